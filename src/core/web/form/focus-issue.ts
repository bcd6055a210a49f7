import type { FormInstance } from 'antd'

/** Frames until the form has drawn its messages. */
const patience = 20

/** Scrolls to the first field with a message, in the order of the page, and puts the cursor in it. */
export function focusFirstIssue(root: ParentNode = document): void {
  let frame = 0
  const look = () => {
    const item = [...root.querySelectorAll<HTMLElement>('.ant-form-item-has-error')].find(
      (element) => element.offsetParent !== null,
    )
    if (item) {
      item.scrollIntoView({ block: 'center', behavior: 'auto' })
      item
        .querySelector<HTMLElement>('input:not([disabled]), textarea, [tabindex], button')
        ?.focus({ preventScroll: true })
    } else if (frame++ < patience) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Puts the cursor into the first field of the popup that has just opened; answers the stop. */
export function focusFirstField(): () => void {
  let frame = 0
  let waiting = 0
  const look = () => {
    const field = [
      ...document.querySelectorAll<HTMLElement>(
        '[role=dialog] .record-form :is(input[type=text], textarea):not([disabled], [readonly])',
      ),
    ].find((element) => element.offsetParent !== null)
    if (isTyping()) return
    field?.focus({ preventScroll: true })
    // The kit takes the focus when its movement has ended.
    if (frame++ < patience) waiting = requestAnimationFrame(look)
  }
  waiting = requestAnimationFrame(look)
  return () => cancelAnimationFrame(waiting)
}

/**
 * Puts the cursor into the named field of a popup, unless the person already types in another one: a slow
 * machine says that a popup is open after its fields can be used, and a list that loses the cursor closes and
 * forgets what was looked for.
 */
export function focusUnlessTyping<T>(form: FormInstance<T>, name: string): void {
  if (!isTyping()) form.focusField(name)
}
const isTyping = () => document.activeElement?.matches('input, textarea') === true
