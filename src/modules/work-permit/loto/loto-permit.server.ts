import type { Context } from '../../../core/server/entity/context.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { actingAs, asSystem } from '../../../core/server/entity/context.ts'
import { notFound } from '../../../core/server/http/errors.ts'
import type { Reason } from '../../../core/shared/resource.ts'
import { crewKeyOf } from '../permit/crew.rule.ts'
import { supplementsOf } from '../permit/permit-facts.rule.ts'
import { once } from '../permit/permit-facts.server.ts'
import type { PermitGuard } from '../permit/permit-guard.server.ts'
import type { WorkPermit } from '../permit/work-permit.resource.ts'
import { openForceRoles } from './loto-force.server.ts'
import type { PermitLoto } from './loto-permit.rule.ts'
import { useLotos } from './loto.server.ts'
import { lotoNeeds } from './loto.rule.ts'
import {
  donePermitStates,
  lockedStates,
  lotoStates,
  verifiedStates,
  type LotoState,
} from './loto-transitions.rule.ts'
import { type Loto, safLoto } from './loto.resource.ts'
import { lotoRefusals } from './loto-refusals.texts.ts'
import { label } from '../../../core/shared/sentence.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { lotoRecords, workPermitForms } from '../record-pages.rule.ts'

interface Linked {
  lotoNo: number
  lotoCd: string
  lotoNm: string
  facilityNm: string
  state: LotoState
  total: number
  locked: number
  verified: number
  /** Linked permits other than this one that still need it. */
  others: number
  personalLocks: {
    lotoPersonalLockNo: number
    vendorWorkerNo: number | null
    workerUserId: string | null
    name: string
    lockNo: string
    onDt: string
  }[]
  openForces: number
}
/** The lockouts on which a permit stands, cancelled ones left out: they isolate nothing. */
const linkedLotos = (context: Context, permitNo: number): Promise<Linked[]> =>
  once(context, `lotos ${permitNo}`, () =>
    context.sql.query<Linked>(
      `select l."lotoNo", l."lotoCd", l."lotoNm", f."facilityNm", l."state",
         (select count(*)::int from "lotoPoint" p where p."lotoNo" = l."lotoNo") as "total",
         (select count(*)::int from "lotoPoint" p where p."lotoNo" = l."lotoNo" and p."lockDt" is not null and p."unlockDt" is null) as "locked",
         (select count(*)::int from "lotoPoint" p where p."lotoNo" = l."lotoNo" and p."verifyDt" is not null and p."unlockDt" is null) as "verified",
         (select count(*)::int from "lotoPermit" o join "workPermit" w using ("permitNo") where o."lotoNo" = l."lotoNo" and o."permitNo" <> $1 and w."state" <> all($2::text[])) as "others",
         (select coalesce(json_agg(json_build_object('lotoPersonalLockNo', k."lotoPersonalLockNo", 'vendorWorkerNo', k."vendorWorkerNo", 'workerUserId', k."workerUserId",
            'name', coalesce(w."vendorWorkerNm", u."userNm"), 'lockNo', k."lockNo", 'onDt', k."onDt") order by k."onDt"), '[]')
          from "lotoPersonalLock" k left join "vendorWorker" w using ("vendorWorkerNo") left join "user" u on u."userId" = k."workerUserId"
          where k."lotoNo" = l."lotoNo" and k."permitNo" = $1 and k."offDt" is null) as "personalLocks",
         (select count(*)::int from "lotoForce" x where x."lotoNo" = l."lotoNo" and x."doneDt" is null) as "openForces"
       from "lotoPermit" link join "safLoto" l using ("lotoNo") join "safFacility" f using ("facilityNo")
       where link."permitNo" = $1 and l."state" <> 'cancelled' order by 1`,
      [permitNo, [...donePermitStates]],
    ),
  )
const nameOf = ({ lotoCd, lotoNm }: Linked): string => `${lotoCd} ${lotoNm}`

/** The law asks for a lockout and none is linked. */
function missing(permit: WorkPermit, lotos: readonly Linked[]): Reason[] {
  if (lotos.some(({ state }) => state !== 'released')) return []
  const needs = lotoNeeds(supplementsOf(permit))
  return needs.length > 0
    ? [
        {
          guard: 'loto',
          message: lotoRefusals.lotoNeeded({ needs }),
          fixUrl: `${workPermitForms.safLoto.page}?permitNo=${permit.permitNo}`,
        },
      ]
    : []
}
const notVerified = (lotos: readonly Linked[]): Reason[] =>
  lotos
    .filter(({ state }) => !verifiedStates.includes(state) && state !== 'released')
    .map((loto) => ({
      guard: 'loto',
      message: lotoRefusals.lotoOpen({
        loto: nameOf(loto),
        verified: loto.verified,
        total: loto.total,
        state: label(lotoStates[loto.state]),
      }),
      fixUrl: addressOf(lotoRecords.safLoto, loto.lotoNo),
    }))
