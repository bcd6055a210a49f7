import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Input } from 'antd'
import { formatNumber, numberCharacters } from '../../shared/number-format.ts'
import { asText, elementProps, type InputProps } from '../components/input-props.ts'
import { numberFromText } from './number-text.ts'
import { usePageText } from '../text/page-text.ts'

/**
 * Takes digits, minus and dot only, up to its length with a counter; separators are shown while it is not
 * being typed in (specification section 5).
 */
export function NumberInput(props: InputProps) {
  const { field, value, onChange, onBlur, placeholder } = props
  const [typing, setTyping] = useState<string>()
  const text = usePageText()
  const plain = asText(value)
  const decimals = field.kind === 'cost' ? 0 : field.decimals
  const { length } = field
  return (
    <Input
      {...elementProps(props)}
      value={typing ?? (plain && formatNumber(plain, decimals, field.separator !== false))}
      placeholder={placeholder}
      inputMode={decimals ? 'decimal' : 'numeric'}
      autoComplete="off"
      suffix={field.kind === 'cost' ? text('form.won') : undefined}
      className="field-line"
      count={length === undefined ? undefined : counted(length)}
      style={{ textAlign: 'right' }}
      styles={{ input: { textAlign: 'right' } }}
      onFocus={({ target }) => {
        // Taking the separators away drops the selection of Tab, and the next digit would be added to the old
        // number.
        flushSync(() => setTyping(plain))
        target.select()
      }}
      onChange={({ target }) => {
        const characters = numberCharacters(target.value).slice(0, length)
        setTyping(characters)
        onChange?.(numberFromText(characters))
      }}
      onBlur={() => {
        setTyping(undefined)
        onBlur?.()
      }}
    />
  )
}

/** 'n / max', separators left out. */
const counted = (max: number) => ({
  max,
  strategy: (shown: string) => numberCharacters(shown).length,
  show: ({ count }: { count: number }) => `${count} / ${max}`,
})
