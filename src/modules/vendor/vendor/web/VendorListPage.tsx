import { vendorStatuses, vendorTypes } from '../vendor-codes.rule.ts'
import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { isBusinessNumber } from '../business-number.rule.ts'
import { vendor } from '../vendor.resource.ts'
import { VendorFields } from './VendorFields.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { vendorRegisterTexts } from './vendor-register.texts.ts'
import { vendorSentences } from '../vendor.texts.ts'

/** 업체목록 (vendor/base/vendorList) */
export function VendorListPage() {
  const say = useTexts(vendorRegisterTexts)
  return (
    <RegisterPage
      resource={vendor}
      help={say('help')}
      first={{ vendorTypeCd: vendorTypes.works, vendorStatusCd: vendorStatuses.active, workFieldCds: [] }}
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
