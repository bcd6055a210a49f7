import type { Context } from '../../../core/server/entity/context.ts'
import { showMoment } from '../../../core/shared/dates.ts'
import type { Said } from '../../../core/shared/sentence.ts'
import { actingSql, isInForceSql } from '../../../platform/duty/duty-holders.server.ts'
import { notify } from '../../../platform/notification/notification.server.ts'
import { duties } from './permit-facts.rule.ts'
import { liveStates } from './permit-transitions.rule.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { wholeCompany } from '../../../core/shared/whole-company.ts'
import { workPermitRecords } from '../record-pages.rule.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { dutyManagerExtends, dutyOfRole, matrixOf } from './permit-who.server.ts'
import { workPermit } from './work-permit.resource.ts'

/** Address of a permit in the browser. */
const permitPage = (permitNo: number): string => addressOf(workPermitRecords.workPermit, permitNo)

type Hearer =
  | 'requester'
  | 'issuer'
  | 'approver'
  | 'watcher'
  | 'issuersOfArea'
  | 'extenders'
  | 'safetyOfArea'
  | 'testers'
  | 'signers'
/** Everybody whom a stop of the work concerns (산업안전보건법 제52조·제54조). */
const concerned: readonly Hearer[] = ['requester', 'issuer', 'approver', 'watcher', 'safetyOfArea']
/** Which entry of the diary (PTW_EVENT) tells whom of what. */
const notices: Readonly<Record<string, { eventCd: string; to: readonly Hearer[] }>> = {
  request: { eventCd: 'PTW_REQUESTED', to: ['issuersOfArea'] },
  finishReview: { eventCd: 'PTW_APPROVAL_WAITING', to: ['signers'] },
  approve: { eventCd: 'PTW_APPROVED', to: ['requester', 'issuer'] },
  reject: { eventCd: 'PTW_REJECTED', to: ['requester'] },
  // Back at the issuer: he reads it like a new request, the requester like a refusal.
  returnToReview: { eventCd: 'PTW_REJECTED', to: ['requester', 'issuer'] },
  requestExtension: { eventCd: 'PTW_EXTENSION_WAITING', to: ['extenders'] },
  approveExtension: { eventCd: 'PTW_EXTENDED', to: ['requester', 'issuer', 'watcher'] },
  refuseExtension: { eventCd: 'PTW_EXTENSION_REFUSED', to: ['requester', 'issuer'] },
  suspend: { eventCd: 'PTW_SUSPENDED', to: concerned },
  resume: { eventCd: 'PTW_RESUMED', to: concerned },
  deviceWrong: {
    eventCd: 'PTW_DEVICE_WRONG',
    to: ['requester', 'issuer', 'watcher', 'safetyOfArea', 'testers'],
  },
  // Told of the permit that stands still: another one was moved because of it, and its people have to agree.
  moveBeside: { eventCd: 'PTW_MOVE', to: ['requester', 'issuer'] },
  passLost: { eventCd: 'PTW_PASS_LOST', to: ['requester', 'issuer', 'safetyOfArea'] },
  expire: { eventCd: 'PTW_EXPIRED', to: ['requester', 'issuer'] },
}

interface Permit {
  permitCd: string
  permitNm: string
  placeTxt: string
  plantCd: string | null
  startDt: string
  endDt: string
  areaCd: string
  issuerUserId: string | null
  approverUserId: string | null
  watcherUserId: string | null
  requestUserId: string
}
/** Tells those who wait for it what has become of a permit; whoever did it knows already. */
export async function tellOfPermit(
  context: Context,
  permitNo: number,
  diaryCd: string,
  reason: Said | null,
): Promise<void> {
  const notice = notices[diaryCd]
  if (!notice) return
  const { sql, session } = context
  const permit = await sql.one<Permit>(
    `select p."permitCd", p."permitNm", p."placeTxt", p."plantCd", p."areaCd", p."issuerUserId", p."approverUserId", p."watcherUserId",
       to_json(p."startDt")#>>'{}' as "startDt", to_json(coalesce(p."extEndDt", p."endDt"))#>>'{}' as "endDt",
       coalesce((select e."createUserId" from "permitEvent" e where e."permitNo" = p."permitNo" and e."eventCd" = 'request' order by e."eventDt" desc limit 1), p."createUserId") as "requestUserId"
     from "workPermit" p where p."permitNo" = $1`,
    [permitNo],
  )
  const people: Record<Hearer, () => Promise<(string | null)[]>> = {
    requester: async () => [permit.requestUserId],
    issuer: async () => [permit.issuerUserId],
    approver: async () => [permit.approverUserId],
    watcher: async () => [permit.watcherUserId],
    issuersOfArea: () => holdersOfArea(context, permit, duties.issuer),
    safetyOfArea: () => holdersOfArea(context, permit, duties.safetyManager),
    testers: () => holdersOfArea(context, permit, duties.gasTester),
    extenders: () => extendersOf(context, permitNo),
    signers: () => signersOf(context, permitNo),
  }
  const to = (await Promise.all(notice.to.map((hearer) => people[hearer]()))).flat()
  await notify(context, notice.eventCd, {
    to: to.filter((userId) => userId !== session.userId),
    variables: {
      permitCd: permit.permitCd,
      permitNm: permit.permitNm,
      placeTxt: permit.placeTxt,
      startDt: showMoment(permit.startDt),
      endDt: showMoment(permit.endDt),
      actUserNm: session.userNm,
      reason,
    },
    linkUrl: permitPage(permitNo),
    plantCd: permit.plantCd,
  })
  if (diaryCd === 'approve') await tellNeighbours(context, permitNo, permit)
}

