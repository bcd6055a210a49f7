import type { Context } from '../../../core/server/entity/context.ts'
import { Binds } from '../../../core/server/database/database.ts'
import { scopeWhere } from '../../../core/server/entity/scope.ts'
import { maskName } from '../permit/worker-gate.rule.ts'
import { seesCrewNames } from '../permit/worker-gate.server.ts'
import { holds, parametersOf } from '../permit/permit-facts.server.ts'
import { lockStates } from './lock.resource.ts'
import type { HeldLock, LastIsolation, LotoExplanations } from './loto-board.rule.ts'
import { isolates } from './loto-facts.server.ts'
import { openForceRoles } from './loto-force.server.ts'
import { daysHeld, isOverdue, judgeZeroEnergy, type ForceRole } from './loto.rule.ts'
import { lockedStates } from './loto-transitions.rule.ts'
import { safLoto, type Loto } from './loto.resource.ts'
import { lotoRefusals } from './loto-refusals.texts.ts'

/** More locks than hang in any plant. */
const mostLocks = 1000

interface HeldRow extends Omit<HeldLock, 'days' | 'overdue' | 'place'> {
  planEndDt: string
  /** Of a point's lock. */
  seq: number | null
  deviceTag: string | null
}
/** Every lock that hangs: on which equipment, whose, and for how many days; the oldest first. */
export async function heldLocks(context: Context): Promise<HeldLock[]> {
  const binds = new Binds()
  const scope = scopeWhere(safLoto, context.session, 't', binds)
  const rows = await context.sql.query<{ row: HeldRow }>(
    `with held as (
       select "lotoNo", 'point' as kind, "seq", "deviceTag", "lockNo", "lockUserId" as "userId", null::bigint as "vendorWorkerNo", "lockDt"
       from "lotoPoint" where "lockDt" is not null and "unlockDt" is null
       union all
       select "lotoNo", 'personal', null, null, "lockNo", "workerUserId", "vendorWorkerNo", "onDt" from "lotoPersonalLock" where "offDt" is null)
     select to_json(r) as row from (
       select t."lotoNo", t."lotoCd", t."lotoNm", t."areaCd", t."planEndDt", f."facilityCd", f."facilityNm", h.kind, h."seq", h."deviceTag", h."lockNo", h."lockDt",
         coalesce(w."vendorWorkerNm", u."userNm", '') as holder
       from held h join "safLoto" t using ("lotoNo") join "safFacility" f using ("facilityNo")
         left join "user" u on u."userId" = h."userId" left join "vendorWorker" w on w."vendorWorkerNo" = h."vendorWorkerNo"
       where ${scope} and t."state" = any(${binds.add(lockedStates)}::text[]) order by h."lockDt", t."lotoNo" limit ${mostLocks}) r`,
    binds.values,
  )
  return rows.map(({ row: { planEndDt, seq, deviceTag, ...row } }) => ({
    ...row,
    place:
      row.kind === 'point'
        ? lotoRefusals.numbered({ seq: seq ?? '', tag: deviceTag ?? '' })
        : lotoRefusals.personalLock(),
    holder: row.kind === 'personal' && !seesCrewNames(context.session) ? maskName(row.holder) : row.holder,
    days: daysHeld(row.lockDt, context.now),
    overdue: isOverdue(planEndDt, context.now),
  }))
}

/** Stored locks of the plant, those of the area's department first. */
export const freeLocks = (
  loto: Loto,
  { sql }: Context,
): Promise<{ lockNo: string; colorCd: string; boxNm: string | null }[]> =>
  sql.query(
    `select l."lockNo", l."colorCd", l."boxNm" from "lockMaster" l
     where l."plantCd" = $1 and l."statCd" = $2 and coalesce(l."useYn", 'Y') = 'Y'
     order by l."ownerDeptCd" <> (select a."ownerDeptCd" from "permitArea" a where a."areaCd" = $3), l."lockNo" limit 300`,
    [loto.plantCd, lockStates.stored, loto.areaCd],
  )

export async function explainLoto(loto: Loto, context: Context): Promise<LotoExplanations> {
  const { lotoHeatMaxC, lotoRadiationMaxUsv } = await parametersOf(context, loto.plantCd)
  const limits = { heatMaxC: lotoHeatMaxC, radiationMaxUsv: lotoRadiationMaxUsv }
  const permits = await context.sql.query<LotoExplanations['permits'][number]>(
    `select p."permitNo", p."permitCd", p."permitNm", p."state", v."vendorNm" from "lotoPermit" l join "workPermit" p using ("permitNo")
     left join "vendor" v using ("vendorCd") where l."lotoNo" = $1 order by 1`,
    [loto.lotoNo],
  )
  const crew = await context.sql.query<LotoExplanations['crew'][number]>(
    `select w."permitNo", w."vendorWorkerNo", w."workerUserId", coalesce(v."vendorWorkerNm", u."userNm") as name, c."vendorNm" as company,
       exists (select 1 from "lotoPersonalLock" k where k."lotoNo" = $1 and k."offDt" is null
         and (k."vendorWorkerNo" = w."vendorWorkerNo" or k."workerUserId" = w."workerUserId")) as locked
     from "permitWorker" w join "lotoPermit" l using ("permitNo") left join "vendorWorker" v using ("vendorWorkerNo") left join "vendor" c using ("vendorCd")
       left join "user" u on u."userId" = w."workerUserId" where l."lotoNo" = $1 order by w."permitNo", w."permitWorkerNo"`,
    [loto.lotoNo],
  )
  const forceRoles: Record<number, ForceRole[]> = {}
  for (const force of loto.forces) forceRoles[force.lotoForceNo] = await openForceRoles(loto, context, force)
  return {
    isolates: await isolates(context, loto),
    issuer: await holds(context, loto, 'issuer'),
    userId: context.session.userId,
    overdue: lockedStates.includes(loto.state) && isOverdue(loto.planEndDt, context.now),
    units: Object.fromEntries(
      loto.points.map(({ lotoPointNo, energyCd }) => {
        const { unit, limit } = judgeZeroEnergy(energyCd, 0, limits)
        return [lotoPointNo, { unit, limit }]
      }),
    ),
    permits,
    forceRoles,
    crew,
  }
}

/** The last verified isolation of the same equipment; a new plan begins with its points. (ptw.md 10) */
export async function lastIsolation(context: Context, facilityNo: number): Promise<LastIsolation | null> {
  const binds = new Binds()
  const scope = scopeWhere(safLoto, context.session, 't', binds)
  const found = await context.sql.maybe<{ row: LastIsolation }>(
    `select to_json(r) as row from (
       select t."lotoCd", t."isolDt", t."drawingNo", t."drawingRev", t."scopeTxt",
         (select coalesce(json_agg(json_build_object('seq', p."seq", 'energyCd', p."energyCd", 'deviceTag', p."deviceTag", 'deviceNm', p."deviceNm",
            'normalPosCd', p."normalPosCd", 'isolPosCd', p."isolPosCd", 'methodCd', p."methodCd") order by p."seq"), '[]') from "lotoPoint" p where p."lotoNo" = t."lotoNo") as points
       from "safLoto" t where ${scope} and t."facilityNo" = ${binds.add(facilityNo)} and t."isolDt" is not null order by t."isolDt" desc limit 1) r`,
    binds.values,
  )
  return found?.row ?? null
}
