import { Binds } from '../../../../core/server/database/database.ts'
import type { Context } from '../../../../core/server/entity/context.ts'
import { scopeWhere } from '../../../../core/server/entity/scope.ts'
import { eduTarget } from '../../class/edu-target.resource.ts'
import { eduAssign } from '../../result/edu-assign.resource.ts'
import type { StatusFacts } from '../rules/matrix.rule.ts'
import { legalKpi, shareKpi, type EducationKpi, type Span } from './education-kpis.rule.ts'

interface Asked extends Span {
  plantCd: string | undefined
}
interface Counts {
  done: number
  due: number
  left: number
}

/** Who completed the classes whose results were confirmed for days of the span; who only waited had no seat. */
function completed(context: Context, { plantCd, from, to }: Asked): Promise<Counts> {
  const binds = new Binds()
  const [first, last] = [binds.add(from), binds.add(to)]
  const limits = [
    scopeWhere(eduTarget, context.session, 't', binds),
    ...(plantCd ? [`t."plantCd" = ${binds.add(plantCd)}`] : []),
  ]
  return context.sql.one<Counts>(
    `select count(*) filter (where t."state" = 'completed')::int as "done", count(*) filter (where t."state" <> 'excluded')::int as "due",
       count(*) filter (where t."state" = 'excluded')::int as "left"
     from "eduTarget" t join "eduClass" c using ("eduClassNo")
     where c."state" = 'closed' and t."state" <> 'waiting' and (c."endDt" at time zone 'Asia/Seoul')::date between ${first}::date and ${last}::date
       and ${limits.join(' and ')}`,
    binds.values,
  )
}
/** Special education that fell due in the span, and was done by its due day. (별표 4) */
function special(context: Context, { plantCd, from, to }: Asked): Promise<Counts> {
  const binds = new Binds()
  const [first, last] = [binds.add(from), binds.add(to)]
  const limits = [
    scopeWhere(eduAssign, context.session, 'a', binds),
    ...(plantCd ? [`a."plantCd" = ${binds.add(plantCd)}`] : []),
  ]
  return context.sql.one<Counts>(
    `select count(*) filter (where a."state" <> 'ended' and a."doneYmd" <= a."dueYmd")::int as "done", count(*) filter (where a."state" <> 'ended')::int as "due",
       count(*) filter (where a."state" = 'ended')::int as "left"
     from "eduAssign" a where a."userId" is not null and a."dueYmd" between ${first}::date and ${last}::date and ${limits.join(' and ')}`,
    binds.values,
  )
}

/**
 * The figures of education that management follows, of the caller's scope. (edu.md EDU-16; mgt.md K05)
 * @param people how everybody stands on the last day of the span
 */
export async function educationKpis(
  context: Context,
  asked: Asked,
  people: readonly { rows: readonly StatusFacts[] }[],
): Promise<EducationKpi[]> {
  const [ofClasses, ofSpecial] = [await completed(context, asked), await special(context, asked)]
  return [
    shareKpi('completion', ofClasses, asked),
    legalKpi(people, asked),
    shareKpi('special', ofSpecial, asked),
  ]
}
