import { topMenus } from '../../../core/web/shell/TopMenu.tsx'
import { MenuIcon } from '../../../core/web/shell/menu-icon.tsx'
import { MenuLink } from '../../../core/web/shell/MenuLink.tsx'
import { yes, type MenuNode } from '../../../core/shared/session.ts'
import { inOrder, type Portlet } from '../../../core/web/pages.ts'
import { canAccess, flatMenus, useSession } from '../../../core/web/session-store.ts'
import { useNarrow } from '../../../core/web/use-narrow.ts'
import { useTab } from '../../../core/web/TabHost.tsx'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { menuName, useLanguage } from '../../../core/web/text/text.ts'
import { Panels } from './Panels.tsx'
import { PlantSwitch } from './PlantSwitch.tsx'
import { homeTexts } from './home.texts.ts'
import './home.css'

const noPortlets: readonly Portlet[] = []

/** The user's waiting work, then every page that the user may open, by level-1 menu. */
export function HomePage({ portlets = noPortlets }: { portlets?: readonly Portlet[] }) {
  const text = useTexts(homeTexts)
  const language = useLanguage()
  const { open } = useTab()
  const { user, menus } = useSession()
  const groups = topMenus(menus).filter((menu) => menu.children.length > 0)
  const pages = menus.filter((menu) => menu.children.length === 0 && menu.routePath !== '/')
  const all = flatMenus(menus).filter((menu) => menu.children.length === 0)
  const isNewcomer = all.length === 1 && all[0]!.frontEndUrl === 'my/auth/authRequest'
  // The menus stand above and beside the page already; a telephone folds them away, and who has no panel sees
  // nothing else here.
  const narrow = useNarrow()
  const linked = narrow || !portlets.some(({ of }) => of.some(canAccess))
  const where = user?.vendorNm ?? [user?.plantNm, user?.deptNm].filter(Boolean).join(' · ')
  return (
    <section className="home">
      <header>
        <h1>{text('greeting', { name: user?.userNm ?? '' })}</h1>
        <p>
          {[where, text(groups.length + pages.length > 0 && !isNewcomer ? 'lead' : 'empty')]
            .filter(Boolean)
            .join(' — ')}
        </p>
      </header>
      {isNewcomer && (
        <p className="home-newcomer">
          <MenuLink menu={all[0]!} current={false} go={open} className="home-tile" />
        </p>
      )}
      <PlantSwitch />
      <Panels portlets={portlets} />
      {linked && pages.length > 0 && (
        <ul className="home-tiles">
          {inOrder(pages).map((menu) => (
            <li key={menu.menuId}>
              <MenuLink menu={menu} current={false} go={open} className="home-tile" />
            </li>
          ))}
        </ul>
      )}
      {linked && !isNewcomer && (
        <div className="home-cards">
          {groups.map((menu) => (
            <Card key={menu.menuId} title={menuName(menu, language)} top={menu} go={open} />
          ))}
        </div>
      )}
    </section>
  )
}

const leavesOf = (menu: MenuNode): MenuNode[] =>
  inOrder(menu.children).flatMap((child) => (child.children.length > 0 ? leavesOf(child) : [child]))

function Card({ title, top, go }: { title: string; top: MenuNode; go: (to: string) => void }) {
  const text = useTexts(homeTexts)
  return (
    <section className="home-card">
      <h2>
        <MenuIcon menu={top} />
        {title}
      </h2>
      <ul>
        {leavesOf(top).map((menu) => (
          <li key={menu.menuId}>
            <MenuLink menu={menu} current={false} go={go} />
            {!yes(menu.writeYn) && <span className="home-mark">{text('readOnly')}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}
