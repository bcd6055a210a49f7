import { Binds } from '../../../core/server/database/database.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { scopeWhere } from '../../../core/server/entity/scope.ts'
import { rsaPlan } from '../plan/rsa-plan.resource.ts'
import { assessmentKinds } from '../risk-codes.rule.ts'

const most = 200
export interface ConstantDepartment {
  plantCd: string
  deptCd: string
  deptNm: string
  headUserId: string | null
}
/** Departments that a running plan says to assess in everyday work, of the plants that the caller sees. */
export function constantDepartments({
  sql,
  session,
}: Pick<Context, 'sql' | 'session'>): Promise<ConstantDepartment[]> {
  const binds = new Binds()
  const scope = scopeWhere(rsaPlan, session, 't', binds)
  return sql.query(
    `select distinct t."plantCd", t."deptCd", d."deptNm", d."headUserId" from "rsaPlan" t join "dept" d on d."deptCd" = t."deptCd"
     where ${scope} and t."rsaKindCd" = ${binds.add(assessmentKinds.constant)} and t."state" in ('confirmed', 'running') order by 1, 2 limit ${most}`,
    binds.values,
  )
}
