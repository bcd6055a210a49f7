import { useDeferredValue, type ReactNode } from 'react'
import { Button, Empty, Result, Skeleton } from 'antd'
import { messages } from '../../shared/messages.ts'
import { ApiError } from '../api.ts'
import { pageText } from '../text/page-text.ts'
import { said } from '../text/text.ts'

/** The four states that every page draws on purpose: loading, empty, error, no right. */
const PageSkeleton = ({ rows = 8 }: { rows?: number }) => (
  <div aria-busy="true">
    <Skeleton active paragraph={{ rows }} />
  </div>
)
export const PageEmpty = ({ children, action }: { children?: ReactNode; action?: ReactNode }) => (
  <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={children ?? pageText('list.nothing')}>
    {action}
  </Empty>
)
const PageError = ({ error, onRetry }: { error: Error; onRetry?: () => void }) => (
  <Result
    status="warning"
    title={
      error instanceof ApiError && error.status === 0 ? said(messages.networkError) : pageText('list.failed')
    }
    subTitle={
      error instanceof ApiError && error.status === 0 ? said(messages.networkErrorBody) : error.message
    }
    extra={
      onRetry && (
        <Button type="primary" onClick={onRetry}>
          {pageText('common.retry')}
        </Button>
      )
    }
  />
)
const PageNoRight = ({ message = said(messages.noReadRight) }: { message?: string }) => (
  <Result status="403" title="403" subTitle={message} />
)
const PageMissing = ({ message = said(messages.notFound) }: { message?: string }) => (
  <Result status="404" title="404" subTitle={message} />
)

export interface GateProps<T> {
  data: T | undefined
  error: Error | null | undefined
  loading: boolean
  onRetry?: () => void
  /** Draws the page with what has arrived. */
  children: (data: T) => ReactNode
}
/** Draws what there is to draw: the skeleton, the refusal, the error with 다시 시도, or the page. */
export function Gate<T>({ data, error, loading, onRetry, children }: GateProps<T>) {
  // A page that has just got its data is drawn for the first time: in slices, between which a click and a key
  // are heard.
  const arrived = useDeferredValue(data !== undefined)
  if (data !== undefined && arrived) return children(data)
  if (error instanceof ApiError && error.status === 403) return <PageNoRight message={error.message} />
  if (error instanceof ApiError && error.status === 404) return <PageMissing message={error.message} />
  if (error) return <PageError error={error} onRetry={onRetry} />
  return loading || data !== undefined ? <PageSkeleton /> : <PageEmpty />
}
