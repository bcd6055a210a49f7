import { scrollToElement } from '../../../../core/web/scroll.ts'

const shownMs = 2500

/**
 * Scrolls to what a refusal points at ('#workers/12', '#checks'), marks it for a moment and puts the focus
 * there. False when it is not on the page.
 */
export function jumpTo(root: ParentNode, hash: string): boolean {
  const target = hash.replace(/^#/, '')
  const found = find(root, target) ?? find(root, target.split('/')[0] ?? '')
  if (!found) return false
  void scrollToElement(found)
  const first = found.querySelector<HTMLElement>('input:not([disabled]), button:not([disabled]), textarea')
  ;(first ?? found).focus({ preventScroll: true })
  found.classList.add('is-pointed')
  setTimeout(() => found.classList.remove('is-pointed'), shownMs)
  return true
}
const find = (root: ParentNode, target: string): HTMLElement | null =>
  root.querySelector<HTMLElement>(`[data-target="${CSS.escape(target)}"]`)
