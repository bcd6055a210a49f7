import { useEffect } from 'react'
import { Alert, Button } from 'antd'
import { addMinutes, momentOf, showMoment } from '../../../../core/shared/dates.ts'
import type { Detail } from '../../../../core/shared/resource.ts'
import { LinesField } from '../../../../core/web/form/LinesGrid.tsx'
import { Block, Field, RecordForm } from '../../../../core/web/form/RecordForm.tsx'
import { useRecordForm } from '../../../../core/web/form/use-record-form.ts'
import { useDetail } from '../../../../core/web/data/hooks.ts'
import { PageHeader } from '../../../../core/web/page/PageHeader.tsx'
import { Gate } from '../../../../core/web/page/PageStates.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { workPermit, type WorkPermit } from '../../permit/work-permit.resource.ts'
import { plannedColumns } from '../loto-lines.resource.ts'
import { lotoPoints } from '../loto-lines.resource.ts'
import { safLoto } from '../loto.resource.ts'
import { lotoAddress, useLastIsolation } from './loto-queries.ts'
import './loto.css'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { lotoTexts } from './loto-page.texts.ts'
import { useFormValue } from '../../../../core/web/form/use-form-value.ts'

/** A plan of a lockout; `no` in the address changes one, `permitNo` begins one for a permit that needs it. */
export function LotoFormPage() {
  const { params } = useTab()
  const [no, permitNo] = [params.get('no') ?? undefined, params.get('permitNo') ?? undefined]
  const loto = useDetail(safLoto, no)
  const permit = useDetail(workPermit, no ? undefined : permitNo)
  if (no)
    return (
      <Gate data={loto.detail} error={loto.error} loading={loto.loading} onRetry={loto.reload}>
        {(detail) => <LotoForm key={no} detail={detail} />}
      </Gate>
    )
  if (permitNo)
    return (
      <Gate data={permit.detail} error={permit.error} loading={permit.loading} onRetry={permit.reload}>
        {({ data }) => <LotoForm key={`permit${permitNo}`} permit={data} />}
      </Gate>
    )
  return <LotoForm key="new" />
}

const shiftMinutes = 8 * 60
const usualTimes = () => {
  const now = momentOf(new Date())
  return { planStartDt: now, planEndDt: addMinutes(now, shiftMinutes) }
}
/** Columns that the acts write are not part of the plan. */
const hidden = Object.fromEntries(
  Object.keys(lotoPoints.fields)
    .filter((name) => !(plannedColumns as readonly string[]).includes(name))
    .map((name) => [name, { hidden: true }]),
)

function LotoForm({ detail, permit }: { detail?: Detail<typeof safLoto>; permit?: WorkPermit }) {
  const say = useTexts(lotoTexts)
  const tab = useTab()
  const form = useRecordForm(safLoto, detail, {
    defaults: permit
      ? {
          lotoNm: say('isolationOf', { permit: permit.permitNm }).slice(0, 200),
          areaCd: permit.areaCd,
          areaNm: permit.areaNm,
          planStartDt: permit.startDt,
          planEndDt: permit.endDt,
          permits: [{ permitNo: permit.permitNo, permitNm: permit.permitNm } as { permitNo: number }],
        }
      : usualTimes(),
  })
  const { dirty, antd } = form
  useEffect(() => tab.setDirty(dirty), [tab, dirty])
  const facilityNo = useFormValue(form, 'facilityNo')
  const areaCd = useFormValue(form, 'areaCd')
  const drawingRev = useFormValue(form, 'drawingRev')
  const last = useLastIsolation(typeof facilityNo === 'number' ? facilityNo : undefined)
  const save = async () => {
    const key = await form.submit()
    if (key === undefined) return
    if (!detail) form.reset()
    tab.open(lotoAddress.detail(Number(key)))
  }
  const changed = last && last.drawingRev && drawingRev && last.drawingRev !== drawingRev
  return (
    <div className="loto-page">
      <PageHeader
        title={detail ? say('editPlan', { code: detail.data.lotoCd ?? '' }) : say('plan')}
        help={say('planHelp')}
      />
      <RecordForm form={form}>
        <Block title={say('basic')}>
          <Field name="lotoNm" span={2} />
          <Field name="areaCd" />
          <Field name="facilityNo" around={{ areaCd }} />
          <Field name="drawingNo" />
          <Field name="drawingRev" />
          <Field name="planStartDt" />
          <Field name="planEndDt" />
          <Field name="scopeTxt" />
          <Field name="remark" />
        </Block>
        <Block title={say('points')}>
          {changed && (
            <Alert
              className="span-all"
              type="warning"
              showIcon
              title={say('drawingChanged', { last: last.drawingRev ?? '', now: drawingRev })}
            />
          )}
          <LinesField
            name="points"
            columns={hidden}
            toolbar={(add) =>
              last && (
                <Button
                  onClick={() => {
                    add(last.points.map((point) => ({ ...point })))
                    if (!antd.getFieldValue('drawingNo'))
                      antd.setFieldsValue({ drawingNo: last.drawingNo, drawingRev: last.drawingRev })
                    form.changed()
                  }}
                >
                  {say('loadLast', {
                    code: last.lotoCd,
                    day: showMoment(last.isolDt).slice(0, 10),
                    count: last.points.length,
                  })}
                </Button>
              )
            }
          />
        </Block>
        <Block title={say('permitToLink')}>
          <LinesField name="permits" />
        </Block>
        <div className="record-bar">
          <div className="record-bar-own">
            <Button onClick={() => tab.open(lotoAddress.list)}>{say('list')}</Button>
          </div>
          {tab.canWrite && form.editable && (
            <Button type="primary" loading={form.saving} onClick={() => void save()}>
              {say('save')}
            </Button>
          )}
        </div>
      </RecordForm>
    </div>
  )
}
