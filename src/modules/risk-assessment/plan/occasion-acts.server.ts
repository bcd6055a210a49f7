import { actingAs, asSystem, type Context } from '../../../core/server/entity/context.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { createRecord } from '../../../core/server/entity/save.ts'
import { setColumns } from '../../../core/server/entity/set-columns.ts'
import { runTransition } from '../../../core/server/entity/transition.ts'
import { badField, conflict } from '../../../core/server/http/errors.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import type { Reason } from '../../../core/shared/resource.ts'
import { notify } from '../../../platform/notification/notification.server.ts'
import { riskRecords } from '../record-pages.rule.ts'
import { assessmentKinds } from '../risk-codes.rule.ts'
import { riskFiguresOn } from '../risk-parameters.server.ts'
import { safetyStaffOf } from '../risk-people.server.ts'
import { planRefusals } from './plan-refusals.texts.ts'
import { occasionDueYmd } from './plan.rule.ts'
import { rsaOccasion } from './rsa-occasion.resource.ts'
import { occasionBehaviour } from './rsa-occasion.server.ts'
import type { RsaPlan } from './rsa-plan.resource.ts'

export interface NewOccasion {
  plantCd: string
  deptCd?: string | null
  /** Item of RSA_TRIGGER and of RSA_SOURCE. */
  triggerCd: string
  sourceCd: string
  /** Key of the record that it is about: called twice with the same makes one. */
  sourceKey: string
  occasionTxt: string
  foundYmd: string
}

/**
 * Opens a reason to assess again, in the caller's transaction, and tells the safety staff of the plant. The same source
 * and trigger make one. (지침 제13조제2항; fit D37)
 * @returns its key, or undefined where it is there already
 */
export async function openOccasion(context: Context, facts: NewOccasion): Promise<number | undefined> {
  const { sourceCd, sourceKey, triggerCd, plantCd, foundYmd, occasionTxt } = facts
  await context.sql.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `occasion ${sourceCd} ${sourceKey} ${triggerCd}`,
  ])
  const known = await context.sql.maybe(
    'select 1 from "rsaOccasion" where "sourceCd" = $1 and "sourceKey" = $2 and "triggerCd" = $3',
    [sourceCd, sourceKey, triggerCd],
  )
  if (known) return undefined
  const dueYmd = occasionDueYmd(foundYmd, triggerCd, await riskFiguresOn(context, plantCd))
  return actingAs(context, asSystem('수시평가 사유'), async (own) => {
    const key = Number(
      await createRecord(occasionBehaviour, own, {
        plantCd,
        deptCd: facts.deptCd ?? null,
        triggerCd,
        sourceCd,
        occasionTxt: occasionTxt.slice(0, rsaOccasion.fields.occasionTxt.max),
        foundYmd,
        dueYmd,
      }),
    )
    await setColumns(own, rsaOccasion, key, { sourceKey }, { trail: false })
    await notify(own, 'RSA_OCCASION_OPENED', {
      to: await safetyStaffOf(own, plantCd),
      variables: { occasionTxt, dueYmd },
      linkUrl: addressOf(riskRecords.rsaOccasion, key),
      plantCd,
    })
    return key
  })
}

/** Takes reasons into an occasional plan. @throws Refusal 400, 409 */
export async function takeOccasions(row: RsaPlan, context: Context, given: unknown): Promise<void> {
  const nos = Array.isArray(given) ? given.map(Number).filter(Number.isSafeInteger) : []
  if (row.rsaKindCd !== assessmentKinds.occasional) throw conflict(planRefusals.occasionKind())
  for (const no of nos) {
    const occasion = await loadRecord(rsaOccasion, context, no, true)
    if (occasion.plantCd !== row.plantCd) throw badField('rsaOccasionNos', planRefusals.occasionPlant())
    if (occasion.state !== 'open') throw conflict(planRefusals.occasionOpenOnly())
    await actingAs(context, asSystem('수시평가 계획'), async (own) => {
      await runTransition(occasionBehaviour, own, no, 'plan')
      await setColumns(own, rsaOccasion, no, { rsaPlanNo: row.rsaPlanNo })
    })
  }
}

const plannedOf = ({ sql }: Context, rsaPlanNo: number) =>
  sql.query<{ rsaOccasionNo: number }>(
    `select "rsaOccasionNo" from "rsaOccasion" where "rsaPlanNo" = $1 and "state" = 'planned' order by 1`,
    [rsaPlanNo],
  )
const moveAll =
  (action: 'finish' | 'release') =>
  (context: Context, rsaPlanNo: number): Promise<void> =>
    actingAs(context, asSystem('수시평가 계획'), async (own) => {
      for (const { rsaOccasionNo } of await plannedOf(own, rsaPlanNo))
        await runTransition(occasionBehaviour, own, rsaOccasionNo, action)
    })
/** A finished plan ends its reasons; a cancelled one gives them back. */
export const finishOccasions = moveAll('finish')
export const releaseOccasions = moveAll('release')

/**
 * Why something must not begin, or go on, yet: reasons of this source whose assessment is not confirmed. What stands
 * before start-up, before work is resumed and before a product is first received asks this. (fit D37)
 */
export async function occasionReasons(
  { sql }: Pick<Context, 'sql'>,
  sourceCd: string,
  sourceKey: string,
): Promise<Reason[]> {
  const open = await sql.query<{ rsaOccasionNo: number; occasionTxt: string; rsaPlanNo: number | null }>(
    `select o."rsaOccasionNo", o."occasionTxt", o."rsaPlanNo" from "rsaOccasion" o
     where o."sourceCd" = $1 and o."sourceKey" = $2 and o."state" in ('open', 'planned')
       and not (o."state" = 'planned' and exists (select 1 from "rsaTarget" t where t."rsaPlanNo" = o."rsaPlanNo" and t."excludeYn" is distinct from 'Y')
         and not exists (select 1 from "rsaTarget" t where t."rsaPlanNo" = o."rsaPlanNo" and t."excludeYn" is distinct from 'Y' and t."state" not in ('confirmed', 'shared')))
     order by 1`,
    [sourceCd, sourceKey],
  )
  return open.map(({ rsaOccasionNo, occasionTxt, rsaPlanNo }) => ({
    guard: 'riskAssessment',
    message: planRefusals.occasionUndone({ occasion: occasionTxt }),
    fixUrl:
      rsaPlanNo === null
        ? addressOf(riskRecords.rsaOccasion, rsaOccasionNo)
        : addressOf(riskRecords.rsaPlan, rsaPlanNo),
  }))
}
