import type { Context } from '../../../core/server/entity/context.ts'
import { holdsSql } from '../../../platform/people/account-place.server.ts'
import { assignKinds } from '../../../platform/people/user-assign.resource.ts'
import { userKinds } from '../../../platform/user/user.resource.ts'

/** One person as the list of a class keeps him: with class of worker and department of the day of the class. */
export interface TargetPerson {
  userId: string | null
  vendorWorkerNo: number | null
  vendorCd: string | null
  targetNm: string
  workerClassCd: string | null
  deptCd: string | null
  langCd: string | null
  /** Works at the plant of the class on its day. */
  here: boolean
  /** Employed on the day, and not on leave for it. */
  active: boolean
}
/** HIRE_TYPE → WORKER_CLASS: 일용, 1주 초과 1개월 이하, and everybody else. (fit D5) */
const workerClassOfHire: Readonly<Record<string, string>> = { VHT01: 'DAY', VHT02: 'FX1' }
const otherWorkers = 'FLD'

export interface PeopleAsked {
  userIds?: readonly string[] | undefined
  vendorWorkerNos?: readonly number[] | undefined
  deptCds?: readonly string[] | undefined
  /** Every worker of the company who may enter. */
  vendorCd?: string | undefined
}
/**
 * People as they stand at a plant on a day: employees by their assignment, workers of companies by where their company
 * does business.
 */
export async function peopleFor(
  { sql }: Pick<Context, 'sql'>,
  { userIds, vendorWorkerNos, deptCds, vendorCd }: PeopleAsked,
  { plantCd, day }: { plantCd: string; day: string },
): Promise<TargetPerson[]> {
  const employees = await sql.query<TargetPerson>(
    `with recursive asked as (
       select d."deptCd" from "dept" d where d."deptCd" = any($4::text[])
       union select d."deptCd" from "dept" d join asked a on d."pdeptCd" = a."deptCd")
     select u."userId", null::bigint as "vendorWorkerNo", null::text as "vendorCd", u."userNm" as "targetNm", t."workerClassCd",
       coalesce(t."deptCd", u."deptCd") as "deptCd", u."langCd", coalesce(t."plantCd", u."plantCd") = $1 as "here",
       coalesce(u."retireYmd" > $2::date, true) and coalesce(u."entryYmd" <= $2::date, true)
         and not exists (select 1 from "userLeave" t where t."userId" = u."userId" and ${holdsSql('$2::date')}) as "active"
     from "user" u left join "userAssign" t on t."userId" = u."userId" and t."assignKindCd" = '${assignKinds.main}' and ${holdsSql('$2::date')}
     where u."userKindCd" = '${userKinds.employee}'
       and (u."userId" = any($3::text[]) or (coalesce(t."plantCd", u."plantCd") = $1 and coalesce(t."deptCd", u."deptCd") in (select "deptCd" from asked)))
     order by u."userNm", u."userId"`,
    [plantCd, day, userIds ?? [], deptCds ?? []],
  )
  const workers = await sql.query<TargetPerson & { hireTypeCd: string | null }>(
    `select null::text as "userId", w."vendorWorkerNo", w."vendorCd", w."vendorWorkerNm" as "targetNm", null::text as "workerClassCd", null::text as "deptCd",
       w."langCd", w."hireTypeCd", exists (select 1 from "vendorPlant" p where p."vendorCd" = w."vendorCd" and p."plantCd" = $1 and p."useYn" = 'Y') as "here",
       true as "active"
     from "vendorWorker" w where w."vendorWorkerNo" = any($2::bigint[]) or w."vendorCd" = $3 order by w."vendorWorkerNm", w."vendorWorkerNo"`,
    [plantCd, vendorWorkerNos ?? [], vendorCd ?? null],
  )
  return [
    ...employees,
    ...workers.map(({ hireTypeCd, ...worker }) => ({
      ...worker,
      workerClassCd: workerClassOfHire[hireTypeCd ?? ''] ?? otherWorkers,
    })),
  ]
}

/** Employees of the plant whom a course of regular education is for, by their class of worker on the day. (EDU-14) */
export const peopleOfClasses = async (
  { sql }: Pick<Context, 'sql'>,
  workerClassCds: readonly string[],
  { plantCd, day }: { plantCd: string; day: string },
): Promise<string[]> =>
  (
    await sql.query<{ userId: string }>(
      `select u."userId" from "user" u join "userAssign" t on t."userId" = u."userId" and t."assignKindCd" = '${assignKinds.main}' and ${holdsSql('$2::date')}
       where u."userKindCd" = '${userKinds.employee}' and t."plantCd" = $1 and t."workerClassCd" = any($3::text[])
         and coalesce(u."retireYmd" > $2::date, true) and coalesce(u."entryYmd" <= $2::date, true) order by 1`,
      [plantCd, day, workerClassCds],
    )
  ).map(({ userId }) => userId)
