import { Button } from 'antd'
import { Attachments } from '../../../../core/web/attach/Attachments.tsx'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import { RecordPage } from '../../../../core/web/record/RecordPage.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { sheetOf } from '../../plan/web/method-sheets.ts'
import { rsaCheckAnswer } from '../rsa-check-answer.resource.ts'
import { rsaHazard } from '../rsa-hazard.resource.ts'
import { HazardFields } from './HazardFields.tsx'
import { hazardTexts } from './hazard.texts.ts'
import { useSheetFacts } from './use-sheet-facts.ts'
import './hazard.css'

function ToSheet({ rsaTargetNo }: { rsaTargetNo: number }) {
  const say = useTexts(hazardTexts)
  const tab = useTab()
  const { data } = useSheetFacts(rsaTargetNo)
  const sheet = data && sheetOf(data.rsaTypeCd)
  return sheet ? <Button onClick={() => tab.open(sheet(rsaTargetNo))}>{say('toSheet')}</Button> : null
}

/** One row with its photos, the matrix to press and similar earlier rows. */
export function HazardDetailPage() {
  const tab = useTab()
  return (
    <RecordPage
      resource={rsaHazard}
      list={tab.menu.routePath}
      nameOf={({ hazardTxt }) => hazardTxt.slice(0, 40)}
      extra={({ data }) => <ToSheet rsaTargetNo={data.rsaTargetNo} />}
      form={(form, { data }) => (
        <>
          <WithMatrix rsaTargetNo={data.rsaTargetNo}>
            {(facts) => (
              <HazardFields
                form={form}
                matrix={facts.matrix}
                rsaTypeCd={facts.rsaTypeCd}
                photos={
                  <Attachments
                    resource={rsaHazard}
                    name="photo"
                    taskKey={data.rsaHazardNo}
                    editable={form.editable}
                  />
                }
              />
            )}
          </WithMatrix>
        </>
      )}
    />
  )
}
type Facts = NonNullable<ReturnType<typeof useSheetFacts>['data']>
function WithMatrix({
  rsaTargetNo,
  children,
}: {
  rsaTargetNo: number
  children: (facts: Facts) => React.ReactNode
}) {
  const { data } = useSheetFacts(rsaTargetNo)
  return data ? children(data) : null
}

/** One question of a checklist with its photos. */
export function CheckAnswerDetailPage() {
  const say = useTexts(hazardTexts)
  const tab = useTab()
  return (
    <RecordPage
      resource={rsaCheckAnswer}
      list={tab.menu.routePath}
      nameOf={({ itemTxt }) => itemTxt.slice(0, 40)}
      extra={({ data }) => <ToSheet rsaTargetNo={data.rsaTargetNo} />}
      form={({ Field, editable }, { data }) => (
        <>
          <Block title={say('asked')}>
            <Field name="sectionTxt" />
            <Field name="itemTxt" span="all" />
            <Field name="lawTxt" />
            <Field name="okCd" />
            <Field name="hazardTxt" span="all" />
            <Field name="controlTxt" span="all" />
          </Block>
          <Block title={say('measure')}>
            <Field name="measureTxt" span="all" />
            <Field name="hierCd" />
            <Field name="ownerUserId" />
            <Field name="dueYmd" />
            {data.resScore !== null && <Field name="resScore" />}
          </Block>
          <Block title={say('opinion')}>
            <Field name="opinionTxt" span="all" />
            <div className="span-all">
              <Attachments
                resource={rsaCheckAnswer}
                name="photo"
                taskKey={data.rsaCheckAnswerNo}
                editable={editable}
              />
            </div>
          </Block>
        </>
      )}
    />
  )
}
