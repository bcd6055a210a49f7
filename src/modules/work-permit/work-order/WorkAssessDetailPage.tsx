import { useEffect } from 'react'
import { Button, Form } from 'antd'
import { showMoment } from '../../../core/shared/dates.ts'
import type { Detail } from '../../../core/shared/resource.ts'
import { useNotice } from '../../../core/web/components/notice.tsx'
import { Block, RecordForm } from '../../../core/web/form/RecordForm.tsx'
import { useRecordForm } from '../../../core/web/form/use-record-form.ts'
import { PageHeader } from '../../../core/web/page/PageHeader.tsx'
import { StateFlow } from '../../../core/web/record/StateFlow.tsx'
import { StateTag } from '../../../core/web/record/StateTag.tsx'
import { Stamps } from '../../../core/web/record/Stamps.tsx'
import { TransitionBar } from '../../../core/web/record/TransitionBar.tsx'
import { canWrite } from '../../../core/web/session-store.ts'
import { useTab } from '../../../core/web/TabHost.tsx'
import { assessListPath } from './addresses.web.ts'
import { MaterialFacts, SimopsFacts, Verdicts } from './AssessFacts.tsx'
import { JsaChoice } from './JsaChoice.tsx'
import { workOrder, type WorkOrder } from './work-order.resource.ts'
import './work-order.css'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { OpenRecord } from '../../../core/web/record/OpenRecord.tsx'
import { orderTexts } from './work-order-page.texts.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { workOrderRecords } from '../record-pages.rule.ts'

/**
 * 작업평가 of one order: kinds of work and grade, JRA, JSA, substances and what goes on beside it, on one page
 * (ptw 5.1, 6).
 */
export function WorkAssessDetailPage() {
  return <OpenRecord resource={workOrder}>{(detail) => <Assessment detail={detail} />}</OpenRecord>
}

function Assessment({ detail }: { detail: Detail<typeof workOrder> }) {
  const say = useTexts(orderTexts)
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
  useEffect(() => tab.setTitle(say('assessOf', { code: order.wkodCd ?? '' })), [tab, order.wkodCd, say])
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
        extra={
          <Button onClick={() => tab.open(addressOf(workOrderRecords.workOrder, order.wkodNo))}>
            {say('openOrder')}
          </Button>
        }
      />
      <StateFlow resource={workOrder} state={order.state} />
      <Block title={say('order')}>
        <dl className="span-all order-facts">
          <div>
            <dt>{say('by')}</dt>
            <dd>{order.vendorNm ?? order.execDeptNm}</dd>
          </div>
          <div>
            <dt>{say('place')}</dt>
            <dd>
              {order.areaNm} {order.facilityTxt} (X {order.mapX}, Y {order.mapY} m)
            </dd>
          </div>
          <div>
            <dt>{say('planned')}</dt>
            <dd>
              {showMoment(order.planStartDt)} – {showMoment(order.planEndDt)}
            </dd>
          </div>
          <div>
            <dt>{say('work')}</dt>
            <dd>{order.workTxt}</dd>
          </div>
        </dl>
      </Block>
      <RecordForm form={form}>
        <Block title={say('kinds')}>
          <Field name="permitTypeCd" />
          <Field name="exZoneCd" />
          <Field name="supplCds" span="all" />
          <Field name="jobKindCds" span="all" />
        </Block>
        <Block title={say('jra')}>
          <Field name="jraSevCd" span="all" />
          <Field name="jraRepeatCd" span="all" />
          <Field name="jraProbCd" span="all" />
        </Block>
        <Block title={say('verdict')}>
          <Verdicts order={values} plantCd={order.plantCd} />
          <Field name="riskGradeCd" />
          <JsaChoice form={form} order={order} values={values} />
          <Field name="jsaTxt" readOnly={Boolean(values.jsaNo)} extra={form.editable && say('jsaNo')} />
          <Field name="jsaYmd" readOnly={Boolean(values.jsaNo)} extra={form.editable && say('jsaOld')} />
          <Field name="assessTxt" span="all" />
        </Block>
        <Block title={say('materials')}>
          <Field name="matTags" span="all" extra={form.editable && say('enter')} />
          <MaterialFacts names={values.matTags ?? []} />
        </Block>
      </RecordForm>
      <Block title={say('simops')}>
        <SimopsFacts order={order} kinds={values} />
      </Block>
      <Stamps row={order} />
      <TransitionBar
        resource={workOrder}
        detail={detail}
        before={() => {
          if (!form.typed) return true
          notice.info(say('saveFirst'))
          return false
        }}
      >
        <Button onClick={() => tab.open(assessListPath)}>{say('list')}</Button>
        {form.editable && (
          <Button
            type={dirty ? 'primary' : 'default'}
            loading={form.saving}
            onClick={() => void form.submit()}
          >
            {say('save')}
          </Button>
        )}
      </TransitionBar>
    </div>
  )
}
