import type { Context } from '../../../core/server/entity/context.ts'
import { parametersOn } from '../../../platform/parameter/parameter.server.ts'
import type { CourseRule } from './class-judge.rule.ts'
import { classFigures, type ClassFigures } from './class-parameters.rule.ts'

export const figuresOf = async (
  { sql, today }: Pick<Context, 'sql' | 'today'>,
  plantCd: string | null,
): Promise<ClassFigures> => classFigures.of(await parametersOn(sql, classFigures.prefix, plantCd, today))

/** What a class has to know of its course. */
export interface CourseFacts extends CourseRule {
  eduCourseNo: number
  eduCourseNm: string
  eduTypeCd: string
  specialWorkNo: string | null
  targetClassCds: string[]
  plantCd: string
  stdMin: number
  certYn: string | null
  state: string
}
export const courseOf = ({ sql }: Pick<Context, 'sql'>, eduCourseNo: number): Promise<CourseFacts> =>
  sql.one<CourseFacts>(
    `select "eduCourseNo", "eduCourseNm", "eduTypeCd", "specialWorkNo", "targetClassCds", "plantCd", "stdMin"::int as "stdMin", "certYn", "state",
       "passTypeCd", "methodCd", "minAttendPct"::float8 as "minAttendPct", "progressMinPct"::float8 as "progressMinPct", "partialYn"
     from "eduCourse" where "eduCourseNo" = $1`,
    [eduCourseNo],
  )
