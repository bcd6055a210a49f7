import { useId } from 'react'
import type { GasItemVerdict } from '../gas-limits.rule.ts'
import { gasNumber, type GasKey } from './gas-fields.ts'
import { gasTexts } from './gas.texts.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { said } from '../../../../core/web/text/text.ts'
import { gasRefusals } from '../gas.texts.ts'

export interface GasValueProps {
  gasKey: GasKey & { label: string }
  value: string
  verdict: GasItemVerdict | undefined
  message: string | undefined
  onChange: (text: string) => void
}
/** One measured value, large, with its limit beside it; red or green as soon as it is a number. */
export function GasValue({
  gasKey: { label, unit, limitText },
  value,
  verdict,
  message,
  onChange,
}: GasValueProps) {
  const id = useId()
  const text = useTexts(gasTexts)
  const level =
    value.trim() === '' || !verdict
      ? 'empty'
      : verdict.ok
        ? verdict.level === 'alarm'
          ? 'alarm'
          : 'good'
        : 'bad'
  const wrong =
    message ?? (value.trim() !== '' && gasNumber(value) === undefined && said(gasRefusals.values()))
  const words = { empty: '', good: text('fit'), alarm: text('alarm'), bad: text('unfit') }[level]
  return (
    <div className={`gas-value is-${wrong ? 'bad' : level}`}>
      <label htmlFor={id}>{label}</label>
      <div>
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          value={value}
          aria-invalid={level === 'bad' || Boolean(wrong)}
          aria-describedby={`${id}-limit`}
          // A minus stays, so that the rule refuses it; without it a wrong reading would become a right one.
          onChange={({ target }) => onChange(target.value.replaceAll(',', '.').replaceAll(/[^\d.-]/g, ''))}
        />
        <span>{unit}</span>
      </div>
      <p id={`${id}-limit`}>
        {wrong ||
          [
            words,
            (verdict ?? limitText) && text('limit', { limit: said(verdict?.limitText ?? limitText ?? '') }),
          ]
            .filter(Boolean)
            .join(' · ')}
      </p>
    </div>
  )
}
