import { isExternal } from '../../shared/address.ts'
import type { MouseEvent } from 'react'
import type { MenuNode } from '../../shared/session.ts'
import type { Go } from '../TabHost.tsx'
import { menuName, useLanguage } from '../text/text.ts'

/** A menu as a real link, so that the browser's own middle click and 'open in a new window' work. */
export function MenuLink({
  menu,
  current,
  go,
  className,
}: {
  menu: MenuNode
  current: boolean
  go: Go
  className?: string
}) {
  const language = useLanguage()
  if (isExternal(menu.routePath)) {
    return (
      <a
        href={menu.routePath}
        className={className ?? 'portal-link'}
        target="_blank"
        rel="noopener noreferrer"
      >
        {menuName(menu, language)}
      </a>
    )
  }
  const follow = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    go(menu.routePath)
  }
  return (
    <a
      href={menu.routePath}
      className={className ?? 'portal-link'}
      aria-current={current ? 'page' : undefined}
      onClick={follow}
    >
      {menuName(menu, language)}
    </a>
  )
}
