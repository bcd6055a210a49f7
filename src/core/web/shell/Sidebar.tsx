import { DownOutlined } from '@ant-design/icons'
import { useState } from 'react'
import type { MenuNode } from '../../shared/session.ts'
import { homeMenu, inOrder } from '../pages.ts'
import type { Go } from '../TabHost.tsx'
import { menuName, useLanguage, useText } from '../text/text.ts'
import { FavouriteList } from './favourites.tsx'
import { MenuIcon } from './menu-icon.tsx'
import { MenuLink } from './MenuLink.tsx'

interface Props {
  menus: readonly MenuNode[]
  chain: readonly MenuNode[]
  go: Go
}

/**
 * Levels 2 and 3 of the chosen level-1 menu; a portal without deeper levels lists its pages. On the dashboard
 * all menus stand here, also those that the top bar leaves out by name.
 */
export function Sidebar({ menus, chain, go }: Props) {
  const text = useText()
  const language = useLanguage()
  const top = chain[0]
  if (!top || top.menuId === homeMenu.menuId) return <FullMenu menus={menus} chain={chain} go={go} />
  const flat = top.children.length === 0
  return (
    <nav className="portal-sidebar" aria-label={text('menu.side')}>
      <FavouriteList current={chain.at(-1)?.menuId} go={go} />
      {flat ? (
        <ul className="portal-side-list">
          {inOrder(menus.filter((menu) => menu.children.length === 0)).map((menu) => (
            <li key={menu.menuId}>
              <MenuLink menu={menu} current={menu.menuId === top.menuId} go={go} />
            </li>
          ))}
        </ul>
      ) : (
        <>
          <h2 className="portal-side-title">
            <MenuIcon menu={top} />
            {menuName(top, language)}
          </h2>
          <SideGroups groups={top.children} chain={chain} go={go} />
        </>
      )}
    </nav>
  )
}

function SideGroups({
  groups,
  chain,
  go,
}: {
  groups: readonly MenuNode[]
  chain: readonly MenuNode[]
  go: Go
}) {
  return (
    <ul className="portal-side-list">
      {inOrder(groups).map((group) => (
        <li key={group.menuId}>
          {group.children.length === 0 ? (
            <MenuLink menu={group} current={group.menuId === chain.at(-1)?.menuId} go={go} />
          ) : (
            <SideGroup group={group} chain={chain} go={go} />
          )}
        </li>
      ))}
    </ul>
  )
}

function SideGroup({ group, chain, go }: { group: MenuNode; chain: readonly MenuNode[]; go: Go }) {
  const language = useLanguage()
  const [open, setOpen] = useState(true)
  return (
    <>
      <button type="button" className="portal-side-group" aria-expanded={open} onClick={() => setOpen(!open)}>
        {menuName(group, language)}
        <DownOutlined aria-hidden className="portal-side-arrow" />
      </button>
      {open && (
        <ul>
          {inOrder(group.children).map((leaf) => (
            <li key={leaf.menuId}>
              <MenuLink menu={leaf} current={leaf.menuId === chain.at(-1)?.menuId} go={go} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** All levels in one list: on the dashboard, and in narrow windows where the top menu is hidden. */
export function FullMenu({ menus, chain, go }: Props) {
  const text = useText()
  const language = useLanguage()
  const [opened, setOpened] = useState<string | null>(chain[0]?.menuId ?? null)
  return (
    <nav className="portal-sidebar" aria-label={text('header.menus')}>
      <FavouriteList current={chain.at(-1)?.menuId} go={go} />
      <ul className="portal-side-list">
        {inOrder(menus).map((menu) => (
          <li key={menu.menuId}>
            {menu.children.length === 0 ? (
              <MenuLink menu={menu} current={menu.menuId === chain.at(-1)?.menuId} go={go} />
            ) : (
              <>
                <button
                  type="button"
                  className="portal-side-top"
                  aria-expanded={opened === menu.menuId}
                  onClick={() => setOpened(opened === menu.menuId ? null : menu.menuId)}
                >
                  <MenuIcon menu={menu} />
                  {menuName(menu, language)}
                  <DownOutlined aria-hidden className="portal-side-arrow" />
                </button>
                {opened === menu.menuId && <SideGroups groups={menu.children} chain={chain} go={go} />}
              </>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
