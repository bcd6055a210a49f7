import {
  Component,
  createElement,
  startTransition,
  useEffect,
  useLayoutEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'
import { Button } from 'antd'
import { logError } from '../error-log.ts'
import { network } from '../network.ts'
import { t } from '../text/text.ts'
import { Dialog } from './Dialog.tsx'

/**
 * A part of the program that could not be fetched: the network is gone, or a newer version has taken its
 * place.
 */
export class NotLoaded extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.name = 'NotLoaded'
  }
}

type Load<P> = () => Promise<ComponentType<P>>
/** The parts that have been fetched, by what fetches them. */
const fetched = new Map<unknown, unknown>()
async function fetchPart<P>(load: Load<P>): Promise<void> {
  fetched.set(load, await load())
}

/**
 * A part of the program that is fetched when it is first shown; a failure is thrown as `NotLoaded`. Unlike
 * React's `lazy` it is there as soon as it has arrived: what leaves a Suspense waits until its fallback has
 * stood for 300 ms, and for a part that was fetched ahead it would stand there too.
 * @param meanwhile what is shown until then
 */
export function lazyPart<P extends object>(load: Load<P>, meanwhile: ReactNode = null): ComponentType<P> {
  return function LazyPart(props: P) {
    const [failure, setFailure] = useState<NotLoaded>()
    const [, setArrived] = useState(false)
    const part = fetched.get(load) as ComponentType<P> | undefined
    const missing = !part
    useLayoutEffect(() => {
      if (!missing) return undefined
      let left = false
      fetchPart(load).then(
        // Drawn in pieces, so that clicks in between still work.
        () => left || startTransition(() => setArrived(true)),
        (error: unknown) => left || setFailure(new NotLoaded(error)),
      )
      return () => {
        left = true
      }
    }, [missing])
    if (failure) throw failure
    return part ? createElement(part, props) : meanwhile
  }
}

const known = new Set<Load<never>>()
/**
 * Fetches all parts known to `later` before the network can go. One after the other, so that clicks in
 * between still work. A part that fails is fetched again when it is needed.
 */
export async function fetchLaterParts(): Promise<void> {
  for (const load of known) if (!fetched.has(load)) await fetchPart(load).catch(() => undefined)
}

interface LaterOptions<P> {
  /**
   * Tells whether a failure is shown. A part that opens unprompted stays silent and appears when the network
   * is back. Default: always.
   */
  tells?: (props: P) => boolean
  /**
   * False for a page that stands alone and is never needed from another one: it is not fetched ahead.
   * Default: true.
   */
  ahead?: boolean
  /** Shown until the part has arrived. Default: nothing. */
  meanwhile?: ReactNode
}
/**
 * A part that is fetched when it is first shown. When it cannot be fetched, nothing around it is lost: a
 * dialog says so and tries again, by hand or as soon as the network is back.
 */
export function later<P extends object>(
  load: Load<P>,
  { tells = () => true, ahead = true, meanwhile }: LaterOptions<P> = {},
): ComponentType<P> {
  if (ahead) known.add(load as Load<never>)
  const Part = lazyPart(load, meanwhile)
  return function Later(props: P) {
    const [tries, setTries] = useState(0)
    const [left, setLeft] = useState(false)
    const retry = () => {
      setLeft(false)
      setTries(tries + 1)
    }
    // The component that opened it may close it; a part that nobody can close is left alone.
    const close = (props as { onClose?: () => void }).onClose ?? (() => setLeft(true))
    return (
      <PartBoundary
        key={tries}
        failed={<Missing shown={tells(props) && !left} onRetry={retry} onClose={close} />}
      >
        {createElement(Part, props)}
      </PartBoundary>
    )
  }
}

class PartBoundary extends Component<{ failed: ReactNode; children: ReactNode }, { error: Error | null }> {
  override state: { error: Error | null } = { error: null }
  static getDerivedStateFromError(error: Error): { error: Error } {
    return { error }
  }
  override componentDidCatch(error: unknown): void {
    logMissing(error)
  }
  override render(): ReactNode {
    const { error } = this.state
    if (error === null) return this.props.children
    // A fault of the part itself is for the boundary around the page.
    if (!(error instanceof NotLoaded)) throw error
    return this.props.failed
  }
}
/** A lost network is nothing that the server's log should know. */
export function logMissing(error: unknown): void {
  if (error instanceof NotLoaded && !network.isLost()) logError(error)
}

/** Tries again by itself as soon as the network is back. */
export function useRetryWhenBack(retry: () => void): void {
  useEffect(
    () =>
      network.subscribe(() => {
        if (!network.isLost()) retry()
      }),
    [retry],
  )
}

function Missing({ shown, onRetry, onClose }: { shown: boolean; onRetry: () => void; onClose: () => void }) {
  useRetryWhenBack(onRetry)
  if (!shown) return null
  return (
    <Dialog
      open
      title={t('part.missing')}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('common.close')}</Button>
          <Button type="primary" onClick={onRetry}>
            {t('common.retry')}
          </Button>
        </>
      }
    >
      <p>{t('part.missingHelp')}</p>
    </Dialog>
  )
}
