import { useEffect, useState } from 'react'
import { Select } from 'antd'
import { lookupDelayMs } from '../../shared/limits.ts'
import { messages } from '../../shared/messages.ts'
import { elementProps, type InputProps } from '../components/input-props.ts'
import { offeredAs, useReferences } from '../data/lookups.ts'
import { usePageText } from '../text/page-text.ts'
import { said } from '../text/text.ts'

type Key = string | number

/**
 * A record of another resource, found by typing; asks 200 ms after the last key (specification section 9).
 */
export function RefPicker(props: InputProps) {
  const { field, value, onChange, onBlur, shown, around = {}, placeholder } = props
  const text = usePageText()
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const words = useLater(typed, lookupDelayMs)
  const asked = { ...around, states: field.inStates }
  const { data: found, isFetching } = useReferences(field.source ?? '', words, asked, open)
  const chosen = typeof value === 'string' || typeof value === 'number' ? value : undefined
  const options = (found ?? []).map((option) => ({ value: option.key, label: offeredAs(option) }))
  const nameOf = (key: Key | undefined) => found?.find((option) => option.key === key)?.name
  const named = nameOf(chosen) ?? shown ?? String(chosen)
  return (
    <Select<{ value: Key; label: string } | null>
      {...elementProps(props)}
      labelInValue
      value={chosen === undefined ? null : { value: chosen, label: named }}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      loading={isFetching}
      options={options}
      notFoundContent={isFetching ? said(messages.loading) : text('popup.noRecord')}
      placeholder={placeholder ?? text('popup.searchRecord')}
      allowClear={!field.required}
      onOpenChange={setOpen}
      onChange={(next) => onChange?.(next?.value ?? null, nameOf(next?.value) ?? next?.label ?? null)}
      onBlur={() => onBlur?.()}
      style={{ width: '100%' }}
    />
  )
}

/** Several records of another resource, for searches with 'in'. */
export function RefsPicker({
  field,
  id,
  value,
  onChange,
}: Pick<InputProps, 'field' | 'id' | 'onChange'> & { value?: readonly Key[] | null }) {
  const text = usePageText()
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const { data: found, isFetching } = useReferences(
    field.source ?? '',
    useLater(typed, lookupDelayMs),
    {},
    open || (value?.length ?? 0) > 0,
  )
  return (
    <Select<Key[]>
      id={id}
      aria-label={id ? undefined : field.label}
      mode="multiple"
      value={[...(value ?? [])]}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      loading={isFetching}
      options={(found ?? []).map((option) => ({ value: String(option.key), label: offeredAs(option) }))}
      placeholder={text('list.all')}
      maxTagCount="responsive"
      allowClear
      onOpenChange={setOpen}
      onChange={(next) => onChange?.(next)}
      style={{ width: '100%' }}
    />
  )
}

function useLater<T>(value: T, delayMs: number): T {
  const [later, setLater] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setLater(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return later
}
