import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { pageLine } from '../page-line.ts'
import { useTab, useTabNow } from '../TabHost.tsx'
import { menuName, useLanguage } from '../text/text.ts'
import { PageHelp } from './PageHelp.tsx'
import './page.css'

export interface PageHeaderProps {
  /** Absent: the name of the menu. */
  title?: ReactNode
  /** The purpose of this page and the first thing to do; an administrator's text for the menu replaces it. */
  help?: ReactNode
  /** Beside the title: state, number. */
  tags?: ReactNode
  /** At the right. */
  extra?: ReactNode
}
/**
 * Title, help and buttons of a page. The page of a menu has its title in the breadcrumb already: there it
 * takes no line of its own, its help and buttons stand behind the title.
 */
export function PageHeader({ title, help, tags, extra }: PageHeaderProps) {
  const room = pageLine.use()
  const tab = useTabNow()
  const language = useLanguage()
  if (room && tab && !tags && (title === undefined || title === menuName(tab.menu, language))) {
    // A hidden tab must not speak in the line of the one that is shown.
    if (!tab.active) return null
    return createPortal(
      <>
        <PageHelp help={help} />
        {extra && <div className="page-header-extra">{extra}</div>}
      </>,
      room,
    )
  }
  return (
    <header className="page-header">
      <h2>{title ?? <MenuName />}</h2>
      {tags}
      <PageHelp help={help} />
      {extra && <div className="page-header-extra">{extra}</div>}
    </header>
  )
}
function MenuName() {
  return menuName(useTab().menu, useLanguage())
}
