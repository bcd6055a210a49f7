import type { ReactNode } from 'react'

/** A titled part of a record's page that is no form. */
export function Part({ title, extra, children }: { title: string; extra?: ReactNode; children: ReactNode }) {
  return (
    <section className="form-block">
      <div className="form-block-head">
        <h3>{title}</h3>
        {extra}
      </div>
      {children}
    </section>
  )
}
