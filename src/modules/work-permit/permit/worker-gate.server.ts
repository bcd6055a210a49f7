import type { Context } from '../../../core/server/context.ts'
import type { Reason } from '../../../core/shared/resource.ts'
import { supplementsOf } from './permit-facts.rule.ts'
import { once } from './permit-facts.server.ts'
import { entryEducation, qualificationNames, specialEducations } from './supplement-attributes.rule.ts'
import { judgeWorker, maskName, overlappingWorkers, type GateVerdict, type GateWorker, type WorkerAssignment } from './worker-gate.rule.ts'
import { occupyingStates } from './permit-transitions.rule.ts'
import type { SupplementCode } from './permit-codes.rule.ts'
import type { WorkPermit } from './work-permit.resource.ts'

interface StoredWorker extends Omit<GateWorker, 'workerNo' | 'workerNm'> {
  vendorWorkerNo: number
  vendorWorkerNm: string
  vendorCd: string
}

/** Workers with their educations and qualifications, in one statement. */
async function gateWorkers(context: Context, numbers: readonly number[]): Promise<(GateWorker & { vendorCd: string })[]> {
  const rows = await context.sql.query<StoredWorker>(
    `select w."vendorWorkerNo", w."vendorWorkerNm", w."vendorCd", w."birthYmd", w."entryStatCd" as "entryState", w."healthNextYmd", w."healthFitYn",
       (select coalesce(json_agg(json_build_object('code', e."eduTypeCd", 'name', e."eduNm", 'validYmd', e."validToYmd")), '[]') from "vendorWorkerEdu" e where e."vendorWorkerNo" = w."vendorWorkerNo") as educations,
       (select coalesce(json_agg(json_build_object('code', q."qualTypeCd", 'name', q."qualNm", 'validYmd', q."validToYmd")), '[]') from "vendorWorkerQual" q where q."vendorWorkerNo" = w."vendorWorkerNo") as qualifications
     from "vendorWorker" w where w."vendorWorkerNo" = any($1::bigint[]) order by 1`,
    [numbers],
  )
  return rows.map(({ vendorWorkerNo, vendorWorkerNm, ...rest }) => ({ ...rest, workerNo: vendorWorkerNo, workerNm: vendorWorkerNm }))
}

export interface WorkerVerdict extends GateVerdict {
  vendorWorkerNo: number
  vendorWorkerNm: string
}
type Crew = Pick<
  WorkPermit,
  'permitNo' | 'workYmd' | 'startDt' | 'endDt' | 'extEndDt' | 'supplCds' | 'workers' | 'supWorkerNo' | 'watcherWorkerNo'
>

/** Everybody who is named on the permit, once. */
export const crewOf = (permit: Pick<Crew, 'workers' | 'supWorkerNo' | 'watcherWorkerNo'>): number[] => [
  ...new Set([
    permit.supWorkerNo,
    ...(permit.watcherWorkerNo ? [permit.watcherWorkerNo] : []),
    ...permit.workers.map(({ vendorWorkerNo }) => vendorWorkerNo),
  ]),
]

/** The gate of ptw.md 5.4 for everyone on the permit; names are masked for people outside the vendor. */
export function judgeCrew(context: Context, permit: Crew, workYmd: string): Promise<WorkerVerdict[]> {
  return once(context, `crew ${permit.permitNo} ${workYmd}`, async () => {
    const qualOf = new Map(permit.workers.map(({ vendorWorkerNo, qualTypeCd }) => [vendorWorkerNo, qualTypeCd]))
    const special = supplementsOf(permit).flatMap((supplCd) => {
      const wanted = (specialEducations as Partial<Record<SupplementCode, { code: string; name: string }>>)[supplCd]
      return wanted ? [{ supplCd, ...wanted }] : []
    })
    const workers = await gateWorkers(context, crewOf(permit))
    return workers.map((worker) => {
      const qualification = qualOf.get(worker.workerNo)
      const need = {
        workYmd,
        entryEducation,
        specialEducations: special,
        qualifications: qualification ? [{ code: qualification, name: qualificationNames[qualification] ?? qualification }] : [],
      }
      const shownName = context.session.vendorCd === worker.vendorCd ? worker.workerNm : maskName(worker.workerNm)
      return { ...judgeWorker(worker, need, shownName), vendorWorkerNo: worker.workerNo, vendorWorkerNm: shownName }
    })
  })
}

export async function crewReasons(context: Context, permit: Crew, workYmd: string): Promise<Reason[]> {
  const verdicts = await judgeCrew(context, permit, workYmd)
  return verdicts.flatMap(({ reasons, vendorWorkerNo }) =>
    reasons.map(({ message }) => ({ guard: 'worker', message, fixUrl: `#workers/${vendorWorkerNo}` })),
  )
}

/** Somebody of this crew is on another permit at the same time. */
export async function overlapReasons(context: Context, permit: Crew): Promise<Reason[]> {
  const crew = crewOf(permit)
  const endDt = permit.extEndDt ?? permit.endDt
  // Two permits with the same people, asked for at the same moment, take turns: the second one sees the first.
  await context.sql.query(
    `select pg_advisory_xact_lock(hashtextextended('vendorWorker ' || n, 0)) from (select n from unnest($1::bigint[]) n order by n) crew`,
    [crew],
  )
  const others = await context.sql.query<WorkerAssignment & { names: Record<string, string> }>(
    `select p."permitCd", to_json(p."startDt")#>>'{}' as "startDt", to_json(coalesce(p."extEndDt", p."endDt"))#>>'{}' as "endDt",
       array(select distinct x from unnest(array[p."supWorkerNo", p."watcherWorkerNo"] || array(select w."vendorWorkerNo" from "permitWorker" w where w."permitNo" = p."permitNo")) x where x = any($2::bigint[]))::float8[] as "workerNos"
     from "workPermit" p
     where p."permitNo" <> $1 and p."state" = any($3::text[]) and p."startDt" < $5::timestamptz and coalesce(p."extEndDt", p."endDt") > $4::timestamptz
       and (p."supWorkerNo" = any($2::bigint[]) or p."watcherWorkerNo" = any($2::bigint[]) or exists(select 1 from "permitWorker" w where w."permitNo" = p."permitNo" and w."vendorWorkerNo" = any($2::bigint[])))`,
    [permit.permitNo, crew, occupyingStates, permit.startDt, endDt],
  )
  if (others.length === 0) return []
  const verdicts = await judgeCrew(context, permit, permit.workYmd ?? permit.startDt.slice(0, 10))
  const nameOf = (workerNo: number) =>
    verdicts.find(({ vendorWorkerNo }) => vendorWorkerNo === workerNo)?.vendorWorkerNm ?? String(workerNo)
  return overlappingWorkers({ permitCd: '', startDt: permit.startDt, endDt, workerNos: crew }, others, nameOf).map(({ message }) => ({
    guard: 'overlap',
    message,
  }))
}
