import { Input, Select, Space } from 'antd'
import type { ReactNode } from 'react'
import { number, type Field } from '../../shared/field.ts'
import type { AnyResource } from '../../shared/resource.ts'
import { CodesInput } from '../form/ChoiceInputs.tsx'
import { FieldInput } from '../form/FieldInput.tsx'
import { asList, asText, type Around } from '../components/input-props.ts'
import { NumberInput } from '../form/NumberInput.tsx'
import { PeriodInput } from '../form/PeriodInput.tsx'
import type { Period } from '../form/period.ts'
import { ProcessPicker } from '../popup/ProcessPicker.tsx'
import { RefsPicker } from '../popup/RefPicker.tsx'
import type { SearchField } from '../data/search-fields.ts'
import { pageText } from '../text/page-text.ts'

export interface FilterInputProps {
  id: string
  resource: AnyResource
  filter: SearchField
  value: unknown
  shown: string | null | undefined
  around: Around
  onChange: (value: unknown, shown?: string | null) => void
}

const words = ({ id, filter, value, onChange }: FilterInputProps) => (
  <Input
    id={id}
    allowClear
    value={asText(value)}
    maxLength={200}
    placeholder={filter.filter === 'words' ? pageText('list.wordsHint') : undefined}
    onChange={({ target }) => onChange(target.value)}
  />
)
const one = (props: FilterInputProps): ReactNode => {
  const { id, value, shown, around, onChange } = props
  const field = plainField(props.filter.field)
  if (!field || field.kind === 'text') return words(props)
  if (field.kind === 'process') {
    const change = (next: unknown, name?: string | null) =>
      onChange(next === 0 ? undefined : String(next), name)
    return (
      <ProcessPicker
        id={id}
        field={field}
        value={Number(value ?? 0)}
        shown={shown}
        around={around}
        withAll
        onChange={change}
      />
    )
  }
  const given = field.kind === 'number' ? value : asText(value) || null
  return (
    <FieldInput
      id={id}
      field={field}
      value={given}
      shown={shown}
      around={around}
      placeholder={pageText('list.all')}
      onChange={onChange}
    />
  )
}
const several = ({ id, resource, filter, value, onChange }: FilterInputProps) => {
  const field = plainField(filter.field)
  if (field?.kind === 'ref')
    return <RefsPicker id={id} field={field} value={asList(value)} onChange={onChange} />
  if (field?.kind === 'tags') return <FieldInput id={id} field={field} value={value} onChange={onChange} />
  if (field)
    return (
      <CodesInput
        id={id}
        field={field}
        value={value}
        placeholder={pageText('list.all')}
        onChange={onChange}
      />
    )
  return (
    <Select<string[]>
      id={id}
      mode="multiple"
      allowClear
      maxTagCount="responsive"
      placeholder={pageText('list.all')}
      value={asList(value)}
      options={Object.entries((resource.states ?? {}) as Record<string, string>).map(([state, label]) => ({
        value: state,
        label,
      }))}
      showSearch={{ optionFilterProp: 'label' }}
      onChange={(next) => onChange(next)}
      style={{ width: '100%' }}
    />
  )
}
const period = ({ id, filter, value, onChange }: FilterInputProps) => (
  <PeriodInput
    id={id}
    label={filter.label}
    kind={filter.field?.kind === 'month' ? 'month' : 'date'}
    value={value as Period | undefined}
    onChange={(next) => onChange(next ?? undefined)}
  />
)
const between = ({ id, filter, value, onChange }: FilterInputProps) => {
  const range = (value ?? {}) as Period
  const field: Field = { ...number(filter.label, { decimals: filter.field?.decimals ?? 0 }), required: false }
  const change = (part: Period) => {
    const next = { ...range, ...part }
    onChange(next.from || next.to ? next : undefined)
  }
  const text = (next: unknown) => asText(next) || undefined
  return (
    <Space.Compact block>
      <NumberInput
        id={id}
        field={field}
        aria-label={`${filter.label} ${pageText('list.min')}`}
        placeholder={pageText('list.min')}
        value={range.from}
        onChange={(next) => change({ from: text(next) })}
      />
      <NumberInput
        field={field}
        aria-label={`${filter.label} ${pageText('list.max')}`}
        placeholder={pageText('list.max')}
        value={range.to}
        onChange={(next) => change({ to: text(next) })}
      />
    </Space.Compact>
  )
}
const inputs = {
  words,
  contains: words,
  equals: one,
  subtree: one,
  in: several,
  has: several,
  period,
  between,
} satisfies Record<SearchField['filter'], (props: FilterInputProps) => ReactNode>

/** The input of one filter, by the kind of filter and of its field. */
export const FilterInput = (props: FilterInputProps) => inputs[props.filter.filter](props)

/** In a search nothing is required, fixed or numbered, every choice is a list, and records of every state are found. */
const plainField = (field: Field | undefined): Field | undefined =>
  field && {
    ...field,
    required: false,
    readOnly: false,
    numbering: undefined,
    inStates: undefined,
    control: field.kind === 'codes' || field.kind === 'tags' ? undefined : 'select',
  }
