import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { contentWidth } from './autosize.ts'
import type { GridTexts } from './spoken-texts.ts'
import type { GridModel } from './use-grid-table.ts'

/** Makes a column as wide as what it holds. One function for good, so that the head is not drawn anew for it. */
export function useColumnFit<Row>(
  frame: RefObject<HTMLElement | null>,
  { fields, entries }: Pick<GridModel<Row>, 'fields' | 'entries'>,
  texts: GridTexts,
  resize: (name: string, width: number, done: boolean) => void,
): (name: string) => void {
  const fit = (name: string) => {
    const column = fields.findIndex((field) => field.name === name)
    const field = fields[column]
    if (frame.current && field) resize(name, contentWidth(frame.current, field, column, entries, texts), true)
  }
  const latest = useRef(fit)
  useEffect(() => {
    latest.current = fit
  })
  return useCallback((name) => latest.current(name), [])
}
