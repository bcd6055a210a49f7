import type { Fields } from '../../../core/shared/field.ts'
import type { ImprovementMore } from '../improvement/improvement-answers.rule.ts'
import { improvement, type Improvement } from '../improvement/improvement.resource.ts'

type OfRow = Pick<Improvement, 'gradeCd' | 'effectYmd' | 'parentImprNo'>
/** The definition as it holds for a row: states that are not on its way are not drawn, and only a plant that was asked gives its reason. */
export function definitionFor(row: OfRow, more?: Pick<ImprovementMore, 'needsApproval'>): typeof improvement {
  const { closing, effectPending, ...states } = improvement.states!
  const order = Object.keys(improvement.states!)
  const approval = more?.needsApproval ?? true
  const kept = {
    ...states,
    ...(approval || row.effectYmd || row.gradeCd !== 'L' ? { effectPending } : {}),
    ...(approval ? { closing } : {}),
  }
  const ordered = Object.fromEntries(Object.entries(kept).toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other)))
  const { replyReason: _replyReason, ...plainInput } = improvement.transitions!.receive.input as Fields
  const receive = { ...improvement.transitions!.receive, ...(row.parentImprNo === null && { input: plainInput }) }
  return { ...improvement, states: ordered, transitions: { ...improvement.transitions, receive } } as unknown as typeof improvement
}
