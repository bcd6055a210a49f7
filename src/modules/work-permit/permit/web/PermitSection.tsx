import type { ReactNode } from 'react'

export interface PermitSectionProps {
  /** Where '#checks' and the like of a refusal lead. */
  name: string
  title: ReactNode
  extra?: ReactNode
  tone?: 'alarm'
  children: ReactNode
}
/** A block of the permit's page that refusals can point at. */
export function PermitSection({ name, title, extra, tone, children }: PermitSectionProps) {
  return (
    <section className={`permit-block${tone ? ` is-${tone}` : ''}`} data-target={name} tabIndex={-1}>
      <div className="permit-block-head">
        <h3>{title}</h3>
        {extra && <div className="permit-block-extra">{extra}</div>}
      </div>
      {children}
    </section>
  )
}
