import type { Context } from '../../../core/server/entity/context.ts'
import { notFound } from '../../../core/server/http/errors.ts'
import type { CodeKind } from './attend-code.rule.ts'
import { classNotes } from './attend-refusals.texts.ts'
import type { OwnSeat } from './class-roster.rule.ts'

const said: Readonly<Record<CodeKind, keyof typeof classNotes>> = {
  IN: 'entered',
  OUT: 'left',
  CHK: 'rechecked',
}
/** What a person is told who was just taken down; the answer words it in his language, who may have no account. */
export async function answerOf(context: Context, eduTargetNo: number, kind: CodeKind) {
  const seat = await seatOf(context, eduTargetNo)
  return { ...seat, kind, msg: classNotes[said[kind]]() }
}
const seatSql = `select t."eduTargetNo", t."eduClassNo", t."targetNm", c."classNm", to_json(c."startDt") #>> '{}' as "startDt", to_json(c."endDt") #>> '{}' as "endDt",
  c."placeNm", c."state" as "classState", t."state", to_json(c."recheckToDt") #>> '{}' as "recheckToDt",
  to_json(a."inDt") #>> '{}' as "inDt", to_json(a."outDt") #>> '{}' as "outDt", a."recheckDt" is not null as "rechecked"
  from "eduTarget" t join "eduClass" c using ("eduClassNo")
  left join lateral (select * from "eduAttend" a where a."eduTargetNo" = t."eduTargetNo" order by a."inDt" desc limit 1) a on true`
/** The class of one person, as he sees it. @throws Refusal 404 */
export async function seatOf({ sql }: Pick<Context, 'sql'>, eduTargetNo: number): Promise<OwnSeat> {
  const seat = await sql.maybe<OwnSeat>(`${seatSql} where t."eduTargetNo" = $1`, [eduTargetNo])
  if (!seat) throw notFound()
  return seat
}

/** The running classes of a person at a plant. */
export const ownSeats = (
  { sql }: Pick<Context, 'sql'>,
  userId: string,
  plantCd: string,
): Promise<OwnSeat[]> =>
  sql.query<OwnSeat>(
    `${seatSql} where t."userId" = $1 and c."plantCd" = $2 and c."state" = 'running' and t."state" in ('invited', 'attended', 'absent') order by c."startDt"`,
    [userId, plantCd],
  )
