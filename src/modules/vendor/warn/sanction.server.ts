import { defineBehaviour, type Guard } from '../../../core/server/entity/behaviour.ts'
import { actingAs, asSystem, type Context } from '../../../core/server/entity/context.ts'
import { badField, forbidden } from '../../../core/server/http/errors.ts'
import { setColumns } from '../../../core/server/entity/set-columns.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { createRecord } from '../../../core/server/entity/save.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { notify } from '../../../platform/notification/notification.server.ts'
import { averageHeadcount } from '../enter/enter-log.server.ts'
import { followSanction } from '../enter/enter-pass.server.ts'
import { isHeadOffice, isSafety, safetyPeople, vendorManagers } from '../vendor-people.server.ts'
import {
  ofPeople,
  sanctions,
  stepToPropose,
  vendorLadder,
  workerLadder,
  type CountedViolation,
  type KnownSanction,
  type Ladder,
} from './violation.rule.ts'
import { courseOf, hasTrained, isDueToStop } from './retraining.server.ts'
import type { ViolationParameters } from './violation-parameters.rule.ts'
import { vendorRecords } from '../record-pages.rule.ts'
import { moveVendor } from '../vendor/vendor-behaviour.server.ts'
import { vendorWorker } from '../worker/vendor-worker.resource.ts'
import { sanction, type Sanction, type WarnPoint } from './warn-point.resource.ts'
import { countedStates, sanctionStates } from './warn-transitions.rule.ts'
import { warnSentences } from './warn.texts.ts'
import { vendorModuleSentences } from '../vendor-module.texts.ts'

type Rule = Guard<typeof sanction>
const safety: Rule = (_, { session }) => (isSafety(session) ? undefined : vendorModuleSentences.safetyOnly())

/**
 * Sanctions: a person proposes or takes up the system's proposal, the approval decides, the clock ends them.
 */
export const sanctionBehaviour = defineBehaviour(sanction, {
  without: ['multi'],
  mayEdit: (row, context) => (row.state === 'proposed' ? safety(row, context) : warnSentences.editProposed()),
  beforeSave: async (input, { sql, session }) => {
    if (!isSafety(session)) throw forbidden(warnSentences.proposesSafety())
    if (input.toYmd && input.toYmd < input.fromYmd)
      throw badField('toYmd', vendorModuleSentences.endBeforeStart())
    if (ofPeople.has(input.sanctionTypeCd) !== Boolean(input.vendorWorkerNo))
      throw badField('vendorWorkerNo', warnSentences.whom())
    if (
      input.vendorWorkerNo &&
      !(await sql.maybe('select 1 from "vendorWorker" where "vendorWorkerNo" = $1 and "vendorCd" = $2', [
        input.vendorWorkerNo,
        input.vendorCd,
      ]))
    )
      throw badField('vendorWorkerNo', vendorModuleSentences.notItsWorker())
    const training = input.sanctionTypeCd === sanctions.training
    if (training && !input.eduTypeCd) throw badField('eduTypeCd', warnSentences.whichEducation())
    if (training && !input.eduHour) throw badField('eduHour', warnSentences.howLong())
    return training ? input : { ...input, eduTypeCd: null, eduHour: null }
  },
  transitions: {
    submit: { may: safety },
    discard: { may: safety },
    enforce: {
      // From now on the company sees it.
      set: ({ vendorCd }) => ({ toldVendorCd: vendorCd }),
      effect: async (row, context) => {
        await applySanction(context, row, true)
        await tell(context, row)
      },
    },
    end: {
      guards: {
        training: async (row, context) =>
          (await hasTrained(context, row)) ? undefined : warnSentences.notTrained(),
      },
      effect: async (row, context) => {
        await applySanction(context, row, false)
        await tell(context, row)
      },
    },
    lift: {
      may: (_, { session }) => (isHeadOffice(session) ? undefined : vendorModuleSentences.headOfficeLifts()),
      set: (_row, _context, input) => ({ liftReason: input['reason'] }),
      effect: async (row, context) => {
        await applySanction(context, row, false)
        await tell(context, row)
      },
    },
  },
})

