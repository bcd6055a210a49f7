import { Block } from '../../../../core/web/form/RecordForm.tsx'
import { RecordPage } from '../../../../core/web/record/RecordPage.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { vendorPageTexts } from '../../web/vendor-page.texts.ts'
import { isBusinessNumber } from '../business-number.rule.ts'
import { vendor } from '../vendor.resource.ts'
import { vendorSentences } from '../vendor.texts.ts'
import { Subcontractors } from './Subcontractors.tsx'
import { VendorFields } from './VendorFields.tsx'
import { vendorLifeTexts } from './vendor-life.texts.ts'

/** What has to be over before business with a company ends, and the papers before it begins. */
const standsOn = ['vendorContract', 'workPermit', 'enterRqst', 'enterPass', 'vendorDoc'] as const

/** One company: its data, its life, the companies below it. */
export function VendorDetailPage() {
  const word = useTexts(vendorPageTexts)
  const say = useTexts(vendorLifeTexts)
  return (
    <RecordPage
      resource={vendor}
      list="/vendor/base/vendorList"
      follows={standsOn}
      nameOf={({ vendorNm }) => vendorNm}
      rules={({ bizRegNo }) =>
        typeof bizRegNo === 'string' && !isBusinessNumber(bizRegNo)
          ? [{ path: 'bizRegNo', message: vendorSentences.badBizRegNo() }]
          : []
      }
      tags={({ data }) => <span>{word('grade', { grade: data.gradeNm ?? word('noGrade') })}</span>}
      form={(form) => <VendorFields form={form} />}
    >
      {({ data }) => (
        <Block title={say('subcontractors')}>
          <div className="span-all">
            <Subcontractors vendorCd={data.vendorCd} />
          </div>
        </Block>
      )}
    </RecordPage>
  )
}
