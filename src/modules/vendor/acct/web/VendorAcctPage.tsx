import { Radio } from 'antd'
import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { isVendor } from '../../web/own-vendor.ts'
import { vendorConsent } from '../vendor-consent.resource.ts'
import { vendorAcctTexts } from './vendor-acct.texts.ts'
import { VendorUserListPage } from './VendorUserPages.tsx'
import '../../web/vendor.css'

const parts = ['accounts', 'consents'] as const

/** 업체 계정 (vendor/base/vendorAcct): accounts and invitations, and the texts that people consent to. */
export function VendorAcctPage() {
  const say = useTexts(vendorAcctTexts)
  const tab = useTab()
  const part = parts.find((each) => each === tab.params.get('part')) ?? 'accounts'
  return (
    <div className="vendor-part">
      <Radio.Group
        aria-label={say('parts')}
        optionType="button"
        options={parts.map((value) => ({ value, label: say(value) }))}
        value={part}
        onChange={({ target }) => tab.setSearch(`part=${String(target.value)}`)}
      />
      {part === 'accounts' && <VendorUserListPage key="accounts" />}
      {part === 'consents' && <ConsentListPage key="consents" />}
    </div>
  )
}

/** 개인정보 동의: the texts and their editions; companies read them. */
export function ConsentListPage() {
  const say = useTexts(vendorAcctTexts)
  const tab = useTab()
  return (
    <RegisterPage
      resource={vendorConsent}
      help={say('consentHelp')}
      readOnly={isVendor() || !tab.canWrite}
      fields={['consentKindCd', 'consentVer', 'applyFromYmd', 'contKr', 'contEn', 'contZh', 'contEs']}
      widths={{ consentKindNm: 200, contKr: 360, contEn: 360 }}
    />
  )
}
