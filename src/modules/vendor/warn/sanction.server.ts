import { defineBehaviour, type Guard } from '../../../core/server/entity/behaviour.ts'
import { actingAs, asSystem, type Context } from '../../../core/server/entity/context.ts'
import { badField, forbidden } from '../../../core/server/http/errors.ts'
import { setColumns } from '../../../core/server/entity/set-columns.ts'
import { createRecord } from '../../../core/server/entity/save.ts'
import { notify } from '../../../platform/notification/notification.server.ts'
import { averageHeadcount } from '../enter/enter-log.server.ts'
import { followSanction } from '../enter/enter-pass.server.ts'
import { isHeadOffice, isSafety, safetyPeople, vendorManagers } from '../vendor-people.server.ts'
import {
  pointSum,
  sanctions,
  vendorStep,
  workerStep,
  type CountedViolation,
  type SanctionStep,
} from './violation.rule.ts'
import type { ViolationParameters } from './violation-parameters.rule.ts'
import { moveVendor } from '../vendor/vendor-behaviour.server.ts'
import { vendorWorker } from '../worker/vendor-worker.resource.ts'
import { sanction, type Sanction, type WarnPoint } from './warn-point.resource.ts'
import { countedStates, sanctionStates } from './warn-transitions.rule.ts'
import { warnSentences } from './warn.texts.ts'
import { vendorModuleSentences } from '../vendor-module.texts.ts'

type Rule = Guard<typeof sanction>
const safety: Rule = (_, { session }) => (isSafety(session) ? undefined : vendorModuleSentences.safetyOnly())
const ofPeople: readonly string[] = [sanctions.training, sanctions.suspension, sanctions.forever]

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
    if (ofPeople.includes(input.sanctionTypeCd) !== Boolean(input.vendorWorkerNo))
      throw badField('vendorWorkerNo', warnSentences.whom())
    if (
      input.vendorWorkerNo &&
      !(await sql.maybe('select 1 from "vendorWorker" where "vendorWorkerNo" = $1 and "vendorCd" = $2', [
        input.vendorWorkerNo,
        input.vendorCd,
      ]))
    )
      throw badField('vendorWorkerNo', vendorModuleSentences.notItsWorker())
    return input
  },
  transitions: {
    submit: { may: safety },
    discard: { may: safety },
    enforce: {
      effect: async (row, context) => {
        await applySanction(context, row, true)
        await tell(context, row)
      },
    },
    end: {
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
  if (!entryStatCd) return
  const reason = String(warnSentences.stopReason({ code: row.sanctionCd ?? '' }))
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
  const { sql, today } = context
  // Two confirmations of one company take turns: the second one sees the first one's proposal.
  await sql.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`sanction ${warn.vendorCd}`])
  const counted = async (column: 'workerPoint' | 'vendorPoint', where: string, value: string | number) =>
    pointSum(
      await sql.query<CountedViolation>(
        `select ("occurDt" at time zone 'Asia/Seoul')::date::text as "occurYmd", "${column}"::float8 as "points", "violLvlCd" from "warnPoint"
         where ${where} = $1 and "plantCd" = $2 and "state" = any($3::text[])`,
        [value, warn.plantCd, countedStates],
      ),
      today,
      limits,
    )
  if (warn.vendorWorkerNo !== null)
    await propose(
      context,
      warn,
      warn.vendorWorkerNo,
      workerStep(await counted('workerPoint', '"vendorWorkerNo"', warn.vendorWorkerNo), today, limits),
    )
  const { empCnt } = await sql.one<{ empCnt: number }>(
    'select "empCnt" from "vendor" where "vendorCd" = $1',
    [warn.vendorCd],
  )
  const headcount = (await averageHeadcount(context, warn.vendorCd, warn.plantCd)) ?? empCnt
  await propose(
    context,
    warn,
    null,
    vendorStep(await counted('vendorPoint', '"vendorCd"', warn.vendorCd), headcount, today, limits),
  )
}

async function propose(
  context: Context,
  warn: WarnPoint,
  vendorWorkerNo: number | null,
  step: SanctionStep | undefined,
): Promise<void> {
  if (!step) return
  const { sql } = context
  const known = await sql.maybe(
    `select 1 from "sanction" where "vendorCd" = $1 and "vendorWorkerNo" is not distinct from $2 and "sanctionTypeCd" = $3 and "plantCd" = $4
       and ("state" in ('proposed', 'pending', 'active') or ("state" = 'ended' and "basisPoint" >= $5)) limit 1`,
    [warn.vendorCd, vendorWorkerNo, step.sanctionTypeCd, warn.plantCd, step.basisPoint],
  )
  if (known) return
  await actingAs(context, asSystem('제재 제안'), async (own) => {
    const number = await createRecord(sanctionBehaviour, own, {
      plantCd: warn.plantCd,
      vendorCd: warn.vendorCd,
      vendorWorkerNo,
      sanctionTypeCd: step.sanctionTypeCd,
      fromYmd: step.fromYmd,
      toYmd: step.toYmd,
      cont: String(warnSentences.proposal({ points: step.basisPoint, warn: warn.warnCd ?? '' })),
    })
    await setColumns(own, sanction, number, { basisPoint: step.basisPoint }, { trail: false, stamps: false })
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
    plantCd: row.plantCd,
  })
}
