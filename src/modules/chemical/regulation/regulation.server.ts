import { defineBehaviour, type Guard } from '../../../core/server/entity/behaviour.ts'
import { badField } from '../../../core/server/http/errors.ts'
import { applyHistory, isOutdated } from './history.server.ts'
import { matchTypes } from './match.rule.ts'
import { chmRegHist, chmRegItem, chmRegMatch } from './regulation.resource.ts'
import { regulationSentences } from './regulation.texts.ts'

const outdated = regulationSentences.outdated()
type HistGuard = Guard<typeof chmRegHist>
const fresh: HistGuard = async (hist, context) => ((await isOutdated(context, hist)) ? outdated : undefined)
const faultless: HistGuard = ({ errCnt }) =>
  (errCnt ?? 0) > 0 ? regulationSentences.faultyRows({ count: errCnt ?? 0 }) : undefined
const changing: HistGuard = ({ newCnt, chgCnt, delCnt }) =>
  (newCnt ?? 0) + (chgCnt ?? 0) + (delCnt ?? 0) > 0 ? undefined : regulationSentences.nothingChanges()

/** Editions of lists: uploaded, checked, weighed, approved, applied in one transaction (chm.md 4). */
export const regHistBehaviour = defineBehaviour(chmRegHist, {
  without: ['create', 'update', 'delete', 'multi'],
  transitions: {
    check: { guards: { faultless, fresh } },
    submit: { guards: { faultless, changing, fresh } },
    apply: { guards: { faultless, fresh }, effect: (hist, context) => applyHistory(context, hist) },
  },
})

/**
 * A person decides on contents at the limit, and enters what the composition does not show (수동); both with a
 * reason. Everything else is judged by the program, and what a person has entered stays when products are
 * judged anew. (chm.md 2)
 */
export const regMatchBehaviour = defineBehaviour(chmRegMatch, {
  without: ['delete', 'multi', 'excel'],
  mayEdit: ({ borderYn, matchTypeCd }) =>
    borderYn === 'Y' || matchTypeCd === matchTypes.manual ? undefined : regulationSentences.judgeable(),
  beforeSave: async (input, { sql }, before) => {
    if (before && (input.prodNo !== before.prodNo || input.regCd !== before.regCd))
      throw badField('regCd', regulationSentences.matchFixed())
    if ((input.exceptReason ?? '').trim().length < 10)
      throw badField('exceptReason', regulationSentences.verdictReason())
    if (before) {
      if (!input.applyYn) throw badField('applyYn', regulationSentences.appliesNeeded())
      return input
    }
    if (
      await sql.maybe(
        'select 1 from "chmRegMatch" where "prodNo" = $1 and "regCd" = $2 and "applyYn" is distinct from \'N\'',
        [input.prodNo, input.regCd],
      )
    )
      throw badField('regCd', regulationSentences.matchedAlready())
    return { ...input, matchTypeCd: matchTypes.manual, borderYn: 'N' as const, applyYn: 'Y' as const }
  },
})

export const regulationBehaviours = [
  defineBehaviour(chmRegItem, { without: ['create', 'update', 'delete', 'multi'] }),
  regMatchBehaviour,
  regHistBehaviour,
]
