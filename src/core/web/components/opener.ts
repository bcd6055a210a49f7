import { focusIsLost } from '../focus.ts'

/** Where the focus goes back to when a popup closes. */
export interface Opener {
  element: Element | null
  /** Of the popup before, where one took the place of another: its own elements are gone by then. */
  before: Element | null
}
let outside: Element | null = null

/** Called while a popup is drawn and has not taken the focus yet. */
export function openerNow(): Opener {
  const element = document.activeElement
  const before = outside
  if (element && element !== document.body && !element.closest('.ant-modal, .ant-drawer')) outside = element
  return { element, before }
}
export function giveBack({ element, before }: Opener): void {
  setTimeout(() => {
    if (!focusIsLost()) return
    const back = element?.isConnected && element !== document.body ? element : before
    if (back instanceof HTMLElement && back.isConnected) back.focus({ preventScroll: true })
  })
}
