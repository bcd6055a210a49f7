import { useMemo } from 'react'
import { EditOutlined, PlusOutlined, RightOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { shortDay, showMoment } from '../../../../core/shared/dates.ts'
import type { Query } from '../../../../core/shared/resource.ts'
import { useList } from '../../../../core/web/data/hooks.ts'
import { useTabQuery } from '../../../../core/web/list/use-tab-query.ts'
import { PageHeader } from '../../../../core/web/page/PageHeader.tsx'
import { Gate, PageEmpty } from '../../../../core/web/page/PageStates.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useToday } from '../../../../core/web/use-today.ts'
import { workOrder, type WorkOrderRow } from '../../work-order/work-order.resource.ts'
import type { PermitState } from '../../permit/permit-transitions.rule.ts'
import { workPermit, type WorkPermitRow } from '../../permit/work-permit.resource.ts'
import { permitAddress } from '../../permit/web/addresses.ts'
import { permitPresets, statesOf } from '../../permit/web/permit-presets.ts'
import { vendorForms } from '../../record-pages.rule.ts'
import { vendorOrderTexts } from '../../work-order/vendor-order-page.texts.ts'
import { AskedOrders } from './AskedOrders.tsx'
import { PermitList, type PermitQuery } from './PermitList.tsx'
import { FoldedList, WaitingBlock } from './WaitingBlock.tsx'
import { PermitStateTag, RiskTag } from '../../permit/web/PermitTags.tsx'
import '../../permit/web/permit.css'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { permitListTexts } from '../../permit/web/permit-list.texts.ts'

/** What a vendor's clerk has to do now, by the state of the permit; in the order of urgency. */
const todo: { state: PermitState; text: 'todoSuspended' | 'todoRejected' | 'todoApproved' | 'todoDraft' }[] =
  [
    { state: 'suspended', text: 'todoSuspended' },
    { state: 'rejected', text: 'todoRejected' },
    { state: 'approved', text: 'todoApproved' },
    { state: 'draft', text: 'todoDraft' },
  ]
const orderQuery: Query<typeof workOrder> = {
  state: ['inProgress'],
  limit: 100,
  sort: 'planStartDt',
  direction: 'asc',
}
const todoQuery: PermitQuery = {
  state: todo.map(({ state }) => state),
  limit: 100,
  sort: 'startDt',
  direction: 'asc',
}

/**
 * The vendor's home of work: what waits for us, the orders for which a permit can be asked, and every permit
 * of the company.
 */
export function VendorHomePage() {
  const say = useTexts(permitListTexts)
  const ask = useTexts(vendorOrderTexts)
  const tab = useTab()
  const states = useMemo(() => statesOf(permitPresets.vendor), [])
  const [query, setQuery] = useTabQuery(workPermit, { state: states })
  return (
    <div className="permit-page">
      <PageHeader
        help={say('vendorHelp')}
        extra={
          tab.canWrite && (
            <Button icon={<PlusOutlined aria-hidden />} onClick={() => tab.open(vendorForms.workOrder.page)}>
              {ask('ask')}
            </Button>
          )
        }
      />
      <div className="permit-now">
        <Todo />
        <Orders />
        <AskedOrders />
      </div>
      <section className="permit-block" aria-label={say('ours')}>
        <h3>{say('ours')}</h3>
        <PermitList
          preset={permitPresets.vendor}
          query={{ ...query, state: query.state ?? states }}
          onQuery={setQuery}
        />
      </section>
    </div>
  )
}

function Todo() {
  const say = useTexts(permitListTexts)
  const tab = useTab()
  const { rows, found, error, loading, reload } = useList(workPermit, todoQuery)
  const order = (row: WorkPermitRow) => todo.findIndex(({ state }) => state === row.state)
  const sorted = rows.toSorted((one, other) => order(one) - order(other))
  return (
    <WaitingBlock title={say('todo')} count={rows.length}>
      <Gate data={found && sorted} error={error} loading={loading} onRetry={reload}>
        {(permits) =>
          permits.length === 0 ? (
            <p className="permit-note">{say('nothing')}</p>
          ) : (
            <FoldedList className="permit-todo" rows={permits}>
              {(row) => (
                <li key={row.permitNo}>
                  <button type="button" onClick={() => tab.open(permitAddress.detail(row.permitNo))}>
                    <PermitStateTag state={row.state} />
                    <span>
                      <strong>{row.permitNm}</strong>
                      <em>{todo.flatMap(({ state, text }) => (state === row.state ? [say(text)] : []))}</em>
                    </span>
                    <RightOutlined aria-hidden />
                  </button>
                </li>
              )}
            </FoldedList>
          )
        }
      </Gate>
    </WaitingBlock>
  )
}

function Orders() {
  const say = useTexts(permitListTexts)
  const { rows, found, error, loading, reload } = useList(workOrder, orderQuery)
  return (
    <WaitingBlock title={say('orders')} count={rows.length}>
      <Gate data={found} error={error} loading={loading} onRetry={reload}>
        {(orders) =>
          orders.length === 0 ? (
            <PageEmpty>{say('noOrders')}</PageEmpty>
          ) : (
            <FoldedList className="permit-orders" rows={orders}>
              {(order) => (
                <li key={order.wkodNo}>
                  <Order order={order} />
                </li>
              )}
            </FoldedList>
          )
        }
      </Gate>
    </WaitingBlock>
  )
}

function Order({ order }: { order: WorkOrderRow }) {
  const say = useTexts(permitListTexts)
  const tab = useTab()
  const today = useToday()
  return (
    <div className="permit-order">
      <div>
        <strong>{order.wkodNm}</strong> <RiskTag grade={order.riskGradeCd} name={order.riskGradeNm} />
        <div className="permit-note">
          {[order.areaNm, order.facilityTxt].filter(Boolean).join(' · ')} ·{' '}
          <span className="permit-nowrap">
            {shortDay(showMoment(order.planStartDt), today)} ~ {shortDay(showMoment(order.planEndDt), today)}
          </span>{' '}
          · <span className="permit-nowrap">{order.wkodCd}</span>
        </div>
      </div>
      <Button
        type="primary"
        icon={<EditOutlined aria-hidden />}
        onClick={() => tab.open(permitAddress.create(order.wkodNo))}
      >
        {say('write')}
      </Button>
    </div>
  )
}