/**
 * Applies a sanction to its target: the worker gate and the company's state follow it, and go back when it is
 * over.
 */
async function applySanction(context: Context, row: Sanction, on: boolean): Promise<void> {
  await (row.vendorWorkerNo === null
    ? sanctionCompany(context, row)
    : sanctionWorker(context, row, row.vendorWorkerNo, on))
}
const entryOf: Partial<Record<string, string>> = {
  [sanctions.forever]: 'blocked',
  [sanctions.suspension]: 'suspended',
}
async function sanctionWorker(
  context: Context,
  row: Sanction,
  vendorWorkerNo: number,
  on: boolean,
): Promise<void> {
  const entryStatCd = entryOf[row.sanctionTypeCd]
  const reason = String(warnSentences.stopReason({ code: row.sanctionCd ?? '' }))
  // What another sanction stops stays stopped.
  if (!on && (await isStoppedOtherwise(context, vendorWorkerNo, row.sanctionNo))) return
  // Retraining stops a pass only on its last day, and gives it back with the education.
  if (!entryStatCd && !on && row.stopYmd) await followSanction(context, vendorWorkerNo, false, reason)
  if (!entryStatCd) return
  await followSanction(context, vendorWorkerNo, on, reason)
  const free = { entryStatCd: 'approved', banToYmd: null, banReason: null }
  await (on
    ? setColumns(context, vendorWorker, vendorWorkerNo, {
        entryStatCd,
        banToYmd: row.toYmd,
        banReason: `${row.sanctionTypeNm ?? ''} ${row.cont}`.slice(0, 500),
      })
    : setColumns(context, vendorWorker, vendorWorkerNo, free, { from: { entryStatCd } }))
}
const isStoppedOtherwise = async (
  { sql }: Context,
  vendorWorkerNo: number,
  sanctionNo: number,
): Promise<boolean> =>
  (await sql.maybe(
    `select 1 from "sanction" where "vendorWorkerNo" = $1 and "sanctionNo" <> $2 and "state" = 'active'
       and ("sanctionTypeCd" = any($3::text[]) or "stopYmd" is not null) limit 1`,
    [vendorWorkerNo, sanctionNo, Object.keys(entryOf)],
  )) !== undefined
const stops = { [sanctions.noEntry]: 'entryStopped', [sanctions.stop]: 'tradeStopped' } as const
/** The company is in the state of the heaviest sanction in force; one that has ended leaves it to the others. */
async function sanctionCompany(context: Context, { vendorCd }: Sanction): Promise<void> {
  const inForce = await context.sql.query<{ sanctionTypeCd: keyof typeof stops }>(
    `select "sanctionTypeCd" from "sanction" where "vendorCd" = $1 and "vendorWorkerNo" is null and "state" = 'active' and "sanctionTypeCd" = any($2::text[])`,
    [vendorCd, Object.keys(stops)],
  )
  await moveVendor(
    context,
    vendorCd,
    inForce.map(({ sanctionTypeCd }) => stops[sanctionTypeCd]),
  )
}

/**
 * The points of a person and of the company after a confirmation, and what they propose; the same step is not
 * proposed twice in its period.
 */
export async function proposeSanctions(
  context: Context,
  warn: WarnPoint,
  limits: ViolationParameters,
): Promise<void> {
  const { sql } = context
  // Two confirmations of one company take turns: the second one sees the first one's proposal.
  await sql.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`sanction ${warn.vendorCd}`])
  const counted = (column: 'workerPoint' | 'vendorPoint', where: string, value: string | number) =>
    sql.query<CountedViolation>(
      `select ("occurDt" at time zone 'Asia/Seoul')::date::text as "occurYmd", "${column}"::float8 as "points", "violLvlCd" from "warnPoint"
       where ${where} = $1 and "plantCd" = $2 and "state" = any($3::text[])`,
      [value, warn.plantCd, countedStates],
    )
  if (warn.vendorWorkerNo !== null)
    await propose(
      context,
      warn,
      warn.vendorWorkerNo,
      workerLadder(limits),
      await counted('workerPoint', '"vendorWorkerNo"', warn.vendorWorkerNo),
      limits,
    )
  const headcount = await headcountOf(context, warn.vendorCd, warn.plantCd)
  await propose(
    context,
    warn,
    null,
    vendorLadder(headcount, limits),
    await counted('vendorPoint', '"vendorCd"', warn.vendorCd),
    limits,
  )
}

