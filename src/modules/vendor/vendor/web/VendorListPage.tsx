import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { isBusinessNumber } from '../business-number.rule.ts'
import { vendor } from '../vendor.resource.ts'
import { VendorFields } from './VendorFields.tsx'

/** 업체목록 (vendor/base/vendorList) */
export const VendorListPage = () => (
  <RegisterPage
    resource={vendor}
    help="거래하는 협력업체입니다. 등급은 확정된 평가에서만 정해집니다. 행을 두 번 누르면 열립니다."
    first={{ vendorTypeCd: 'VTY02', vendorStatusCd: 'VST02', residentYn: 'N', workFieldCds: [], useYn: 'Y' }}
    removable={false}
    rules={({ bizRegNo }) =>
      typeof bizRegNo === 'string' && !isBusinessNumber(bizRegNo)
        ? [{ path: 'bizRegNo', message: '사업자등록번호 형식이 올바르지 않습니다.' }]
        : []
    }
    form={(form) => <VendorFields form={form} />}
    widths={{ vendorNm: 180 }}
  />
)
