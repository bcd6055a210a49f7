import {
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { SearchOutlined } from '@ant-design/icons'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Input, type InputRef } from 'antd'
import { getChoseong } from 'es-hangul'
import { isInitials, withoutSpaces, type SearchGroup } from '../../shared/search.ts'
import type { MenuNode } from '../../shared/session.ts'
import { api } from '../api.ts'
import { Dialog } from '../components/Dialog.tsx'
import { recentOf } from '../recent.ts'
import { recordAddress } from '../record-address.ts'
import { useSession } from '../session-store.ts'
import { spokenText } from '../text/labels.ts'
import { menuName, useLanguage, useText } from '../text/text.ts'
import type { Go } from '../TabHost.tsx'
import './palette.css'

const mostMenus = 8
const mostRecent = 5
const askAfterMs = 120

interface Hit {
  id: string
  name: string
  more: string
  address: string
}
interface Group {
  id: string
  title: string
  hits: Hit[]
}

/**
 * Ctrl+K: pages, what was opened last, and records, found by part of a word or by initial consonants. Arrows
 * choose, Enter opens.
 */
export function Palette({ onClose, go }: { onClose: () => void; go: Go }) {
  const text = useText()
  const id = useId()
  const [words, setWords] = useState('')
  const [at, setAt] = useState(0)
  const { groups, searching } = useGroups(words)
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
    onClose()
    go(hit.address)
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

function useGroups(words: string): { groups: Group[]; searching: boolean } {
  const text = useText()
  const language = useLanguage()
  const { menus, user } = useSession()
  const asked = useSettled(words.trim())
  const { data, isFetching } = useQuery({
    queryKey: ['palette', asked],
    queryFn: ({ signal }) => api.get<{ data: SearchGroup[] }>('/api/search', { q: asked }, { signal }),
    enabled: asked !== '',
    placeholderData: asked === '' ? undefined : keepPreviousData,
  })
  const here = useDeferredValue(words)
  const local = useMemo(() => {
    const matches = matcherOf(here)
    const pages = pagesOf(menus)
      .map(({ menu, path }) => ({
        menu,
        name: menuName(menu, language),
        more: path.map((one) => menuName(one, language)).join(' > '),
      }))
      .filter(
        ({ name, more, menu }) =>
          here.trim() !== '' && (matches(name) || matches(`${more} ${name}`) || matches(menu.menuNm)),
      )
      .toSorted((one, other) => Number(matches(other.name)) - Number(matches(one.name)))
      .slice(0, mostMenus)
      .map(({ menu, name, more }) => ({ id: `m${menu.menuId}`, name, more, address: menu.routePath }))
    const recent = recentOf(user?.userId ?? '')
      .filter(({ title }) => matches(title))
      .slice(0, mostRecent)
      .map(({ title, address }, index) => ({ id: `r${index}`, name: title, more: '', address }))
    return { pages, recent }
  }, [here, menus, language, user])
  const found = words.trim() === '' ? [] : (data?.data ?? [])
  const groups = [
    { id: 'pages', title: text('palette.pages'), hits: local.pages },
    { id: 'recent', title: text('palette.recent'), hits: local.recent },
    ...found.map(({ resource, title, rows }) => ({
      id: resource,
      title: spokenText(resource, title),
      hits: rows.flatMap(({ key, name, more }) => {
        const address = recordAddress(resource, key)
        return address ? [{ id: `${resource}-${key}`, name, more, address }] : []
      }),
    })),
  ].filter(({ hits }) => hits.length > 0)
  return { groups, searching: isFetching || asked !== words.trim() }
}

/** Every page with the menus above it. */
const pagesOf = (
  menus: readonly MenuNode[],
  path: readonly MenuNode[] = [],
): { menu: MenuNode; path: readonly MenuNode[] }[] =>
  menus.flatMap((menu) =>
    menu.children.length > 0 ? pagesOf(menu.children, [...path, menu]) : [{ menu, path }],
  )

/** Part of the word whatever its spaces, or its initial consonants. */
function matcherOf(words: string): (text: string) => boolean {
  const wanted = withoutSpaces(words).toLowerCase()
  const initials = isInitials(words)
  return (text) => {
    const plain = withoutSpaces(text).toLowerCase()
    return plain.includes(wanted) || (initials && withoutSpaces(getChoseong(text)).includes(wanted))
  }
}

/** The words once nobody has typed for a moment. */
function useSettled(words: string): string {
  const [settled, setSettled] = useState(words)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), askAfterMs)
    return () => clearTimeout(timer)
  }, [words])
  return settled
}
