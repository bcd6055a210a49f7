import { addLine } from '../../../core/server/entity/lines.ts'
import { defineBehaviour, type Guard } from '../../../core/server/entity/behaviour.ts'
import { actingAs, asSystem, type Context } from '../../../core/server/entity/context.ts'
import { badField, conflict, forbidden } from '../../../core/server/http/errors.ts'
import { createRecord } from '../../../core/server/entity/save.ts'
import { runTransition } from '../../../core/server/entity/transition.ts'
import { constructionPlace, isPlacing, placingOnly } from './construction-facts.server.ts'
import { planSections, safHealthPlan, type SafHealthPlan } from './safety-health-plan.resource.ts'
import { tellOfConstruction } from './construction-notices.server.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { constructionRecords } from '../record-pages.rule.ts'
import type { Sentence } from '../../../core/shared/sentence.ts'
import { constructionSentences } from './construction.texts.ts'
import { planSentences } from './safety-plan.texts.ts'

type PlanGuard = Guard<typeof safHealthPlan>
/** The company itself; the plant may write for a company without an account. */
const writing: PlanGuard = async (plan, context) => {
  if (context.session.vendorCd) return undefined
  return placing(plan, context)
}
const placing: PlanGuard = async (plan, context) => {
  if (context.session.vendorCd) return constructionSentences.plantOnly()
  const construction = await constructionPlace(context, plan.constNo)
  return construction && isPlacing(context, construction) ? undefined : placingOnly
}
const written = ['draft', 'supplement']

/**
 * Plans of safety and health: the company writes, the plant asks for more or has it approved, a new edition
 * replaces the old one (ptw.md 4).
 */
export const safHealthPlanBehaviour = defineBehaviour(safHealthPlan, {
  without: ['multi'],
  mayEdit: (plan, context) =>
    written.includes(plan.state) ? writing(plan, context) : planSentences.editStates(),
  mayDelete: (plan, context) =>
    plan.state === 'draft' ? writing(plan, context) : planSentences.deleteDraft(),
  beforeSave: async (input, context, before) => {
    const construction = await constructionPlace(context, input.constNo)
    if (!construction) throw badField('constNo', constructionSentences.unknown())
    if (!context.session.vendorCd && !isPlacing(context, construction)) throw forbidden(placingOnly)
    if (before) {
      if (before.constNo !== input.constNo) throw badField('constNo', planSentences.constructionFixed())
    } else {
      if (closedStates.includes(construction.state))
        throw badField('constNo', planSentences.constructionEnded())
      await refuseSecond(context, input.constNo)
    }
    return {
      ...input,
      plantCd: construction.plantCd,
      vendorCd: construction.vendorCd,
      revNo: before?.revNo ?? (await nextRevision(context, input.constNo)),
    }
  },
  transitions: {
    submit: {
      may: writing,
      guards: {
        construction: async (plan, context) => {
          const construction = await constructionPlace(context, plan.constNo)
          return construction && closedStates.includes(construction.state)
            ? planSentences.ofEnded()
            : undefined
        },
      },
      effect: async (plan, context, input) => {
        const answer = typeof input['answerTxt'] === 'string' ? input['answerTxt'].trim() : ''
        if (answer) await note(context, plan.planNo, 'answer', answer)
        await tell(context, plan, planSentences.submitted())
      },
    },
    accept: { may: placing },
    supplement: {
      may: placing,
      effect: async (plan, context, input) => {
        await note(context, plan.planNo, 'request', String(input['reason']))
        await tell(context, plan, planSentences.moreAsked({ reason: String(input['reason']) }))
      },
    },
    propose: { may: placing },
    approve: {
      effect: async (plan, context) => {
        await supersedeOthers(plan, context)
        await tell(context, plan, planSentences.approved())
      },
    },
  },
})
const tell = (context: Context, { constNo, planNo }: SafHealthPlan, cont: Sentence): Promise<void> =>
  tellOfConstruction(context, 'CNS_PLAN', constNo, cont, addressOf(constructionRecords.safHealthPlan, planNo))
const closedStates = ['completed', 'terminated']

const note = async (
  context: Context,
  planNo: number,
  noteKindCd: 'request' | 'answer',
  noteTxt: string,
): Promise<void> => {
  const line = { noteKindCd, noteTxt, noteUserId: context.session.userId, noteDt: context.now }
  await addLine(context, safHealthPlan, 'notes', planNo, line, { trail: false })
}

/** Of a construction one edition is being written at a time. */
async function refuseSecond({ sql }: Context, constNo: number): Promise<void> {
  const open = await sql.maybe<{ planCd: string }>(
    `select "planCd" from "safHealthPlan" where "constNo" = $1 and "state" not in ('approved', 'superseded') limit 1`,
    [constNo],
  )
  if (open) throw conflict(planSentences.beingWritten({ plan: open.planCd }))
}
const nextRevision = async ({ sql }: Context, constNo: number): Promise<number> =>
  (
    await sql.one<{ next: number }>(
      'select coalesce(max("revNo"), -1)::int + 1 as "next" from "safHealthPlan" where "constNo" = $1',
      [constNo],
    )
  ).next

/** One edition is in force: the one before becomes 이전판 in the transaction of the last signature. */
async function supersedeOthers(plan: SafHealthPlan, context: Context): Promise<void> {
  const others = await context.sql.query<{ planNo: number }>(
    `select "planNo" from "safHealthPlan" where "constNo" = $1 and "state" = 'approved' and "planNo" <> $2 for update`,
    [plan.constNo, plan.planNo],
  )
  for (const { planNo } of others)
    await actingAs(context, asSystem('안전보건관리계획서 개정'), (own) =>
      runTransition(safHealthPlanBehaviour, own, planNo, 'supersede'),
    )
}

/**
 * A new edition of an approved plan, with its words to begin from.
 * @returns its number
 * @throws Refusal 403, 409 (not approved, or one is being written)
 */
export async function revisePlan(context: Context, plan: SafHealthPlan, changeTxt: string): Promise<number> {
  if (plan.state !== 'approved') throw conflict(planSentences.reviseApproved())
  const who = await writing(plan, context)
  if (who) throw forbidden(placingOnly)
  const words = Object.fromEntries(planSections.map((name) => [name, plan[name]]))
  const key = await createRecord(safHealthPlanBehaviour, context, {
    ...words,
    constNo: plan.constNo,
    changeTxt,
  })
  return Number(key)
}
