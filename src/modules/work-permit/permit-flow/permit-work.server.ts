import type { Context } from '../../../core/server/entity/context.ts'
import { Binds } from '../../../core/server/database/database.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { scopeWhere } from '../../../core/server/entity/scope.ts'
import { mayUse } from '../../../core/server/http/session.ts'
import { minutesBetween } from '../../../core/shared/dates.ts'
import type { WorkItem } from '../../../platform/work/my-work.rule.ts'
import type { WorkSource } from '../../../platform/work/my-work.server.ts'
import { dutyOfCooperation } from './permit-acts.server.ts'
import { holds, isDoing, parametersOf } from '../permit/permit-facts.server.ts'
import { confirmationsOf, mayConfirm } from '../permit/permit-confirmation.server.ts'
import { resumeSignatureMissing } from '../permit/field-signatures.rule.ts'
import { signsShift } from './permit-handover.server.ts'
import { mayApprove, mayExtend, openRoles } from '../permit/permit-who.server.ts'
import type { PermitState } from '../permit/permit-transitions.rule.ts'
import { workPermit, type WorkPermit } from '../permit/work-permit.resource.ts'
import { permitWorkTexts } from './permit-work.texts.ts'

type Kind = keyof typeof permitWorkTexts

type Candidate = Pick<
  WorkPermit,
  | 'permitNo'
  | 'permitCd'
  | 'permitNm'
  | 'state'
  | 'plantCd'
  | 'areaCd'
  | 'vendorCd'
  | 'execDeptCd'
  | 'createUserId'
  | 'startDt'
  | 'endDt'
  | 'gasDueDt'
  | 'shiftDueDt'
  | 'confirmDueYmd'
  | 'extEndDt'
  | 'watchStartDt'
  | 'issuerUserId'
> & { areaNm: string | null; waitingKinds: string[]; movedBeside: boolean; deviceWrong: boolean }

/** A person's permits of this many days; older drafts are no work any more. */
const draftDays = 30
const mostCandidates = 500

/** Permits at which the caller is the next to act, by state and duty (ptw.md 4). */
export const permitWork: WorkSource = {
  labels: permitWorkTexts,
  async find(context) {
    if (!mayUse(context.session, workPermit.menus, 'read')) return []
    const found: Omit<WorkItem, 'label'>[] = []
    for (const permit of await candidates(context)) {
      const waiting = await kindOf(context, permit)
      if (!waiting) continue
      found.push({
        kind: waiting.kind,
        title: permit.permitNm,
        more: [permit.permitCd, permit.areaNm].filter(Boolean).join(' · '),
        dueDt: waiting.dueDt,
        resource: workPermit.name,
        key: permit.permitNo,
      })
    }
    return found
  },
}

async function candidates(context: Context): Promise<Candidate[]> {
  const binds = new Binds()
  const scope = scopeWhere(workPermit, context.session, 't', binds)
  const me = binds.add(context.session.userId)
  const rows = await context.sql.query<{ row: Candidate }>(
    `select to_json(r) as row from (
       select t."permitNo", t."permitCd", t."permitNm", t."state", t."plantCd", t."areaCd", t."vendorCd", t."execDeptCd", t."createUserId", t."startDt", t."endDt",
         t."gasDueDt", t."shiftDueDt", t."confirmDueYmd", t."extEndDt", t."watchStartDt", t."issuerUserId", a."areaNm",
         (select coalesce(json_agg(c."coopKindCd"), '[]') from "permitCooperation" c where c."permitNo" = t."permitNo" and c."resultCd" <> 'confirmed') as "waitingKinds",
         exists (select 1 from "permitAdjust" m join "workPermit" o on o."permitNo" = m."permitNo" where m."otherPermitNo" = t."permitNo" and m."adjustCd" = 'place' and m."agreeYn" = 'Y'
           and m."otherDt" is null and m."adjustUserId" <> ${me} and o."state" not in ('cancelled', 'closed', 'expired')) as "movedBeside",
         exists (select 1 from "gasDevice" d where d."plantCd" = t."plantCd" and d."deviceStatCd" <> 'inUse' and (d."gasDeviceNm" = l."deviceSn" or (d."gasDeviceNo" = t."contDeviceNo"
           and exists (select 1 from "permitEvent" e where e."permitNo" = t."permitNo" and e."eventCd" = 'deviceWrong' and (l."measDt" is null or e."eventDt" > l."measDt"))))) as "deviceWrong"
       from "workPermit" t left join "permitArea" a using ("areaCd")
       left join lateral (select g."deviceSn", g."measDt" from "permitGas" g where g."permitNo" = t."permitNo" order by g."measDt" desc, g."permitGasNo" desc limit 1) l on true
       where ${scope} and (t."state" not in ('draft', 'rejected', 'closed', 'cancelled') or t."confirmDueYmd" is not null
         or (t."state" in ('draft', 'rejected') and t."createUserId" = ${me} and t."updateDt" > ${binds.add(context.now)}::timestamptz - interval '${draftDays} days'))
       order by t."permitNo" desc limit ${mostCandidates}) r`,
    binds.values,
  )
  return rows.map(({ row }) => row)
}

