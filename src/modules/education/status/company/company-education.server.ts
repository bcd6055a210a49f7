import { codeNameOf } from '../../../../core/server/entity/columns.ts'
import { actingAs, asSystem, type Context } from '../../../../core/server/entity/context.ts'
import { badField, notFound } from '../../../../core/server/http/errors.ts'
import { offerSeat, type OpenClass } from '../../class/class-open.server.ts'
import { statusRefusals } from '../legal/status-refusals.texts.ts'
import type { CompanyCourse, CompanyEducation } from './company-answers.rule.ts'

/** Days before the end of its validity from which education is marked. */
const soonDays = 30
const mostWorkers = 1000

/** Education of the own workers by kind: valid until when, sent in, returned; and the classes that are open to them. */
export async function companyEducation(context: Context): Promise<CompanyEducation> {
  const { sql, session, today, now } = context
  const { vendorCd, language } = session
  if (!vendorCd) throw notFound()
  const workers = await sql.query<
    Omit<CompanyEducation['workers'][number], 'courses'> & { courses: CompanyCourse[] | null }
  >(
    `select w."vendorWorkerNo", w."vendorWorkerNm" as "workerNm", (
       select json_agg(x order by x."code") from (
         select r.code, coalesce(${codeNameOf('c', language)}, r.code) as "name",
           (array_agg(json_build_object('eduResultNo', r."eduResultNo", 'state', r."state", 'eduNm', r."eduNm", 'eduEndYmd', r."eduEndYmd", 'recogMin', r."recogMin"::int,
              'validToYmd', r."validToYmd", 'reason', r.reason) order by r."eduEndYmd" desc, r."eduResultNo" desc))[1] as "last",
           bool_or(r."state" in ('verified', 'confirmed') and r."resultCd" = 'completed' and coalesce(r."validToYmd" >= $2::date, true)) as "valid",
           max(r."validToYmd") filter (where r."state" in ('verified', 'confirmed') and r."resultCd" = 'completed')::text as "validToYmd",
           coalesce(max(r."validToYmd") filter (where r."state" in ('verified', 'confirmed')) <= $2::date + ${soonDays}, false) as "soon"
         from (select e.*, coalesce(e."vndEduCd", e."eduTypeCd") as code, case when e."state" = 'returned' then
             (select h."reason" from "comStateHist" h where h."taskClassNm" = 'eduResult' and h."taskKey" = e."eduResultNo"::text and h."reason" is not null
              order by h."stateHistNo" desc limit 1) end as reason
           from "eduResult" e where e."vendorWorkerNo" = w."vendorWorkerNo" and e."state" <> 'cancelled') r
         left join "codeItem" c on c."codeGrpCd" = case when r."vndEduCd" is null then 'EDU_TYPE_CD' else 'VND_EDU' end and c."code" = r.code
         group by 1, 2) x) as "courses"
     from "vendorWorker" w where w."vendorCd" = $1 order by w."vendorWorkerNm", w."vendorWorkerNo" limit ${mostWorkers}`,
    [vendorCd, today],
  )
  const open = await sql.query<OpenClass>(
    `select c."eduClassNo", c."classNm", c."eduCourseNo", e."eduCourseNm", to_json(c."startDt")#>>'{}' as "startDt", to_json(c."endDt")#>>'{}' as "endDt",
       c."placeNm", e."stdMin"::int as "stdMin", (c."capacityQty" - coalesce(c."seatQty", 0))::int as "freeQty", c."vendorOpenYn"
     from "eduClass" c join "eduCourse" e using ("eduCourseNo")
     where c."state" = 'open' and c."vendorOpenYn" = 'Y' and c."startDt" > $2::timestamptz
       and exists (select 1 from "vendorContract" k where k."vendorCd" = $1 and k."plantCd" = c."plantCd" and k."state" = 'active')
     order by c."startDt", c."eduClassNo" limit 100`,
    [vendorCd, now],
  )
  const applied = await sql.query<CompanyEducation['applied'][number]>(
    `select t."eduTargetNo", t."eduClassNo", t."vendorWorkerNo", t."state" from "eduTarget" t join "eduClass" c using ("eduClassNo")
     where t."vendorCd" = $1 and c."state" in ('open', 'running') and t."state" in ('waiting', 'invited', 'attended')`,
    [vendorCd],
  )
  return {
    today,
    workers: workers.map(({ courses, ...worker }) => ({ ...worker, courses: courses ?? [] })),
    open,
    applied,
  }
}

/**
 * Sends own workers to an open class. @returns how many got a seat and how many wait
 * @throws Refusal 400, 404 for the worker of another company
 */
export async function applyForWorkers(
  context: Context,
  body: unknown,
): Promise<{ seated: number; waiting: number }> {
  const { vendorCd } = context.session
  if (!vendorCd) throw notFound()
  const { eduClassNo, vendorWorkerNos } = (body ?? {}) as { eduClassNo?: unknown; vendorWorkerNos?: unknown }
  if (!Array.isArray(vendorWorkerNos) || vendorWorkerNos.length === 0 || vendorWorkerNos.length > 100)
    throw badField('vendorWorkerNos', statusRefusals.noPeople())
  if (!vendorWorkerNos.every(Number.isInteger)) throw badField('vendorWorkerNos', statusRefusals.noPeople())
  const ownWorkers = await context.sql.query(
    'select 1 from "vendorWorker" where "vendorWorkerNo" = any($1::bigint[]) and "vendorCd" = $2',
    [vendorWorkerNos, vendorCd],
  )
  if (ownWorkers.length !== new Set(vendorWorkerNos).size) throw notFound()
  const { open } = await companyEducation(context)
  if (!open.some((each) => each.eduClassNo === eduClassNo))
    throw badField('eduClassNo', statusRefusals.noSeat())
  let [seated, waiting] = [0, 0]
  // The list of a class belongs to its plant: whose workers these are, and that the class is open, was asked above.
  await actingAs(context, asSystem('협력업체 교육 신청'), async (own) => {
    for (const vendorWorkerNo of new Set(vendorWorkerNos as number[])) {
      const place = await offerSeat(own, Number(eduClassNo), { vendorWorkerNo }, 'applied')
      if (place.seated) seated += 1
      else waiting += 1
    }
  })
  return { seated, waiting }
}
