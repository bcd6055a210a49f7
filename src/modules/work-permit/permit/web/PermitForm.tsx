import { useState } from 'react'
import { SaveOutlined, SendOutlined } from '@ant-design/icons'
import { Alert, Button, Form } from 'antd'
import { momentOf } from '../../../../core/shared/dates.ts'
import { ApiError } from '../../../../core/web/api.ts'
import { notice } from '../../../../core/web/components/notice.tsx'
import { Block, Field, RecordForm } from '../../../../core/web/form/RecordForm.tsx'
import { useRecordForm } from '../../../../core/web/form/use-record-form.ts'
import { useAction } from '../../../../core/web/list/hooks.ts'
import type { RecordKey } from '../../../../core/web/list/query-keys.ts'
import { PageHeader } from '../../../../core/web/record/PageHeader.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { continuousNeeded, type GasContext } from '../gas-criteria.rule.ts'
import { urgentReasonNeeded } from '../validity.rule.ts'
import { workPermit } from '../work-permit.resource.ts'
import { permitAddress } from './addresses.ts'
import { CrewLines } from './CrewLines.tsx'
import { EquipmentLines } from './EquipmentLines.tsx'
import { FireSurroundings } from './FireSurroundings.tsx'
import { rememberSite } from './form-defaults.ts'
import { judgeDraftCrew, judgeDraftTime } from './judge-draft.ts'
import { MaterialLines } from './MaterialLines.tsx'
import { PermitVerdicts } from './PermitVerdicts.tsx'
import { PlaceMore } from './PlaceMore.tsx'
import { SupplementsField } from './SupplementsField.tsx'
import { SupplementChoice, TypeChoice, WorkKindChoice } from './TypeChoice.tsx'
import { usePermitParameters, type PermitDetail } from './permit-queries.ts'
import './permit.css'

export interface PermitFormProps {
  detail: PermitDetail | undefined
  defaults?: Record<string, unknown>
  plantCd?: string | null | undefined
  /** The own department that does the work; absent when a vendor does. */
  execDeptCd?: string | null | undefined
  /** The company that does the work. */
  vendorCd?: string | null | undefined
  title: string
}

/**
 * The permit as its requester writes it. Most is taken from the order; what the rules say is said while it is
 * written.
 */
export function PermitForm({ detail, defaults, plantCd, execDeptCd, vendorCd, title }: PermitFormProps) {
  const tab = useTab()
  const dept = detail ? (detail.data.vendorCd ? null : detail.data.execDeptCd) : execDeptCd
  const own = Boolean(dept)
  const parameters = usePermitParameters(detail?.data.plantCd ?? plantCd)
  const form = useRecordForm(workPermit, detail, {
    ...(defaults && { defaults }),
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
  const late = Boolean(
    parameters && startDt && urgentReasonNeeded({ requestedDt: opened, startDt }, parameters),
  )
  const confined = supplCds.includes('S1')
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
        '저장되었습니다. 아래 항목을 고친 뒤 허가요청을 해 주세요.',
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
      <PageHeader
        title={title}
        help="별표(*)가 있는 항목만 채우면 저장할 수 있습니다. 나머지는 허가요청 전까지 채우면 됩니다."
      />
      {detail?.data.state === 'rejected' && <Rejection detail={detail} />}
      <RecordForm form={form}>
        <Block title="작업">
          <Field name="wkodNo" readOnly span="all" />
          <Field name="permitNm" span="all" />
          <Field name="workTxt" />
        </Block>
        <Block title="어떤 허가가 필요한가요?">
          <WorkKindChoice />
          <TypeChoice />
          <SupplementChoice />
          <Field name="jobKindCds" span="all" extra="해당하는 것만 고르면 됩니다. 동시작업 판정에 씁니다." />
        </Block>
        {supplCds.length > 0 && <SupplementsField />}
        <Block title="언제, 어디서">
          <Field name="startDt" />
          <Field name="endDt" />
          <Field name="areaCd" />
          <Field name="placeTxt" />
          <Field name="exZoneCd" />
          {late && (
            <>
              <Alert
                className="span-all"
                type="warning"
                showIcon
                title="전일 마감시각 이후의 요청입니다. 긴급 사유를 10자 이상 적어야 요청할 수 있습니다."
              />
              <Field name="urgentReason" />
            </>
          )}
          <PlaceMore />
        </Block>
        <PermitVerdicts parameters={parameters} />
        <Block title={own ? '작업자(자체 수행)' : '작업자'}>
          <Field name={own ? 'supUserId' : 'supWorkerNo'} label="작업책임자" required />
          {(permitTypeCd === 'H' || confined) && (
            <Field
              name={own ? 'watcherUserId' : 'watcherWorkerNo'}
              label={confined ? '감시인(밀폐공간 외부 감시)' : '화재감시자'}
              {...(own && { extra: '감시인(D17)으로 선임된 직원' })}
            />
          )}
          <CrewLines saved={detail?.data.workers ?? []} own={own} parameters={parameters} />
        </Block>
        {!own && (
          <Block title="정보제공서·반입장비">
            <Field
              name="safetyInfoNo"
              extra="화학설비·밀폐공간·굴착 작업이면 수령 확인한 정보제공서를 고르세요(산업안전보건법 제65조)."
            />
            <EquipmentLines vendorCd={detail?.data.vendorCd ?? vendorCd} />
          </Block>
        )}
        {permitTypeCd === 'H' && <FireSurroundings />}
        <Block title="취급·잔류물질">
          <Field name="noMatYn" label="" span="all" />
          {noMatYn !== 'Y' && <MaterialLines />}
        </Block>
        <Block title="공구·보호구·비상연락">
          <Field name="emergTel" extra="작업 중 바로 받을 수 있는 번호" />
          <Field name="assemblyTxt" extra="비상시 모이는 곳" />
          {(confined || monitored) && (
            <Field
              name="contMonitorYn"
              flagTexts={['사용', '미사용']}
              {...(monitored && { extra: '0종·1종 장소의 화기작업은 연속 측정기를 사용해야 합니다.' })}
            />
          )}
          <Field name="ppeCds" span="all" />
          <Field name="toolTxt" />
        </Block>
      </RecordForm>
      <div className="record-bar">
        <div className="record-bar-own">
          <Button onClick={() => tab.close()}>닫기</Button>
          {form.draft.savedAt && (
            <span className="permit-note">입력한 내용이 이 컴퓨터에 임시저장되었습니다.</span>
          )}
        </div>
        {form.editable && (
          <div className="record-bar-steps">
            <Button
              icon={<SaveOutlined aria-hidden />}
              loading={form.saving && !requesting}
              type={requestable ? 'default' : 'primary'}
              onClick={() => void save()}
            >
              저장
            </Button>
            {requestable && (
              <Button
                type="primary"
                icon={<SendOutlined aria-hidden />}
                loading={requesting}
                onClick={() => void saveAndRequest()}
              >
                저장 후 허가요청
              </Button>
            )}
          </div>
        )}
      </div>
    </div>
  )
}

function Rejection({ detail }: { detail: PermitDetail }) {
  const last = detail.data.events.find(({ eventCd }) => eventCd === 'reject')
  if (!last) return null
  return (
    <Alert
      type="error"
      showIcon
      title="반려된 허가입니다. 고쳐서 다시 요청해 주세요."
      description={last.reasonTxt}
    />
  )
}
