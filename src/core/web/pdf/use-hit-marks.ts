import { useCallback, useEffect, useId, useRef, useState, type RefObject } from 'react'
import type { Hit } from './pdf-search.ts'

/** Names of the marks in pdf.css. */
const marks = { all: 'pdf-hit', chosen: 'pdf-hit-chosen' }
/** Hits of each reader that is open: the browser knows one set of marks for the whole window. */
const readers = new Map<string, { all: Range[]; chosen: Range[] }>()

/**
 * Marks the hits on the drawn pages, and brings the chosen one into the picture. A browser without highlights goes to the
 * page alone.
 * @param call grows with each step: once for each, so that who scrolls on is not brought back
 * @returns what each page tells of the elements of its text
 */
export function useHitMarks(
  scroll: RefObject<HTMLElement | null>,
  hits: readonly Hit[],
  chosen: Hit | undefined,
  call: number,
): (number: number, elements: readonly HTMLElement[] | null) => void {
  const id = useId()
  const texts = useRef(new Map<number, readonly HTMLElement[]>())
  const [drawn, setDrawn] = useState(0)
  const answered = useRef(0)
  useEffect(() => {
    const rangeOf = (hit: Hit) => {
      const elements = texts.current.get(hit.page)
      return elements && rangeIn(elements, hit)
    }
    const ranges = hits.filter((hit) => hit !== chosen).flatMap((hit) => rangeOf(hit) ?? [])
    const chosenRange = chosen && rangeOf(chosen)
    readers.set(id, { all: ranges, chosen: chosenRange ? [chosenRange] : [] })
    show()
    if (!chosenRange || answered.current === call) return
    answered.current = call
    bringIn(scroll.current!, chosenRange)
  }, [id, scroll, hits, chosen, call, drawn])
  useEffect(
    () => () => {
      readers.delete(id)
      show()
    },
    [id],
  )
  return useCallback((number, elements) => {
    if (elements) texts.current.set(number, elements)
    else texts.current.delete(number)
    setDrawn((count) => count + 1)
  }, [])
}

function rangeIn(elements: readonly HTMLElement[], { from, to }: Hit): Range | undefined {
  const [first, last] = [elements[from.piece]?.firstChild, elements[to.piece]?.firstChild]
  if (!first || !last) return undefined
  const range = document.createRange()
  range.setStart(first, from.at)
  range.setEnd(last, to.at + 1)
  return range
}

function show(): void {
  if (!('highlights' in CSS)) return
  for (const kind of ['all', 'chosen'] as const) {
    const ranges = [...readers.values()].flatMap((each) => each[kind])
    CSS.highlights.set(marks[kind], new Highlight(...ranges))
  }
}

function bringIn(scroll: HTMLElement, range: Range): void {
  const box = scroll.getBoundingClientRect()
  const spot = range.getBoundingClientRect()
  if (spot.top < box.top || spot.bottom > box.bottom) scroll.scrollTop += spot.top - box.top - box.height / 3
  if (spot.left < box.left || spot.right > box.right)
    scroll.scrollLeft += spot.left - box.left - box.width / 3
}
