import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import { hiddenTopMenus } from '../../shared/menu-codes.rule.ts'
import type { MenuNode } from '../../shared/session.ts'
import { MenuDropdown } from '../components/MenuDropdown.tsx'
import { openAddress } from '../components/IconAction.tsx'
import { notice } from '../components/notice.tsx'
import { firstPage, inOrder } from '../pages.ts'
import type { Go } from '../TabHost.tsx'
import { menuName, t, useLanguage, useText } from '../text/text.ts'
import { MenuLink } from './MenuLink.tsx'

const hoverOpenMs = 120
const hoverCloseMs = 200
const mostColumns = 4
const columnPx = 168
const panelPaddingPx = 26

/** Level-1 menus without those that specification section 9 hides by name. */
export const topMenus = (menus: readonly MenuNode[]): MenuNode[] =>
  inOrder(menus).filter((menu) => !(hiddenTopMenus as readonly string[]).includes(menu.menuNm))

/** Opens the first permitted page below a menu, or says that there is none. */
function openMenu(menu: MenuNode, go: Go): void {
  const page = firstPage(menu)
  if (page) openAddress(page.routePath, go)
  else notice.error(t('menu.none'))
}

/** The bar of level-1 menus; what does not fit stands behind '더보기'. */
export function TopMenu({
  menus,
  chain,
  go,
}: {
  menus: readonly MenuNode[]
  chain: readonly MenuNode[]
  go: Go
}) {
  const text = useText()
  const language = useLanguage()
  const bar = useRef<HTMLUListElement>(null)
  const shown = topMenus(menus)
  const fitting = useFitting(bar, shown.length)
  const hidden = shown.slice(fitting)
  return (
    <nav className="portal-topmenu" aria-label={text('menu.top')}>
      <ul ref={bar}>
        {shown.map((menu, index) => (
          <li key={menu.menuId} data-hidden={index >= fitting ? '' : undefined}>
            <TopItem menu={menu} chain={chain} go={go} />
          </li>
        ))}
      </ul>
      {hidden.length > 0 && (
        <MenuDropdown
          trigger={['click']}
          menu={{
            items: hidden.map((menu) => ({
              key: menu.menuId,
              label: menuName(menu, language),
              onClick: () => openMenu(menu, go),
            })),
          }}
        >
          <button type="button" className="portal-top">
            {text('common.more')} ▾
          </button>
        </MenuDropdown>
      )}
    </nav>
  )
}

/**
 * One level-1 menu: choosing it opens its first page; pointing at it, or arrow down, shows levels 2 and 3
 * beneath.
 */
function TopItem({ menu, chain, go }: { menu: MenuNode; chain: readonly MenuNode[]; go: Go }) {
  const language = useLanguage()
  // Distance of the open panel from the window's left edge, so that it can be kept inside; null while closed.
  const [left, setLeft] = useState<number | null>(null)
  const open = left !== null
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => () => clearTimeout(timer.current), [])
  const setOpen = (next: boolean) =>
    setLeft(next ? (button.current?.getBoundingClientRect().left ?? 0) : null)
  const deep = menu.children.length > 0
  const soon = (next: boolean) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(next), next ? hoverOpenMs : hoverCloseMs)
  }
  const choose = (chosen: MenuNode) => {
    clearTimeout(timer.current)
    setOpen(false)
    openMenu(chosen, go)
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      setOpen(false)
      button.current?.focus()
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    if (!open) return openByKey()
    const items = [...(panel.current?.querySelectorAll<HTMLElement>('a, button') ?? [])]
    const at = items.indexOf(document.activeElement as HTMLElement)
    items.at((at + (event.key === 'ArrowDown' ? 1 : -1)) % items.length)?.focus()
  }
  const openByKey = () => {
    setOpen(true)
    requestAnimationFrame(() => panel.current?.querySelector<HTMLElement>('a, button')?.focus())
  }
  const columns = Math.min(menu.children.length, mostColumns)
  return (
    <div
      role="presentation"
      className="portal-top-item"
      onMouseEnter={() => soon(true)}
      onMouseLeave={() => soon(false)}
      onKeyDown={(event) => deep && onKey(event)}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
    >
      <button
        ref={button}
        type="button"
        className="portal-top"
        aria-current={chain[0]?.menuId === menu.menuId ? 'true' : undefined}
        aria-expanded={deep ? open : undefined}
        onClick={() => choose(menu)}
      >
        {menuName(menu, language)}
      </button>
      {open && deep && (
        <div
          ref={panel}
          className="portal-mega"
          style={
            {
              '--columns': columns,
              '--width': `${columns * columnPx + panelPaddingPx}px`,
              '--left': `${left}px`,
            } as CSSProperties
          }
        >
          {inOrder(menu.children).map((group) => (
            <section key={group.menuId}>
              <button type="button" className="portal-mega-group" onClick={() => choose(group)}>
                {menuName(group, language)}
              </button>
              {inOrder(group.children).map((leaf) => (
                <MenuLink
                  key={leaf.menuId}
                  menu={leaf}
                  current={leaf.menuId === chain.at(-1)?.menuId}
                  go={(to) => {
                    setOpen(false)
                    go(to)
                  }}
                />
              ))}
            </section>
          ))}
        </div>
      )}
    </div>
  )
}

const moreWidthPx = 90
/** The number of menus that fit in the bar; measured again when the bar or a name in it changes its width. */
function useFitting(bar: RefObject<HTMLUListElement | null>, count: number): number {
  const [fitting, setFitting] = useState(count)
  useLayoutEffect(() => {
    const list = bar.current
    const frame = list?.parentElement
    if (!list || !frame) return undefined
    const measure = () => {
      const widths = [...list.children].map((item) => (item as HTMLElement).offsetWidth)
      const total = widths.reduce((sum, width) => sum + width, 0)
      let used = 0
      const fits = widths.filter((width) => (used += width) <= frame.clientWidth - moreWidthPx).length
      setFitting(total <= frame.clientWidth ? count : fits)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(frame)
    observer.observe(list)
    return () => observer.disconnect()
  }, [bar, count])
  return fitting
}
