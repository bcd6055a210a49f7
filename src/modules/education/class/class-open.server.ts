import { Binds } from '../../../core/server/database/database.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { conflict, notFound, refused } from '../../../core/server/http/errors.ts'
import { targetRefusals } from './attend-refusals.texts.ts'
import type { SelectReason } from './class-codes.rule.ts'
import { addPeople, lockClass } from './class-seats.server.ts'
import { peopleFor } from './target-people.server.ts'

interface SeatsAsked {
  eduTypeCd: string
  specialWorkNo?: string | null
  plantCd: string
  /** First day, 'YYYY-MM-DD'. */
  from: string
  /** Only classes that companies may send people to. */
  vendorOpen?: boolean
}
export interface OpenClass {
  eduClassNo: number
  classNm: string
  eduCourseNo: number
  eduCourseNm: string
  startDt: string
  endDt: string
  placeNm: string | null
  stdMin: number
  freeQty: number
  vendorOpenYn: string | null
}
/** Classes with free seats that teach this, the next one first. */
export function openSeats({ sql, now }: Context, asked: SeatsAsked): Promise<OpenClass[]> {
  const binds = new Binds()
  const parts = [
    `c."state" in ('open', 'running')`,
    `c."plantCd" = ${binds.add(asked.plantCd)}`,
    `c."startDt" >= ${binds.add(asked.from)}::date`,
    `c."endDt" > ${binds.add(now)}::timestamptz`,
    `e."eduTypeCd" = ${binds.add(asked.eduTypeCd)}`,
    `coalesce(c."seatQty", 0) < c."capacityQty"`,
    ...(asked.specialWorkNo ? [`e."specialWorkNo" = ${binds.add(asked.specialWorkNo)}`] : []),
    ...(asked.vendorOpen ? [`c."vendorOpenYn" = 'Y'`] : []),
  ]
  return sql.query<OpenClass>(
    `select c."eduClassNo", c."classNm", c."eduCourseNo", e."eduCourseNm", to_json(c."startDt") #>> '{}' as "startDt", to_json(c."endDt") #>> '{}' as "endDt",
       c."placeNm", e."stdMin"::int as "stdMin", (c."capacityQty" - coalesce(c."seatQty", 0))::int as "freeQty", c."vendorOpenYn"
     from "eduClass" c join "eduCourse" e using ("eduCourseNo") where ${parts.join(' and ')} order by c."startDt", c."eduClassNo" limit 50`,
    binds.values,
  )
}

type SeatPerson = { userId: string } | { vendorWorkerNo: number }
/**
 * Gives a person a seat of a class; where there is none he waits for one. A company sends its own people to open classes
 * only.
 * @returns the place on the list, and whether it is a seat
 * @throws Refusal 404 (no such class or person), 409, 422 with the reason
 */
export async function offerSeat(
  context: Context,
  eduClassNo: number,
  person: SeatPerson,
  reason: SelectReason = 'offered',
): Promise<{ eduTargetNo: number; seated: boolean }> {
  const known = await context.sql.maybe('select 1 from "eduClass" where "eduClassNo" = $1', [eduClassNo])
  if (!known) throw notFound()
  const row = await lockClass(context, eduClassNo)
  const { vendorCd } = context.session
  if (vendorCd && row.vendorOpenYn !== 'Y') throw notFound()
  const people = await peopleFor(
    context,
    'userId' in person ? { userIds: [person.userId] } : { vendorWorkerNos: [person.vendorWorkerNo] },
    { plantCd: row.plantCd, day: row.startDt.slice(0, 10) },
  )
  if (people.length !== 1 || (vendorCd && people[0]!.vendorCd !== vendorCd)) throw notFound()
  if (people[0]!.vendorCd !== null && row.vendorOpenYn !== 'Y') throw conflict(targetRefusals.vendorClosed())
  const { eduTargetNos, insertCnt, skipped } = await addPeople(context, row, people, reason)
  if (eduTargetNos.length === 0)
    throw refused([{ guard: 'target', message: skipped[0]?.message ?? targetRefusals.closed() }])
  return { eduTargetNo: eduTargetNos[0]!, seated: insertCnt === 1 }
}