/** Who can give a signature that the permit still lacks, now: at night the duty manager, not the heads. */
async function signersOf(context: Context, permitNo: number): Promise<string[]> {
  const permit = await loadRecord(workPermit, context, permitNo)
  const { missing } = await matrixOf(context, permit)
  const holders = await Promise.all(
    missing.map((role) => holdersOfArea(context, permit, duties[dutyOfRole[role]])),
  )
  // Who issues does not approve.
  return holders.flat().filter((userId) => userId !== permit.issuerUserId)
}
/** Who can decide an extension now: approvers of the area, and who issued it at night while it is night. */
async function extendersOf(context: Context, permitNo: number): Promise<string[]> {
  const permit = await loadRecord(workPermit, context, permitNo)
  const night = await dutyManagerExtends(context, permit)
  const holders = await holdersOfArea(context, permit, night ? duties.dutyManager : duties.approver)
  return holders.filter((userId) => userId !== permit.issuerUserId)
}

/**
 * Who works in the same area at the same time, and who runs it, hears of a new work (PSM 고시 제46조제7호). Each is
 * led to the own permit, whose page says what it means beside it; who has none there is led to the new one.
 */
async function tellNeighbours(context: Context, permitNo: number, permit: Permit): Promise<void> {
  const { sql, session } = context
  const neighbours = await sql.query<{ permitNo: number; people: (string | null)[] }>(
    `select p."permitNo", array[p."issuerUserId", coalesce((select e."createUserId" from "permitEvent" e where e."permitNo" = p."permitNo" and e."eventCd" = 'request'
         order by e."eventDt" desc limit 1), p."createUserId")] as people
     from "workPermit" p where p."areaCd" = $1 and p."permitNo" <> $2 and p."state" = any($3::text[])
       and p."startDt" < $5::timestamptz and coalesce(p."extEndDt", p."endDt") > $4::timestamptz order by p."startDt", 1`,
    [permit.areaCd, permitNo, ['approved', ...liveStates], permit.startDt, permit.endDt],
  )
  const told = new Set([session.userId, permit.requestUserId, permit.issuerUserId])
  const variables = {
    permitCd: permit.permitCd,
    permitNm: permit.permitNm,
    placeTxt: permit.placeTxt,
    startDt: showMoment(permit.startDt),
    endDt: showMoment(permit.endDt),
    actUserNm: session.userNm,
  }
  const areaPeople = { permitNo, people: await holdersOfArea(context, permit, duties.issuer) }
  for (const { permitNo: own, people } of [...neighbours, areaPeople]) {
    const to = people.filter((userId): userId is string => userId !== null && !told.has(userId))
    for (const userId of to) told.add(userId)
    if (to.length > 0)
      await notify(context, 'PTW_NEIGHBOUR', {
        to,
        variables,
        linkUrl: permitPage(own),
        plantCd: permit.plantCd,
      })
  }
}

/**
 * Who acts in a duty of an area today, deputies of those who are away among them: for the plant, or for the
 * department that runs the area or one above it.
 */
export async function holdersOfArea(
  { sql, today }: Context,
  place: { areaCd: string; plantCd: string | null },
  dutyCd: string,
): Promise<string[]> {
  const holders = await sql.query<{ userId: string }>(
    `with recursive above as (
       select d."deptCd", d."pdeptCd" from "permitArea" a join "dept" d on d."deptCd" = a."ownerDeptCd" where a."areaCd" = $1
       union select d."deptCd", d."pdeptCd" from above join "dept" d on d."deptCd" = above."pdeptCd"
     )
     select distinct p."userId" from "userDuty" y cross join lateral ${actingSql('y', '$4::date')} p
     where y."dutyCd" = $2 and y."plantCd" in ($3, '${wholeCompany}') and (y."deptCd" is null or y."deptCd" in (select "deptCd" from above) or $5)
       and ${isInForceSql('y', '$4::date')}`,
    // A tester measures anywhere in his plant, whatever his department (`holds`).
    [place.areaCd, dutyCd, place.plantCd ?? wholeCompany, today, dutyCd === duties.gasTester],
  )
  return holders.map(({ userId }) => userId)
}
