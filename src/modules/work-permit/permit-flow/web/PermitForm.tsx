import { useState, type ReactNode } from 'react'
import { SaveOutlined, SendOutlined } from '@ant-design/icons'
import { Alert, Button, Form } from 'antd'
import { dayOfMoment, wallTimeAfter } from '../../../../core/shared/moment.ts'
import { momentOf } from '../../../../core/shared/dates.ts'
import { ApiError } from '../../../../core/web/api.ts'
import { notice } from '../../../../core/web/components/notice.tsx'
import { Block, Field, RecordForm } from '../../../../core/web/form/RecordForm.tsx'
import { useRecordForm } from '../../../../core/web/form/use-record-form.ts'
import { useAction } from '../../../../core/web/data/hooks.ts'
import type { RecordKey } from '../../../../core/web/data/query-keys.ts'
import { PageHeader } from '../../../../core/web/page/PageHeader.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { continuousNeeded, type GasContext } from '../../permit/gas-criteria.rule.ts'
import { urgentReasonNeeded } from '../../permit/validity.rule.ts'
import { workPermit } from '../../permit/work-permit.resource.ts'
import { permitAddress } from '../../permit/web/addresses.ts'
import { CrewLines } from '../../permit/web/CrewLines.tsx'
import { EquipmentLines } from '../../permit/web/EquipmentLines.tsx'
import { FireSurroundings } from '../../permit/web/FireSurroundings.tsx'
import { rememberSite } from './form-defaults.ts'
import { judgeDraftCrew, judgeDraftTime } from '../../permit/web/judge-draft.ts'
import { MaterialLines } from '../../permit/web/MaterialLines.tsx'
import { PermitVerdicts } from '../../permit/web/PermitVerdicts.tsx'
import { PlaceMore } from '../../permit/web/PlaceMore.tsx'
import { SupplementsField } from '../../permit/web/SupplementsField.tsx'
import { SupplementChoice, TypeChoice, WorkKindChoice } from '../../permit/web/TypeChoice.tsx'
import { usePermitParameters, type PermitDetail } from '../../permit/web/permit-queries.ts'
import '../../permit/web/permit.css'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { permitFormTexts } from '../../permit/web/permit-form.texts.ts'
import { confinedSpace } from '../../permit/permit-codes.rule.ts'

export interface PermitFormProps {
  detail: PermitDetail | undefined
  defaults?: Record<string, unknown>
  plantCd?: string | null | undefined
  /** The own department that does the work; absent when a vendor does. */
  execDeptCd?: string | null | undefined
  /** The company that does the work. */
  vendorCd?: string | null | undefined
  title: string
  /** What stands above the form, such as where its first values come from. */
  above?: (dirty: boolean) => ReactNode
}

/**
 * The permit as its requester writes it. Most is taken from the order; what the rules say is said while it is
 * written.
 */
