import { plantName } from '../../../platform/plant/plant-name.ts'
import { actingAs, asSystem, type Context } from '../../../core/server/entity/context.ts'
import { Binds } from '../../../core/server/database/database.ts'
import { conflict, forbidden, notFound } from '../../../core/server/http/errors.ts'
import { changeLine } from '../../../core/server/entity/lines.ts'
import { loadRecord, parseKey } from '../../../core/server/entity/record.ts'
import { scopeWhere } from '../../../core/server/entity/scope.ts'
import { messages } from '../../../core/shared/messages.ts'
import { council, type Council } from './council.resource.ts'
import { heldStates, monthlyKind, sharedStates, type CouncilFigures } from './council.rule.ts'
import { councilStates } from './council-transitions.rule.ts'
import { councilSentences } from './council.texts.ts'

/** True if a company is named in minutes that were shared. */
const isNamed = async ({ sql, session }: Context, councilNo: string | number): Promise<boolean> =>
  (await sql.maybe(
    `select 1 from "council" c join "councilAttend" a using ("councilNo") where c."councilNo" = $1 and a."vendorCd" = $2 and c."state" = any($3::text[]) limit 1`,
    [councilNo, session.vendorCd, sharedStates],
  )) !== undefined

/**
 * The minutes as this person may read them: an employee by the plant, a company those that it is named in,
 * once they are out.
 * @throws Refusal 404 to a company that is not named
 */
export async function minutesFor(context: Context, given: string): Promise<Council> {
  const councilNo = parseKey(council, given)
  const load = (own: Context) => loadRecord(council, own, councilNo)
  if (!context.session.vendorCd) return load(context)
  if (!(await isNamed(context, councilNo))) throw notFound()
  return actingAs(context, { ...asSystem('협의체 회의록'), language: context.session.language }, load)
}

/** Minutes that were shared with the caller's company, newest first. */
export async function minutesOfCompany(context: Context): Promise<Council[]> {
  if (!context.session.vendorCd) return []
  const rows = await context.sql.query<{ councilNo: number }>(
    `select c."councilNo" from "council" c where c."state" = any($2::text[])
       and exists (select 1 from "councilAttend" a where a."councilNo" = c."councilNo" and a."vendorCd" = $1) order by c."councilYm" desc, 1 desc limit 24`,
    [context.session.vendorCd, sharedStates],
  )
  const minutes: Council[] = []
  for (const { councilNo } of rows) minutes.push(await minutesFor(context, String(councilNo)))
  return minutes
}

/**
 * The caller signs the minutes, by the own sign-in and only for himself.
 * @throws Refusal 403 (did not take part), 404, 409 (not out, or signed already)
 */
export async function signMinutes(context: Context, given: string): Promise<void> {
  const { session, now } = context
  const row = await minutesFor(context, given)
  if (row.state !== 'shared') throw conflict(messages.wrongState(councilStates[row.state]))
  const own = row.attends.find(
    ({ attendUserId, attendYn }) => attendUserId === session.userId && attendYn === 'Y',
  )
  if (!own) throw forbidden(councilSentences.ownSignature())
  const signature = { councilAttendNo: own.councilAttendNo, signDt: now }
  const signed = await changeLine(context, council, 'attends', row.councilNo, signature, {
    from: { signDt: null },
    trail: { [`signDt ${session.userId}`]: [null, now] },
  })
  if (!signed) throw conflict(councilSentences.signed())
  context.publish({ topic: council.name, key: row.councilNo })
}

/** The councils of a year with who came, who signed and what was decided. @param year 'YYYY' */
export async function councilFigures(
  { sql, session }: Pick<Context, 'sql' | 'session'>,
  year: string,
): Promise<CouncilFigures[]> {
  const binds = new Binds()
  const [from, held] = [binds.add(`${year}-%`), binds.add(heldStates)]
  const inScope = scopeWhere(council, session, 't', binds)
  return sql.query<CouncilFigures>(
    `select t."councilNo", t."plantCd", ${plantName('p', session.language)} as "plantNm", t."councilYm", t."state", to_json(t."meetDt")#>>'{}' as "meetDt",
       a."memberCnt", a."attendedCnt", a."signedCnt", i."decisionCnt", i."doneCnt"
     from "council" t join "plant" p using ("plantCd")
     cross join lateral (select count(*)::int as "memberCnt", count(*) filter (where "attendYn" = 'Y' and t."state" = any(${held}::text[]))::int as "attendedCnt",
       count("signDt")::int as "signedCnt" from "councilAttend" x where x."councilNo" = t."councilNo") a
     cross join lateral (select count(*)::int as "decisionCnt", count(*) filter (where m."state" = 'closed')::int as "doneCnt"
       from "councilItem" x left join "improvement" m using ("imprNo") where x."councilNo" = t."councilNo" and x."decisionCont" is not null) i
     where t."kindCd" = '${monthlyKind}' and t."councilYm" like ${from} and ${inScope} order by t."plantCd", t."councilYm"`,
    binds.values,
  )
}
