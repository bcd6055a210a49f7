import { Radio } from 'antd'
import { vendorTypes } from '../vendor-codes.rule.ts'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { isBusinessNumber } from '../business-number.rule.ts'
import { vendor } from '../vendor.resource.ts'
import { EntryBanPage } from '../../ban/web/EntryBanPage.tsx'
import { entryBanTexts } from '../../ban/web/entry-ban-page.texts.ts'
import { VendorChgRqstListPage } from './VendorChgRqstPages.tsx'
import { VendorFields } from './VendorFields.tsx'
import { VendorPlantPage } from './VendorPlantPage.tsx'
import { vendorLifeTexts } from './vendor-life.texts.ts'
import { vendorPlantTexts } from './vendor-plant.texts.ts'
import '../../web/vendor.css'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { vendorRegisterTexts } from './vendor-register.texts.ts'
import { vendorSentences } from '../vendor.texts.ts'

const parts = ['vendor', 'plant', 'change', 'ban'] as const

/**
 * 업체목록 (vendor/base/vendorList): the companies, the plants where they do business, what they ask to have
 * changed, and whom plants bar.
 */
export function VendorListPage() {
  const say = useTexts(vendorPlantTexts)
  const tab = useTab()
  const bans = useTexts(entryBanTexts)
  const life = useTexts(vendorLifeTexts)
  const part = parts.find((each) => each === tab.params.get('part')) ?? 'vendor'
  return (
    <div className="vendor-part">
      <Radio.Group
        aria-label={say('parts')}
        optionType="button"
        options={[
          { value: 'vendor', label: say('vendors') },
          { value: 'plant', label: say('plants') },
          { value: 'change', label: life('changes') },
          { value: 'ban', label: bans('bans') },
        ]}
        value={part}
        onChange={({ target }) => tab.setSearch(`part=${String(target.value)}`)}
      />
      {part === 'vendor' && <Vendors key="vendor" />}
      {part === 'plant' && <VendorPlantPage key="plant" />}
      {part === 'change' && <VendorChgRqstListPage key="change" />}
      {part === 'ban' && <EntryBanPage key="ban" />}
    </div>
  )
}

function Vendors() {
  const say = useTexts(vendorRegisterTexts)
  return (
    <RegisterPage
      resource={vendor}
      help={say('help')}
      first={{ vendorTypeCd: vendorTypes.works, workFieldCds: [] }}
      removable={false}
      rules={({ bizRegNo }) =>
        typeof bizRegNo === 'string' && !isBusinessNumber(bizRegNo)
          ? [{ path: 'bizRegNo', message: vendorSentences.badBizRegNo() }]
          : []
      }
      form={(form) => <VendorFields form={form} />}
      widths={{ vendorNm: 180 }}
    />
  )
}
