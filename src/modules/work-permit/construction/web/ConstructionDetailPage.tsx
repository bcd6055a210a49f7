import { useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { Allowed, Detail } from '../../../../core/shared/resource.ts'
import { Attachments } from '../../../../core/web/attach/Attachments.tsx'
import { useList } from '../../../../core/web/data/hooks.ts'
import { RegisterPopup } from '../../../../core/web/list/RegisterPage.tsx'
import { Blockers } from '../../../../core/web/record/Blockers.tsx'
import { RecordPage } from '../../../../core/web/record/RecordPage.tsx'
import { StateTag } from '../../../../core/web/record/StateTag.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useToday } from '../../../../core/web/use-today.ts'
import { jumpTo } from '../../permit/web/jump-to.ts'
import { PermitSection } from '../../permit/web/PermitSection.tsx'
import '../../permit/web/permit.css'
import { workOrder } from '../../work-order/work-order.resource.ts'
import { constructionIssues } from '../construction.rule.ts'
import { noCostKind } from '../safety-cost.rule.ts'
import { safCost } from '../safety-cost.resource.ts'
import { safHealthPlan } from '../safety-health-plan.resource.ts'
import { safConst, type SafConst } from '../saf-const.resource.ts'
import { constructionListPath, isVendor, listFor } from './addresses.web.ts'
import { ConstructionFields } from './ConstructionFields.tsx'
import { CostFields } from './CostFields.tsx'
import { DutyList } from './DutyList.tsx'
import { PlanFields } from './PlanFields.tsx'
import './construction.css'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { constructionTexts } from './construction-page.texts.ts'
import { addressOf } from '../../../../core/shared/record-page.ts'
import { constructionRecords, workOrderRecords } from '../../record-pages.rule.ts'

/**
 * One construction: what is missing before it begins, its duties with their papers, plan, cost, and the
 * orders under it.
 */
export function ConstructionDetailPage() {
  const say = useTexts(constructionTexts)
  const root = useRef<HTMLDivElement>(null)
  const tab = useTab()
  const follow = (event: MouseEvent) => {
    const link = (event.target as HTMLElement).closest<HTMLAnchorElement>('a[href^="#"]')
    if (!link || !root.current) return
    event.preventDefault()
    jumpTo(root.current, link.getAttribute('href') ?? '')
  }
  const go = (fixUrl: string) => {
    if (fixUrl.startsWith('/')) tab.open(fixUrl)
    else if (root.current) jumpTo(root.current, fixUrl)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- only follows links, which have their own keys
    <div ref={root} className="construction" onClickCapture={follow}>
      <RecordPage
        resource={safConst}
        list={listFor(constructionListPath)}
        nameOf={({ constNm }) => constNm}
        rules={constructionIssues}
        tags={({ data }) => (
          <>
            <span>{data.constCd}</span>
            <span>{data.vendorNm}</span>
          </>
        )}
        before={(detail) => (
          <>
            <StartList detail={detail} onFix={go} />
            <DutyList detail={detail} />
            <Papers construction={detail.data} />
          </>
        )}
        form={(form) => (
          <div className="construction-facts" data-target="facts" tabIndex={-1}>
            <ConstructionFields form={form} />
          </div>
        )}
      >
        {(detail) => (
          <>
            <Orders construction={detail.data} />
            <PermitSection name="documents" title={say('documents')}>
              <Attachments
                resource={safConst}
                name="document"
                taskKey={detail.data.constNo}
                editable={mayAttach(detail.data) && tab.canWrite}
              />
            </PermitSection>
          </>
        )}
      </RecordPage>
    </div>
  )
}
const mayAttach = ({ state }: Pick<SafConst, 'state'>): boolean =>
  state !== 'completed' && state !== 'terminated'

/** Everything that still stands between the construction and its beginning. */
function StartList({ detail, onFix }: { detail: Detail<typeof safConst>; onFix: (fixUrl: string) => void }) {
  const start = (detail.allowed as Allowed[]).find(({ action }) => action === 'start')
  if (!start || start.reasons.some(({ guard }) => guard === 'who' || guard === 'right')) return null
  return <Blockers steps={[start]} onFix={onFix} />
}

/** Plan and cost of the construction, each opened on its own page. */
function Papers({ construction }: { construction: SafConst }) {
  const say = useTexts(constructionTexts)
  const tab = useTab()
  const today = useToday()
  const [made, setMade] = useState<'plan' | 'cost'>()
  const { constNo } = construction
  const plans = useList(safHealthPlan, { constNo: String(constNo), limit: 20 })
  const costs = useList(safCost, { constNo: String(constNo), limit: 1 })
  const open = mayAttach(construction) && tab.canWrite
  const writing = plans.rows.some(({ state }) => state !== 'approved' && state !== 'superseded')
  const first = { constNo, constNm: construction.constNm }
  return (
    <div className="construction-papers">
      <Paper
        name="plans"
        title={say('planTitle')}
        create={
          open && !plans.loading && plans.rows.length === 0 && !writing ? () => setMade('plan') : undefined
        }
        empty={say('noPlan')}
      >
        {plans.rows.map((row) => (
          <PaperRow
            key={row.planNo}
            to={addressOf(constructionRecords.safHealthPlan, row.planNo)}
            tag={<StateTag resource={safHealthPlan} state={row.state} />}
          >
            {say('planRev', { code: row.planCd ?? '', rev: row.revNo ?? 0 })}
          </PaperRow>
        ))}
      </Paper>
      <Paper
        name="costs"
        title={say('costTitle')}
        create={
          open &&
          !isVendor() &&
          !costs.loading &&
          costs.rows.length === 0 &&
          construction.costKindCd !== noCostKind
            ? () => setMade('cost')
            : undefined
        }
        empty={construction.costKindCd === noCostKind ? say('notCovered') : say('noCost')}
      >
        {costs.rows.map((row) => (
          <PaperRow
            key={row.costNo}
            to={addressOf(constructionRecords.safCost, row.costNo)}
            tag={<StateTag resource={safCost} state={row.state} />}
          >
            {say('planned', { amount: (row.planAmt ?? 0).toLocaleString('ko-KR') })}
          </PaperRow>
        ))}
      </Paper>
      {made === 'plan' && (
        <RegisterPopup
          resource={safHealthPlan}
          files={['document']}
          first={first}
          form={(form) => <PlanFields form={form} />}
          onSaved={(key) => tab.open(addressOf(constructionRecords.safHealthPlan, key))}
          onClose={() => setMade(undefined)}
        />
      )}
      {made === 'cost' && (
        <RegisterPopup
          resource={safCost}
          files={['document']}
          first={{
            ...first,
            baseYmd: today,
            costKindCd: construction.costKindCd,
            totalAmt: construction.contractAmt,
            targetAmt: construction.targetAmt,
            suppliedAmt: construction.suppliedAmt,
          }}
          form={(form) => <CostFields form={form} />}
          onSaved={(key) => tab.open(addressOf(constructionRecords.safCost, key))}
          onClose={() => setMade(undefined)}
        />
      )}
    </div>
  )
}

interface PaperProps {
  name: string
  title: string
  create: (() => void) | undefined
  empty: string
  children: ReactNode[]
}
function Paper({ name, title, create, empty, children }: PaperProps) {
  const say = useTexts(constructionTexts)
  return (
    <PermitSection
      name={name}
      title={title}
      extra={
        create && (
          <Button size="small" icon={<PlusOutlined aria-hidden />} onClick={create}>
            {say('write', { title })}
          </Button>
        )
      }
    >
      {children.length === 0 ? (
        <p className="permit-note">{empty}</p>
      ) : (
        <ul className="construction-rows">{children}</ul>
      )}
    </PermitSection>
  )
}
function PaperRow({ to, tag, children }: { to: string; tag: ReactNode; children: ReactNode }) {
  const tab = useTab()
  return (
    <li>
      {tag}
      <a
        href={to}
        onClick={(event) => {
          event.preventDefault()
          tab.open(to)
        }}
      >
        {children}
      </a>
    </li>
  )
}

/** The work that was ordered under the construction; it ends before the construction does. */
function Orders({ construction: { constNo } }: { construction: SafConst }) {
  const say = useTexts(constructionTexts)
  const { rows, total } = useList(
    workOrder,
    { constNo: String(constNo), limit: 50 },
    { enabled: !isVendor() },
  )
  if (isVendor()) return null
  return (
    <PermitSection name="orders" title={say('orders', { count: total })}>
      {rows.length === 0 ? (
        <p className="permit-note">{say('noOrders')}</p>
      ) : (
        <ul className="construction-rows">
          {rows.map((row) => (
            <PaperRow
              key={row.wkodNo}
              to={addressOf(workOrderRecords.workOrder, row.wkodNo)}
              tag={<StateTag resource={workOrder} state={row.state} />}
            >
              {row.wkodNm} <span className="permit-note">{row.wkodCd}</span>
            </PaperRow>
          ))}
        </ul>
      )}
    </PermitSection>
  )
}
