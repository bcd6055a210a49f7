import type { Context } from '../../../core/server/entity/context.ts'
import type { Reason } from '../../../core/shared/resource.ts'
import { passReasons, workerPage, type GateProblem } from '../../vendor/enter/pass-ready.server.ts'
import { crewOf, employeesIn, vendorWorkersIn, watcherOf, type CrewKey } from './crew.rule.ts'
import { duties, supplementsOf, watchesWork } from './permit-facts.rule.ts'
import { once, parametersOf } from './permit-facts.server.ts'
import {
  missingQualifications,
  qualificationNames,
  qualificationsFor,
  specialEducationsFor,
  watcherEducation,
  type Credential,
} from './crew-requirements.rule.ts'
import {
  judgeEmployee,
  judgeWorker,
  maskName,
  overlappingWorkers,
  type GateVerdict,
  type WorkerAssignment,
} from './worker-gate.rule.ts'
import { occupyingStates } from './permit-transitions.rule.ts'
import type { PermitTypeCode, SupplementCode } from './permit-codes.rule.ts'
import type { WorkPermit } from './work-permit.resource.ts'
import { gateSentences } from './worker-gate.texts.ts'
import { maskedColumns, seesInFull } from '../../../core/server/entity/columns.ts'
import type { Session } from '../../../core/server/http/session.ts'
import { vendorWorker } from '../../vendor/worker/vendor-worker.resource.ts'
import { whoIdentifies } from './crew-names.rule.ts'
import type { Said } from '../../../core/shared/sentence.ts'
import { gateEmployees, gateWorkers, withBelow, workersHeld } from './gate-people.server.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { workPermitRecords } from '../record-pages.rule.ts'

/** Somebody who could be named on a permit, with everything that speaks against it today. */
export interface CrewCandidate {
  key: CrewKey
  name: string
  deptNm: string | null
  reasons: Said[]
}
const offered = 20

/**
 * People of the vendor or of the own department that does an order, by part of their name, each with what the
 * gate says for the day and the special educations of the work; with `keys` only those people. Qualifications
 * are asked for on the permit itself.
 */
