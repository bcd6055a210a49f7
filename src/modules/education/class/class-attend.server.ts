import { actingAs, asSystem, type Context } from '../../../core/server/entity/context.ts'
import { changeOf } from '../../../core/server/entity/change-event.ts'
import { createRecord } from '../../../core/server/entity/save.ts'
import { setColumns } from '../../../core/server/entity/set-columns.ts'
import { runTransition } from '../../../core/server/entity/transition.ts'
import { badField, conflict, notFound, refused } from '../../../core/server/http/errors.ts'
import { attendRefusals } from './attend-refusals.texts.ts'
import type { CodeKind } from './attend-code.rule.ts'
import type { AttendMethod } from './class-codes.rule.ts'
import { eduClass } from './edu-class.resource.ts'
import { eduAttend } from './edu-target.resource.ts'
import { eduAttendBehaviour, eduTargetBehaviour } from './edu-target.server.ts'

/** The part of a class that attendance asks for. */
export interface Attended {
  eduClassNo: number
  plantCd: string
  state: string
  startDt: string
  endDt: string
  recheckToDt: string | null
  classNm: string
}
export interface Attender {
  eduTargetNo: number
  eduClassNo: number
  userId: string | null
  vendorCd: string | null
  vendorWorkerNo: number | null
  targetNm: string
  state: string
  deviceHash: string | null
}
const classColumns = `c."eduClassNo", c."plantCd", c."state", to_json(c."startDt") #>> '{}' as "startDt", to_json(c."endDt") #>> '{}' as "endDt",
  to_json(c."recheckToDt") #>> '{}' as "recheckToDt", c."classNm"`
const targetColumns = `t."eduTargetNo", t."eduClassNo", t."userId", t."vendorCd", t."vendorWorkerNo", t."targetNm", t."state", t."deviceHash"`

export const attendedClass = (
  { sql }: Pick<Context, 'sql'>,
  eduClassNo: number,
): Promise<Attended | undefined> =>
  sql.maybe<Attended>(`select ${classColumns} from "eduClass" c where c."eduClassNo" = $1`, [eduClassNo])
/** Where a class takes attendance, and whether by its code. */
export const placeOfClass = ({ sql }: Pick<Context, 'sql'>, eduClassNo: number) =>
  sql.one<{ qrYn: string | null; geoLat: number | null; geoLng: number | null; geoRadius: number | null }>(
    `select "qrYn", "geoLat"::float8 as "geoLat", "geoLng"::float8 as "geoLng", "geoRadius"::float8 as "geoRadius" from "eduClass" where "eduClassNo" = $1`,
    [eduClassNo],
  )
/** One person of a class, locked: two scans of one person come one after the other. @throws Refusal 404 */
export async function lockTarget(
  { sql }: Pick<Context, 'sql'>,
  by: { eduTargetNo: number } | { eduClassNo: number; userId: string },
): Promise<Attender | undefined> {
  return 'eduTargetNo' in by
    ? sql.maybe<Attender>(
        `select ${targetColumns} from "eduTarget" t where t."eduTargetNo" = $1 for update`,
        [by.eduTargetNo],
      )
    : sql.maybe<Attender>(
        `select ${targetColumns} from "eduTarget" t where t."eduClassNo" = $1 and t."userId" = $2 for update`,
        [by.eduClassNo, by.userId],
      )
}
/** A person of this very class. @throws Refusal 404 */
export async function targetIn(
  context: Context,
  eduClassNo: number,
  eduTargetNo: unknown,
): Promise<Attender> {
  const target =
    typeof eduTargetNo === 'number' && Number.isSafeInteger(eduTargetNo)
      ? await lockTarget(context, { eduTargetNo })
      : undefined
  if (target?.eduClassNo !== eduClassNo) throw notFound()
  return target
}

