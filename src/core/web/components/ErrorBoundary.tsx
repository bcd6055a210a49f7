import { Button } from 'antd'
import { Component, type ReactNode } from 'react'
import { logError } from '../error-log.ts'
import { t } from '../text/text.ts'
import { logMissing, NotLoaded, useRetryWhenBack } from './later.tsx'

interface Props {
  /** Called in addition to building the part again. */
  onRetry?: () => void
  children: ReactNode
}
/**
 * Keeps a broken page from taking the shell down; what went wrong is logged with its URL. A page that could
 * not be fetched says so.
 */
export class ErrorBoundary extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: null }
  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error }
  }
  override componentDidCatch(error: unknown): void {
    if (error instanceof NotLoaded) logMissing(error)
    else logError(error)
  }
  readonly #retry = (): void => {
    this.props.onRetry?.()
    this.setState({ error: null })
  }
  override render(): ReactNode {
    const { error } = this.state
    if (error === null) return this.props.children
    const missing = error instanceof NotLoaded
    return (
      <div className="portal-message" role="alert">
        <h1>{t(missing ? 'part.missing' : 'pane.failed')}</h1>
        <p>{t(missing ? 'part.missingHelp' : 'pane.failedHelp')}</p>
        <Button type="primary" onClick={this.#retry}>
          {t('common.retry')}
        </Button>
        {missing && <RetryWhenBack onBack={this.#retry} />}
      </div>
    )
  }
}

function RetryWhenBack({ onBack }: { onBack: () => void }): null {
  useRetryWhenBack(onBack)
  return null
}
