import { maskedColumns } from '../../../core/server/entity/columns.ts'
import { vendorWorker } from '../../vendor/worker/vendor-worker.resource.ts'
import { unseal } from '../../../core/server/entity/sealed.ts'
import { actingSql, isInForceSql } from '../../../platform/duty/duty-holders.server.ts'
import { accountStates } from '../../../platform/user/user.resource.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { countsSql } from '../../vendor/worker/licence.server.ts'
import { defined } from '../../../core/shared/defined.ts'
import { experiencedWorkers } from '../../vendor/enter/experienced.server.ts'
import {
  educationKey,
  type EducationPerson,
  type EducationReason,
} from '../../vendor/worker/education-need.rule.ts'
import { educationReasons } from '../../vendor/worker/education-port.server.ts'
import { entryEducation, type Credential } from './crew-requirements.rule.ts'
import type { CrewKey } from './crew.rule.ts'
import { type EducationProblem, type GateEmployee, type GateWorker } from './worker-gate.rule.ts'

export interface StoredWorker extends Omit<GateWorker, 'workerNo' | 'workerNm' | 'education'> {
  vendorWorkerNo: number
  vendorWorkerNm: string
  vendorCd: string
}
/** What a work asks of the education of its people. */
export interface AskedEducation {
  plantCd: string | null
  workYmd: string
  specialEducations: readonly Credential[]
  /** Who watches has learned to. */
  watcher?: { key: CrewKey | null; education: Credential }
}

/** Workers with their qualifications, in one statement. */
export const workersHeld = ({ sql }: Context, numbers: readonly number[]): Promise<StoredWorker[]> =>
  sql.query<StoredWorker>(
    `select w."vendorWorkerNo", w."vendorWorkerNm", w."vendorCd", w."birthYmd", w."entryStatCd" as "entryState", w."healthNextYmd", w."healthFitYn",
       (select coalesce(json_agg(json_build_object('code', q."qualTypeCd", 'name', q."qualNm", 'validYmd', q."validToYmd")), '[]') from "vendorWorkerQual" q where q."vendorWorkerNo" = w."vendorWorkerNo" and ${countsSql('q')}) as qualifications
     from "vendorWorker" w where w."vendorWorkerNo" = any($1::bigint[]) order by 1`,
    [numbers],
  )
/** The same with what the judge of education says of them. */
export async function gateWorkers(
  context: Context,
  numbers: readonly number[],
  asked: AskedEducation,
): Promise<(GateWorker & { vendorCd: string })[]> {
  if (numbers.length === 0) return []
  const rows = await workersHeld(context, numbers)
  const education = await educationOfWorkers(context, numbers, asked)
  const healthShown = !maskedColumns(vendorWorker, context.session).includes('healthFitYn')
  return rows.map(({ vendorWorkerNo, vendorWorkerNm, ...rest }) => ({
    ...rest,
    healthShown,
    healthFitYn: unseal(
      { table: vendorWorker.name, key: vendorWorkerNo },
      'healthFitYn',
      rest.healthFitYn,
    ) as 'Y' | 'N',
    workerNo: vendorWorkerNo,
    workerNm: vendorWorkerNm,
    education: stopping(education, { vendorWorkerNo }),
  }))
}

/** What stops somebody; a warning about hours that are due later stops nobody. */
const stopping = (
  found: ReadonlyMap<string, readonly EducationReason[]>,
  person: EducationPerson,
): readonly EducationProblem[] =>
  (found.get(educationKey(person)) ?? [])
    .filter(({ level }) => level === 'BLOCK')
    .map(({ message, fixUrl }) => ({ message, ...defined({ fixUrl }) }))

/** The entry education, the special ones of the work, and that of a watcher. (ptw.md 5.4) */
async function educationOfWorkers(context: Context, numbers: readonly number[], asked: AskedEducation) {
  const { plantCd, workYmd, watcher } = asked
  const experienced =
    plantCd === null ? new Set<number>() : await experiencedWorkers(context, numbers, plantCd)
  return educationReasons(
    context,
    numbers.map((vendorWorkerNo) => ({
      vendorWorkerNo,
      experienced: experienced.has(vendorWorkerNo),
      items: watcher?.key === vendorWorkerNo ? [watcher.education] : [],
    })),
    {
      fromYmd: workYmd,
      toYmd: workYmd,
      plantCd,
      asked: 'work',
      items: [entryEducation],
      special: asked.specialEducations,
      hire: false,
      chemical: false,
    },
  )
}

/** The department of that place in the statement and those below it, as `below`. */
export const withBelow = (place: `$${number}`): string =>
  `with recursive below as (
     select "deptCd" from "dept" where "deptCd" = ${place}
     union select d."deptCd" from "dept" d join below b on d."pdeptCd" = b."deptCd"
   )`

/**
 * Own employees with their department and appointments, in one statement, and what the judge of education says of
 * them. (산업안전보건법 제29조)
 */
export async function gateEmployees(
  context: Context,
  userIds: readonly string[],
  execDeptCd: string | null,
  { plantCd, workYmd, specialEducations }: AskedEducation,
): Promise<GateEmployee[]> {
  if (userIds.length === 0) return []
  const education = await educationReasons(
    context,
    userIds.map((userId) => ({ userId })),
    {
      fromYmd: workYmd,
      toYmd: workYmd,
      plantCd,
      asked: 'work',
      items: [],
      special: specialEducations,
      hire: true,
      chemical: false,
    },
  )
  const rows = await context.sql.query<Omit<GateEmployee, 'education'>>(
    `${withBelow('$2')}
     select u."userId", u."userNm", u."acctStatusCd" = $4 as active, u."deptCd" in (select "deptCd" from below) as "ofDept", u."retireYmd",
       array(select distinct d."dutyCd" from "userDuty" d cross join lateral ${actingSql('d', '$3::date')} p
         where p."userId" = u."userId" and ${isInForceSql('d', '$3::date')} order by 1) as duties
     from "user" u where u."userId" = any($1::text[]) order by 1`,
    [userIds, execDeptCd, workYmd, accountStates.active],
  )
  return rows.map((row) => ({ ...row, education: stopping(education, { userId: row.userId }) }))
}
