import { Dropdown } from 'antd'
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { hiddenTopMenus } from '../../shared/limits.ts'
import type { MenuNode } from '../../shared/session.ts'
import { notice } from '../components/notice.tsx'
import { firstPage, inOrder } from '../pages.ts'
import type { Go } from '../TabHost.tsx'
import { menuName, t, useLanguage, useText } from '../text/text.ts'
import { MenuLink } from './MenuLink.tsx'

const hoverOpenMs = 120
const hoverCloseMs = 200

/** Level-1 menus without those that specification section 9 hides by name. */
export const topMenus = (menus: readonly MenuNode[]): MenuNode[] =>
  inOrder(menus).filter((menu) => !(hiddenTopMenus as readonly string[]).includes(menu.menuNm))

/** Opens the first permitted page below a menu, or says that there is none. */
export function openMenu(menu: MenuNode, go: Go): void {
  const page = firstPage(menu)
  if (page) go(page.routePath)
  else notice.error(t('menu.none'))
}

/** The bar of level-1 menus; what does not fit stands behind '더보기'. */
export function TopMenu({ menus, chain, go }: { menus: readonly MenuNode[]; chain: readonly MenuNode[]; go: Go }) {
  const text = useText()
  const language = useLanguage()
  const bar = useRef<HTMLUListElement>(null)
  const shown = topMenus(menus)
  const fitting = useFitting(bar, shown.length, language)
  const [opened, setOpened] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const soon = (menuId: string | null, delayMs: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpened(menuId), delayMs)
  }
  const choose = (menu: MenuNode) => {
    clearTimeout(timer.current)
    setOpened(null)
    openMenu(menu, go)
  }
  const onKey = (event: KeyboardEvent, menu: MenuNode) => {
    if (event.key === 'ArrowDown' && menu.children.length > 0) {
      event.preventDefault()
      setOpened(menu.menuId)
      const item = event.currentTarget.closest('li')
      requestAnimationFrame(() => item?.querySelector<HTMLElement>('.portal-mega a, .portal-mega button')?.focus())
    }
    if (event.key === 'Escape') {
      setOpened(null)
      event.currentTarget.closest('li')?.querySelector('button')?.focus()
    }
  }
  const hidden = shown.slice(fitting)
  return (
    <nav className="portal-topmenu" aria-label={text('menu.top')}>
      <ul ref={bar}>
        {shown.map((menu, index) => (
          <li
            key={menu.menuId}
            data-hidden={index >= fitting ? '' : undefined}
            onMouseEnter={() => soon(menu.menuId, hoverOpenMs)}
            onMouseLeave={() => soon(null, hoverCloseMs)}
            onKeyDown={(event) => onKey(event, menu)}
            onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpened(null)}
          >
            <button
              type="button"
              className="portal-top"
              aria-current={chain[0]?.menuId === menu.menuId ? 'true' : undefined}
              aria-expanded={menu.children.length > 0 ? opened === menu.menuId : undefined}
              onClick={() => choose(menu)}
            >
              {menuName(menu, language)}
            </button>
            {opened === menu.menuId && menu.children.length > 0 && (
              <div className="portal-mega">
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
                          setOpened(null)
                          go(to)
                        }}
                      />
                    ))}
                  </section>
                ))}
              </div>
            )}
          </li>
        ))}
      </ul>
      {hidden.length > 0 && (
        <Dropdown
          trigger={['click']}
          menu={{ items: hidden.map((menu) => ({ key: menu.menuId, label: menuName(menu, language), onClick: () => choose(menu) })) }}
        >
          <button type="button" className="portal-top">
            {text('common.more')} ▾
          </button>
        </Dropdown>
      )}
    </nav>
  )
}

const moreWidthPx = 90
/** How many menus fit in the bar; measured again when bar, menus or language change. */
function useFitting(bar: React.RefObject<HTMLUListElement | null>, count: number, language: string): number {
  const [fitting, setFitting] = useState(count)
  useLayoutEffect(() => {
    const list = bar.current
    if (!list) return
    const measure = () => {
      const room = list.parentElement?.clientWidth ?? 0
      const widths = [...list.children].map((item) => (item as HTMLElement).offsetWidth)
      const total = widths.reduce((sum, width) => sum + width, 0)
      let used = 0
      const fits = widths.filter((width) => (used += width) <= room - moreWidthPx).length
      setFitting(total <= room ? count : fits)
    }
    measure()
    const observer = new ResizeObserver(measure)
    if (list.parentElement) observer.observe(list.parentElement)
    return () => observer.disconnect()
  }, [bar, count, language])
  return fitting
}
