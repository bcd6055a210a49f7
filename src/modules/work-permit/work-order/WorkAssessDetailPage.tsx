import { useEffect } from 'react'
import { Button, Form } from 'antd'
import { showMoment } from '../../../core/shared/dates.ts'
import type { Detail } from '../../../core/shared/resource.ts'
import { useNotice } from '../../../core/web/components/notice.tsx'
import { Block, RecordForm } from '../../../core/web/form/RecordForm.tsx'
import { useRecordForm } from '../../../core/web/form/use-record-form.ts'
import { useDetail } from '../../../core/web/list/hooks.ts'
import { PageHeader } from '../../../core/web/record/PageHeader.tsx'
import { Gate } from '../../../core/web/record/PageStates.tsx'
import { StateFlow } from '../../../core/web/record/StateFlow.tsx'
import { StateTag } from '../../../core/web/record/StateTag.tsx'
import { Stamps } from '../../../core/web/record/Stamps.tsx'
import { TransitionBar } from '../../../core/web/record/TransitionBar.tsx'
import { canWrite } from '../../../core/web/session-store.ts'
import { useTab } from '../../../core/web/TabHost.tsx'
import { assessListPath, orderAddress } from './addresses.web.ts'
import { MaterialFacts, SimopsFacts, Verdicts } from './AssessFacts.tsx'
import { workOrder, type WorkOrder } from './work-order.resource.ts'
import './work-order.css'

/**
 * 작업평가 of one order: kinds of work and grade, JRA, JSA, substances and what goes on beside it, on one page
 * (ptw 5.1, 6).
 */
export function WorkAssessDetailPage() {
  const { params } = useTab()
  const { detail, error, loading, reload } = useDetail(workOrder, params.get('no') ?? undefined)
  return (
    <Gate data={detail} error={error} loading={loading} onRetry={reload}>
      {(loaded) => <Assessment detail={loaded} />}
    </Gate>
  )
}

function Assessment({ detail }: { detail: Detail<typeof workOrder> }) {
  const tab = useTab()
  const notice = useNotice()
  const order = detail.data
  const mayWrite = ['wkod/wkodRequest', 'wkod/wkodList', 'constSafe/permit/permitRequest'].some((menu) =>
    canWrite(menu),
  )
  const form = useRecordForm(workOrder, detail, mayWrite ? {} : { editable: false })
  const { Field, dirty } = form
  const values = (Form.useWatch([], { form: form.antd, preserve: true }) ?? order) as Partial<WorkOrder>
  useEffect(() => tab.setDirty(dirty), [tab, dirty])
  useEffect(() => tab.setTitle(`평가 ${order.wkodCd ?? ''}`), [tab, order.wkodCd])
  return (
    <div className="work-order">
      <PageHeader
        title={order.wkodNm}
        tags={
          <>
            <StateTag resource={workOrder} state={order.state} />
            <span>{order.wkodCd}</span>
          </>
        }
        extra={<Button onClick={() => tab.open(orderAddress(order.wkodNo))}>작업의뢰 열기</Button>}
      />
      <StateFlow resource={workOrder} state={order.state} />
      <Block title="의뢰">
        <dl className="span-all order-facts">
          <div>
            <dt>수행</dt>
            <dd>{order.vendorNm ?? order.execDeptNm}</dd>
          </div>
          <div>
            <dt>장소</dt>
            <dd>
              {order.areaNm} {order.facilityTxt} (X {order.mapX}, Y {order.mapY} m)
            </dd>
          </div>
          <div>
            <dt>예정</dt>
            <dd>
              {showMoment(order.planStartDt)} – {showMoment(order.planEndDt)}
            </dd>
          </div>
          <div>
            <dt>작업내용</dt>
            <dd>{order.workTxt}</dd>
          </div>
        </dl>
      </Block>
      <RecordForm form={form}>
        <Block title="작업 구분">
          <Field name="permitTypeCd" />
          <Field name="exZoneCd" />
          <Field name="supplCds" span="all" />
          <Field name="jobKindCds" span="all" />
        </Block>
        <Block title="작업목록 점수(JRA)">
          <Field name="jraSevCd" span="all" />
          <Field name="jraRepeatCd" span="all" />
          <Field name="jraProbCd" span="all" />
        </Block>
        <Block title="판정">
          <Verdicts order={values} plantCd={order.plantCd} />
          <Field name="riskGradeCd" />
          <Field
            name="jsaTxt"
            extra={form.editable && '작업이 바뀌었으면 새로 작성한 JSA의 번호를 적습니다.'}
          />
          <Field
            name="jsaYmd"
            extra={form.editable && '작업일에 1년이 넘은 JSA로는 허가를 요청할 수 없습니다.'}
          />
          <Field name="assessTxt" span="all" />
        </Block>
        <Block title="취급·잔류물질">
          <Field name="matTags" span="all" extra={form.editable && '물질명을 적고 Enter를 누르세요.'} />
          <MaterialFacts names={values.matTags ?? []} />
        </Block>
      </RecordForm>
      <Block title="동시작업(SIMOPS)">
        <SimopsFacts order={order} kinds={values} />
      </Block>
      <Stamps row={order} />
      <TransitionBar
        resource={workOrder}
        detail={detail}
        before={() => {
          if (!dirty) return true
          notice.info('수정한 내용을 먼저 저장해 주세요.')
          return false
        }}
      >
        <Button onClick={() => tab.open(assessListPath)}>목록</Button>
        {form.editable && (
          <Button
            type={dirty ? 'primary' : 'default'}
            loading={form.saving}
            onClick={() => void form.submit()}
          >
            저장
          </Button>
        )}
      </TransitionBar>
    </div>
  )
}
