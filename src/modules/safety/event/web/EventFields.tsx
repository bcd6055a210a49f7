import { Form } from 'antd'
import { useOwnScope } from '../../../../core/web/data/own-scope.ts'
import { Attachments } from '../../../../core/web/attach/Attachments.tsx'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import type { RecordFormHandle } from '../../../../core/web/form/use-record-form.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { eventKinds } from '../rules/event-codes.rule.ts'
import { safEvent } from '../saf-event.resource.ts'
import './event.css'
import { EventPlace } from './EventPlace.tsx'
import { BowTie, CauseTree } from './EventDrawings.tsx'
import { SimilarEvents } from './SimilarEvents.tsx'
import { eventTexts } from './event.texts.ts'

/**
 * The form of an event: what happened for everybody; what the plant finds out, once the record is there and only for
 * people of the plant.
 */
export function EventFields({ form }: { form: RecordFormHandle<typeof safEvent> }) {
  const text = useTexts(eventTexts)
  const own = useOwnScope()
  const { Field, detail, antd } = form
  const kind = Form.useWatch('eventKindCd', { form: antd, preserve: true }) as string | undefined
  const accident = kind === eventKinds.accident
  const inside = Boolean(detail) && !own.vendorCd
  return (
    <>
      <Block title={text('what')}>
        <Field name="eventKindCd" readOnly={Boolean(detail)} />
        <Field name="safEventNm" span={2} />
        <Field name="placeNm" />
        <Field name="occurDt" />
        {accident && <Field name="knowDt" />}
        <Field name="summaryTxt" />
        {accident && <Field name="injuredYn" flagTexts={[text('there'), text('notThere')]} />}
        <Field name="firstActTxt" />
        <Field name="plantCd" readOnly={Boolean(detail)} />
        {!own.vendorCd && <Field name="deptCd" required={accident} />}
        {!own.vendorCd && accident && <Field name="vendorCd" />}
        <Field name="areaCd" />
        <Field name="occurTypeCd" />
        {accident && <Field name="accidentTypeCds" />}
        {detail && <Field name="processNo" />}
        {detail && <Field name="agentNm" />}
        {!own.vendorCd && <Field name="facilityNo" />}
        {detail && !own.vendorCd && <Field name="reportUserId" />}
        {detail?.data.stopDt && <Field name="stopDt" />}
      </Block>
      {!detail && <SimilarEvents form={form} />}
      {detail && <EventPlace form={form} />}
      {detail && accident && <ReleaseBlock form={form} inside={inside} />}
      {inside && !accident && (
        <Block title={text('near')}>
          <Field name="freqBef" />
          <Field name="sevBef" />
          <Field name="riskScore" />
          <Field name="nearGradeCd" />
        </Block>
      )}
      {inside && accident && detail?.data.state !== 'reported' && <Investigation form={form} />}
      <Block title={text('photos')}>
        <Attachments
          resource={safEvent}
          name="photo"
          taskKey={detail?.data.safEventNo}
          editable={form.editable}
        />
        {inside && accident && (
          <Attachments
            resource={safEvent}
            name="document"
            taskKey={detail?.data.safEventNo}
            editable={form.editable}
          />
        )}
      </Block>
    </>
  )
}

function ReleaseBlock({ form, inside }: { form: RecordFormHandle<typeof safEvent>; inside: boolean }) {
  const text = useTexts(eventTexts)
  const { Field } = form
  return (
    <Block title={text('release')}>
      <Field name="prodNo" />
      <Field name="releaseQty" />
      <Field name="releaseUnitCd" />
      {inside && <Field name="releaseCatCd" />}
      <Field name="offsiteYn" flagTexts={[text('there'), text('notThere')]} />
      {inside && <Field name="damageAmt" />}
      {inside && <Field name="permitNo" />}
      {inside && <Field name="psmProcessYn" flagTexts={[text('yes'), text('no')]} />}
      {inside && <Field name="pseTierCd" />}
      {inside && <Field name="potentialCd" />}
    </Block>
  )
}

/** Team, course, cause tree with its whys, barriers, measures, costs and who was told. */
function Investigation({ form }: { form: RecordFormHandle<typeof safEvent> }) {
  const text = useTexts(eventTexts)
  const { Field, Lines } = form
  return (
    <>
      <Block title={text('team')}>
        <Field name="leadUserId" />
        <Lines name="members" />
        <Lines name="times" columns={{ happenTxt: { width: 360 } }} />
      </Block>
      <Block title={text('causes')}>
        <Lines name="causes" columns={{ causeTxt: { width: 360 } }} />
        <CauseTree form={form} />
        <Lines name="whys" columns={{ answerTxt: { width: 260 } }} />
        <Lines name="barriers" />
        <BowTie form={form} />
        <Field name="noManagementReason" />
      </Block>
      <Block title={text('measures')}>
        <Lines name="preventions" columns={{ preventTxt: { width: 360 }, imprNo: { editable: false } }} />
        <Field name="weakReason" />
      </Block>
      <Block title={text('after')}>
        <Lines name="costs" />
        <Lines name="tolds" columns={{ toldTxt: { width: 320 } }} />
      </Block>
    </>
  )
}
