import type { Context } from '../../../core/server/entity/context.ts'

/** The best try of each person of a class; `state` is that of the last one. (EDU-11, 12) */
interface ClassTake {
  eduTargetNo: number
  score: number | null
  passYn: 'Y' | 'N'
  state: string
}
/** The tries of a class, one row for each person who has sat its exam. Who has sat none has no row. */
export const takesOf = ({ sql }: Pick<Context, 'sql'>, eduClassNo: number): Promise<ClassTake[]> =>
  sql.query<ClassTake>(
    `select t."eduTargetNo", max(t."score") as "score", case when bool_or(t."state" = 'passed') then 'Y' else 'N' end as "passYn",
       case when bool_or(t."state" = 'passed') then 'passed' else (array_agg(t."state" order by t."takeNo" desc))[1] end as "state"
     from "eduExamTake" t join "eduTarget" g using ("eduTargetNo") where g."eduClassNo" = $1 group by 1 order by 1`,
    [eduClassNo],
  )
