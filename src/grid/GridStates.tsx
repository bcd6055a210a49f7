import { InboxOutlined, WarningOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import type { GridTexts } from './spoken-texts.ts'
import type { GridView } from './view.ts'

/** Rows of the skeleton. */
export const WAITING_ROWS = 8

interface GridStatesProps<Row> {
  view: GridView<Row>
  waiting: boolean
  /** What went wrong; null while nothing has. */
  error: Error | null | undefined
  onRetry: (() => void) | undefined
  vacant: boolean
  empty: ReactNode
  texts: GridTexts
}

/** What stands in the place of the rows while there are none. */
export function GridStates<Row>(props: GridStatesProps<Row>) {
  const { view, waiting, error, onRetry, vacant, empty, texts } = props
  return (
    <>
      {waiting && <SkeletonRows view={view} />}
      {error && <ErrorState error={error} onRetry={onRetry} texts={texts} />}
      {vacant && <EmptyState content={empty} texts={texts} />}
    </>
  )
}

/** Grey bars under every header, as high as the rows that will come, so that nothing jumps. */
function SkeletonRows<Row>({ view }: { view: GridView<Row> }) {
  const widths = [...view.leads.map((lead) => lead.width), ...view.boxes.map((box) => box.width)]
  return (
    <div aria-hidden="true" className="grid-skeleton">
      {Array.from({ length: WAITING_ROWS }, (_, row) => (
        <div key={row} style={{ height: view.rowHeight }}>
          {widths.map((width, column) => (
            <span key={column} style={{ width }}>
              {/* Uneven on purpose: it should look like text. */}
              <i style={{ width: `${50 + ((row * 17 + column * 29) % 40)}%` }} />
            </span>
          ))}
        </div>
      ))}
    </div>
  )
}

function EmptyState({ content, texts }: { content: ReactNode; texts: GridTexts }) {
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

function ErrorState({
  error,
  onRetry,
  texts,
}: {
  error: Error
  onRetry: (() => void) | undefined
  texts: GridTexts
}) {
  return (
    <div className="grid-state is-error" role="alert">
      <WarningOutlined aria-hidden="true" />
      <strong>{texts.error}</strong>
      {error.message && <span>{error.message}</span>}
      {onRetry && <Button onClick={onRetry}>{texts.retry}</Button>}
    </div>
  )
}
