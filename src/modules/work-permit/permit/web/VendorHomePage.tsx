import { useMemo, useState } from 'react'
import { EditOutlined, RightOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { showMoment } from '../../../../core/shared/dates.ts'
import type { Query } from '../../../../core/shared/resource.ts'
import { useList } from '../../../../core/web/list/hooks.ts'
import { useTabQuery } from '../../../../core/web/list/use-tab-query.ts'
import { PageHeader } from '../../../../core/web/record/PageHeader.tsx'
import { Gate, PageEmpty } from '../../../../core/web/record/PageStates.tsx'
import { useSession } from '../../../../core/web/session-store.ts'
import { menuName, useLanguage } from '../../../../core/web/text/text.ts'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { workOrder, type WorkOrderRow } from '../../work-order/work-order.resource.ts'
import type { PermitState } from '../permit-transitions.rule.ts'
import { workPermit, type WorkPermitRow } from '../work-permit.resource.ts'
import { permitAddress } from './addresses.ts'
import { permitPresets, statesOf } from './permit-presets.ts'
import { PermitList, type PermitQuery } from './PermitList.tsx'
import { PermitStateTag, RiskTag } from './PermitTags.tsx'
import './permit.css'

/** What a vendor's clerk has to do now, by the state of the permit; in the order of urgency. */
const todo: { state: PermitState; text: string }[] = [
  { state: 'suspended', text: '작업이 멈췄습니다. 이유를 확인하고 조치하세요.' },
  { state: 'rejected', text: '반려되었습니다. 사유를 보고 고쳐서 다시 요청하세요.' },
  { state: 'approved', text: '승인되었습니다. 현장에서 TBM과 서명을 하면 작업을 시작할 수 있습니다.' },
  { state: 'draft', text: '작성 중입니다. 마저 작성해서 허가를 요청하세요.' },
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
  const { user } = useSession()
  const tab = useTab()
  const states = useMemo(() => statesOf(permitPresets.vendor), [])
  const [query, setQuery] = useTabQuery(workPermit, { state: states } as Partial<PermitQuery>)
  return (
    <div className="permit-page">
      <PageHeader
        title={menuName(tab.menu, useLanguage())}
        tags={<span className="permit-company">{user?.vendorNm}</span>}
        help="① 작업의뢰에서 ‘허가 작성’을 누릅니다. ② 내용을 적고 ‘저장 후 허가요청’을 누릅니다. ③ 승인되면 현장에서 TBM과 서명을 한 뒤 작업을 시작합니다."
      />
      <Todo />
      <Orders />
      <section className="permit-block" aria-label="우리 회사 작업허가">
        <h3>우리 회사 작업허가</h3>
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
  const tab = useTab()
  const [all, setAll] = useState(false)
  const { rows, found, error, loading, reload } = useList(workPermit, todoQuery)
  const order = (row: WorkPermitRow) => todo.findIndex(({ state }) => state === row.state)
  const sorted = rows.toSorted((one, other) => order(one) - order(other))
  return (
    <section className="permit-block" aria-label="지금 할 일">
      <h3>
        지금 할 일{' '}
        {rows.length > 0 && <span className="permit-count">{rows.length.toLocaleString('ko-KR')}</span>}
      </h3>
      <Gate data={found && sorted} error={error} loading={loading} onRetry={reload}>
        {(permits) =>
          permits.length === 0 ? (
            <p className="permit-note">지금 할 일이 없습니다.</p>
          ) : (
            <ul className="permit-todo">
              {permits.slice(0, all ? undefined : shownTodo).map((row) => (
                <li key={row.permitNo}>
                  <button type="button" onClick={() => tab.open(permitAddress.detail(row.permitNo))}>
                    <PermitStateTag state={row.state} />
                    <span>
                      <strong>{row.permitNm}</strong>
                      <em>{todo.find(({ state }) => state === row.state)?.text}</em>
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
          {all ? '접기' : `${(sorted.length - shownTodo).toLocaleString('ko-KR')}건 더 보기`}
        </Button>
      )}
    </section>
  )
}

function Orders() {
  const { rows, found, error, loading, reload } = useList(workOrder, orderQuery)
  return (
    <section className="permit-block" aria-label="진행 중인 작업의뢰">
      <h3>
        진행 중인 작업의뢰{' '}
        {rows.length > 0 && <span className="permit-count">{rows.length.toLocaleString('ko-KR')}</span>}
      </h3>
      <Gate data={found} error={error} loading={loading} onRetry={reload}>
        {(orders) =>
          orders.length === 0 ? (
            <PageEmpty>진행 중인 작업의뢰가 없습니다. 발주부서에 문의하세요.</PageEmpty>
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
        허가 작성
      </Button>
    </div>
  )
}
