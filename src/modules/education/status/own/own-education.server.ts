import type { Context } from '../../../../core/server/entity/context.ts'
import { asSystem } from '../../../../core/server/entity/context.ts'
import { badField } from '../../../../core/server/http/errors.ts'
import { offerSeat, openSeats, type OpenClass } from '../../class/class-open.server.ts'
import { lawFacts, personFacts } from '../facts/person-facts.server.ts'
import { statusRefusals } from '../legal/status-refusals.texts.ts'
import { judgePerson } from '../rules/judge-person.rule.ts'
import type { OwnClass, OwnEducation } from './own-answers.rule.ts'

const mostCertificates = 20

/** What the caller lacks, learns today, may apply for and has. Everybody reads the own rows only. */
export async function ownEducation(context: Context): Promise<OwnEducation> {
  const { sql, session, today } = context
  const { userId } = session
  // The own rows, whatever departments the caller may look into.
  const system: Context = { ...context, session: asSystem('나의 교육') }
  const [person] = session.vendorCd ? [] : await personFacts(system, { day: today, userIds: [userId] })
  const rows = person ? judgePerson(person, await lawFacts(context, today), today) : []
  const classes = await sql.query<OwnClass>(
    `select c."eduClassNo", t."eduTargetNo", c."classNm", to_json(c."startDt")#>>'{}' as "startDt", to_json(c."endDt")#>>'{}' as "endDt", c."placeNm",
       c."state" as "classState", t."state" as "targetState"
     from "eduTarget" t join "eduClass" c using ("eduClassNo") where t."userId" = $1 and t."state" in ('waiting', 'invited', 'attended')
       and c."state" in ('open', 'running', 'attended') and (c."endDt" at time zone 'Asia/Seoul')::date >= $2::date order by c."startDt"`,
    [userId, today],
  )
  const certificates = await sql.query<OwnEducation['certificates'][number]>(
    `select "eduCertNo", coalesce("certCd", '') as "certCd", coalesce("eduNm", '') as "eduNm", "eduEndYmd"::text as "eduEndYmd", "validToYmd"::text as "validToYmd"
     from "eduCert" where "userId" = $1 and "state" = 'valid' order by "eduEndYmd" desc, "eduCertNo" desc limit ${mostCertificates}`,
    [userId],
  )
  const taken = new Set(classes.map(({ eduClassNo }) => eduClassNo))
  return {
    day: today,
    rows,
    classes,
    certificates,
    open: (await openFor(context, person?.plantCd ?? null, rows)).filter(
      ({ eduClassNo }) => !taken.has(eduClassNo),
    ),
  }
}
async function openFor(
  context: Context,
  plantCd: string | null,
  rows: OwnEducation['rows'],
): Promise<OpenClass[]> {
  if (!plantCd) return []
  const types = new Set(
    rows.filter(({ lackMin, closed }) => lackMin > 0 && !closed).map(({ eduTypeCd }) => eduTypeCd),
  )
  const found = []
  for (const eduTypeCd of types)
    found.push(...(await openSeats(context, { eduTypeCd, plantCd, from: context.today })))
  return found
}

/** Puts the caller on the list of an open class that teaches what the caller lacks. @throws Refusal 400 */
export async function applyForClass(context: Context, body: unknown): Promise<{ seated: boolean }> {
  const eduClassNo: unknown = (body as { eduClassNo?: unknown } | null)?.eduClassNo
  const { open } = await ownEducation(context)
  if (!open.some((each) => each.eduClassNo === eduClassNo))
    throw badField('eduClassNo', statusRefusals.noSeat())
  const { seated } = await offerSeat(
    context,
    Number(eduClassNo),
    { userId: context.session.userId },
    'applied',
  )
  return { seated }
}
