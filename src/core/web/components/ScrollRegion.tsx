import type { ReactNode } from 'react'

/**
 * What may be wider than the screen, such as a table: scrolls in its place, by keyboard as well, and says
 * what it is.
 */
export function ScrollRegion({
  label,
  className,
  children,
}: {
  label: string
  className: string
  children: ReactNode
}) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- whoever has no mouse scrolls with the arrows
    <div className={className} role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  )
}
