/** Nothing that is on the screen has the keyboard: what had it was taken away or hidden. */
export function focusIsLost(): boolean {
  const holder = document.activeElement
  return holder === null || holder === document.body || !holder.checkVisibility()
}
