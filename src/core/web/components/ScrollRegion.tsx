import type { ReactNode } from 'react'

/**
 * A region that may be wider than the screen, such as a table: it scrolls in place, also by keyboard, and has
 * a name.
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
    <div className={`scroll-region ${className}`} role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  )
}