export function PermitForm({
  detail,
  defaults,
  plantCd,
  execDeptCd,
  vendorCd,
  title,
  above,
}: PermitFormProps) {
  const say = useTexts(permitFormTexts)
  const tab = useTab()
  const dept = detail ? (detail.data.vendorCd ? null : detail.data.execDeptCd) : execDeptCd
  const own = Boolean(dept)
  const parameters = usePermitParameters(detail?.data.plantCd ?? plantCd)
  const form = useRecordForm(workPermit, detail, {
    defaults,
    rules: (values) => [...judgeDraftTime(values, parameters), ...judgeDraftCrew(values, own)],
  })
  const act = useAction(workPermit, { quiet: true })
  const [requesting, setRequesting] = useState(false)
  const [opened] = useState(() => momentOf(new Date()))
  const watch = { form: form.antd, preserve: true }
  const permitTypeCd = Form.useWatch('permitTypeCd', watch) as string | undefined
  const supplCds = (Form.useWatch('supplCds', watch) ?? []) as string[]
  const noMatYn = Form.useWatch('noMatYn', watch) as string | undefined
  const startDt = Form.useWatch('startDt', watch) as string | undefined
  const late =
    parameters && startDt && urgentReasonNeeded({ requestedDt: opened, startDt }, parameters)
      ? wallTimeAfter(`${dayOfMoment(startDt)} 00:00`, parameters.requestCutoffMinute).slice(11)
      : undefined
  const confined = supplCds.includes(confinedSpace)
  const exZoneCd = Form.useWatch('exZoneCd', watch) as string | undefined
  const monitored =
    Boolean(permitTypeCd && exZoneCd) && continuousNeeded({ permitTypeCd, exZone: exZoneCd } as GasContext)

  const leave = (permitNo: RecordKey) => {
    rememberSite(form.values())
    tab.setDirty(false)
    tab.close()
    tab.open(permitAddress.detail(Number(permitNo)))
  }
  const save = async () => {
    const permitNo = await form.submit()
    if (permitNo !== undefined) leave(permitNo)
  }
  const saveAndRequest = async () => {
    const permitNo = await form.submit()
    if (permitNo === undefined) return
    setRequesting(true)
    try {
      await act(permitNo, 'request')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      notice.error(
        say('savedFix'),
        error.body.reasons.length > 0 ? error.body.reasons.map(({ message }) => message) : [error.message],
      )
    } finally {
      setRequesting(false)
    }
    leave(permitNo)
  }
  const requestable =
    form.editable && (!detail || detail.data.state === 'draft' || detail.data.state === 'rejected')
  return (
    <div className="permit-page permit-form">
      <PageHeader title={title} help={say('formHelp')} />
      {detail?.data.state === 'rejected' && <Rejection detail={detail} />}
      {above?.(form.dirty)}
      <RecordForm form={form}>
        <Block title={say('work')}>
          <Field name="wkodNo" readOnly span="all" />
          <Field name="permitNm" span="all" />
          <Field name="workTxt" />
        </Block>
        <Block title={say('whichPermit')}>
          <WorkKindChoice />
          <TypeChoice />
          <SupplementChoice />
          <Field name="jobKindCds" span="all" extra={say('traitsHelp')} />
        </Block>
        {supplCds.length > 0 && <SupplementsField />}
        <Block title={say('whenWhere')}>
          <Field name="startDt" />
          <Field name="endDt" />
          <Field name="areaCd" />
          <Field name="placeTxt" />
          <Field name="exZoneCd" />
          {late && (
            <>
              <Alert className="span-all" type="warning" showIcon title={say('urgent', { deadline: late })} />
              <Field name="urgentReason" />
            </>
          )}
          <PlaceMore />
        </Block>
        <PermitVerdicts parameters={parameters} />
        <Block title={own ? say('workersOwn') : say('workers')}>
          <Field name={own ? 'supUserId' : 'supWorkerNo'} label={say('supervisor')} required />
          {(permitTypeCd === 'H' || confined) && (
            <Field
              name={own ? 'watcherUserId' : 'watcherWorkerNo'}
              label={confined ? say('spaceWatcher') : say('fireWatcher')}
              extra={own ? say('watcherDuty') : undefined}
            />
          )}
          <CrewLines saved={detail?.data.workers ?? []} own={own} parameters={parameters} />
        </Block>
        {!own && (
          <Block title={say('infoEquipment')}>
            <Field name="safetyInfoNo" extra={say('infoHelp')} />
            <EquipmentLines vendorCd={detail?.data.vendorCd ?? vendorCd} />
          </Block>
        )}
        {permitTypeCd === 'H' && <FireSurroundings />}
        <Block title={say('substances')}>
          <Field name="noMatYn" label="" span="all" />
          {noMatYn !== 'Y' && <MaterialLines />}
        </Block>
        <Block title={say('tools')}>
          <Field name="emergTel" extra={say('phoneHelp')} />
          <Field name="assemblyTxt" extra={say('assemblyHelp')} />
          {(confined || monitored) && (
            <Field name="contDeviceNo" extra={monitored ? say('monitor') : say('monitorHelp')} />
          )}
          <Field name="ppeCds" span="all" />
          <Field name="toolTxt" />
        </Block>
      </RecordForm>
      <div className="record-bar">
        <div className="record-bar-own">
          <Button onClick={() => tab.close()}>{say('close')}</Button>
          {form.draft.savedAt && <span className="permit-note">{say('keptHere')}</span>}
        </div>
        {form.editable && (
          <div className="record-bar-steps">
            <Button
              icon={<SaveOutlined aria-hidden />}
              loading={form.saving && !requesting}
              type={requestable ? 'default' : 'primary'}
              onClick={() => void save()}
            >
              {say('save')}
            </Button>
            {requestable && (
              <Button
                type="primary"
                icon={<SendOutlined aria-hidden />}
                loading={requesting}
                onClick={() => void saveAndRequest()}
              >
                {say('saveRequest')}
              </Button>
            )}
          </div>
        )}
      </div>
    </div>
  )
}

function Rejection({ detail }: { detail: PermitDetail }) {
  const say = useTexts(permitFormTexts)
  const last = detail.data.events.find(({ eventCd }) => eventCd === 'reject')
  if (!last) return null
  return <Alert type="error" showIcon title={say('rejected')} description={last.reasonTxt} />
}
