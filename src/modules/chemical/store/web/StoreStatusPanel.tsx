import { CheckCircleOutlined, CloseCircleOutlined, SplitCellsOutlined } from '@ant-design/icons'
import { Alert, Skeleton } from 'antd'
import { Explain } from '../../../../core/web/record/Explain.tsx'
import { mixResults, type MixResult } from '../compatibility.rule.ts'
import { showMultiple, showQuantity } from '../quantity.rule.ts'
import type { StoreConflict, StoreStatus } from '../store-status.rule.ts'
import { StoreGauge } from './StoreGauge.tsx'

const marks = { O: CheckCircleOutlined, S: SplitCellsOutlined, X: CloseCircleOutlined } as const

/** Verdict of a pair as sign and word, never by colour alone. */
export function MixTag({ result }: { result: MixResult }) {
  const Mark = marks[result]
  return (
    <span className={`mix-tag is-${result}`}>
      <Mark aria-hidden /> {result} {mixResults[result]}
    </span>
  )
}

interface Props {
  status: StoreStatus | undefined
  /** Unit of what is planned. */
  unitCd?: string | undefined
  planned?: boolean
}
/** What a receipt would do to a store, while it is being typed: gauge, room left, verdict with every neighbour. */
export function StoreStatusPanel({ status, unitCd, planned = false }: Props) {
  if (!status) return <Skeleton active paragraph={{ rows: 3 }} />
  const { refusals, conflicts, maxQty, plannedMassKg, limitKg, parts } = status
  const separate = conflicts.filter(({ result }) => result === 'S')
  return (
    <section className="store-status" aria-label={`${status.storeNm} 현황`} aria-live="polite">
      <h3>{status.storeNm}</h3>
      <StoreGauge status={status} />
      <dl className="store-facts">
        <div>
          <dt>보관량</dt>
          <dd>
            {showQuantity(plannedMassKg)} kg{limitKg !== null && ` / ${showQuantity(limitKg)} kg`} <Explain {...status.massExplanation} />
          </dd>
        </div>
        {status.controlledLimitKg !== null && (
          <div>
            <dt>유해화학물질</dt>
            <dd>
              {showQuantity(status.controlledKg)} kg / {showQuantity(status.controlledLimitKg)} kg{' '}
              <Explain {...status.controlledExplanation} />
            </dd>
          </div>
        )}
        {planned && maxQty !== null && (
          <div>
            <dt>더 넣을 수 있는 양</dt>
            <dd>
              {showQuantity(maxQty)} {unitCd}
            </dd>
          </div>
        )}
      </dl>
      {planned &&
        (refusals.length > 0 ? (
          <Alert
            type="error"
            showIcon
            title="입고할 수 없습니다"
            description={
              <ul className="store-refusals">
                {refusals.map(({ code, message }) => (
                  <li key={`${code}${message}`}>{message}</li>
                ))}
              </ul>
            }
          />
        ) : (
          <Alert
            type={separate.length > 0 ? 'warning' : 'success'}
            showIcon
            title={separate.length > 0 ? '분리하여 보관하면 입고할 수 있습니다' : '입고할 수 있습니다'}
          />
        ))}
      {planned && conflicts.length > 0 && (
        <>
          <h4>함께 있는 제품과의 혼재</h4>
          <ConflictList conflicts={conflicts} />
        </>
      )}
      {parts.length > 0 && (
        <>
          <h4>배수 내역</h4>
          <ul className="store-parts">
            {parts.map((part) => (
              <li key={part.prodNo}>
                <span>{part.prodNm}</span>
                <span>
                  {showQuantity(part.qty)} {part.unitCd}
                </span>
                <strong>{showMultiple(part.multiple)}배</strong>
              </li>
            ))}
          </ul>
        </>
      )}
      {!planned && status.inside.length > 0 && (
        <>
          <h4>함께 있는 제품의 혼재</h4>
          <ConflictList conflicts={status.inside.map((each) => ({ ...each, prodNm: `${each.otherNm} × ${each.prodNm}` }))} />
        </>
      )}
    </section>
  )
}

function ConflictList({ conflicts }: { conflicts: readonly StoreConflict[] }) {
  const order = { X: 0, S: 1, O: 2 }
  return (
    <ul className="store-conflicts">
      {conflicts
        .toSorted((one, other) => order[one.result] - order[other.result])
        .map((each) => (
          <li key={each.prodNm}>
            <MixTag result={each.result} />
            <span className="store-conflict-name">{each.prodNm}</span>
            <Explain {...each.explanation} title={`${each.prodNm} 혼재`} />
            {each.result !== 'O' && <span className="store-conflict-why">{each.message}</span>}
          </li>
        ))}
    </ul>
  )
}
