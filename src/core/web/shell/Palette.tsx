import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { SearchOutlined } from '@ant-design/icons'
import { Input, type InputRef } from 'antd'
import { Dialog } from '../components/Dialog.tsx'
import type { PageRegistry } from '../pages.ts'
import { usePageText } from '../text/page-text.ts'
import type { Go } from '../TabHost.tsx'
import { usePalette, type Hit } from './use-palette.ts'
import './palette.css'

/**
 * Ctrl+K: pages, acts, people, what was opened last, and records, found by words in any order, by initial
 * consonants, and in the wrong layout of the keyboard. Arrows choose, Enter opens.
 */
export function Palette({ registry, onClose, go }: { registry: PageRegistry; onClose: () => void; go: Go }) {
  const text = usePageText()
  const id = useId()
  const [words, setWords] = useState('')
  const [at, setAt] = useState(0)
  const { groups, searching } = usePalette(words, registry)
  const hits = groups.flatMap((group) => group.hits)
  const current = hits[Math.min(at, hits.length - 1)]
  const list = useRef<HTMLDivElement>(null)
  const input = useRef<InputRef>(null)
  useEffect(
    () => void list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' }),
    [current],
  )
  const open = (hit: Hit | undefined) => {
    if (!hit) return
    if (!hit.act && hit.address === undefined) return
    onClose()
    if (hit.address === undefined) hit.act?.()
    else go(hit.address)
  }
  const keys: Record<string, () => void> = {
    ArrowDown: () => setAt(hits.length === 0 ? 0 : (at + 1) % hits.length),
    ArrowUp: () => setAt(hits.length === 0 ? 0 : (at + hits.length - 1) % hits.length),
    Enter: () => open(current),
  }
  const onKey = (event: KeyboardEvent) => {
    const act = keys[event.key]
    // Enter ends the composition of a Korean syllable first.
    if (!act || event.nativeEvent.isComposing) return
    event.preventDefault()
    act()
  }
  return (
    <Dialog
      open
      onCancel={onClose}
      footer={null}
      closable={false}
      title={null}
      afterOpenChange={(shown) => shown && input.current?.focus()}
      width={640}
      rootClassName="palette"
      aria-label={text('palette.title')}
    >
      <Input
        ref={input}
        size="large"
        prefix={<SearchOutlined aria-hidden />}
        placeholder={text('palette.hint')}
        value={words}
        maxLength={100}
        role="combobox"
        aria-label={text('palette.title')}
        aria-expanded={hits.length > 0}
        aria-controls={`${id}list`}
        aria-activedescendant={current && `${id}${current.id}`}
        onChange={(event) => {
          setWords(event.target.value)
          setAt(0)
        }}
        onKeyDown={onKey}
      />
      <div
        className="palette-list"
        id={`${id}list`}
        role="listbox"
        aria-label={text('palette.title')}
        ref={list}
      >
        {groups.map((group) => (
          <div key={group.id} role="group" aria-label={group.title}>
            <h3 aria-hidden>{group.title}</h3>
            {group.hits.map((hit) => (
              <div
                key={hit.id}
                id={`${id}${hit.id}`}
                role="option"
                tabIndex={-1}
                aria-selected={hit === current}
                className="palette-hit"
                onMouseMove={() => hit !== current && setAt(hits.indexOf(hit))}
                onClick={() => open(hit)}
                onKeyDown={onKey}
              >
                <span className="palette-name">
                  <Marked text={hit.name} words={words} />
                </span>
                {hit.more && <span className="palette-more">{hit.more}</span>}
              </div>
            ))}
          </div>
        ))}
        {words.trim() !== '' && hits.length === 0 && (
          <p className="palette-none">{text(searching ? 'palette.searching' : 'palette.none')}</p>
        )}
      </div>
      <p className="palette-keys">{text('palette.keys')}</p>
    </Dialog>
  )
}

/** The part that was looked for stands out. */
function Marked({ text, words }: { text: string; words: string }): ReactNode {
  const word = words.trim().split(/\s+/)[0] ?? ''
  const found = word === '' ? -1 : text.toLowerCase().indexOf(word.toLowerCase())
  if (found < 0) return text
  return (
    <>
      {text.slice(0, found)}
      <mark>{text.slice(found, found + word.length)}</mark>
      {text.slice(found + word.length)}
    </>
  )
}