interface Taken {
  kind: CodeKind
  /** When the person was there, which may be before the message of it. */
  at: string
  methodCd: AttendMethod
  deviceHash?: string | null
  /** Whoever took it down for the person. */
  takeUserId?: string | null
  /** The instructor has looked at the person: the device may be somebody else's. */
  seen?: boolean
}
interface Stay {
  eduAttendNo: number
  inDt: string
  outDt: string | null
}
const staysOf = ({ sql }: Context, eduTargetNo: number): Promise<Stay[]> =>
  sql.query<Stay>(
    `select "eduAttendNo", to_json("inDt") #>> '{}' as "inDt", to_json("outDt") #>> '{}' as "outDt" from "eduAttend" where "eduTargetNo" = $1 order by "inDt"`,
    [eduTargetNo],
  )

/** Another person of the class was taken down by the same device. (EDU-13) */
const deviceTaken = async ({ sql }: Context, { eduClassNo, eduTargetNo }: Attender, deviceHash: string) =>
  Boolean(
    await sql.maybe(
      `select 1 from "eduAttend" where "eduClassNo" = $1 and "deviceHash" = $2 and "eduTargetNo" <> $3 limit 1`,
      [eduClassNo, deviceHash, eduTargetNo],
    ),
  )

/**
 * Takes down that somebody of a class enters, leaves, or is still there. The person is locked (`lockTarget`).
 * @returns the stay that it belongs to
 * @throws Refusal 409 (done already, wrong state, device of somebody else), 422
 */
export async function takeAttendance(
  context: Context,
  row: Attended,
  target: Attender,
  { kind, at, methodCd, deviceHash = null, takeUserId = null, seen = false }: Taken,
): Promise<number> {
  // What waited for the network arrives when the class may be over; its time decides, until results stand.
  const late = context.enteredDt !== undefined
  if (row.state !== 'running' && !(late && row.state === 'attended'))
    throw conflict(attendRefusals.notRunning())
  if (target.state === 'waiting') throw conflict(attendRefusals.waiting())
  if (target.state === 'excluded') throw refused([{ guard: 'target', message: attendRefusals.notListed() }])
  if (deviceHash && !seen && (await deviceTaken(context, target, deviceHash)))
    throw conflict(attendRefusals.otherDevice())
  const stays = await staysOf(context, target.eduTargetNo)
  const open = stays.find(({ outDt }) => outDt === null)
  let eduAttendNo: number
  if (kind === 'IN') {
    const isInside = stays.some(
      ({ inDt, outDt }) =>
        Date.parse(inDt) <= Date.parse(at) && (outDt === null || Date.parse(at) < Date.parse(outDt)),
    )
    if (open || isInside) throw conflict(attendRefusals.already())
    eduAttendNo = await enter(context, row, target, { at, methodCd, deviceHash, takeUserId })
    if (target.state !== 'attended')
      await actingAs(context, asSystem('교육 출석'), (system) =>
        runTransition(eduTargetBehaviour, system, target.eduTargetNo, 'attend'),
      )
  } else if (!open) {
    throw stays.length > 0 && kind === 'OUT'
      ? conflict(attendRefusals.already())
      : refused([{ guard: 'inside', message: attendRefusals.notInside() }])
  } else {
    eduAttendNo = open.eduAttendNo
    if (kind === 'CHK') {
      if (row.recheckToDt === null || Date.parse(at) > Date.parse(row.recheckToDt))
        throw refused([{ guard: 'recheck', message: attendRefusals.noRecheck() }])
      await setColumns(context, eduAttend, eduAttendNo, { recheckDt: at })
    } else {
      if (Date.parse(at) <= Date.parse(open.inDt)) throw badField('outDt', attendRefusals.order())
      await setColumns(context, eduAttend, eduAttendNo, { outDt: at })
    }
  }
  context.publish(changeOf(eduClass, row.eduClassNo, row))
  return eduAttendNo
}

async function enter(
  context: Context,
  row: Attended,
  target: Attender,
  given: { at: string; methodCd: string; deviceHash: string | null; takeUserId: string | null },
): Promise<number> {
  const { at, ...how } = given
  const values = {
    eduTargetNo: target.eduTargetNo,
    eduClassNo: row.eduClassNo,
    plantCd: row.plantCd,
    vendorCd: target.vendorCd,
    userId: target.userId,
    eduYmd: at.slice(0, 10),
    inDt: at,
    arriveDt: context.now,
    ...how,
  }
  return Number(await createRecord({ ...eduAttendBehaviour, beforeSave: () => values }, context, {}))
}
