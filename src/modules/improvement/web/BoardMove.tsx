import { useState, type ReactNode } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import type { Allowed, Detail } from '../../../core/shared/resource.ts'
import { api } from '../../../core/web/api.ts'
import { Dialog } from '../../../core/web/components/Dialog.tsx'
import { useNotice } from '../../../core/web/components/notice.tsx'
import { queryKeys, recordPath } from '../../../core/web/data/query-keys.ts'
import { ReasonList } from '../../../core/web/record/ReasonList.tsx'
import { TransitionDialog } from '../../../core/web/record/TransitionDialog.tsx'
import { improvement, type ImprovementRow } from '../improvement/improvement.resource.ts'
import {
  actsBetween,
  reachableFrom,
  type ImprovementAction,
  type ImprovementState,
} from '../improvement/improvement-transitions.rule.ts'
import { useSpoken } from '../../../core/web/text/labels.ts'
import { definitionFor } from './definition-for.ts'
import { offeredActs } from './offered.ts'
import { boardTexts } from './board.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import type { ImprovementMore } from '../improvement/improvement-answers.rule.ts'
import { useStepInputs } from './SourceParts.tsx'

type Found = Detail<typeof improvement>
const nobody = { proposeUserId: null, proposeUserNm: null }
/** The scale on which a card is verified; one that its source has not scored has the own one. */
const scaleOf = async ({ data }: Found): Promise<ImprovementMore['scale']> =>
  data.scoreBef === null
    ? null
    : (await api.get<{ data: ImprovementMore }>(`${recordPath(improvement, data.imprNo)}/more`)).data.scale
interface Asked {
  title: string
  detail: Found
  ways: readonly Allowed[]
}
/**
 * Moves a card by the act that leads to the column, or offers all possible acts. The dialog of the record's
 * own page asks for the act's input; a refusal shows its reason.
 */
export function useBoardMove(): {
  move: (row: ImprovementRow, to?: ImprovementState) => Promise<void>
  dialog: ReactNode
} {
  const text = useTexts(boardTexts)
  const states = useSpoken(improvement).states as Record<ImprovementState, string>
  const client = useQueryClient()
  const notice = useNotice()
  const [asked, setAsked] = useState<Asked>()
  const [act, setAct] = useState<{ detail: Found; item: Allowed; scale: ImprovementMore['scale'] }>()
  const inputs = useStepInputs(act?.detail.data ?? nobody, act?.scale)
  const move = async (row: ImprovementRow, to?: ImprovementState) => {
    const from = row.state
    try {
      const detail = await client.fetchQuery({
        queryKey: queryKeys.detail(improvement, row.imprNo),
        staleTime: 0,
        queryFn: ({ signal }) => api.get<Found>(recordPath(improvement, row.imprNo), undefined, { signal }),
      })
      const acts: readonly string[] | undefined = to && actsBetween(from, to)
      const leading = (detail.allowed as Allowed[]).filter(({ action }) => !acts || acts.includes(action))
      const offered = offeredActs(leading)
      const [only, ...others] = offered.filter(({ reasons }) => reasons.length === 0)
      if (to && only && others.length === 0) setAct({ detail, item: only, scale: await scaleOf(detail) })
      else {
        const way = to ? `${states[from]} → ${states[to]}` : text('next')
        // Dropped where nothing is offered, the refusals of others' acts say whose they are.
        setAsked({ title: `${row.imprNm}: ${way}`, detail, ways: offered.length === 0 ? leading : offered })
      }
    } catch (error) {
      notice.failure(error)
    }
  }
  const dialog = (
    <>
      {asked && (
        <MoveDialog
          {...asked}
          onClose={() => setAsked(undefined)}
          onAct={(item) => {
            setAsked(undefined)
            scaleOf(asked.detail).then(
              (scale) => setAct({ detail: asked.detail, item, scale }),
              (error: unknown) => notice.failure(error),
            )
          }}
        />
      )}
      {act && (
        <TransitionDialog
          resource={definitionFor(act.detail.data, { scale: act.scale })}
          detail={act.detail}
          item={act.item}
          inputs={inputs}
          onClose={() => setAct(undefined)}
        />
      )}
    </>
  )
  return { move, dialog }
}

/** The acts that could be meant, and why the others cannot be done. */
function MoveDialog({
  title,
  detail,
  ways,
  onAct,
  onClose,
}: Asked & { onAct: (item: Allowed) => void; onClose: () => void }) {
  const text = useTexts(boardTexts)
  const states = useSpoken(improvement).states as Record<ImprovementState, string>
  const state = detail.data.state
  const reachable = reachableFrom(state)
  return (
    <Dialog open title={title} footer={<Button onClick={onClose}>{text('close')}</Button>} onCancel={onClose}>
      {ways.length === 0 ? (
        <p>
          {reachable.length === 0
            ? text('stuck')
            : text('far', {
                state: states[state],
                reachable: reachable.map((each) => states[each]).join(', '),
              })}
        </p>
      ) : (
        <ul className="impr-ways">
          {ways.map((item) => (
            <li key={item.action}>
              {item.reasons.length === 0 ? (
                <Button
                  block
                  danger={improvement.transitions![item.action as ImprovementAction].danger === true}
                  onClick={() => onAct(item)}
                >
                  {item.label}
                </Button>
              ) : (
                <>
                  <b>{item.label}</b>
                  <ReasonList reasons={item.reasons} />
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}
