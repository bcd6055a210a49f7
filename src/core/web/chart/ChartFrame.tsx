import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { useTab } from '../TabHost.tsx'
import { useTexts } from '../text/define-texts.ts'
import { chartTexts } from '../text/chart.texts.ts'
import './chart.css'

/** Colours of marks; a text always stands beside them. */
export type Tone = 'accent' | 'good' | 'warning' | 'danger' | 'plain' | 'second' | 'third'

export interface ChartColumn {
  name: string
  values: readonly (number | null)[]
  /** Address of the rows behind a value. */
  to?: (index: number) => string | undefined
}
interface ChartFrameProps {
  title: string
  /** Below the title: unit, period, how it is counted. */
  note?: string | undefined
  /** Colours and names of the marks. */
  legend?:
    | readonly { name: string; tone: Tone; line?: boolean; target?: boolean; hatch?: number; dash?: number }[]
    | undefined
  /** The table behind the picture, for keyboard, reader and print. */
  labels: readonly string[]
  columns: readonly ChartColumn[]
  children: ReactNode
}

/** A picture with its title, its legend and the table behind it. */
export function ChartFrame({ title, note, legend, labels, columns, children }: ChartFrameProps) {
  const say = useTexts(chartTexts)
  return (
    <figure className="chart">
      <figcaption>
        <strong>{title}</strong>
        {note && <span>{note}</span>}
        {legend && legend.length > 1 && (
          <span className="chart-legend">
            {legend.map(({ name, tone, line, target, hatch, dash }) => (
              <span
                key={name}
                className={`is-${tone}${line ? ' is-line' : ''}${target ? ' is-target' : ''}${hatch ? ` is-hatch-${hatch}` : ''}${dashOf(dash)}`}
              >
                {name}
              </span>
            ))}
          </span>
        )}
      </figcaption>
      <div aria-hidden="true">{children}</div>
      <details className="chart-table">
        <summary>{say('table')}</summary>
        <table aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{say('part')}</th>
              {columns.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {labels.map((label, index) => (
              <tr key={`${index} ${label}`}>
                <th scope="row">{label}</th>
                {columns.map(({ name, values, to }) => (
                  <td key={name}>
                    <RowsLink to={to?.(index)}>
                      {shownValue(values[index] ?? null) ?? say('unknown')}
                    </RowsLink>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}

export const shownValue = (value: number | null): string | null =>
  value === null ? null : value.toLocaleString('ko-KR')

/** A value of the table: a link to its rows where there are any. */
export function RowsLink({ to, children }: { to: string | undefined; children: ReactNode }) {
  const tab = useTab()
  if (to === undefined) return children
  return (
    <a
      href={to}
      onClick={(event) => {
        event.preventDefault()
        tab.open(to)
      }}
    >
      {children}
    </a>
  )
}

/** A mark of the picture; the pointer opens its rows, the keyboard does so in the table. */
export function Mark({ to, says, children }: { to?: string | undefined; says: string; children: ReactNode }) {
  const tab = useTab()
  const shape = (
    <>
      <title>{says}</title>
      {children}
    </>
  )
  if (to === undefined) return <g>{shape}</g>
  return (
    <a
      href={to}
      tabIndex={-1}
      className="chart-mark"
      onClick={(event) => {
        event.preventDefault()
        tab.open(to)
      }}
    >
      {shape}
    </a>
  )
}

/** Lines across the marks of a pile, from its second part on. */
const hatches = ['M0 6L6 0', 'M0 0L6 6', 'M0 3H6', 'M3 0V6'] as const
/** Number of the lines of a part by its place in the pile: the first has none (0), the sixth begins anew. */
export const hatchOf = (place: number): number => place % (hatches.length + 1)
/** Class of a line by its place among the lines: on paper without colours every one but the first is broken. */
export const dashOf = (place = 0): string => (place % 3 ? ` is-dash-${place % 3}` : '')
/** On paper without colours the parts of a pile differ by these lines. */
export function Hatches({ id }: { id: string }) {
  return (
    <defs>
      {hatches.map((line, index) => (
        <pattern
          key={line}
          id={`${id}-${index + 1}`}
          width={6}
          height={6}
          patternUnits="userSpaceOnUse"
          className="chart-hatch-line"
        >
          <path d={line} />
        </pattern>
      ))}
    </defs>
  )
}

/** Width of the room of a picture in pixels: texts in it keep their size at every width. */
export function useRoom(usual = 560): [ref: (element: Element | null) => void, width: number] {
  const [width, setWidth] = useState(usual)
  const [element, setElement] = useState<Element | null>(null)
  const observer = useRef<ResizeObserver>(undefined)
  useLayoutEffect(() => {
    if (!element) return undefined
    observer.current = new ResizeObserver(() => {
      // A hidden tab measures 0.
      if (element.clientWidth > 0) setWidth(element.clientWidth)
    })
    observer.current.observe(element)
    return () => observer.current?.disconnect()
  }, [element])
  return [setElement, width]
}
