import type { Context } from '../../../core/server/entity/context.ts'
import { endedTargetStates, type RiskGrade } from '../risk-codes.rule.ts'

export interface TargetOfPlan {
  rsaTargetNo: number
  rsaTargetNm: string
  rsaTypeCd: string
  state: string
  excludeYn: 'Y' | 'N' | null
  noWorkerReason: string | null
  leaderUserId: string
  riskGradeCd: RiskGrade | null
  worstScore: number | null
  roles: string[]
}
/** The targets of a plan with the roles of their teams; the caller has seen the plan. */
export const targetsOfPlan = ({ sql }: Pick<Context, 'sql'>, rsaPlanNo: number): Promise<TargetOfPlan[]> =>
  sql.query(
    `select t."rsaTargetNo", t."rsaTargetNm", t."rsaTypeCd", t."state", t."excludeYn", t."noWorkerReason", t."leaderUserId", t."riskGradeCd",
       t."worstScore"::float8 as "worstScore", array_remove(array(select m."teamRoleCd" from "rsaTeam" m where m."rsaTargetNo" = t."rsaTargetNo"), null) as "roles"
     from "rsaTarget" t where t."rsaPlanNo" = $1 order by t."rsaTargetNo"`,
    [rsaPlanNo],
  )
export const isEnded = ({ state, excludeYn }: Pick<TargetOfPlan, 'state' | 'excludeYn'>): boolean =>
  excludeYn === 'Y' || endedTargetStates.includes(state)

/** Day on which the last first or regular assessment of a department was finished. */
export const lastDoneYmd = async (
  { sql }: Pick<Context, 'sql'>,
  { plantCd, deptCd, rsaPlanNo }: { plantCd: string; deptCd: string; rsaPlanNo: number | null },
): Promise<string | null> =>
  (
    await sql.one<{ day: string | null }>(
      `select max(("doneDt" at time zone 'Asia/Seoul')::date)::text as "day" from "rsaPlan"
       where "plantCd" = $1 and "deptCd" = $2 and "rsaKindCd" in ('1', '2') and "state" = 'done' and "rsaPlanNo" is distinct from $3`,
      [plantCd, deptCd, rsaPlanNo],
    )
  ).day

/** The earliest due day of the reasons that a plan takes up. */
export const occasionDueOf = async (
  { sql }: Pick<Context, 'sql'>,
  rsaPlanNo: number | null,
): Promise<string | null> =>
  (
    await sql.one<{ day: string | null }>(
      `select min("dueYmd")::text as "day" from "rsaOccasion" where "rsaPlanNo" = $1 and "state" = 'planned'`,
      [rsaPlanNo],
    )
  ).day

/** Measures of a plan's highest grade that have no stopgap. */
export const interimGaps = async ({ sql }: Pick<Context, 'sql'>, rsaPlanNo: number): Promise<number> =>
  (
    await sql.one<{ n: number }>(
      `select count(*)::int as "n" from "rsaMeasure" m join "rsaTarget" t using ("rsaTargetNo")
       join "rsaMatrixGrade" g on g."rsaMatrixNo" = t."rsaMatrixNo" and g."gradeCd" = m."worstGradeCd"
       where t."rsaPlanNo" = $1 and g."interimYn" = 'Y' and m."state" <> 'cancelled' and coalesce(m."interimTxt", '') = ''`,
      [rsaPlanNo],
    )
  ).n
