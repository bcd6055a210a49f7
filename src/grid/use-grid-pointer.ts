import type { DOMAttributes, RefObject } from 'react'
import { scrollWhileDragging } from './drag-scroll.ts'
import type { Point } from './ranges.ts'

interface Input {
  /** Whether the last press came from a finger. */
  touch: RefObject<boolean>
  /**
   * True between press and release of the mouse; shared, because scrolling to the active cell has to wait
   * meanwhile.
   */
  dragging: RefObject<boolean>
  /** A press anywhere in the frame; without a place it is none that selects. */
  onPress: (point: Point | undefined, extend: boolean) => void
  onDrag: (point: Point) => void
  onOpen: (point: Point) => void
  onToggle: (point: Point) => void
  onSearch: (point: Point) => void
  onExpand: (key: string) => void
  onCheck: (key: string) => void
  onLink: ((address: string) => void) | undefined
}

type Handlers = Pick<
  DOMAttributes<HTMLElement>,
  'onPointerDown' | 'onMouseDown' | 'onMouseOver' | 'onClick' | 'onDoubleClick' | 'onChange'
>

/**
 * Mouse and finger on the whole frame; one set of handlers for all cells, so that rows stay plain and cheap.
 */
export function useGridPointer(input: Input): Handlers {
  const { dragging, touch } = input
  function dragTo(element: Element): void {
    const point = pointOf(element)
    if (point) input.onDrag(point)
  }

  return {
    onPointerDown: (event) => {
      touch.current = event.pointerType === 'touch'
    },
    onMouseDown: (event) => {
      const target = event.target as Element
      if (event.button !== 0 || target instanceof HTMLTextAreaElement) return
      // Links and what a page draws into a cell work on their own.
      const foreign = target.closest('a, button:not([data-expand], [data-search]), input:not([data-check])')
      // The focus stays in the textarea, and no text of the page is marked.
      if (!foreign && target.closest('[data-row]')) event.preventDefault()
      const point = foreign ? undefined : pointOf(target)
      if (!point) return input.onPress(undefined, false)
      if (!touch.current) {
        dragging.current = true
        scrollWhileDragging(
          event.currentTarget,
          (reached) => dragTo(reached),
          () => {
            dragging.current = false
          },
        )
      }
      input.onPress(point, event.shiftKey)
    },
    onMouseOver: (event) => {
      if (dragging.current) dragTo(event.target as Element)
    },
    onClick: (event) => {
      const target = event.target as Element
      const point = pointOf(target)
      const expand = dataOf(target, 'expand')
      const link = dataOf(target, 'link')
      if (expand !== undefined) input.onExpand(expand)
      else if (link !== undefined && input.onLink && !event.ctrlKey && !event.metaKey) {
        event.preventDefault()
        input.onLink(link)
      } else if (point && target.closest('[data-search]')) input.onSearch(point)
      else if (point && target.closest('[data-toggle]')) input.onToggle(point)
    },
    onDoubleClick: (event) => {
      const target = event.target as Element
      const point = pointOf(target)
      if (point && !target.closest('a, button, input, textarea, [data-toggle]')) input.onOpen(point)
    },
    onChange: (event) => {
      const key = dataOf(event.target, 'check')
      if (key !== undefined) input.onCheck(key)
    },
  }
}

/** The data cell around an element, by position. */
function pointOf(target: Element): Point | undefined {
  const cell = target.closest<HTMLElement>('[data-column]')
  const row = cell?.closest<HTMLElement>('[data-row]')
  return cell && row ? { row: Number(row.dataset.row), column: Number(cell.dataset.column) } : undefined
}

function dataOf(target: Element, name: string): string | undefined {
  return target.closest<HTMLElement>(`[data-${name}]`)?.dataset[name]
}
