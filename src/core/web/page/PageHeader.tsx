import type { ReactNode } from 'react'
import { PageHelp } from './PageHelp.tsx'
import './page.css'

export interface PageHeaderProps {
  title: ReactNode
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
      <h2>{title}</h2>
      {tags}
      <PageHelp help={help} />
      {extra && <div className="page-header-extra">{extra}</div>}
    </header>
  )
}
