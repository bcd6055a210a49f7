import { dayOfMoment } from '../../../core/shared/moment.ts'
import type { Holidays } from '../../../core/shared/workday.ts'
import { holidaysFrom } from '../../../platform/holiday/holidays.server.ts'
import { addMonths } from '../../../core/shared/dates.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import type { Sql } from '../../../core/server/database/database.ts'
import type { Session } from '../../../core/server/http/session.ts'
import { usualDueHours, usualEffectDays, type DueHours } from '../rules/due.rule.ts'
import { parametersOn, type Parameter } from '../../../platform/parameter/parameter.server.ts'
import type { Grade } from '../rules/grade.rule.ts'
import { type ImprovementParameters, improvementRuleFigures } from '../rules/improvement-parameters.rule.ts'

/** The rules of a source's improvements. */
export interface SourceRule {
  coordRoleCd: keyof typeof coordinatorGroups
  defGradeCd: Grade
  dueHours: DueHours
  effectDays: Record<Grade, number>
  apprGradeCds: readonly string[]
  photoRqrdYn: 'Y' | 'N'
  vendorYn: 'Y' | 'N'
  holidayPullYn: 'Y' | 'N'
}
/** Authority group that receives and verifies, by IMPR_COORD (admin 1: COORD of impr by source). */
export const coordinatorGroups = { SAFE: 3, HEA: 4, ENV: 5, HQ: 2 } as const
export const headOfficeGroup = 2

/** A source without a rule of its own goes by the usual figures and the safety coordinator. */
const usualRule: SourceRule = {
  coordRoleCd: 'SAFE',
  defGradeCd: 'M',
  dueHours: usualDueHours,
  effectDays: usualEffectDays,
  apprGradeCds: ['U', 'H'],
  photoRqrdYn: 'N',
  vendorYn: 'Y',
  holidayPullYn: 'N',
}
type StoredRule = Omit<SourceRule, 'dueHours' | 'effectDays'> &
  Record<`${'urgent' | 'high' | 'medium' | 'low'}${'Hour' | 'EffectDays'}`, number>
export async function ruleOf(sql: Sql, sourceModuleCd: string | null): Promise<SourceRule> {
  const stored = await sql.maybe<StoredRule>(
    `select "coordRoleCd", "defGradeCd", "urgentHour", "highHour", "mediumHour", "lowHour", "urgentEffectDays", "highEffectDays", "mediumEffectDays", "lowEffectDays",
       coalesce("apprGradeCds", '{}') as "apprGradeCds", "photoRqrdYn", "vendorYn", "holidayPullYn"
     from "improvementRule" where "sourceModuleCd" = $1 and "useYn" = 'Y'`,
    [sourceModuleCd ?? 'SUG'],
  )
  if (!stored) return usualRule
  return {
    ...stored,
    dueHours: { U: stored.urgentHour, H: stored.highHour, M: stored.mediumHour, L: stored.lowHour },
    effectDays: {
      U: stored.urgentEffectDays,
      H: stored.highEffectDays,
      M: stored.mediumEffectDays,
      L: stored.lowEffectDays,
    },
  }
}

export interface Owned {
  plantCd: string
  sourceModuleCd: string | null
  actDeptCd: string | null
  actVendorCd: string | null
  actUserId: string | null
  reqUserId: string | null
  createUserId: string
}
const inPlant = (session: Session, plantCd: string): boolean =>
  session.plants === null || session.plants.includes(plantCd)

/** True for members of the source's group at the plant, who receive, grade and verify. */
export async function isCoordinator(
  row: Pick<Owned, 'plantCd' | 'sourceModuleCd'>,
  { session, sql }: Context,
): Promise<boolean> {
  if (session.vendorCd || !inPlant(session, row.plantCd)) return false
  return session.authGrpNos.includes(coordinatorGroups[(await ruleOf(sql, row.sourceModuleCd)).coordRoleCd])
}
export const isHeadOffice = ({ session }: Context): boolean =>
  !session.vendorCd && session.authGrpNos.includes(headOfficeGroup)
export const isRequester = (row: Owned, { session }: Context): boolean =>
  row.createUserId === session.userId || row.reqUserId === session.userId

