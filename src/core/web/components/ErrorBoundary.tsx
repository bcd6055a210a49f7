import { Button } from 'antd'
import { Component, type ReactNode } from 'react'
import { logError } from '../error-log.ts'
import { t } from '../text/text.ts'

interface Props {
  onRetry: () => void
  children: ReactNode
}
/** Keeps a broken page from taking the shell down; what went wrong is logged with its URL. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }
  override componentDidCatch(error: unknown): void {
    logError(error)
  }
  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    return (
      <div className="portal-message" role="alert">
        <h1>{t('pane.failed')}</h1>
        <p>{t('pane.failedHelp')}</p>
        <Button type="primary" onClick={this.props.onRetry}>
          {t('common.retry')}
        </Button>
      </div>
    )
  }
}
