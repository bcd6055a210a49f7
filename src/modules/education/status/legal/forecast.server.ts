import { Binds } from '../../../../core/server/database/database.ts'
import type { Context } from '../../../../core/server/entity/context.ts'
import { scopeWhere } from '../../../../core/server/entity/scope.ts'
import { eduClass } from '../../class/edu-class.resource.ts'
import { settingsOn } from '../facts/person-facts.server.ts'
import { closingClasses, type Offered } from '../rules/closing-classes.rule.ts'
import { periodOf } from '../rules/regular.rule.ts'
import { judgedTypes, periods, standings } from '../rules/status-codes.rule.ts'
import type { ForecastAnswer, StatusQuery } from './legal-answers.rule.ts'
import { standingsOn } from './legal-status.server.ts'

interface StoredClass {
  eduClassNo: number
  classNm: string
  startDt: string
  endDt: string
  min: number
  free: number
  seated: string[]
}
/** Classes of regular education that are still to come until a day, with their free seats and who has one. */
function classesUntil(context: Context, { plantCd }: StatusQuery, dueYmd: string): Promise<StoredClass[]> {
  const binds = new Binds()
  const limits = [
    scopeWhere(eduClass, context.session, 't', binds),
    ...(plantCd ? [`t."plantCd" = ${binds.add(plantCd)}`] : []),
  ]
  return context.sql.query<StoredClass>(
    `select t."eduClassNo", t."classNm", to_json(t."startDt")#>>'{}' as "startDt", to_json(t."endDt")#>>'{}' as "endDt", c."stdMin"::int as "min",
       case when t."state" in ('planned', 'open') then greatest(0, t."capacityQty" - coalesce(t."seatQty", 0))::int else 0 end as "free",
       coalesce((select json_agg(g."userId") from "eduTarget" g where g."eduClassNo" = t."eduClassNo" and g."userId" is not null
         and g."state" in ('invited', 'attended', 'waiting')), '[]') as "seated"
     from "eduClass" t join "eduCourse" c using ("eduCourseNo")
     where ${limits.join(' and ')} and t."state" in ('planned', 'open', 'running', 'attended') and c."eduTypeCd" in ('${judgedTypes.regular}', '${judgedTypes.msds}')
       and (t."endDt" at time zone 'Asia/Seoul')::date <= ${binds.add(dueYmd)}::date order by t."startDt", t."eduClassNo"`,
    binds.values,
  )
}

/**
 * Who will lack hours of regular education on the last day of the half as classes are planned now, and the smallest
 * set of classes and seats that closes it. (fit A1)
 */
export async function forecast(context: Context, asked: StatusQuery): Promise<ForecastAnswer> {
  const dueYmd = periodOf(periods.half, asked.day).to
  const classes = await classesUntil(context, asked, dueYmd)
  const { people } = await standingsOn(context, asked)
  const own = (userId: string) =>
    classes.filter(({ seated }) => seated.includes(userId)).reduce((sum, { min }) => sum + min, 0)
  const owing = people.flatMap(({ userId, userNm, deptNm, rows }) => {
    const row = rows.find(
      ({ eduTypeCd, closed, dueYmd: due }) =>
        eduTypeCd === judgedTypes.regular && !closed && due !== null && due <= dueYmd,
    )
    return row ? [{ userId, userNm, deptNm, row }] : []
  })
  const lacking = owing.flatMap(({ userId, userNm, deptNm, row }) => {
    const plannedMin = row.lackMin > 0 ? own(userId) : 0
    const lackMin = row.lackMin - plannedMin
    return lackMin > 0 ? [{ person: userId, userNm, deptNm, plannedMin, lackMin }] : []
  })
  const settings = await settingsOn(context, asked.day)
  const offered = classes
    .filter(({ free, startDt }) => free > 0 && startDt > context.now)
    .map((each): Offered => ({ ...each, seated: new Set(each.seated) }))
  return {
    dueYmd,
    unknown: owing.filter(({ row }) => row.state === standings.unknown).length,
    lacking,
    classes: offered.map(({ eduClassNo, min, free, startDt }) => ({
      eduClassNo,
      min,
      free,
      startDt,
      classNm: classes.find((each) => each.eduClassNo === eduClassNo)!.classNm,
    })),
    closing: closingClasses(lacking, offered, settings.seatQty),
  }
}
