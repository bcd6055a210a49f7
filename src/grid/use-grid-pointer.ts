import type { DOMAttributes, RefObject } from 'react'
import { flushSync } from 'react-dom'
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
  /** True while the handle of the range is drawn. */
  filling: RefObject<boolean>
  /** A press anywhere in the frame; without a place it is none that selects. */
  onPress: (point: Point | undefined, extend: boolean) => void
  onDrag: (point: Point) => void
  /** The handle of the range is drawn to a cell, and let go there. */
  onFill: (point: Point | undefined) => void
  /** A press of the right button: the menu that comes is of this cell, or of the head of this column. */
  onMenu: (place: { point: Point } | { head: string } | undefined) => void
  onOpen: (point: Point) => void
  onToggle: (point: Point) => void
  onSearch: (point: Point) => void
  onExpand: (key: string) => void
  onCheck: (key: string) => void
  onLink: ((address: string) => void) | undefined
}

type Handlers = Pick<
  DOMAttributes<HTMLElement>,
  'onContextMenu' | 'onPointerDown' | 'onMouseDown' | 'onMouseOver' | 'onClick' | 'onDoubleClick' | 'onChange'
>

/**
 * Mouse and finger on the whole frame; one set of handlers for all cells, so that rows stay plain and cheap.
 */
export function useGridPointer(input: Input): Handlers {
  const { dragging, touch, filling } = input
  function dragTo(element: Element): void {
    const point = pointOf(element)
    if (!point) return
    // Drawn at once: a selection that is drawn only after the release would scroll the grid under the pointer.
    flushSync(() => {
      if (filling.current) input.onFill(point)
      else input.onDrag(point)
    })
  }
  const follow = (frame: HTMLElement, onEnd: () => void) => {
    dragging.current = true
    scrollWhileDragging(frame, dragTo, () => {
      dragging.current = false
      onEnd()
    })
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
      if (target.closest('[data-fill]')) {
        filling.current = true
        return follow(event.currentTarget, () => {
          filling.current = false
          input.onFill(undefined)
        })
      }
      const point = foreign ? undefined : pointOf(target)
      if (!point) return input.onPress(undefined, false)
      if (!touch.current) follow(event.currentTarget, () => undefined)
      input.onPress(point, event.shiftKey)
    },
    onContextMenu: (event) => {
      const target = event.target as Element
      const point = pointOf(target)
      const head = dataOf(target, 'head')
      input.onMenu(point ? { point } : head === undefined ? undefined : { head })
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