/** People of a company at a plant by which its limits are raised: those of the gates, else its regular employees. */
export async function headcountOf(context: Context, vendorCd: string, plantCd: string): Promise<number> {
  const average = await averageHeadcount(context, vendorCd, plantCd)
  if (average !== undefined) return average
  const { empCnt } = await context.sql.one<{ empCnt: number }>(
    'select "empCnt" from "vendor" where "vendorCd" = $1',
    [vendorCd],
  )
  return empCnt
}

async function propose(
  context: Context,
  warn: WarnPoint,
  vendorWorkerNo: number | null,
  ladder: Ladder,
  violations: readonly CountedViolation[],
  limits: ViolationParameters,
): Promise<void> {
  const { sql, today } = context
  const known = await sql.query<KnownSanction>(
    `select "sanctionTypeCd", "state", "basisPoint"::float8 as "basisPoint", "fromYmd"::text as "fromYmd" from "sanction"
     where "vendorCd" = $1 and "vendorWorkerNo" is not distinct from $2 and "plantCd" = $3`,
    [warn.vendorCd, vendorWorkerNo, warn.plantCd],
  )
  const step = stepToPropose(ladder, violations, known, today, limits)
  if (!step) return
  await actingAs(context, asSystem('제재 제안'), async (own) => {
    const number = await createRecord(sanctionBehaviour, own, {
      plantCd: warn.plantCd,
      vendorCd: warn.vendorCd,
      vendorWorkerNo,
      sanctionTypeCd: step.sanctionTypeCd,
      fromYmd: step.fromYmd,
      toYmd: step.toYmd,
      ...courseOf(step.sanctionTypeCd, limits),
      cont: String(warnSentences.proposal({ points: step.basisPoint, warn: warn.warnCd ?? '' })),
    })
    await setColumns(own, sanction, number, { basisPoint: step.basisPoint }, { trail: false, stamps: false })
  })
}

/** A worker who has not done the education of his retraining by its last day loses his pass until he has (R8). */
export async function stopUntrained(context: Context, sanctionNo: number): Promise<void> {
  const row = await loadRecord(sanction, context, sanctionNo)
  if (row.vendorWorkerNo === null || !(await isDueToStop(context, row))) return
  const reason = String(
    warnSentences.untrained({ code: row.sanctionCd ?? '', education: row.eduTypeNm ?? '' }),
  )
  await followSanction(context, row.vendorWorkerNo, true, reason)
  await setColumns(context, sanction, sanctionNo, { stopYmd: context.today })
  await notify(context, 'VND_SANCTION', {
    to: [...(await vendorManagers(context, row.vendorCd)), ...(await safetyPeople(context, row.plantCd))],
    variables: {
      title: `${row.sanctionTypeNm ?? ''} (${row.sanctionCd ?? ''})`,
      cont: reason,
      actUserNm: context.session.userNm,
    },
    linkUrl: addressOf(vendorRecords.sanction, sanctionNo),
    plantCd: row.plantCd,
  })
}

const tell = async (context: Context, row: Sanction): Promise<void> => {
  await notify(context, 'VND_SANCTION', {
    to: [...(await vendorManagers(context, row.vendorCd)), ...(await safetyPeople(context, row.plantCd))],
    variables: {
      title: `${row.sanctionTypeNm ?? ''} (${row.sanctionCd ?? ''})`,
      cont: `${sanctionStates[row.state]} · ${row.fromYmd}${row.toYmd ? ` ~ ${row.toYmd}` : ''}`,
      actUserNm: context.session.userNm,
    },
    linkUrl: addressOf(vendorRecords.sanction, row.sanctionNo),
    plantCd: row.plantCd,
  })
}