/** Everybody who works hangs a lock of his own before the work begins. */
function withoutLock(permit: WorkPermit, lotos: readonly Linked[]): Reason[] {
  return lotos
    .filter(({ state }) => verifiedStates.includes(state))
    .flatMap((loto) => {
      const locked = new Set(loto.personalLocks.map(crewKeyOf))
      const open = permit.workers.filter((worker) => !locked.has(crewKeyOf(worker)))
      if (open.length === 0) return []
      return [
        {
          guard: 'personalLocks',
          message: lotoRefusals.crewUnlocked({ loto: loto.lotoCd, count: open.length }),
          fixUrl: '#lotos',
        },
      ]
    })
}

/** The part of the permit's pre-flight list that concerns lockouts (ptw.md 4: 검토완료, 작업시작, 재개, 종료). */
export const lotoGuards = {
  planned: async (permit, context) => missing(permit, await linkedLotos(context, permit.permitNo)),
  ready: async (permit, context) => {
    const lotos = await linkedLotos(context, permit.permitNo)
    return [...missing(permit, lotos), ...notVerified(lotos), ...withoutLock(permit, lotos)]
  },
  /** Personal locks of this crew, and every lock that no other permit needs any more. */
  locksOff: async (permit, context) => {
    const lotos = await linkedLotos(context, permit.permitNo)
    return lotos.flatMap((loto): Reason[] => {
      const personal = loto.personalLocks.length
      if (personal > 0)
        return [
          {
            guard: 'loto',
            message: lotoRefusals.crewLocked({ loto: loto.lotoCd, count: personal }),
            fixUrl: '#lotos',
          },
        ]
      return loto.locked > 0 && loto.others === 0
        ? [
            {
              guard: 'loto',
              message: lotoRefusals.lotoLocked({ loto: nameOf(loto), count: loto.locked }),
              fixUrl: addressOf(lotoRecords.safLoto, loto.lotoNo),
            },
          ]
        : []
    })
  },
} satisfies Record<string, PermitGuard>
/**
 * A permit written from another one stands on the same lockouts as far as they still isolate, unless it has
 * been given some of its own. (features 5a)
 */
export async function inheritLotos(permit: WorkPermit, context: Context): Promise<void> {
  if (permit.fromPermitNo === null) return
  await context.sql.query(
    // By hand: lockouts of the other permit get a line each, in one statement.
    `insert into "lotoPermit" ("lotoNo", "permitNo") select o."lotoNo", $1 from "lotoPermit" o join "safLoto" l using ("lotoNo")
     where o."permitNo" = $2 and l."state" not in ('released', 'cancelled') and not exists (select 1 from "lotoPermit" own where own."permitNo" = $1)`,
    [permit.permitNo, permit.fromPermitNo],
  )
}

/** The work begins: its lockouts are in use. */
export async function useLotosOf(permit: WorkPermit, context: Context): Promise<void> {
  const lotos = await linkedLotos(context, permit.permitNo)
  await useLotos(
    context,
    lotos.filter(({ state }) => state === 'isolated').map(({ lotoNo }) => lotoNo),
  )
}

/** What the permit's page shows of its lockouts, to the vendor's people too. */
export async function lotosOfPermit(permit: WorkPermit, context: Context): Promise<PermitLoto[]> {
  const found = await linkedLotos(context, permit.permitNo)
  return Promise.all(
    found.map(async ({ others: _others, openForces, personalLocks, ...loto }) => ({
      ...loto,
      personalLocks: personalLocks.map(({ lotoPersonalLockNo, name, lockNo, onDt, ...key }) => ({
        lotoPersonalLockNo,
        name,
        lockNo,
        onDt,
        crewKey: crewKeyOf(key)!,
      })),
      forces:
        openForces > 0 && lockedStates.includes(loto.state)
          ? await forcesOf(permit, context, loto.lotoNo)
          : [],
    })),
  )
}
async function forcesOf(permit: WorkPermit, context: Context, lotoNo: number): Promise<PermitLoto['forces']> {
  const loto = await lotoFor(permit, context, lotoNo, false)
  const own = new Set(
    loto.personalLocks
      .filter(({ permitNo }) => permitNo === permit.permitNo)
      .map(({ lotoPersonalLockNo }) => lotoPersonalLockNo),
  )
  const open = loto.forces.filter(
    ({ doneDt, lotoPersonalLockNo }) => doneDt === null && own.has(lotoPersonalLockNo ?? 0),
  )
  return Promise.all(
    open.map(async (force) => ({
      lotoForceNo: force.lotoForceNo,
      ownerTxt: force.ownerTxt,
      reasonTxt: force.reasonTxt,
      callTxt: force.callTxt,
      rqstDt: force.rqstDt,
      mine: (await openForceRoles(loto, context, force)).includes('supervisor'),
    })),
  )
}
/** A lockout reached through a permit that the caller sees: the vendor's people have no other way to it. */
export async function lotoFor(
  permit: WorkPermit,
  context: Context,
  lotoNo: number,
  lock: boolean,
): Promise<Loto> {
  const linked = await context.sql.maybe(
    'select 1 from "lotoPermit" where "permitNo" = $1 and "lotoNo" = $2',
    [permit.permitNo, lotoNo],
  )
  if (!linked) throw notFound()
  return await actingAs(context, asSystem('허가에 연결된 LOTO'), (asked) =>
    loadRecord(safLoto, asked, lotoNo, lock),
  )
}
