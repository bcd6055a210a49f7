import { Transfer } from 'antd'
import { useText } from '../text/text.ts'

const listStyle = { flex: 1, width: 'auto', height: 320 }

interface Props<T> {
  items: readonly T[]
  keyOf: (item: T) => string
  labelOf: (item: T) => string
  /** Keys of the chosen items. */
  value: readonly string[]
  onChange: (keys: string[]) => void
  disabled?: boolean
}

/** Moves items between what is available and what is selected (specification section 4). */
export function Shuttle<T>({ items, keyOf, labelOf, value, onChange, disabled = false }: Props<T>) {
  const text = useText()
  return (
    <Transfer
      dataSource={items.map((item) => ({ key: keyOf(item), title: labelOf(item) }))}
      targetKeys={[...value]}
      titles={[text('shuttle.available'), text('shuttle.selected')]}
      render={(item) => item.title}
      onChange={(keys) => onChange(keys.map(String))}
      disabled={disabled}
      showSearch
      styles={{ section: listStyle }}
    />
  )
}
