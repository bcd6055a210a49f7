import { Radio, Select } from 'antd'
import { RecordPage } from '../../../core/web/record/RecordPage.tsx'
import { session } from '../../../core/web/session-store.ts'
import { useTab } from '../../../core/web/TabHost.tsx'
import { useNarrow } from '../../../core/web/use-narrow.ts'
import { EntryBanPage } from '../ban/web/EntryBanPage.tsx'
import { CouncilMinutes } from '../council/web/CouncilMinutes.tsx'
import { DocListPage } from '../doc/web/DocPages.tsx'
import { EnterListPage } from '../enter/web/EnterPages.tsx'
import { PassListPage } from '../enter/web/PassPages.tsx'
import { EquipListPage } from '../equip/web/EquipPages.tsx'
import { SafetyInfoListPage } from '../info/web/SafetyInfoPages.tsx'
import { vendor } from '../vendor/vendor.resource.ts'
import { AccidentTotalPage } from '../report/web/AccidentTotalPages.tsx'
import { ConsentListPage } from '../acct/web/VendorAcctPage.tsx'
import { VendorUserListPage } from '../acct/web/VendorUserPages.tsx'
import { Subcontractors } from '../vendor/web/Subcontractors.tsx'
import { VendorChgRqstListPage } from '../vendor/web/VendorChgRqstPages.tsx'
import { VendorFields } from '../vendor/web/VendorFields.tsx'
import { WorkerListPage } from '../worker/web/WorkerListPage.tsx'
import { vendorPageTexts } from './vendor-page.texts.ts'
import './vendor.css'
import { useTexts } from '../../../core/web/text/define-texts.ts'

const parts = [
  { value: 'vendor', name: 'vendor' },
  { value: 'change', name: 'change' },
  { value: 'account', name: 'account' },
  { value: 'sub', name: 'sub' },
  { value: 'worker', name: 'worker' },
  { value: 'ban', name: 'ban' },
  { value: 'equip', name: 'equip' },
  { value: 'enter', name: 'request' },
  { value: 'pass', name: 'pass' },
  { value: 'document', name: 'paper' },
  { value: 'info', name: 'sheet' },
  { value: 'council', name: 'council' },
  { value: 'accident', name: 'accident' },
  { value: 'consent', name: 'consent' },
] as const

/** 업체정보 (vendor/portal/vendorInfo): what a vendor keeps up by itself, one part at a time. */
export function VendorInfoPage() {
  const word = useTexts(vendorPageTexts)
  const tab = useTab()
  const narrow = useNarrow()
  const asked = tab.params.get('part')
  const part = parts.find(({ value }) => value === asked)?.value ?? 'vendor'
  const options = parts.map(({ value, name }) => ({ value, label: word(name) }))
  return (
    <div className="vendor-part">
      {narrow ? (
        // As buttons they would fill the first screen of a telephone.
        <Select
          aria-label={word('parts')}
          size="large"
          options={options}
          value={part}
          onChange={(value) => tab.setSearch(`part=${value}`)}
        />
      ) : (
        <Radio.Group
          aria-label={word('parts')}
          optionType="button"
          options={options}
          value={part}
          onChange={({ target }) => tab.setSearch(`part=${String(target.value)}`)}
        />
      )}
      {part === 'vendor' && <OwnVendor />}
      {part === 'change' && <VendorChgRqstListPage key="change" />}
      {part === 'account' && <VendorUserListPage key="account" />}
      {part === 'sub' && <Subcontractors key="sub" vendorCd={session.get().user?.vendorCd ?? ''} />}
      {part === 'worker' && <WorkerListPage key="worker" />}
      {part === 'ban' && <EntryBanPage key="ban" />}
      {part === 'equip' && <EquipListPage key="equip" />}
      {part === 'enter' && <EnterListPage key="enter" />}
      {part === 'pass' && <PassListPage key="pass" />}
      {part === 'document' && <DocListPage key="document" />}
      {part === 'info' && <SafetyInfoListPage key="info" />}
      {part === 'council' && <CouncilMinutes />}
      {part === 'accident' && <AccidentTotalPage key="accident" />}
      {part === 'consent' && <ConsentListPage key="consent" />}
    </div>
  )
}

function OwnVendor() {
  const word = useTexts(vendorPageTexts)
  return (
    <RecordPage
      resource={vendor}
      recordKey={session.get().user?.vendorCd ?? ''}
      nameOf={({ vendorNm }) => vendorNm}
      help={word('ownHelp')}
      tags={({ data }) => <span>{word('grade', { grade: data.gradeNm ?? word('noGrade') })}</span>}
      form={(form) => <VendorFields form={form} />}
      // The steps of its life are taken by the plant; the company sees where it stands.
      ownActs
    />
  )
}
