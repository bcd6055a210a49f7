import { actingAs, asSystem, type Context } from '../../../core/server/entity/context.ts'
import { setColumns } from '../../../core/server/entity/set-columns.ts'
import { createRecord } from '../../../core/server/entity/save.ts'
import { runTransition } from '../../../core/server/entity/transition.ts'
import { conflict } from '../../../core/server/http/errors.ts'
import type { Sentence } from '../../../core/shared/sentence.ts'
import { seated, type SelectReason } from './class-codes.rule.ts'
import { eduClass, type EduClass } from './edu-class.resource.ts'
import { eduTargetBehaviour } from './edu-target.server.ts'
import { targetRefusals } from './attend-refusals.texts.ts'
import { tellTargets } from './class-notice.server.ts'
import type { TargetPerson } from './target-people.server.ts'

/** The part of a class that its list of people asks for. */
type Listed = Pick<
  EduClass,
  | 'eduClassNo'
  | 'plantCd'
  | 'classNm'
  | 'placeNm'
  | 'state'
  | 'startDt'
  | 'endDt'
  | 'capacityQty'
  | 'vendorOpenYn'
>
interface Skipped extends Pick<TargetPerson, 'userId' | 'vendorWorkerNo'> {
  targetNm: string
  /** On the list, without a seat yet. */
  waits: boolean
  message: Sentence
}
export interface Added {
  insertCnt: number
  waitCnt: number
  eduTargetNos: number[]
  skipped: Skipped[]
}

/** The class as its list of people sees it, locked: two lists that grow at once never pass its seats. */
export const lockClass = ({ sql }: Context, eduClassNo: number): Promise<Listed> =>
  sql.one<Listed>(
    `select "eduClassNo", "plantCd", "classNm", "placeNm", "state", to_json("startDt") #>> '{}' as "startDt", to_json("endDt") #>> '{}' as "endDt",
       "capacityQty"::int as "capacityQty", "vendorOpenYn" from "eduClass" where "eduClassNo" = $1 for update`,
    [eduClassNo],
  )

/** Writes how many people have a seat and how many wait. */
async function countSeats(
  context: Context,
  eduClassNo: number,
): Promise<{ seatQty: number; waitQty: number }> {
  const counts = await context.sql.one<{ seatQty: number; waitQty: number }>(
    `select count(*) filter (where "state" = any($2::text[]))::int as "seatQty", count(*) filter (where "state" = 'waiting')::int as "waitQty"
     from "eduTarget" where "eduClassNo" = $1`,
    [eduClassNo, seated],
  )
  await setColumns(context, eduClass, eduClassNo, counts, { trail: false, stamps: false })
  return counts
}

/** People of these who have another class at the same time, by 'u userId' or 'w number'. (edu.md 8) */
async function busyWith(
  { sql }: Context,
  row: Listed,
  people: readonly TargetPerson[],
): Promise<Set<string>> {
  const rows = await sql.query<{ person: string }>(
    `select distinct coalesce('u ' || t."userId", 'w ' || t."vendorWorkerNo") as "person"
     from "eduTarget" t join "eduClass" c using ("eduClassNo")
     where c."eduClassNo" <> $1 and c."state" <> 'cancelled' and c."startDt" < $3::timestamptz and c."endDt" > $2::timestamptz
       and t."state" not in ('excluded', 'waiting', 'absent')
       and (t."userId" = any($4::text[]) or t."vendorWorkerNo" = any($5::bigint[]))`,
    [
      row.eduClassNo,
      row.startDt,
      row.endDt,
      people.flatMap(({ userId }) => userId ?? []),
      people.flatMap(({ vendorWorkerNo }) => vendorWorkerNo ?? []),
    ],
  )
  return new Set(rows.map(({ person }) => person))
}
const nameOf = ({ userId, vendorWorkerNo }: Pick<TargetPerson, 'userId' | 'vendorWorkerNo'>): string =>
  userId === null ? `w ${vendorWorkerNo}` : `u ${userId}`

/**
 * Puts people on the list of a class, each once; who finds no seat waits for one in the order of asking. Who cannot be
 * on it is named with the reason. The class is locked (`lockClass`).
 * @throws Refusal 409 where the class takes nobody any more
 */