/** States in which a work begins or goes on by its last measurement. */
const measuredStates: readonly PermitState[] = ['approved', 'working', 'extensionRequested']

interface Waiting {
  kind: Kind
  dueDt: string | null
}
/** What the caller has to do at this permit now, if anything. */
async function kindOf(context: Context, permit: Candidate): Promise<Waiting | undefined> {
  const { session } = context
  const doing = isDoing(session, permit)
  const issuer = () => holds(context, permit, 'issuer')
  const when = async (condition: boolean | Promise<boolean>, kind: Kind, dueDt: string | null) =>
    (await condition) ? { kind, dueDt } : undefined
  const end = permit.extEndDt ?? permit.endDt
  const kinds: Partial<Record<PermitState, () => Promise<Waiting | undefined>>> = {
    draft: () => when(true, 'permitDraft', permit.startDt),
    rejected: () => when(true, 'permitRejected', permit.startDt),
    requested: () => when(issuer(), 'permitReview', permit.startDt),
    reviewing: () =>
      when(
        permit.issuerUserId ? permit.issuerUserId === session.userId : issuer(),
        'permitReview',
        permit.startDt,
      ),
    cooperating: () => when(cooperates(context, permit), 'permitCooperation', permit.startDt),
    approvalPending: () => when(mayOpen(context, permit), 'permitApproval', permit.startDt),
    approved: () => when(doing, 'permitStart', permit.startDt),
    working: async () =>
      (await when(takesOver(context, permit), 'permitHandover', permit.shiftDueDt)) ??
      when(doing && permit.gasDueDt !== null, 'permitGas', permit.gasDueDt),
    extensionRequested: async () =>
      (await when(takesOver(context, permit), 'permitHandover', permit.shiftDueDt)) ??
      when(extender(context, permit), 'permitExtension', permit.endDt),
    suspended: async () =>
      (await when(signsResume(context, permit), 'permitResumeSign', end)) ??
      when(doing ? true : issuer(), 'permitResume', end),
    completionReported: () => when(issuer(), 'permitClose', null),
    watching: async () =>
      when(
        doing || (await holds(context, permit, 'watcher')),
        'permitWatch',
        await watchEnd(context, permit),
      ),
    expired: () => when(issuer(), 'permitExpired', end),
  }
  const confirmed = permit.confirmDueYmd && (await confirms(context, permit))
  if (confirmed) return { kind: 'permitConfirm', dueDt: `${permit.confirmDueYmd}T23:59:59+09:00` }
  // Another work waits for it, whatever else there is to do here.
  if (permit.movedBeside && (doing || (await issuer()))) return { kind: 'permitMove', dueDt: permit.startDt }
  // Its people and the testers of its area measure again, with another instrument.
  if (
    measuredStates.includes(permit.state) &&
    permit.deviceWrong &&
    (doing || (await holds(context, permit, 'gasTester')))
  )
    return { kind: 'permitGasDevice', dueDt: permit.gasDueDt ?? permit.startDt }
  return kinds[permit.state]?.()
}

const full = (context: Context, permit: Candidate): Promise<WorkPermit> =>
  loadRecord(workPermit, context, permit.permitNo)
/** Only a holder of some duty is asked for; reading the whole permit is left to those. */
async function mayOpen(context: Context, permit: Candidate): Promise<boolean> {
  return (
    context.session.duties.length > 0 && (await openRoles(context, await full(context, permit))).length > 0
  )
}
/** A change of the shift is so near, or past, that the caller can sign for it. */
async function takesOver(context: Context, permit: Candidate): Promise<boolean> {
  if (!permit.shiftDueDt || !(await holds(context, permit, 'issuer'))) return false
  const { handoverToleranceMinutes } = await parametersOf(context, permit.plantCd)
  if (minutesBetween(context.now, permit.shiftDueDt) > handoverToleranceMinutes) return false
  return signsShift(await full(context, permit), context)
}
/** The caller is a head who has not confirmed yet what the duty manager issued. */
async function confirms(context: Context, permit: Candidate): Promise<boolean> {
  if (context.session.duties.length === 0) return false
  const whole = await full(context, permit)
  for (const { role, signed } of await confirmationsOf(whole, context))
    if (!signed && (await mayConfirm(whole, context, role))) return true
  return false
}
async function extender(context: Context, permit: Candidate): Promise<boolean> {
  return context.session.duties.length > 0 && mayExtend(context, await full(context, permit))
}
/** The stop was for a reason after which an approver signs, the caller can, and nobody has yet. */
async function signsResume(context: Context, permit: Candidate): Promise<boolean> {
  if (context.session.duties.length === 0) return false
  const whole = await full(context, permit)
  return resumeSignatureMissing(whole) && (await mayApprove(context, whole))
}
async function cooperates(context: Context, permit: Candidate): Promise<boolean> {
  for (const kind of permit.waitingKinds)
    if (await holds(context, permit, dutyOfCooperation[kind] ?? 'equipment')) return true
  return false
}
async function watchEnd(context: Context, { watchStartDt, plantCd }: Candidate): Promise<string | null> {
  if (!watchStartDt) return null
  const { hotWatchMinutes } = await parametersOf(context, plantCd)
  return new Date(Date.parse(watchStartDt) + hotWatchMinutes * 60_000).toISOString()
}
