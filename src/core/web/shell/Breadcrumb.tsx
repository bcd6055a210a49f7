import type { MenuNode } from '../../shared/session.ts'
import { pageLine } from '../page-line.ts'
import type { Go } from '../TabHost.tsx'
import { FavouriteStar } from './favourites.tsx'
import { menuName, useLanguage, useText } from '../text/text.ts'

interface Props {
  /** Name of this portal's dashboard. */
  home: string
  chain: readonly MenuNode[]
  detail: string | null
  go: Go
}
/** Dashboard first unless on it, then the chain of menus, then the title of a detail page. */
export function Breadcrumb({ home, chain, detail, go }: Props) {
  const text = useText()
  const language = useLanguage()
  const menu = detail === null ? chain.at(-1) : undefined
  const names = [...chain.map((menu) => menuName(menu, language)), ...(detail === null ? [] : [detail])]
  return (
    <nav className="portal-breadcrumb" aria-label={text('menu.path')}>
      <ol>
        <li>
          <a
            href="/"
            onClick={(event) => {
              event.preventDefault()
              go('/')
            }}
          >
            {home}
          </a>
        </li>
        {names.map((name, index) => (
          <li key={`${index}${name}`} aria-current={index === names.length - 1 ? 'page' : undefined}>
            {/* The page of a menu is named here; the page of a record names itself. */}
            {menu && index === names.length - 1 ? <h1>{name}</h1> : name}
          </li>
        ))}
      </ol>
      {menu && <FavouriteStar menu={menu} />}
      <div ref={(room) => pageLine.set(room)} className="portal-page-line" />
    </nav>
  )
}
