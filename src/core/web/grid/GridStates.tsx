import { InboxOutlined, WarningOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import type { GridTexts } from './texts.ts'

/** Rows of grey bars, as high as the rows that will come, so that nothing jumps. */
export function SkeletonRows({ count, rowHeight }: { count: number; rowHeight: number }) {
  return (
    <div aria-hidden="true" className="grid-skeleton">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} style={{ height: rowHeight }}>
          {WIDTHS.map((width, column) => (
            <span key={width} style={{ width: `${width - ((index * 7 + column * 5) % 4)}%` }} />
          ))}
        </div>
      ))}
    </div>
  )
}

// Percent of the frame, uneven on purpose: it should look like text.
const WIDTHS = [5, 11, 24, 13, 9, 17]

export function EmptyState({ content, texts }: { content: ReactNode; texts: GridTexts }) {
  return (
    <div className="grid-state" role="status">
      {content ?? (
        <>
          <InboxOutlined aria-hidden="true" />
          <strong>{texts.empty}</strong>
          <span>{texts.emptyHint}</span>
        </>
      )}
    </div>
  )
}

export function ErrorState({ error, onRetry, texts }: { error: Error; onRetry: (() => void) | undefined; texts: GridTexts }) {
  return (
    <div className="grid-state is-error" role="alert">
      <WarningOutlined aria-hidden="true" />
      <strong>{texts.error}</strong>
      {error.message && <span>{error.message}</span>}
      {onRetry && <Button onClick={onRetry}>{texts.retry}</Button>}
    </div>
  )
}
