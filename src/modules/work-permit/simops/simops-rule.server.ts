import { defineBehaviour } from '../../../core/server/entity/behaviour.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { badField } from '../../../core/server/http/errors.ts'
import { runTransition } from '../../../core/server/entity/transition.ts'
import { staleOf, translations } from '../../../core/shared/words.ts'
import { messages } from '../../../core/shared/messages.ts'
import type { SimopsRule } from './simops.rule.ts'
import { simopsRule, type SimopsRuleRow } from './simops-rule.resource.ts'
import { ruleRefusals } from './simops-refusals.texts.ts'

/** Distances that a kind of place cannot do without. */
const needed: Readonly<Record<string, readonly ('distM' | 'heightM' | 'factorVal')[]>> = {
  distance: ['distM'],
  downwind: ['distM'],
  vertical: ['distM', 'heightM'],
  depth: ['factorVal'],
}

const named = ['ruleNm', 'guideTxt', 'basisTxt'] as const
/** What a new rule lacks that does not name it. */
const untranslated = Object.fromEntries(
  named.flatMap((name) => translations.map((suffix) => [`${name}${suffix}`, null])),
)
/** @throws Refusal 400 at a translation that stayed while its Korean changed */
function refuseStale(input: object, before: object): void {
  const [stale] = staleOf(input, before, named)
  if (stale) throw badField(stale, ruleRefusals.translateAgain())
}

/**
 * A rule in force is never changed: its successor is written, tried on the permits of the last year, and then
 * put in its place.
 */
export const simopsRuleBehaviour = defineBehaviour(simopsRule, {
  mayEdit: ({ state }) => (state === 'draft' ? undefined : ruleRefusals.onlyDrafts()),
  mayDelete: ({ state }) => (state === 'draft' ? undefined : ruleRefusals.deleteDrafts()),
  beforeSave: async (input, { sql }, before) => {
    if (input.kindACd === 'STOCK') throw badField('kindACd', ruleRefusals.stockIsB())
    for (const name of needed[input.placeCd] ?? [])
      if (input[name] === null || input[name] === undefined)
        throw badField(name, messages.requiredField(simopsRule.fields[name].label))
    if (input.replaceNo) {
      const replaced = await sql.maybe<SimopsRuleRow>(
        `select * from "simopsRule" where "simopsRuleNo" = $1`,
        [input.replaceNo],
      )
      if (replaced?.state !== 'live' || input.replaceNo === before?.simopsRuleNo)
        throw badField('replaceNo', ruleRefusals.liveOnly())
      // A successor begins as a copy, with the translations of what it says no more.
      refuseStale(before ? input : { ...untranslated, ...input }, before ?? replaced)
    } else if (before) refuseStale(input, before)
    // What was tried was another rule.
    return {
      ...input,
      bufferMin: input.bufferMin ?? 0,
      trialDt: null,
      trialFireCnt: null,
      trialStopCnt: null,
    }
  },
  without: ['multi'],
  transitions: {
    apply: {
      guards: {
        tried: ({ trialDt }) => (trialDt ? undefined : ruleRefusals.tryFirst()),
        replaced: async ({ replaceNo }, { sql }) => {
          if (!replaceNo) return undefined
          const { state } = await sql.one<{ state: string }>(
            `select "state" from "simopsRule" where "simopsRuleNo" = $1`,
            [replaceNo],
          )
          return state === 'live' ? undefined : ruleRefusals.revisedMeanwhile()
        },
      },
      set: (_, { now }) => ({ applyDt: now }),
      effect: async ({ replaceNo }, context) => {
        if (replaceNo)
          await runTransition(simopsRuleBehaviour, context, replaceNo, 'retire', {
            reason: String(ruleRefusals.retired()),
          })
      },
    },
  },
})

const columns = `"simopsRuleNo", "ruleNm", "kindACd", "kindBCd", "placeCd", "distM", "factorVal", "heightM", "stockKg", "bufferMin", "levelCd", "guideTxt", "basisTxt", "ruleNmEn", "ruleNmZh", "ruleNmEs", "guideTxtEn", "guideTxtZh", "guideTxtEs", "basisTxtEn", "basisTxtZh", "basisTxtEs", to_json("applyDt")#>>'{}' as "applyDt"`
/** The rules in force. */
export const liveRules = ({ sql }: Pick<Context, 'sql'>): Promise<SimopsRule[]> =>
  sql.query<SimopsRule>(`select ${columns} from "simopsRule" where "state" = 'live' order by "simopsRuleNo"`)
/** The table as it would be with these drafts in it, each in the place of the one that it replaces. */
export async function rulesWith(
  { sql }: Pick<Context, 'sql'>,
  drafts: readonly number[],
): Promise<SimopsRule[]> {
  return sql.query<SimopsRule>(
    `select ${columns} from "simopsRule" where ("state" = 'draft' and "simopsRuleNo" = any($1::bigint[]))
       or ("state" = 'live' and "simopsRuleNo" not in (select d."replaceNo" from "simopsRule" d where d."simopsRuleNo" = any($1::bigint[]) and d."replaceNo" is not null))
     order by "simopsRuleNo"`,
    [drafts],
  )
}
