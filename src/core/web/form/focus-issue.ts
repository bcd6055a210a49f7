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
