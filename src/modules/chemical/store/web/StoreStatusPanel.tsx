import {
  CheckCircleOutlined,
  CloseCircleOutlined,
  QuestionCircleOutlined,
  SplitCellsOutlined,
} from '@ant-design/icons'
import { Alert, Button, Skeleton } from 'antd'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { Explain } from '../../../../core/web/record/Explain.tsx'
import type { MixResult } from '../compatibility.rule.ts'
import { showMultiple, showQuantity } from '../quantity.rule.ts'
import type { StoreConflict, StoreStatus } from '../store-status.rule.ts'
import { unlistedSentences } from '../../regulation/unlisted.texts.ts'
import { StoreGauge } from './StoreGauge.tsx'
import { said } from '../../../../core/web/text/text.ts'
import { storageTexts } from './storage.texts.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'

const marks = {
  O: CheckCircleOutlined,
  S: SplitCellsOutlined,
  U: QuestionCircleOutlined,
  X: CloseCircleOutlined,
} as const

/** Verdict of a pair as sign and word, never by colour alone. */
export function MixTag({ result }: { result: MixResult }) {
  const text = useTexts(storageTexts)
  const Mark = marks[result]
  return (
    <span className={`mix-tag is-${result}`}>
      <Mark aria-hidden /> {result === 'U' ? '?' : result} {text(`mix.${result}`)}
    </span>
  )
}

interface Props {
  status: StoreStatus | undefined
  /** Unit of what is planned. */
  unitCd?: string | undefined
  planned?: boolean
  /** Product that is planned: an exception is asked for it. */
  prodNo?: number | null | undefined
  prodNm?: string | null | undefined
}
/**
 * What a receipt would do to a store, while it is being typed: gauge, room left, verdict with every
 * neighbour.
 */
export function StoreStatusPanel({ status, unitCd, planned = false, prodNo, prodNm }: Props) {
  const text = useTexts(storageTexts)
  if (!status) return <Skeleton active paragraph={{ rows: 3 }} />
  const { refusals, conflicts, maxQty, plannedMassKg, limitKg, parts } = status
  const separate = conflicts.filter(({ result }) => result === 'S')
  return (
    <section
      className="store-status"
      aria-label={text('panel.name', { store: status.storeNm })}
      aria-live="polite"
    >
      <h3>{status.storeNm}</h3>
      <StoreGauge status={status} />
      <dl className="store-facts">
        <div>
          <dt>{text('panel.mass')}</dt>
          <dd>
            {showQuantity(plannedMassKg)} kg{limitKg !== null && ` / ${showQuantity(limitKg)} kg`}{' '}
            <Explain {...status.massExplanation} />
          </dd>
        </div>
        {status.controlledLimitKg !== null && (
          <div>
            <dt>{text('panel.controlled')}</dt>
            <dd>
              {showQuantity(status.controlledKg)} kg / {showQuantity(status.controlledLimitKg)} kg{' '}
              <Explain {...status.controlledExplanation} />
            </dd>
          </div>
        )}
        {planned && maxQty !== null && (
          <div>
            <dt>{text('panel.room')}</dt>
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
            title={text('panel.refused')}
            description={
              <ul className="store-refusals">
                {refusals.map(({ code, message }) => (
                  <li key={`${code}${said(message)}`}>{said(message)}</li>
                ))}
              </ul>
            }
          />
        ) : (
          <Alert
            type={separate.length > 0 ? 'warning' : 'success'}
            showIcon
            title={text(separate.length > 0 ? 'panel.apart' : 'panel.fits')}
          />
        ))}
      {planned &&
        status.cautions.map((caution) => (
          <Alert key={said(caution)} type="warning" showIcon title={said(caution)} />
        ))}
      {planned && conflicts.length > 0 && (
        <>
          <h4>{text('panel.beside')}</h4>
          <ConflictList conflicts={conflicts} status={status} prodNo={prodNo} prodNm={prodNm} />
        </>
      )}
      {!planned && status.unlisted.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={said(unlistedSentences.names({ names: status.unlisted.join(', ') }))}
        />
      )}
      {parts.length > 0 && (
        <>
          <h4>{text('panel.parts')}</h4>
          <ul className="store-parts">
            {parts.map((part) => (
              <li key={part.prodNo}>
                <span>{part.prodNm}</span>
                <span>
                  {showQuantity(part.qty)} {part.unitCd}
                </span>
                <strong>{text('times', { value: showMultiple(part.multiple) })}</strong>
              </li>
            ))}
          </ul>
        </>
      )}
      {!planned && status.inside.length > 0 && (
        <>
          <h4>{text('panel.inside')}</h4>
          <ConflictList
            conflicts={status.inside.map((each) => ({ ...each, prodNm: `${each.otherNm} × ${each.prodNm}` }))}
          />
        </>
      )}
    </section>
  )
}

/** The same verdict in one line, for where the panel is out of sight while the save buttons are not. */
export function StoreVerdict({ status }: { status: StoreStatus }) {
  const text = useTexts(storageTexts)
  const [refusal] = status.refusals
  const apart = status.conflicts.some(({ result }) => result === 'S')
  const told = [
    text(refusal ? 'panel.refused' : apart ? 'panel.apart' : 'panel.fits'),
    said(refusal?.message ?? status.cautions[0] ?? ''),
  ]
  return (
    <Alert
      className="store-verdict"
      type={refusal ? 'error' : apart || status.cautions.length > 0 ? 'warning' : 'success'}
      showIcon
      title={told.filter(Boolean).join(' · ')}
    />
  )
}

/** The request begins with the pair and the store; what was typed into the receipt stays in its tab. */
const requestAddress = (
  { storeNo, storeNm }: StoreStatus,
  { prodNo, prodNm }: { prodNo: number; prodNm: string },
  other: StoreConflict,
): string =>
  `/chm/storage/storeExcept?${new URLSearchParams({
    open: 'new',
    'for.storeNo': String(storeNo),
    'for.storeNm': storeNm,
    'for.prodNo': String(prodNo),
    'for.prodNm': prodNm,
    'for.otherProdNo': String(other.prodNo),
    'for.otherProdNm': other.prodNm,
  }).toString()}`

function ConflictList({
  conflicts,
  status,
  prodNo,
  prodNm,
}: {
  conflicts: readonly StoreConflict[]
  status?: StoreStatus
  prodNo?: number | null | undefined
  prodNm?: string | null | undefined
}) {
  const tab = useTab()
  const text = useTexts(storageTexts)
  const order = { X: 0, U: 1, S: 2, O: 3 }
  return (
    <ul className="store-conflicts">
      {conflicts
        .toSorted((one, other) => order[one.result] - order[other.result])
        .map((each) => (
          <li key={each.prodNm}>
            <MixTag result={each.result} />
            <span className="store-conflict-name">{each.prodNm}</span>
            <Explain {...each.explanation} title={text('panel.mix', { product: each.prodNm })} />
            {((each.result === 'X' && each.basis === 'company') || each.result === 'U') && !each.exceptCd && (
              <Button
                type="link"
                size="small"
                onClick={() =>
                  tab.open(
                    status && prodNo
                      ? requestAddress(status, { prodNo, prodNm: prodNm ?? '' }, each)
                      : '/chm/storage/storeExcept',
                  )
                }
              >
                {text('panel.ask')}
              </Button>
            )}
            {each.result !== 'O' && <span className="store-conflict-why">{said(each.message)}</span>}
          </li>
        ))}
    </ul>
  )
}