/** The head of a department; of the next one above where it has none. */
export async function deptHead(sql: Sql, deptCd: string | null): Promise<string | null> {
  if (!deptCd) return null
  const found = await sql.maybe<{ headUserId: string }>(
    `with recursive up as (
       select "deptCd", "pdeptCd", "headUserId", 1 as lvl from "dept" where "deptCd" = $1
       union all select d."deptCd", d."pdeptCd", d."headUserId", up.lvl + 1 from up join "dept" d on d."deptCd" = up."pdeptCd" where up."headUserId" is null)
     select "headUserId" from up where "headUserId" is not null order by lvl limit 1`,
    [deptCd],
  )
  return found?.headUserId ?? null
}
/** 안전보건관리책임자 of a plant. */
export const siteHead = async (sql: Sql, plantCd: string): Promise<string | null> =>
  (
    await sql.maybe<{ headUserId: string | null }>('select "headUserId" from "plant" where "plantCd" = $1', [
      plantCd,
    ])
  )?.headUserId ?? null
export const isSiteHead = async (row: Pick<Owned, 'plantCd'>, { session, sql }: Context): Promise<boolean> =>
  (await siteHead(sql, row.plantCd)) === session.userId
export const isDeptHead = async (
  row: Pick<Owned, 'actDeptCd'>,
  { session, sql }: Context,
): Promise<boolean> => (await deptHead(sql, row.actDeptCd)) === session.userId

/**
 * Tells whether the caller puts it right: the vendor's people, or the person and the head of the department.
 */
export async function isDoer(row: Owned, context: Context): Promise<boolean> {
  const { session } = context
  if (session.vendorCd) return row.actVendorCd === session.vendorCd
  return row.actUserId === session.userId || isDeptHead(row, context)
}

/**
 * SQL: "userId" of those to whom a row was given before, as the audit trail has it, and of those who reported
 * it as done.
 * @param key SQL of its key as text
 */
export const earlierDoersSql = (key: string): string =>
  `select unnest(array["diff" -> 'actUserId' ->> 0, "diff" -> 'actUserId' ->> 1]) as "userId" from "auditLog"
     where "tableNm" = 'improvement' and "rowKey" = ${key} and "diff" ? 'actUserId'
   union select "userId" from "comStateHist" where "taskClassNm" = 'improvement' and "taskKey" = ${key} and "toStatCd" = 'done'`

const idsOf = (rows: readonly { userId: string }[]): string[] => rows.map(({ userId }) => userId)
export const coordinatorsOf = async (
  sql: Sql,
  row: Pick<Owned, 'plantCd' | 'sourceModuleCd'>,
  today: string,
): Promise<string[]> => {
  const { coordRoleCd } = await ruleOf(sql, row.sourceModuleCd)
  return groupMembers(sql, coordinatorGroups[coordRoleCd], coordRoleCd === 'HQ' ? null : row.plantCd, today)
}
export const headOffice = (sql: Sql, today: string): Promise<string[]> =>
  groupMembers(sql, headOfficeGroup, null, today)
async function groupMembers(
  sql: Sql,
  authGrpNo: number,
  plantCd: string | null,
  today: string,
): Promise<string[]> {
  return idsOf(
    await sql.query<{ userId: string }>(
      `select u."userId" from "user" u join "userAuthGrp" g using ("userId") where g."authGrpNo" = $1 and g."settingYn" = 'Y'
         and ($2::text is null or u."plantCd" = $2) and coalesce(g."fromYmd" <= $3::date, true) and coalesce(g."toYmd" >= $3::date, true)`,
      [authGrpNo, plantCd, today],
    ),
  )
}
/** Those who put it right, by name. */
export async function doersOf(
  sql: Sql,
  row: Pick<Owned, 'actDeptCd' | 'actVendorCd' | 'actUserId'>,
): Promise<string[]> {
  if (row.actVendorCd)
    return idsOf(
      await sql.query<{ userId: string }>('select "userId" from "user" where "vendorCd" = $1 order by 1', [
        row.actVendorCd,
      ]),
    )
  const person = row.actUserId ?? (await deptHead(sql, row.actDeptCd))
  return person ? [person] : []
}

/** Days without work from a month before today on, for due days and the ladder. */
export const holidaysAround = (sql: Sql, today: string): Promise<Holidays> =>
  holidaysFrom(sql, addMonths(today, -1))

/**
 * The company's figures of grades, reminders, extensions and warnings in force at a plant, as they are stored
 * (impr.md 12).
 * @param now moment of Korea
 */
export const improvementValues = (
  sql: Sql,
  plantCd: string | null,
  now: string,
): Promise<Map<string, Parameter>> =>
  parametersOn(sql, improvementRuleFigures.prefix, plantCd, dayOfMoment(now))
export const improvementFigures = async (
  sql: Sql,
  plantCd: string | null,
  now: string,
): Promise<ImprovementParameters> => improvementRuleFigures.of(await improvementValues(sql, plantCd, now))
