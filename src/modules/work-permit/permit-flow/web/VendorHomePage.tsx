import { useMemo, useState } from 'react'
import { EditOutlined, PlusOutlined, RightOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { showMoment } from '../../../../core/shared/dates.ts'
import type { Query } from '../../../../core/shared/resource.ts'
import { useList } from '../../../../core/web/data/hooks.ts'
import { useTabQuery } from '../../../../core/web/list/use-tab-query.ts'
import { PageHeader } from '../../../../core/web/page/PageHeader.tsx'
import { Gate, PageEmpty } from '../../../../core/web/page/PageStates.tsx'
import { useSession } from '../../../../core/web/session-store.ts'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { workOrder, type WorkOrderRow } from '../../work-order/work-order.resource.ts'
import type { PermitState } from '../../permit/permit-transitions.rule.ts'
import { workPermit, type WorkPermitRow } from '../../permit/work-permit.resource.ts'
import { permitAddress } from '../../permit/web/addresses.ts'
import { permitPresets, statesOf } from '../../permit/web/permit-presets.ts'
import { vendorForms } from '../../record-pages.rule.ts'
import { vendorOrderTexts } from '../../work-order/vendor-order-page.texts.ts'
import { AskedOrders } from './AskedOrders.tsx'
import { PermitList, type PermitQuery } from './PermitList.tsx'
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
const shownTodo = 6
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
  const { user } = useSession()
  const states = useMemo(() => statesOf(permitPresets.vendor), [])
  const [query, setQuery] = useTabQuery(workPermit, { state: states })
  return (
    <div className="permit-page">
      <PageHeader
        tags={<span className="permit-company">{user?.vendorNm}</span>}
        help={say('vendorHelp')}
        extra={
          tab.canWrite && (
            <Button icon={<PlusOutlined aria-hidden />} onClick={() => tab.open(vendorForms.workOrder.page)}>
              {ask('ask')}
            </Button>
          )
        }
      />
      <Todo />
      <AskedOrders />
      <Orders />
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
  const [all, setAll] = useState(false)
  const { rows, found, error, loading, reload } = useList(workPermit, todoQuery)
  const order = (row: WorkPermitRow) => todo.findIndex(({ state }) => state === row.state)
  const sorted = rows.toSorted((one, other) => order(one) - order(other))
  return (
    <section className="permit-block" aria-label={say('todo')}>
      <h3>
        {say('todo')}{' '}
        {rows.length > 0 && <span className="permit-count">{rows.length.toLocaleString('ko-KR')}</span>}
      </h3>
      <Gate data={found && sorted} error={error} loading={loading} onRetry={reload}>
        {(permits) =>
          permits.length === 0 ? (
            <p className="permit-note">{say('nothing')}</p>
          ) : (
            <ul className="permit-todo">
              {permits.slice(0, all ? undefined : shownTodo).map((row) => (
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
              ))}
            </ul>
          )
        }
      </Gate>
      {sorted.length > shownTodo && (
        <Button type="link" onClick={() => setAll(!all)}>
          {all ? say('fold') : say('more', { count: (sorted.length - shownTodo).toLocaleString('ko-KR') })}
        </Button>
      )}
    </section>
  )
}

function Orders() {
  const say = useTexts(permitListTexts)
  const { rows, found, error, loading, reload } = useList(workOrder, orderQuery)
  return (
    <section className="permit-block" aria-label={say('orders')}>
      <h3>
        {say('orders')}{' '}
        {rows.length > 0 && <span className="permit-count">{rows.length.toLocaleString('ko-KR')}</span>}
      </h3>
      <Gate data={found} error={error} loading={loading} onRetry={reload}>
        {(orders) =>
          orders.length === 0 ? (
            <PageEmpty>{say('noOrders')}</PageEmpty>
          ) : (
            <ul className="permit-orders">
              {orders.map((order) => (
                <li key={order.wkodNo}>
                  <Order order={order} />
                </li>
              ))}
            </ul>
          )
        }
      </Gate>
    </section>
  )
}

function Order({ order }: { order: WorkOrderRow }) {
  const say = useTexts(permitListTexts)
  const tab = useTab()
  return (
    <div className="permit-order">
      <div>
        <strong>{order.wkodNm}</strong> <RiskTag grade={order.riskGradeCd} name={order.riskGradeNm} />
        <div className="permit-note">
          {[order.areaNm, order.facilityTxt].filter(Boolean).join(' · ')}
          <br />
          {showMoment(order.planStartDt)} ~ {showMoment(order.planEndDt)} ·{' '}
          <span className="permit-nowrap">{order.wkodCd}</span>
        </div>
      </div>
      <Button
        type="primary"
        size="large"
        icon={<EditOutlined aria-hidden />}
        onClick={() => tab.open(permitAddress.create(order.wkodNo))}
      >
        {say('write')}
      </Button>
    </div>
  )
}
