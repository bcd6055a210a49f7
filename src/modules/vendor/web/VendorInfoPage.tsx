import { Radio } from 'antd'
import { RecordPage } from '../../../core/web/record/RecordPage.tsx'
import { session } from '../../../core/web/session-store.ts'
import { useTab } from '../../../core/web/TabHost.tsx'
import { CouncilMinutes } from '../council/web/CouncilMinutes.tsx'
import { DocListPage } from '../doc/web/DocPages.tsx'
import { EnterListPage } from '../enter/web/EnterPages.tsx'
import { PassListPage } from '../enter/web/PassPages.tsx'
import { EquipListPage } from '../equip/web/EquipPages.tsx'
import { SafetyInfoListPage } from '../info/web/SafetyInfoPages.tsx'
import { vendor } from '../vendor/vendor.resource.ts'
import { VendorFields } from '../vendor/web/VendorFields.tsx'
import { WorkerListPage } from '../worker/web/WorkerListPage.tsx'
import { vendorInfoPath } from './addresses.web.ts'
import './vendor.css'

const parts = [
  { value: 'vendor', label: '업체' },
  { value: 'worker', label: '작업자' },
  { value: 'equip', label: '장비' },
  { value: 'enter', label: '출입신청' },
  { value: 'pass', label: '출입증' },
  { value: 'document', label: '업체서류' },
  { value: 'info', label: '정보제공서' },
  { value: 'council', label: '협의체' },
]

/** 업체정보 (vendor/portal/vendorInfo): what a vendor keeps up by itself, one part at a time. */
export function VendorInfoPage() {
  const tab = useTab()
  const asked = tab.params.get('part')
  const part = parts.find(({ value }) => value === asked)?.value ?? 'vendor'
  return (
    <div className="vendor-part">
      <Radio.Group
        aria-label="업체정보 구분"
        optionType="button"
        options={parts}
        value={part}
        onChange={({ target }) => tab.setSearch(`part=${String(target.value)}`)}
      />
      {part === 'vendor' && <OwnVendor />}
      {part === 'worker' && <WorkerListPage key="worker" />}
      {part === 'equip' && <EquipListPage key="equip" />}
      {part === 'enter' && <EnterListPage key="enter" />}
      {part === 'pass' && <PassListPage key="pass" />}
      {part === 'document' && <DocListPage key="document" />}
      {part === 'info' && <SafetyInfoListPage key="info" />}
      {part === 'council' && <CouncilMinutes />}
    </div>
  )
}

function OwnVendor() {
  return (
    <RecordPage
      resource={vendor}
      recordKey={session.get().user?.vendorCd ?? ''}
      list={vendorInfoPath}
      nameOf={({ vendorNm }) => vendorNm}
      help="상호·대표자·사업자등록번호처럼 회색으로 보이는 항목은 사업장 담당자에게 변경을 요청하세요."
      tags={({ data }) => <span>등급 {data.gradeNm ?? '없음'}</span>}
      form={(form) => <VendorFields form={form} />}
    />
  )
}
