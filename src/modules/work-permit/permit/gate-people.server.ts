import { maskedColumns } from '../../../core/server/entity/columns.ts'
import { vendorWorker } from '../../vendor/worker/vendor-worker.resource.ts'
import { unseal } from '../../../core/server/entity/sealed.ts'
import { actingSql, isInForceSql } from '../../../platform/duty/duty-holders.server.ts'
import { accountStates } from '../../../platform/user/user.resource.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { countsSql } from '../../vendor/worker/licence.server.ts'
import { type GateEmployee, type GateWorker } from './worker-gate.rule.ts'

export interface StoredWorker extends Omit<GateWorker, 'workerNo' | 'workerNm'> {
  vendorWorkerNo: number
  vendorWorkerNm: string
  vendorCd: string
}

/** Workers with their educations and qualifications, in one statement. */
export async function gateWorkers(
  context: Context,
  numbers: readonly number[],
): Promise<(GateWorker & { vendorCd: string })[]> {
  const rows = await context.sql.query<StoredWorker>(
    `select w."vendorWorkerNo", w."vendorWorkerNm", w."vendorCd", w."birthYmd", w."entryStatCd" as "entryState", w."healthNextYmd", w."healthFitYn",
       (select coalesce(json_agg(json_build_object('code', e."eduTypeCd", 'name', e."eduNm", 'validYmd', e."validToYmd")), '[]') from "vendorWorkerEdu" e where e."vendorWorkerNo" = w."vendorWorkerNo") as educations,
       (select coalesce(json_agg(json_build_object('code', q."qualTypeCd", 'name', q."qualNm", 'validYmd', q."validToYmd")), '[]') from "vendorWorkerQual" q where q."vendorWorkerNo" = w."vendorWorkerNo" and ${countsSql('q')}) as qualifications
     from "vendorWorker" w where w."vendorWorkerNo" = any($1::bigint[]) order by 1`,
    [numbers],
  )
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
  }))
}

/** The department of that place in the statement and those below it, as `below`. */
export const withBelow = (place: `$${number}`): string =>
  `with recursive below as (
     select "deptCd" from "dept" where "deptCd" = ${place}
     union select d."deptCd" from "dept" d join below b on d."pdeptCd" = b."deptCd"
   )`

/** Own employees with their department and appointments, in one statement. */
export async function gateEmployees(
  context: Context,
  userIds: readonly string[],
  execDeptCd: string | null,
  workYmd: string,
): Promise<GateEmployee[]> {
  if (userIds.length === 0) return []
  return context.sql.query<GateEmployee>(
    `${withBelow('$2')}
     select u."userId", u."userNm", u."acctStatusCd" = $4 as active, u."deptCd" in (select "deptCd" from below) as "ofDept", u."retireYmd",
       array(select distinct d."dutyCd" from "userDuty" d cross join lateral ${actingSql('d', '$3::date')} p
         where p."userId" = u."userId" and ${isInForceSql('d', '$3::date')} order by 1) as duties
     from "user" u where u."userId" = any($1::text[]) order by 1`,
    [userIds, execDeptCd, workYmd, accountStates.active],
  )
}