export async function addPeople(
  context: Context,
  row: Listed,
  people: readonly TargetPerson[],
  selectReasonCd: SelectReason,
): Promise<Added> {
  if (!['planned', 'open', 'running'].includes(row.state)) throw conflict(targetRefusals.closed())
  const known = new Map(
    (
      await context.sql.query<{ person: string; eduTargetNo: number; state: string }>(
        `select coalesce('u ' || "userId", 'w ' || "vendorWorkerNo") as "person", "eduTargetNo", "state" from "eduTarget" where "eduClassNo" = $1`,
        [row.eduClassNo],
      )
    ).map((each) => [each.person, each]),
  )
  const busy = await busyWith(context, row, people)
  let taken = (await countSeats(context, row.eduClassNo)).seatQty
  const added: Added = { insertCnt: 0, waitCnt: 0, eduTargetNos: [], skipped: [] }
  for (const { here, active, ...person } of people) {
    const name = nameOf(person)
    const before = known.get(name)
    const refusal = !here
      ? targetRefusals.otherPlant()
      : !active
        ? targetRefusals.inactive()
        : before && before.state !== 'excluded'
          ? targetRefusals.already()
          : busy.has(name)
            ? targetRefusals.overlap()
            : undefined
    if (refusal) {
      added.skipped.push({ ...told(person), message: refusal, waits: false })
      continue
    }
    const waits = taken >= row.capacityQty
    if (waits) {
      added.waitCnt++
      added.skipped.push({
        ...told(person),
        message: targetRefusals.fullWaiting({ n: row.capacityQty }),
        waits: true,
      })
    } else {
      taken++
      added.insertCnt++
    }
    const eduTargetNo = before
      ? await seatAgain(context, before.eduTargetNo, waits)
      : await insert(context, row, person, selectReasonCd, waits)
    known.set(name, { person: name, eduTargetNo, state: waits ? 'waiting' : 'invited' })
    added.eduTargetNos.push(eduTargetNo)
  }
  await countSeats(context, row.eduClassNo)
  return added
}

const told = ({ userId, vendorWorkerNo, targetNm }: Omit<TargetPerson, 'here' | 'active'>) => ({
  userId,
  vendorWorkerNo,
  targetNm,
})
async function insert(
  context: Context,
  { eduClassNo, plantCd }: Listed,
  person: Omit<TargetPerson, 'here' | 'active'>,
  selectReasonCd: SelectReason,
  waits: boolean,
): Promise<number> {
  const values = { eduClassNo, plantCd, ...person, selectReasonCd, waitDt: waits ? context.now : null }
  const listing = {
    ...eduTargetBehaviour,
    firstState: waits ? ('waiting' as const) : ('invited' as const),
    beforeSave: () => values,
  }
  return Number(await createRecord(listing, context, {}))
}
/** Who was taken off the list comes back to it. */
async function seatAgain(context: Context, eduTargetNo: number, waits: boolean): Promise<number> {
  await actingAs(context, asSystem('교육 수강자 재배정'), (own) =>
    runTransition(eduTargetBehaviour, own, eduTargetNo, waits ? 'queue' : 'seat'),
  )
  return eduTargetNo
}

/** Gives seats that are free to who waits longest, and tells them. @returns how many got one */
export async function fillSeats(context: Context, row: Listed): Promise<number> {
  const { seatQty, waitQty } = await countSeats(context, row.eduClassNo)
  const free = row.capacityQty - seatQty
  if (free <= 0 || waitQty === 0 || !['planned', 'open', 'running'].includes(row.state)) return 0
  const next = await context.sql.query<{ eduTargetNo: number }>(
    `select "eduTargetNo" from "eduTarget" where "eduClassNo" = $1 and "state" = 'waiting' order by "waitDt", "eduTargetNo" limit $2`,
    [row.eduClassNo, free],
  )
  await actingAs(context, asSystem('교육 대기자 자리 배정'), async (own) => {
    for (const { eduTargetNo } of next) await runTransition(eduTargetBehaviour, own, eduTargetNo, 'seat')
  })
  await countSeats(context, row.eduClassNo)
  await tellTargets(
    context,
    row,
    'EDU_SEAT_GIVEN',
    next.map(({ eduTargetNo }) => eduTargetNo),
  )
  return next.length
}
