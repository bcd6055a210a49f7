import { defined } from '../../../core/shared/defined.ts'
import type { Fields } from '../../../core/shared/field.ts'
import type { ImprovementMore } from '../improvement/improvement-answers.rule.ts'
import { improvement, type Improvement } from '../improvement/improvement.resource.ts'
import { narrowed } from '../../../core/shared/resource.ts'

type OfRow = Pick<Improvement, 'gradeCd' | 'effectYmd' | 'parentImprNo'> & { legalDueYmd?: string | null }
/**
 * The definition for one row: states beside its way are not drawn, only a plant that was asked must give its
 * reason, only passing the day of the law needs a letter, and a check is made on the source's scale where it
 * has one.
 */
export function definitionFor(
  row: OfRow,
  more?: Partial<Pick<ImprovementMore, 'needsApproval' | 'scale'>>,
): typeof improvement {
  const approval = more?.needsApproval ?? true
  const hasEffect = approval || Boolean(row.effectYmd) || row.gradeCd !== 'L'
  const { replyReason: _replyReason, ...plainInput } = improvement.transitions!.receive.input as Fields
  const receive = {
    ...improvement.transitions!.receive,
    ...defined({ input: row.parentImprNo === null ? plainInput : undefined }),
  }
  // A letter of an authority is about a day of the law.
  const { letterYn: _letterYn, ...extensionInput } = improvement.transitions!.requestExtension.input as Fields
  const requestExtension = {
    ...improvement.transitions!.requestExtension,
    ...defined({ input: !row.legalDueYmd ? extensionInput : undefined }),
  }
  return narrowed(improvement, {
    states: (state) => (state !== 'effectPending' || hasEffect) && (state !== 'closing' || approval),
    transitions: {
      ...improvement.transitions!,
      receive,
      requestExtension,
      pass: { ...improvement.transitions!.pass, input: checkedOn(more?.scale ?? null) },
      passAndClose: { ...improvement.transitions!.passAndClose, input: checkedOn(more?.scale ?? null) },
    },
  })
}

/** The questions of a check that is passed: the risk afterwards on one scale. */
function checkedOn(scale: ImprovementMore['scale']): Fields {
  const { freqAft, sevAft, scoreAft, ...seen } = improvement.transitions!.pass.input as Fields
  const risk: Fields = scale
    ? { scoreAft: { ...scoreAft!, required: true } }
    : { freqAft: { ...freqAft!, required: true }, sevAft: { ...sevAft!, required: true } }
  return { ...risk, ...seen }
}
