import { Explain } from '../../../../core/web/record/Explain.tsx'
import { showMultiple } from '../quantity.rule.ts'
import type { StoreStatus } from '../store-status.rule.ts'
import '../../web/chemical.css'
import { storageTexts } from './storage.texts.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'

/** The multiple of a store against its permit as a bar; what is planned stands behind what is there. */
export function StoreGauge({ status, compact = false }: { status: StoreStatus; compact?: boolean }) {
  const text = useTexts(storageTexts)
  const { multiple, plannedMultiple, permitMultiple, level, warnPct } = status
  const full = permitMultiple ?? Math.max(1, plannedMultiple)
  const share = (value: number) => Math.min(100, full > 0 ? (value / full) * 100 : 0)
  const planned = plannedMultiple !== multiple
  const figures = `${showMultiple(multiple)}${planned ? ` → ${showMultiple(plannedMultiple)}` : ''}${permitMultiple === null ? '' : ` / ${showMultiple(permitMultiple)}`}`
  const words = text('times', { value: figures })
  return (
    <div className={`store-gauge is-${level}${compact ? ' is-compact' : ''}`}>
      <svg
        className="store-gauge-bar"
        viewBox="0 0 100 6"
        preserveAspectRatio="none"
        role="img"
        aria-label={text('gauge', { words, level: text(`level.${level}`) })}
      >
        <rect className="store-gauge-room" width="100" height="6" />
        <rect className="store-gauge-plan" width={share(plannedMultiple)} height="6" />
        <rect className="store-gauge-now" width={share(multiple)} height="6" />
        {permitMultiple !== null && <path className="store-gauge-mark" d={`M${warnPct} 0V6`} />}
      </svg>
      <span className="store-gauge-words">
        <strong>{words}</strong>
        <span className="store-gauge-level">{text(`level.${level}`)}</span>
        {!compact && <Explain {...status.explanation} />}
      </span>
    </div>
  )
}
