import type { App } from 'antd'
import type { ReactNode } from 'react'

type Modal = ReturnType<typeof App.useApp>['modal']
export interface Alert {
  title: string
  content: ReactNode
  okText: string
  width?: number
  zIndex?: number
}

/** The alerts of one place: one dialog says all that has not been read yet, and nothing twice. */
export class Alerts {
  readonly #modal: Modal
  readonly #unread = new Map<string, Alert>()
  #dialog: ReturnType<Modal['error']> | undefined
  constructor(modal: Modal) {
    this.#modal = modal
  }
  says(said: string): boolean {
    return this.#unread.has(said)
  }
  /** @param said what tells it from other alerts */
  show(said: string, alert: Alert): void {
    if (this.says(said)) return
    this.#unread.set(said, alert)
    if (this.#unread.size > 1) {
      const all = [...this.#unread.values()]
      this.#dialog?.update({
        content: severalOf(all),
        width: Math.max(...all.map(({ width = usualWidth }) => width)),
      })
      return
    }
    // A closed alert has been read, so its message may be shown again.
    const read = () => this.#unread.clear()
    this.#dialog = this.#modal.error({ ...alert, onOk: read, onCancel: read })
  }
}
/** Width of the kit's alerts, in pixels. */
const usualWidth = 416

/** Each under its own title, where that is not the one before it. */
const severalOf = (all: readonly Alert[]): ReactNode =>
  all.map(({ title, content }, at) => (
    <section className="portal-notice-part" key={at}>
      {at > 0 && title !== all[at - 1]!.title && <h3>{title}</h3>}
      <div>{content}</div>
    </section>
  ))

const known = new WeakMap<Modal, Alerts>()
/** The same ones for whoever asks at that place. */
export function alertsAt(modal: Modal): Alerts {
  const alerts = known.get(modal) ?? new Alerts(modal)
  known.set(modal, alerts)
  return alerts
}
