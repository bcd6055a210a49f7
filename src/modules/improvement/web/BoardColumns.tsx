import { useState } from 'react'
import { ForwardOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useSpoken } from '../../../core/web/text/labels.ts'
import { useTab } from '../../../core/web/TabHost.tsx'
import { improvement, type ImprovementRow } from '../improvement/improvement.resource.ts'
import {
  improvementStates,
  openStates,
  reachableFrom,
  type ImprovementState,
} from '../improvement/improvement-transitions.rule.ts'
import { grades } from '../rules/grade.rule.ts'
import { useBoardMove } from './BoardMove.tsx'
import { ImprovementCard, ownerOf } from './ImprovementCard.tsx'
import { boardTexts } from './board.texts.ts'
import { panelTexts } from './panel.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { gradeTexts } from '../rules/grade.texts.ts'

interface ColumnsProps {
  rows: readonly ImprovementRow[]
  by: 'state' | 'owner'
}
const urgency = (row: ImprovementRow) => grades.findIndex((grade) => grade === row.gradeCd)
const allStates = Object.keys(improvementStates) as ImprovementState[]

/**
 * Columns of cards; with lanes one row of columns for each grade. Cards of the columns by state are moved by
 * mouse or by their button.
 */
export function BoardColumns({ rows, by, lanes }: ColumnsProps & { lanes: boolean }) {
  const text = useTexts(boardTexts)
  const gradeText = useTexts(gradeTexts)
  const { move, dialog } = useBoardMove()
  const [dragged, setDragged] = useState<ImprovementRow>()
  const shared = {
    all: rows,
    by,
    dragged,
    onDrag: setDragged,
    onMove: (row: ImprovementRow, to?: ImprovementState) => void move(row, to),
  }
  return (
    <>
      {lanes ? (
        grades.map((grade) => {
          const lane = rows.filter(({ gradeCd }) => gradeCd === grade)
          return lane.length === 0 ? null : (
            <section key={grade} className="impr-lane" aria-label={text('lane', { grade: gradeText(grade) })}>
              <h2>
                {gradeText(grade)} <span className="impr-count">{lane.length}</span>
              </h2>
              <Columns rows={lane} lane={`${gradeText(grade)} `} {...shared} />
            </section>
          )
        })
      ) : (
        <Columns rows={rows} {...shared} />
      )}
      {dialog}
    </>
  )
}

interface MovingProps extends ColumnsProps {
  /** The rows of all lanes, so that their columns are aligned. */
  all: readonly ImprovementRow[]
  /** Label before the column names, for users who do not see the lane. */
  lane?: string
  dragged: ImprovementRow | undefined
  onDrag: (row: ImprovementRow | undefined) => void
  onMove: (row: ImprovementRow, to?: ImprovementState) => void
}
function Columns({ rows, all, lane = '', by, dragged, onDrag, onMove }: MovingProps) {
  const text = useTexts(boardTexts)
  const panel = useTexts(panelTexts)
  const owner = (row: ImprovementRow) => ownerOf(row) ?? panel('unowned')
  const { states } = useSpoken(improvement)
  const tab = useTab()
  const mine = dragged !== undefined && rows.includes(dragged)
  const targets = dragged ? reachableFrom(dragged.state) : []
  // While a card is held, every column it can reach is there, the ended ones too.
  const keys: readonly string[] =
    by === 'state'
      ? allStates.filter(
          (state) =>
            (openStates.includes(state) && all.some((row) => row.state === state)) || targets.includes(state),
        )
      : [...new Set(all.map(owner))].toSorted()
  return (
    <div className="impr-board">
      {keys.map((key) => {
        const cards = rows
          .filter((row) => (by === 'state' ? row.state : owner(row)) === key)
          .toSorted((one, other) => urgency(one) - urgency(other))
        const state = by === 'state' ? (key as ImprovementState) : undefined
        const name = state ? (states as Record<ImprovementState, string>)[state] : key
        const drop = mine && state !== undefined && state !== dragged.state
        const reached = mine && state !== undefined && targets.includes(state)
        return (
          <section
            key={key}
            aria-label={`${lane}${name}`}
            className={drop ? (reached ? 'is-target' : 'is-closed') : ''}
          >
            <div
              className="impr-drop"
              // Dropped where no act leads, the answer says so.
              onDragOver={(event) => drop && event.preventDefault()}
              onDrop={(event) => {
                if (!drop) return
                event.preventDefault()
                onMove(dragged, state)
                onDrag(undefined)
              }}
            >
              <h3>
                {name} <span className="impr-count">{cards.length}</span>
              </h3>
              <ul>
                {cards.map((row) => (
                  <li key={row.imprNo}>
                    <div
                      draggable={by === 'state' && tab.canWrite}
                      className={row === dragged ? 'is-dragged' : ''}
                      onDragStart={(event) => {
                        event.dataTransfer.effectAllowed = 'move'
                        event.dataTransfer.setData('text/plain', row.imprCd ?? '')
                        // In the next moment: a page that changes under the pointer now would end the
                        // dragging.
                        setTimeout(() => onDrag(row))
                      }}
                      onDragEnd={() => onDrag(undefined)}
                    >
                      <ImprovementCard row={row} withState={by === 'owner'}>
                        {tab.canWrite && (
                          <Button
                            size="small"
                            icon={<ForwardOutlined aria-hidden />}
                            aria-label={text('next.of', { name: row.imprNm })}
                            onClick={() => onMove(row)}
                          >
                            {text('next')}
                          </Button>
                        )}
                      </ImprovementCard>
                    </div>
                  </li>
                ))}
              </ul>
            </div>
          </section>
        )
      })}
    </div>
  )
}
