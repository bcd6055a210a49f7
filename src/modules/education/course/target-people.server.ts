import { Binds } from '../../../core/server/database/database.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { actingSql, isInForceSql } from '../../../platform/duty/duty-holders.server.ts'
import { assignKinds } from '../../../platform/people/user-assign.resource.ts'
import type { EduTargetRule } from './edu-target-rule.resource.ts'

/** A person whom a rule names, by exactly one key. */
interface RulePerson {
  userId: string | null
  vendorWorkerNo: number | null
  name: string
}
export type Conditions = Pick<
  EduTargetRule,
  | 'plantCd'
  | 'deptCd'
  | 'processNo'
  | 'workerClassCd'
  | 'jobCd'
  | 'dutyCd'
  | 'vendorCd'
  | 'vndJobCd'
  | 'specialWorkNo'
  | 'permitRoleCd'
>
/** Days before a day in which a role on a permit counts. */
const permitDays = 365
const most = 5000

/** Roles of the permit that name people: the columns of the permit and of its lines. */
const roleSql = (key: 'vendorWorkerNo' | 'userId'): Record<string, string> => ({
  leader: key === 'userId' ? 'p."supUserId"' : 'p."supWorkerNo"',
  watcher: key === 'userId' ? 'p."watcherUserId"' : 'p."watcherWorkerNo"',
})
const isAsked = (value: unknown): boolean => (value ?? null) !== null
/** True where the rule asks something that only workers of companies can meet. */
export const asksWorkers = (rule: Partial<Conditions>): boolean =>
  [rule.vendorCd, rule.vndJobCd].some(isAsked)
/** True where the rule asks something that only employees can meet. */
export const asksEmployees = (rule: Partial<Conditions>): boolean =>
  [rule.deptCd, rule.processNo, rule.workerClassCd, rule.jobCd, rule.dutyCd].some(isAsked)

/**
 * Whom a target rule names on a day: employees by where they stand that day, workers of companies by their company
 * and their trade; both by the work that they are assigned to and their role on permits. All conditions of a rule hold together.
 */
export async function peopleOfRule(context: Context, rule: Conditions, day: string): Promise<RulePerson[]> {
  const employees = asksWorkers(rule) ? [] : await employeesOfRule(context, rule, day)
  const workers = asksEmployees(rule) ? [] : await workersOfRule(context, rule, day)
  return [...employees, ...workers]
}

function employeesOfRule({ sql }: Context, rule: Conditions, day: string): Promise<RulePerson[]> {
  const binds = new Binds()
  const on = `${binds.add(day)}::date`
  const wanted = [
    `u."vendorCd" is null`,
    `coalesce(u."entryYmd" <= ${on}, true) and coalesce(u."retireYmd" > ${on}, true)`,
    `coalesce(t."plantCd", u."plantCd") = ${binds.add(rule.plantCd)}`,
  ]
  if (rule.deptCd !== null)
    wanted.push(
      `coalesce(t."deptCd", u."deptCd") in (with recursive below as (select "deptCd" from "dept" where "deptCd" = ${binds.add(rule.deptCd)} union select d."deptCd" from "dept" d join below b on d."pdeptCd" = b."deptCd") select "deptCd" from below)`,
    )
  if (rule.processNo !== null) wanted.push(`t."processNo" = ${binds.add(rule.processNo)}`)
  if (rule.workerClassCd !== null) wanted.push(`t."workerClassCd" = ${binds.add(rule.workerClassCd)}`)
  if (rule.jobCd !== null) wanted.push(`t."jobCd" = ${binds.add(rule.jobCd)}`)
  if (rule.dutyCd !== null)
    wanted.push(
      `exists (select 1 from "userDuty" y cross join lateral ${actingSql('y', on)} a where a."userId" = u."userId" and y."dutyCd" = ${binds.add(rule.dutyCd)} and ${isInForceSql('y', on)})`,
    )
  if (rule.specialWorkNo !== null)
    wanted.push(
      `exists (select 1 from "eduAssign" e where e."userId" = u."userId" and e."specialWorkNo" = ${binds.add(rule.specialWorkNo)} and e."state" <> 'ended')`,
    )
  const role = rule.permitRoleCd
  if (role !== null)
    wanted.push(
      `exists (select 1 from "workPermit" p where p."plantCd" = ${binds.add(rule.plantCd)} and p."workYmd" > ${on} - ${permitDays} and p."workYmd" <= ${on} and ${
        roleSql('userId')[role] === undefined
          ? `exists (select 1 from "permitWorker" w where w."permitNo" = p."permitNo" and w."workerUserId" = u."userId")`
          : `${roleSql('userId')[role]} = u."userId"`
      })`,
    )
  return sql.query<RulePerson>(
    `select u."userId", null as "vendorWorkerNo", u."userNm" as "name" from "user" u
     left join "userAssign" t on t."userId" = u."userId" and t."assignKindCd" = '${assignKinds.main}' and t."fromYmd" <= ${on} and coalesce(t."toYmd" >= ${on}, true)
     where ${wanted.join(' and ')} order by u."userNm", u."userId" limit ${most}`,
    binds.values,
  )
}

function workersOfRule({ sql }: Context, rule: Conditions, day: string): Promise<RulePerson[]> {
  const binds = new Binds()
  const wanted = [
    `w."useYn" = 'Y'`,
    `exists (select 1 from "vendorPlant" x where x."vendorCd" = w."vendorCd" and x."useYn" = 'Y' and x."plantCd" = ${binds.add(rule.plantCd)})`,
  ]
  if (rule.vendorCd !== null) wanted.push(`w."vendorCd" = ${binds.add(rule.vendorCd)}`)
  if (rule.vndJobCd !== null) wanted.push(`${binds.add(rule.vndJobCd)} = any(w."jobTypeCds")`)
  if (rule.specialWorkNo !== null)
    wanted.push(
      `exists (select 1 from "eduAssign" e where e."vendorWorkerNo" = w."vendorWorkerNo" and e."specialWorkNo" = ${binds.add(rule.specialWorkNo)} and e."state" <> 'ended')`,
    )
  const role = rule.permitRoleCd
  if (role !== null) {
    const on = `${binds.add(day)}::date`
    wanted.push(
      `exists (select 1 from "workPermit" p where p."plantCd" = ${binds.add(rule.plantCd)} and p."workYmd" > ${on} - ${permitDays} and p."workYmd" <= ${on} and ${
        roleSql('vendorWorkerNo')[role] === undefined
          ? `exists (select 1 from "permitWorker" l where l."permitNo" = p."permitNo" and l."vendorWorkerNo" = w."vendorWorkerNo")`
          : `${roleSql('vendorWorkerNo')[role]} = w."vendorWorkerNo"`
      })`,
    )
  }
  // Without a company, a trade, a work or a role a rule of employees would name every worker of every company.
  if (!asksWorkers(rule) && rule.specialWorkNo === null && role === null) return Promise.resolve([])
  return sql.query<RulePerson>(
    `select null as "userId", w."vendorWorkerNo", w."vendorWorkerNm" as "name" from "vendorWorker" w
     where ${wanted.join(' and ')} order by w."vendorWorkerNm", w."vendorWorkerNo" limit ${most}`,
    binds.values,
  )
}
