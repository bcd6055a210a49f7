import type { ReactNode } from 'react'
import { PageHeader } from '../../../core/web/page/PageHeader.tsx'
import './sample.css'

/** A page of the gallery: named by its menu, its parts below each other. */
export function SamplePage({ help, children }: { help: string; children: ReactNode }) {
  return (
    <div className="sample-page">
      <PageHeader help={help} />
      {children}
    </div>
  )
}

export function SampleSection({
  title,
  note,
  children,
}: {
  title: string
  note?: ReactNode
  children: ReactNode
}) {
  return (
    <section className="sample-section" aria-label={title}>
      <h3>{title}</h3>
      {note && <p className="sample-note">{note}</p>}
      {children}
    </section>
  )
}

/** The value that a component has returned, as JSON. */
export function SampleValue({ label, value }: { label: string; value: unknown }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long values scroll and must be reachable by keyboard
    <pre className="sample-value" role="region" aria-label={label} tabIndex={0}>
      {JSON.stringify(value, null, 2)}
    </pre>
  )
}