export async function crewCandidates(
  context: Context,
  order: { vendorCd: string | null; execDeptCd: string | null; plantCd: string | null },
  asked: {
    words: string
    keys?: readonly string[] | undefined
    workYmd: string
    specialEducations: readonly Credential[]
  },
): Promise<CrewCandidate[]> {
  const { words, workYmd, specialEducations } = asked
  const keys = asked.keys ?? null
  if (order.vendorCd === null) {
    const found = await context.sql.query<{ userId: string; deptNm: string | null }>(
      `${withBelow('$1')}
       select u."userId", d."deptNm" from "user" u left join "dept" d using ("deptCd")
       where u."deptCd" in (select "deptCd" from below) and u."vendorCd" is null and strpos(u."userNm", $2) > 0 and ($3::text[] is null or u."userId" = any($3))
       order by u."userNm", u."userId" limit ${offered}`,
      [order.execDeptCd, words, keys],
    )
    const employees = await gateEmployees(
      context,
      found.map(({ userId }) => userId),
      order.execDeptCd,
      { plantCd: order.plantCd, workYmd, specialEducations },
    )
    return found.flatMap(({ userId, deptNm }) => {
      const employee = employees.find((each) => each.userId === userId)
      if (!employee) return []
      const { problems: reasons } = judgeEmployee(employee, { workYmd })
      return [{ key: userId, name: employee.userNm, deptNm, reasons }]
    })
  }
  const found = await context.sql.query<{ vendorWorkerNo: number }>(
    `select "vendorWorkerNo" from "vendorWorker" where "vendorCd" = $1 and "useYn" = 'Y' and strpos("vendorWorkerNm", $2) > 0 and ($3::text[] is null or "vendorWorkerNo"::text = any($3))
     order by "vendorWorkerNm", 1 limit ${offered}`,
    [order.vendorCd, words, keys],
  )
  const workers = await gateWorkers(
    context,
    found.map(({ vendorWorkerNo }) => vendorWorkerNo),
    { plantCd: order.plantCd, workYmd, specialEducations },
  )
  const need = { workYmd, specialEducations, qualifications: [] }
  return workers
    .map((worker) => ({
      key: worker.workerNo,
      name: worker.workerNm,
      deptNm: null,
      reasons: judgeWorker(worker, need).problems,
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'ko'))
}

export interface WorkerVerdict extends GateVerdict {
  workerKey: CrewKey
  workerNm: string
  /** Page of a class with a free seat that teaches what the person lacks. */
  seatUrl?: string | undefined
}
type Crew = Pick<
  WorkPermit,
  | 'permitNo'
  | 'plantCd'
  | 'execDeptCd'
  | 'workYmd'
  | 'startDt'
  | 'endDt'
  | 'extEndDt'
  | 'permitTypeCd'
  | 'supplCds'
  | 'workKindCd'
  | 'supplements'
  | 'equips'
  | 'workers'
  | 'supWorkerNo'
  | 'supUserId'
  | 'watcherWorkerNo'
  | 'watcherUserId'
>

/** Names of vendors' workers are in full for this person, here as beside the references of the permit. */
export const seesCrewNames = (session: Session): boolean =>
  !maskedColumns(vendorWorker, session).includes('vendorWorkerNm') ||
  seesInFull({ inFull: whoIdentifies }, session)

/** The gate of ptw.md 5.4 for everyone on the permit; names are masked for who need not know people by name. */
export function judgeCrew(context: Context, permit: Crew, workYmd: string): Promise<WorkerVerdict[]> {
  return once(context, `crew ${permit.permitNo} ${workYmd}`, async () => {
    const qualOf = new Map(
      permit.workers.map(({ vendorWorkerNo, qualTypeCd }) => [vendorWorkerNo, qualTypeCd]),
    )
    const special = specialEducationsFor(
      { ...permit, supplCds: supplementsOf(permit) },
      await parametersOf(context, permit.plantCd, workYmd),
    )
    const crew = crewOf(permit)
    const watcher = watchesWork(permit) ? watcherOf(permit) : null
    const workers = await gateWorkers(context, vendorWorkersIn(crew), {
      plantCd: permit.plantCd,
      workYmd,
      specialEducations: special,
      // Who watches over a fire or a space has learned to (ptw.md 1).
      watcher: { key: watcher, education: watcherEducation },
    })
    const employees = await gateEmployees(context, employeesIn(crew), permit.execDeptCd, {
      plantCd: permit.plantCd,
      workYmd,
      specialEducations: special,
    })
    const passes = permit.plantCd
      ? await passReasons(context, vendorWorkersIn(crew), permit.plantCd, workYmd)
      : new Map<number, GateProblem[]>()
    return [
      ...workers.map((worker) => {
        const qualification = qualOf.get(worker.workerNo)
        const need = {
          workYmd,
          specialEducations: worker.workerNo === watcher ? [...special, watcherEducation] : special,
          qualifications: qualification
            ? [{ code: qualification, name: qualificationNames[qualification] ?? qualification }]
            : [],
        }
        const shownName = seesCrewNames(context.session) ? worker.workerNm : maskName(worker.workerNm)
        const judged = judgeWorker(worker, need, shownName)
        const verdict = withPass(judged, passes.get(worker.workerNo) ?? [], shownName, worker.workerNo)
        return {
          ...verdict,
          workerKey: worker.workerNo,
          workerNm: shownName,
          seatUrl: seatOf(judged),
        }
      }),
      ...employees.map((employee) => {
        const judged = judgeEmployee(employee, {
          workYmd,
          duty:
            employee.userId === watcherOf(permit)
              ? { code: duties.watcher, name: gateSentences.watcher() }
              : undefined,
        })
        return {
          ...judged,
          workerKey: employee.userId,
          workerNm: employee.userNm,
          seatUrl: seatOf(judged),
        }
      }),
    ]
  })
}

/** Of what the gate itself finds, only education that a class makes up for has a page. */
const seatOf = ({ reasons }: GateVerdict): string | undefined =>
  reasons.find(({ fixUrl }) => fixUrl !== undefined)?.fixUrl

/** The pass speaks with the gate: what it says stands among the reasons, each with its page. */
function withPass(
  verdict: GateVerdict,
  problems: readonly GateProblem[],
  shownName: string,
  vendorWorkerNo: number,
): GateVerdict {
  const fixUrl = workerPage(vendorWorkerNo)
  const reasons = [
    ...verdict.reasons.map((reason) => ({ ...reason, fixUrl: reason.fixUrl ?? fixUrl })),
    ...problems.map((problem) => ({
      ...problem,
      status: 422 as const,
      message: gateSentences.worker({ name: shownName, problem: problem.message }),
    })),
  ]
  return {
    ...verdict,
    ok: reasons.length === 0,
    reasons,
    problems: [...verdict.problems, ...problems.map(({ message }) => message)],
    explanation: {
      ...verdict.explanation,
      inputs: [
        ...verdict.explanation.inputs,
        ...(problems.length > 0
          ? problems.map(({ message }) => ({ label: gateSentences.pass(), value: message }))
          : [{ label: gateSentences.pass(), value: gateSentences.passValid() }]),
      ],
    },
  }
}

/**
 * What speaks against vendors' workers on a work of a plant and day, by number: the sentences that stand
 * before a permit, without the name.
 */
export async function verdictsOf(
  context: Context,
  numbers: readonly number[],
  asked: {
    plantCd: string
    workYmd: string
    permitTypeCd: PermitTypeCode
    supplCds: readonly SupplementCode[]
  },
): Promise<Map<number, GateProblem[]>> {
  const passes = await passReasons(context, numbers, asked.plantCd, asked.workYmd)
  const { workYmd, plantCd } = asked
  const specialEducations = specialEducationsFor(asked, await parametersOf(context, plantCd, workYmd))
  const workers = await gateWorkers(context, numbers, { plantCd, workYmd, specialEducations })
  const need = { workYmd, specialEducations, qualifications: [] }
  return new Map(
    workers.map((worker) => {
      const fixUrl = workerPage(worker.workerNo)
      const plain = judgeWorker(worker, need).problems.map((message) => ({ message, fixUrl }))
      return [worker.workerNo, [...plain, ...(passes.get(worker.workerNo) ?? [])]]
    }),
  )
}

/** The same at a gate, where no single work is asked about. */
export const gateReasons = async (
  context: Context,
  vendorWorkerNo: number,
  plantCd: string,
  day: string,
): Promise<GateProblem[]> =>
  (
    await verdictsOf(context, [vendorWorkerNo], { plantCd, workYmd: day, permitTypeCd: 'G', supplCds: [] })
  ).get(vendorWorkerNo) ?? [{ message: gateSentences.unknown(), fixUrl: '/vendor/enter/vendorWorker' }]

/**
 * What speaks against the people of a permit, each with the page that puts it right.
 * @param othersUrl where other people are named; without it the line of the person on the permit, which the
 * page leads to its form
 */
export async function crewReasons(
  context: Context,
  permit: Crew,
  workYmd: string,
  othersUrl?: string,
): Promise<Reason[]> {
  const verdicts = await judgeCrew(context, permit, workYmd)
  return [
    ...verdicts.flatMap(({ reasons, workerKey }) =>
      reasons.map(({ message, fixUrl }) => ({
        guard: 'worker',
        message,
        fixUrl: fixUrl ?? othersUrl ?? `#workers/${workerKey}`,
      })),
    ),
    ...(await qualificationReasons(context, permit, workYmd)),
  ]
}
/** Licences of the kind of work that nobody of the crew holds; of own employees the portal keeps none. */
async function qualificationReasons(context: Context, permit: Crew, workYmd: string): Promise<Reason[]> {
  const numbers = vendorWorkersIn(crewOf(permit))
  if (numbers.length === 0) return []
  const equips = await context.sql.query<{ equipTypeCd: string }>(
    'select "equipTypeCd" from "vendorEquip" where "vendorEquipNo" = any($1::bigint[])',
    [permit.equips.map(({ vendorEquipNo }) => vendorEquipNo)],
  )
  const work = {
    ...permit,
    supplCds: supplementsOf(permit),
    equipTypeCds: equips.map(({ equipTypeCd }) => equipTypeCd),
  }
  const wanted = qualificationsFor(work, await parametersOf(context, permit.plantCd, workYmd))
  const owned =
    wanted.length > 0
      ? (await workersHeld(context, numbers)).flatMap(({ qualifications }) => qualifications)
      : []
  return missingQualifications(wanted, owned, workYmd).map((message) => ({
    guard: 'qualification',
    message,
    fixUrl: '#workers',
  }))
}

/**
 * Somebody of this crew is on another permit at the same time. Who watches after a fire is busy until the watch
 * is over, although the work has ended (안전보건규칙 제241조의2).
 */
export async function overlapReasons(context: Context, permit: Crew): Promise<Reason[]> {
  const crew = crewOf(permit)
  const endDt = permit.extEndDt ?? permit.endDt
  const { hotWatchMinutes } = await parametersOf(context, permit.plantCd)
  // Two permits with the same people, asked for at the same moment, take turns: the second one sees the
  // first.
  await context.sql.query(
    `select pg_advisory_xact_lock(hashtextextended('vendorWorker ' || n, 0)) from (select n from unnest($1::text[]) n order by n) crew`,
    [crew.map(String)],
  )
  const others = await context.sql.query<
    Omit<WorkerAssignment, 'workerNos'> & { permitNo: number; numbers: number[]; userIds: string[] }
  >(
    `select * from (
       select p."permitNo", p."permitCd", to_json(p."startDt")#>>'{}' as "startDt", to_json(coalesce(p."extEndDt", p."endDt"))#>>'{}' as "endDt",
         array(select distinct x from unnest(array[p."supWorkerNo", p."watcherWorkerNo"] || array(select w."vendorWorkerNo" from "permitWorker" w where w."permitNo" = p."permitNo")) x where x = any($2::bigint[]))::float8[] as numbers,
         array(select distinct x from unnest(array[p."supUserId", p."watcherUserId"] || array(select w."workerUserId" from "permitWorker" w where w."permitNo" = p."permitNo")) x where x = any($3::text[])) as "userIds"
       from "workPermit" p
       where p."permitNo" <> $1 and p."state" = any($4::text[]) and p."startDt" < $6::timestamptz and coalesce(p."extEndDt", p."endDt") > $5::timestamptz
       union all
       select p."permitNo", p."permitCd", to_json(p."startDt")#>>'{}', to_json(w."until")#>>'{}',
         array(select p."watcherWorkerNo" where p."watcherWorkerNo" = any($2::bigint[]))::float8[], array(select p."watcherUserId" where p."watcherUserId" = any($3::text[]))
       from "workPermit" p cross join lateral (select coalesce(p."watchStartDt", $7::timestamptz) + make_interval(mins => $8) as "until") w
       where p."permitNo" <> $1 and p."permitTypeCd" = 'H' and p."state" in ('completionReported', 'watching') and p."startDt" < $6::timestamptz and w."until" > $5::timestamptz
     ) o where cardinality(numbers) > 0 or cardinality("userIds") > 0`,
    [
      permit.permitNo,
      vendorWorkersIn(crew),
      employeesIn(crew),
      occupyingStates,
      permit.startDt,
      endDt,
      context.now,
      hotWatchMinutes,
    ],
  )
  if (others.length === 0) return []
  const verdicts = await judgeCrew(context, permit, permit.workYmd ?? permit.startDt.slice(0, 10))
  const nameOf = (key: CrewKey) =>
    verdicts.find(({ workerKey }) => workerKey === key)?.workerNm ?? String(key)
  const assignments = others.map(({ permitNo, numbers, userIds, ...rest }) => ({
    ...rest,
    fixUrl: addressOf(workPermitRecords.workPermit, permitNo),
    workerNos: [...numbers, ...userIds],
  }))
  return overlappingWorkers(
    { permitCd: '', startDt: permit.startDt, endDt, workerNos: crew },
    assignments,
    nameOf,
  ).map(({ message, fixUrl }) => ({
    guard: 'overlap',
    message,
    status: 409,
    fixUrl: fixUrl || undefined,
  }))
}
