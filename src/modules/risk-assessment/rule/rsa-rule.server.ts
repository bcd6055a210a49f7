import { defineBehaviour, type Guard } from '../../../core/server/entity/behaviour.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { badField, conflict, forbidden } from '../../../core/server/http/errors.ts'
import { runTransition } from '../../../core/server/entity/transition.ts'
import { staffOnly } from '../risk-people.server.ts'
import { rsaRule } from './rsa-rule.resource.ts'
import { ruleRefusals } from './rule-refusals.texts.ts'

type Rule = Guard<typeof rsaRule>
const staff: Rule = (row, context) => staffOnly(row, context)
const draft: Rule = ({ state }) => (state === 'draft' ? undefined : ruleRefusals.onlyDrafts())

/** The rule in force at a plant; without one no first assessment is planned (rsa.md 4). */
export const ruleInForce = ({ sql }: Pick<Context, 'sql'>, plantCd: string) =>
  sql.maybe<{ rsaRuleNo: number; revNo: number; effectYmd: string }>(
    `select "rsaRuleNo", "revNo"::int as "revNo", "effectYmd"::text as "effectYmd" from "rsaRule" where "plantCd" = $1 and "state" = 'inForce'`,
    [plantCd],
  )

/** 실시규정: one draft of a plant at a time; approved, it ends the revision before. (지침 제9조제1항) */
export const ruleBehaviour = defineBehaviour(rsaRule, {
  without: ['multi'],
  mayEdit: (row, context) => draft(row, context) ?? staff(row, context),
  mayDelete: (row, context) => draft(row, context) ?? staff(row, context),
  async beforeSave(input, context, before) {
    const stranger = staffOnly(input, context)
    if (stranger) throw forbidden(stranger)
    if (before && before.plantCd !== input.plantCd) throw badField('plantCd', ruleRefusals.samePlant())
    const { last, open } = await context.sql.one<{ last: number; open: number }>(
      `select coalesce(max("revNo") filter (where "rsaRuleNo" is distinct from $2), 0)::int as "last",
         count(*) filter (where "state" in ('draft', 'pending') and "rsaRuleNo" is distinct from $2)::int as "open" from "rsaRule" where "plantCd" = $1`,
      [input.plantCd, before?.rsaRuleNo ?? null],
    )
    if (open > 0) throw conflict(ruleRefusals.draftOpen())
    if (last > 0 && !input.reviseTxt?.trim()) throw badField('reviseTxt', ruleRefusals.reviseReason())
    return { ...input, revNo: before?.revNo ?? last + 1 }
  },
  transitions: {
    submit: {
      may: staff,
      guards: {
        effect: ({ effectYmd }, { today }) => (effectYmd < today ? ruleRefusals.effectPast() : undefined),
      },
    },
    approve: {
      async set({ plantCd }, context) {
        const before = await ruleInForce(context, plantCd)
        if (before) await runTransition(ruleBehaviour, context, before.rsaRuleNo, 'supersede')
        return { approveDt: context.now }
      },
    },
    supersede: { set: (_, { today }) => ({ endYmd: today }) },
  },
})
