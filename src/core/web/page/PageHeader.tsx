import type { ReactNode } from 'react'
import { useTab } from '../TabHost.tsx'
import { menuName, useLanguage } from '../text/text.ts'
import { PageHelp } from './PageHelp.tsx'
import './page.css'

export interface PageHeaderProps {
  /** Absent: the name of the menu. */
  title?: ReactNode
  /** What this page is for and what to do first; an administrator's text for the menu stands in its place. */
  help?: ReactNode
  /** Beside the title: state, number. */
  tags?: ReactNode
  /** At the right. */
  extra?: ReactNode
}
export function PageHeader({ title, help, tags, extra }: PageHeaderProps) {
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
