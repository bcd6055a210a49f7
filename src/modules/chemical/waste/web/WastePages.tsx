import { Attachments } from '../../../../core/web/attach/Attachments.tsx'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { StateTiles } from '../../../../core/web/list/StateTiles.tsx'
import { useTabQuery } from '../../../../core/web/list/use-tab-query.ts'
import { RecordPage } from '../../../../core/web/record/RecordPage.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { chmWaste } from '../chm-waste.resource.ts'
import { wasteIssues } from '../waste.rule.ts'
import '../../web/chemical.css'
import { inOutTexts } from '../../inout/web/in-out.texts.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'

/** 폐기물 인계 (chm/inout/wasteOut): what left its store for disposal and waits for a carrier. */
export function WastePage() {
  const text = useTexts(inOutTexts)
  const [query, setQuery] = useTabQuery(chmWaste)
  return (
    <RegisterPage
      resource={chmWaste}
      readOnly
      help={text('waste.help')}
      empty={text('waste.empty')}
      widths={{ prodNo: 200, storeNo: 170 }}
    >
      <StateTiles resource={chmWaste} query={query} onQuery={setQuery} />
    </RegisterPage>
  )
}

/** One hand-over: what was disposed of, and who takes it. */
export function WasteDetailPage() {
  const tab = useTab()
  const text = useTexts(inOutTexts)
  return (
    <RecordPage
      resource={chmWaste}
      list="/chm/inout/wasteOut"
      nameOf={(row) => row.wasteCd ?? ''}
      tags={({ data }) => <span>{data.prodNm}</span>}
      rules={wasteIssues}
      form={({ Field }) => (
        <>
          <Block title={text('waste.what')}>
            <Field name="prodNo" />
            <Field name="lotNo" />
            <Field name="wasteYmd" />
            <Field name="wasteQty" />
            <Field name="storeNo" />
            <Field name="ioNo" />
            <Field name="wasteTxt" span={2} />
          </Block>
          <Block title={text('waste.hand')}>
            <Field name="wasteKindCd" extra={text('waste.proposed')} />
            <Field name="keepTxt" />
            <Field name="carrierTxt" />
            <Field name="treaterTxt" />
            <Field name="manifestNo" />
            <Field name="handYmd" />
            <Field name="handQty" />
            <Field name="remark" span={2} />
          </Block>
        </>
      )}
    >
      {({ data }) => (
        <Block title={text('waste.files')}>
          <div className="span-all">
            <Attachments resource={chmWaste} name="document" taskKey={data.wasteNo} editable={tab.canWrite} />
          </div>
        </Block>
      )}
    </RecordPage>
  )
}
