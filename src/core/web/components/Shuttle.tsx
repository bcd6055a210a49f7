import { useLayoutEffect, useRef, type RefObject } from 'react'
import { Transfer } from 'antd'
import { usePageText } from '../text/page-text.ts'

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
  const text = usePageText()
  const box = useNamedChecks()
  return (
    <div ref={box}>
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
    </div>
  )
}

/**
 * The boxes of the two lists have no name of their own; readers of the screen hear that of the row, or of the
 * list for its head.
 */
function useNamedChecks(): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const lists = box.current
    if (!lists) return undefined
    const nameAll = () => {
      for (const check of lists.querySelectorAll<HTMLInputElement>('input[type=checkbox]')) {
        const name = check.closest('li, .ant-transfer-list-header')?.textContent?.trim()
        if (name && check.getAttribute('aria-label') !== name) check.setAttribute('aria-label', name)
      }
    }
    nameAll()
    // Rows come and go with the search and with every move.
    const observer = new MutationObserver(nameAll)
    observer.observe(lists, { childList: true, subtree: true, characterData: true })
    return () => observer.disconnect()
  }, [])
  return box
}
