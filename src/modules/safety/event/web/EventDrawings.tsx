import { Form } from 'antd'
import { ScrollRegion } from '../../../../core/web/components/ScrollRegion.tsx'
import { useCodes } from '../../../../core/web/data/lookups.ts'
import type { RecordFormHandle } from '../../../../core/web/form/use-record-form.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { treeOf } from '../rules/cause-tree.rule.ts'
import type { SafEvent, safEvent } from '../saf-event.resource.ts'
import './event.css'
import { drawingTexts } from './drawing.texts.ts'

type EventForm = RecordFormHandle<typeof safEvent>
/** The lines as they stand in the form, typed or saved: the drawing follows at once. */
const useLines = <N extends 'causes' | 'barriers'>(form: EventForm, name: N): SafEvent[N] =>
  (Form.useWatch(name, { form: form.antd, preserve: true }) as SafEvent[N] | undefined) ??
  form.detail?.data[name] ??
  []
const useNames = (group: string) => {
  const { data = [] } = useCodes(group)
  return (code: string | null | undefined) => data.find((item) => item.code === code)?.codeNm ?? code ?? ''
}

const box = { width: 210, height: 54, gapX: 46, gapY: 14 }
const cut = (words: string, most: number): string =>
  words.length > most ? `${words.slice(0, most - 1)}…` : words
/** Two lines of a box; the whole text stands in the lines of the form. */
const linesOf = (words: string, most: number): string[] => {
  const first = words.slice(0, most)
  return words.length <= most ? [first] : [first, cut(words.slice(most), most)]
}
interface BoxProps {
  x: number
  y: number
  head: string
  words: string
  tone: string
}
const perLine = 16
function Box({ x, y, head, words, tone }: BoxProps) {
  return (
    <g className={`event-box is-${tone}`} transform={`translate(${x} ${y})`}>
      <title>{`${head} ${words}`}</title>
      <rect width={box.width} height={box.height} rx={6} />
      <text x={8} y={15} className="event-box-head">
        {head}
      </text>
      {linesOf(words, perLine).map((line, index) => (
        <text key={index} x={8} y={31 + index * 15}>
          {line}
        </text>
      ))}
    </g>
  )
}
const tones: Readonly<Record<string, string>> = { D: 'plain', I: 'warning', R: 'danger' }

/** The causes as a tree from the event to its roots (fault tree); the lines above are the table behind it. */
export function CauseTree({ form }: { form: EventForm }) {
  const text = useTexts(drawingTexts)
  const causes = useLines(form, 'causes').filter(({ branchTxt, causeTxt }) => branchTxt && causeTxt)
  const level = useNames('SAF_CAUSE_LEVEL')
  const m4 = useNames('SAF_M4')
  if (causes.length === 0) return null
  const { nodes, rows } = treeOf(causes)
  const depth = Math.max(0, ...nodes.map((node) => node.level)) + 2
  const at = (column: number, row: number) => ({
    x: column * (box.width + box.gapX),
    y: row * (box.height + box.gapY),
  })
  const root = { column: 0, row: Math.max(0, (rows - 1) / 2) }
  const event = at(root.column, root.row)
  return (
    <ScrollRegion label={text('tree')} className="event-drawing span-all">
      <svg
        width={depth * (box.width + box.gapX) - box.gapX}
        height={Math.max(1, rows) * (box.height + box.gapY)}
        role="img"
        aria-label={text('treeOf', { n: nodes.length })}
      >
        {nodes.map(({ cause, level: column, row, up }) => {
          const to = at(column + 1, row)
          const from = up ? at(up.level + 1, up.row) : event
          const [x1, y1, x2, y2] = [from.x + box.width, from.y + box.height / 2, to.x, to.y + box.height / 2]
          return (
            <path
              key={cause.branchTxt}
              className="event-link"
              d={`M${x1} ${y1}C${x1 + 23} ${y1} ${x2 - 23} ${y2} ${x2} ${y2}`}
            />
          )
        })}
        <Box {...event} head={text('event')} words={form.detail?.data.safEventNm ?? ''} tone="accent" />
        {nodes.map(({ cause, level: column, row }) => (
          <Box
            key={cause.branchTxt}
            {...at(column + 1, row)}
            head={`${cause.branchTxt} ${level(cause.causeLvlCd)} · ${m4(cause.m4Cd)}`}
            words={cause.causeTxt}
            tone={tones[cause.causeLvlCd] ?? 'plain'}
          />
        ))}
      </svg>
    </ScrollRegion>
  )
}

const barrierTones: Readonly<Record<string, string>> = { held: 'good', failed: 'danger', absent: 'plain' }
/** What should have prevented the event at its left, what should have softened it at its right: held, failed or absent. */
export function BowTie({ form }: { form: EventForm }) {
  const text = useTexts(drawingTexts)
  const barriers = useLines(form, 'barriers').filter(({ barrierNm }) => barrierNm)
  const state = useNames('SAF_BARRIER_STAT')
  const event = form.detail?.data
  if (barriers.length === 0 || !event) return null
  const sides = {
    prevent: barriers.filter(({ barrierSideCd }) => barrierSideCd === 'prevent'),
    mitigate: barriers.filter(({ barrierSideCd }) => barrierSideCd !== 'prevent'),
  }
  const rows = Math.max(sides.prevent.length, sides.mitigate.length, 1)
  const height = rows * (box.height + box.gapY)
  const middle = height / 2
  const column = (index: number) => index * (box.width + box.gapX)
  const place = (count: number, index: number) =>
    (height - count * (box.height + box.gapY)) / 2 + index * (box.height + box.gapY) + box.gapY / 2
  return (
    <ScrollRegion label={text('bowTie')} className="event-drawing span-all">
      <svg
        width={column(3) - box.gapX}
        height={height + 22}
        role="img"
        aria-label={text('bowTieOf', { n: barriers.length })}
      >
        <g transform="translate(0 22)">
          {(['prevent', 'mitigate'] as const).map((side) => {
            const right = side === 'mitigate'
            const x = column(right ? 2 : 0)
            return (
              <g key={side}>
                <text x={x} y={-8} className="event-box-head">
                  {text(side)}
                </text>
                {sides[side].map((barrier, index) => {
                  const y = place(sides[side].length, index)
                  const [x1, x2] = right ? [column(1) + box.width, x] : [x + box.width, column(1)]
                  const [y1, y2] = right ? [middle, y + box.height / 2] : [y + box.height / 2, middle]
                  return (
                    <g key={`${index} ${barrier.barrierNm}`}>
                      <path
                        className={`event-link is-${barrierTones[barrier.barrierStatCd] ?? 'plain'}`}
                        d={`M${x1} ${y1}C${x1 + 23} ${y1} ${x2 - 23} ${y2} ${x2} ${y2}`}
                      />
                      <Box
                        x={x}
                        y={y}
                        head={state(barrier.barrierStatCd)}
                        words={barrier.barrierNm}
                        tone={barrierTones[barrier.barrierStatCd] ?? 'plain'}
                      />
                    </g>
                  )
                })}
              </g>
            )
          })}
          <Box
            x={column(1)}
            y={middle - box.height / 2}
            head={text('event')}
            words={event.safEventNm}
            tone="accent"
          />
        </g>
      </svg>
    </ScrollRegion>
  )
}
