import { CopyOutlined, PlusOutlined } from '@ant-design/icons'
import { Alert, Button } from 'antd'
import { useEffect, useState } from 'react'
import { showMoment } from '../../../core/shared/dates.ts'
import type { Detail } from '../../../core/shared/resource.ts'
import { Attachments } from '../../../core/web/attach/Attachments.tsx'
import { Block, RecordForm } from '../../../core/web/form/RecordForm.tsx'
import { useRecordForm } from '../../../core/web/form/use-record-form.ts'
import { useList } from '../../../core/web/data/hooks.ts'
import { HistoryDrawer } from '../../../core/web/record/HistoryDrawer.tsx'
import { PageHeader } from '../../../core/web/page/PageHeader.tsx'
import { PageEmpty } from '../../../core/web/page/PageStates.tsx'
import { StateFlow } from '../../../core/web/record/StateFlow.tsx'
import { StateTag } from '../../../core/web/record/StateTag.tsx'
import { Stamps } from '../../../core/web/record/Stamps.tsx'
import { TransitionBar } from '../../../core/web/record/TransitionBar.tsx'
import { useNotice } from '../../../core/web/components/notice.tsx'
import { canAccess, canWrite } from '../../../core/web/session-store.ts'
import { useTab } from '../../../core/web/TabHost.tsx'
import { workPermit } from '../permit/work-permit.resource.ts'
import { orderFormPath, orderListPath, permitFormAddress } from './addresses.web.ts'
import { CopyWithPermits } from './CopyWithPermits.tsx'
import { Supervisor } from './Supervisor.tsx'
import { asksAsCompany } from './use-contracts.web.ts'
import { vendorOrderTexts } from './vendor-order-page.texts.ts'
import { MachineOfOrder } from './MachineStops.tsx'
import { UrgentApproval } from './UrgentApproval.tsx'
import { AssessmentBlock, OrderBlock, PlaceBlock } from './WorkOrderFields.tsx'
import { workOrder, type WorkOrder } from './work-order.resource.ts'
import { orderIssues, requestIssues } from './work-order.rule.ts'
import './work-order.css'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { OpenRecord } from '../../../core/web/record/OpenRecord.tsx'
import { orderTexts } from './work-order-page.texts.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { workPermitRecords } from '../record-pages.rule.ts'

/** One work order: where it stands, what it says, and the permits under it. */
export function WorkOrderDetailPage() {
  return <OpenRecord resource={workOrder}>{(detail) => <OrderDetail detail={detail} />}</OpenRecord>
}

function OrderDetail({ detail }: { detail: Detail<typeof workOrder> }) {
  const say = useTexts(orderTexts)
  const ask = useTexts(vendorOrderTexts)
  const tab = useTab()
  const notice = useNotice()
  const order = detail.data
  const form = useRecordForm(workOrder, detail, { rules: asksAsCompany() ? requestIssues : orderIssues })
  const { dirty } = form
  const [copying, setCopying] = useState(false)
  useEffect(() => tab.setDirty(dirty), [tab, dirty])
  useEffect(() => tab.setTitle(order.wkodCd ?? say('workOrder')), [tab, order.wkodCd, say])
  return (
    <div className="work-order">
      <PageHeader
        title={order.wkodNm}
        tags={
          <>
            <StateTag resource={workOrder} state={order.state} />
            <span>{order.wkodCd}</span>
            {(order.rqstRound ?? 0) > 1 && <span>{ask('round', { count: order.rqstRound ?? 0 })}</span>}
          </>
        }
        extra={
          <>
            {canWrite('wkod/wkodRequest') && (
              <>
                <Button
                  icon={<CopyOutlined />}
                  onClick={() => tab.open(`${orderFormPath}?from=${order.wkodNo}`)}
                >
                  {say('copy')}
                </Button>
                <Button icon={<CopyOutlined />} onClick={() => setCopying(true)}>
                  {say('copyPermits')}
                </Button>
              </>
            )}
            <HistoryDrawer resource={workOrder} recordKey={order.wkodNo} />
          </>
        }
      />
      {copying && <CopyWithPermits wkodNo={order.wkodNo} onClose={() => setCopying(false)} />}
      <StateFlow resource={workOrder} state={order.state} />
      {order.decideTxt && (
        <Alert
          type={order.state === 'returned' || order.state === 'cancelled' ? 'error' : 'info'}
          showIcon
          title={say('decided')}
          description={order.decideTxt}
        />
      )}
      <MachineOfOrder order={order} />
      <Supervisor order={order} />
      <UrgentApproval order={order} />
      <RecordForm form={form}>
        <OrderBlock form={form} />
        <PlaceBlock form={form} />
        <AssessmentBlock form={form} />
      </RecordForm>
      <OrderPermits order={order} />
      <Block title={say('files')}>
        <div className="span-all order-files">
          <Attachments
            resource={workOrder}
            name="document"
            taskKey={order.wkodNo}
            editable={form.editable && tab.canWrite}
          />
          <Attachments
            resource={workOrder}
            name="photo"
            taskKey={order.wkodNo}
            editable={form.editable && tab.canWrite}
          />
        </div>
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
        <Button onClick={() => tab.open(canAccess('wkod/wkodList') ? orderListPath : tab.menu.routePath)}>
          {say('list')}
        </Button>
        {form.editable && tab.canWrite && (
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

/** An order is carried out under permits; they end before it does. */
function OrderPermits({ order }: { order: WorkOrder }) {
  const say = useTexts(orderTexts)
  const tab = useTab()
  const { rows, total } = useList(workPermit, { wkodNo: String(order.wkodNo), limit: 100 })
  const open = order.state === 'inProgress'
  return (
    <Block
      title={say('permits', { count: total })}
      extra={
        open &&
        tab.canWrite && (
          <Button icon={<PlusOutlined />} onClick={() => tab.open(permitFormAddress(order.wkodNo))}>
            {say('writePermit')}
          </Button>
        )
      }
    >
      {rows.length === 0 ? (
        <div className="span-all">
          <PageEmpty>{open ? say('noPermits') : say('permitsLater')}</PageEmpty>
        </div>
      ) : (
        <ul className="order-rows span-all">
          {rows.map((row) => (
            <li key={row.permitNo}>
              <StateTag resource={workPermit} state={row.state} />
              <a
                className="order-rows-name"
                href={addressOf(workPermitRecords.workPermit, row.permitNo)}
                onClick={(event) => {
                  event.preventDefault()
                  tab.open(addressOf(workPermitRecords.workPermit, row.permitNo))
                }}
              >
                {row.permitNm}
              </a>
              <span className="order-rows-more">
                {row.permitCd} · {showMoment(row.startDt)} – {showMoment(row.endDt).slice(11)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Block>
  )
}
