import type { Context } from '../../../core/server/entity/context.ts'
import { overlaps, type Span } from './attend-time.rule.ts'

/** The parts of a class that take a room and people at a time. */
interface Booked {
  eduClassNo?: number
  plantCd: string
  placeNm?: string | null
  eduInstructorNo?: number | null
  startDt: string
  endDt: string
  subjects: readonly (Span & { eduInstructorNo?: number | null })[]
}
interface Clash {
  of: 'eduInstructorNo' | 'placeNm'
  /** Place in the timetable; undefined: the class itself. */
  at: number | undefined
  classNm: string
}
interface Other extends Span {
  classNm: string
  plantCd: string
  placeNm: string | null
  eduInstructorNo: number | null
}
const placeKey = (place: string | null | undefined): string =>
  (place ?? '').trim().toLowerCase().replaceAll(/\s+/g, ' ')

/**
 * Another class that has the same room or instructor at the same time; a class with a timetable takes them only while it
 * teaches. Instructors also teach at other plants. (edu.md 2)
 */
export async function clashOf(context: Context, own: Booked): Promise<Clash | undefined> {
  // Two saves at one moment: the second looks after the first has been written.
  await context.sql.query(`select pg_advisory_xact_lock(hashtext('eduClass bookings'))`)
  const others = await context.sql.query<Other>(
    `select c."classNm", c."plantCd", c."placeNm", coalesce(s."eduInstructorNo", c."eduInstructorNo") as "eduInstructorNo",
       to_json(coalesce(s."startDt", c."startDt")) #>> '{}' as "startDt", to_json(coalesce(s."endDt", c."endDt")) #>> '{}' as "endDt"
     from "eduClass" c left join "eduClassSubject" s using ("eduClassNo")
     where c."state" in ('planned', 'open', 'running') and c."startDt" < $2::timestamptz and c."endDt" > $1::timestamptz
       and c."eduClassNo" is distinct from $3::bigint`,
    [own.startDt, own.endDt, own.eduClassNo ?? null],
  )
  const parts =
    own.subjects.length > 0
      ? own.subjects.map((part, at) => ({ ...part, at: part.eduInstructorNo ? at : undefined }))
      : [{ startDt: own.startDt, endDt: own.endDt, eduInstructorNo: null, at: undefined }]
  const place = placeKey(own.placeNm)
  for (const { at, ...part } of parts) {
    const teacher = part.eduInstructorNo ?? own.eduInstructorNo ?? null
    for (const other of others) {
      if (!overlaps(part, other)) continue
      const { classNm } = other
      if (teacher !== null && other.eduInstructorNo === teacher) return { of: 'eduInstructorNo', at, classNm }
      if (place !== '' && other.plantCd === own.plantCd && placeKey(other.placeNm) === place)
        return { of: 'placeNm', at: undefined, classNm }
    }
  }
  return undefined
}
