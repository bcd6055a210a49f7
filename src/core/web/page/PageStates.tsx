import { useDeferredValue, type ReactNode } from 'react'
import { Button, Empty, Result, Skeleton } from 'antd'
import { messages } from '../../shared/messages.ts'
import { ApiError } from '../api.ts'
import { canAccess, requestsOfRights } from '../session-store.ts'
import { lazyPart } from '../components/later.tsx'
import { useTabNow } from '../TabHost.tsx'
import { textsOf } from '../text/define-texts.ts'
import { pageText } from '../text/page-text.ts'
import { sessionTexts } from '../text/session.texts.ts'
import { said } from '../text/text.ts'
import { useSaysFailure } from './failed-reads.ts'

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
function PageError({ error, onRetry }: { error: Error; onRetry: (() => void) | undefined }) {
  const retryOthers = useSaysFailure(onRetry !== undefined)
  const lost = error instanceof ApiError && error.status === 0
  return (
    <Result
      status="warning"
      title={lost ? said(messages.networkError) : pageText('list.failed')}
      subTitle={lost ? said(messages.networkErrorBody) : error.message}
      extra={
        onRetry && (
          <Button
            type="primary"
            onClick={() => {
              onRetry()
              retryOthers()
            }}
          >
            {pageText('common.retry')}
          </Button>
        )
      }
    />
  )
}
/** Whoever lacks a right asks for it, or looks again once it has been given. */
function PageNoRight({ message, onRetry }: { message: string; onRetry: (() => void) | undefined }) {
  const tab = useTabNow()
  useSaysFailure()
  return (
    <Result
      status="403"
      title="403"
      subTitle={message}
      extra={
        <>
          {onRetry && <Button onClick={onRetry}>{pageText('common.retry')}</Button>}
          {tab && canAccess(requestsOfRights) && (
            <Button type="primary" onClick={() => tab.open(`/${requestsOfRights}`)}>
              {textsOf(sessionTexts)('askRight')}
            </Button>
          )}
        </>
      }
    />
  )
}
/** Fetched when it is needed, with its picture and its words. */
const RecordMissing = lazyPart(async () => (await import('./RecordMissing.tsx')).RecordMissing)

/** What could not be read: never an empty list, which would say that there is nothing. */
export function ReadFailed({ error, onRetry }: { error: Error; onRetry?: () => void }) {
  if (error instanceof ApiError && error.status === 403)
    return <PageNoRight message={error.message} onRetry={onRetry} />
  if (error instanceof ApiError && error.status === 404) return <RecordMissing message={error.message} />
  return <PageError error={error} onRetry={onRetry} />
}

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
  if (error) return <ReadFailed error={error} onRetry={onRetry} />
  return loading || data !== undefined ? <PageSkeleton /> : <PageEmpty />
}
