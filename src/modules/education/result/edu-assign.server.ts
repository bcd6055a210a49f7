import { defineBehaviour } from '../../../core/server/entity/behaviour.ts'
import { actingAs, asSystem, type Context } from '../../../core/server/entity/context.ts'
import { setColumns } from '../../../core/server/entity/set-columns.ts'
import { runTransition } from '../../../core/server/entity/transition.ts'
import { badField, forbidden } from '../../../core/server/http/errors.ts'
import { legalRulesOf } from '../course/edu-legal-rule.server.ts'
import { eduTypes, hoursFor } from '../course/legal-hours.rule.ts'
import { staffOnly } from '../education-people.server.ts'
import { educationRefusals } from '../education-refusals.texts.ts'
import { eduAssign, type EduAssign } from './edu-assign.resource.ts'
import { countsSql, learnersOf, worksByItem } from './education-facts.server.ts'
import { judgeSentences } from './judge.texts.ts'
import { personOf, placeColumns, placeOf, type Person } from './person-place.server.ts'
import { dutyOf, standingOf, type LearnedOn, type SpecialState } from './special.rule.ts'

/**
 * 특별교육 지정: hours and due day follow from the legal rules of the first day of work; the state follows from the
 * results. (edu.md EDU-06)
 */
export const assignBehaviour = defineBehaviour(eduAssign, {
  without: ['multi', 'delete', 'excel'],
  mayEdit: (row, context) =>
    row.state === 'ended' ? educationRefusals.submittedOnly() : staffOnly(row, context),
  beforeSave: async (input, context, before) => {
    const refusal = staffOnly({}, context)
    if (refusal) throw forbidden(refusal)
    const person: Person = before ? keyOfRow(before) : await personOf(context, input)
    const place = await placeOf(context, person, input.firstWorkYmd)
    if (place.entryYmd && input.firstWorkYmd < place.entryYmd)
      throw badField('firstWorkYmd', educationRefusals.startPast())
    const specialWorkNo = before?.specialWorkNo ?? input.specialWorkNo
    if (!before && (await isAssigned(context, person, specialWorkNo)))
      throw badField('specialWorkNo', educationRefusals.assignedAlready())
    return {
      ...input,
      ...placeColumns(place),
      specialWorkNo,
      ...(await dutyColumns(context, person, specialWorkNo, input.firstWorkYmd, input.shortTermYn === 'Y')),
      recogMin: before?.recogMin ?? 0,
    }
  },
  afterSave: async (key, context) => {
    await standAnew(context, [Number(key)])
  },
  transitions: { end: { may: staffOnly } },
})
const keyOfRow = ({ userId, vendorWorkerNo }: Pick<EduAssign, 'userId' | 'vendorWorkerNo'>): Person =>
  userId !== null ? { userId } : { vendorWorkerNo: vendorWorkerNo! }

/** The person has this work already, and it has not ended. */
export const isAssigned = async ({ sql }: Context, person: Person, specialWorkNo: string): Promise<boolean> =>
  (await sql.maybe(
    `select 1 from "eduAssign" where ("userId" = $1 or "vendorWorkerNo" = $2) and "specialWorkNo" = $3 and "state" <> 'ended'`,
    [
      'userId' in person ? person.userId : null,
      'userId' in person ? null : person.vendorWorkerNo,
      specialWorkNo,
    ],
  )) !== undefined

/** What the law asks of this person for this work. @throws Refusal 400 when no hours are entered */
export async function dutyColumns(
  context: Context,
  person: Person,
  specialWorkNo: string,
  firstWorkYmd: string,
  shortTerm: boolean,
) {
  const learners = await learnersOf(context, [person], firstWorkYmd, firstWorkYmd)
  const workerClassCd = [...learners.values()][0]?.workerClassCd ?? null
  const rule = hoursFor(
    await legalRulesOf(context),
    { eduTypeCd: eduTypes.special, workerClassCd, specialWorkNo },
    firstWorkYmd,
  )
  if (!rule) throw badField('specialWorkNo', judgeSentences.noRule({ name: specialWorkNo }))
  return dutyOf(rule, firstWorkYmd, shortTerm)
}

const actionOf: Readonly<Record<SpecialState, string>> = {
  due: 'fallBack',
  preDone: 'preDone',
  goingOn: 'goOn',
  done: 'complete',
  late: 'pass',
}
interface Standing {
  eduAssignNo: number
  specialWorkNo: string
  firstWorkYmd: string
  requiredMin: number
  preMin: number
  dueYmd: string
  state: string
  preDoneYmd: string | null
  doneYmd: string | null
  recogMin: number | null
  learned: (LearnedOn & { specialWorkNo: string | null; vndEduCd: string | null })[]
}
/**
 * Brings assignments to the state that the results of their people say today.
 * @returns how many states changed
 */
export async function standAnew(context: Context, assignNos: readonly number[]): Promise<number> {
  if (assignNos.length === 0) return 0
  const works = await worksByItem(context)
  const rows = await context.sql.query<Standing>(
    `select a."eduAssignNo", a."specialWorkNo", a."firstWorkYmd"::text, a."requiredMin"::float8, a."preMin"::float8, a."dueYmd"::text, a."state",
       a."preDoneYmd"::text, a."doneYmd"::text, a."recogMin"::float8,
       (select coalesce(json_agg(json_build_object('eduYmd', r."eduEndYmd", 'min', r."recogMin"::float8, 'specialWorkNo', r."specialWorkNo", 'vndEduCd', r."vndEduCd")), '[]')
        from "eduResult" r where ${countsSql('r')} and (r."userId" = a."userId" or r."vendorWorkerNo" = a."vendorWorkerNo")
          and r."eduTypeCd" = '${eduTypes.special}') as "learned"
     from "eduAssign" a where a."eduAssignNo" = any($1::bigint[]) and a."state" <> 'ended' order by 1`,
    [assignNos],
  )
  let changed = 0
  for (const row of rows) {
    const learned = row.learned.filter(
      ({ specialWorkNo, vndEduCd }) =>
        specialWorkNo === row.specialWorkNo ||
        (vndEduCd !== null && (works.get(vndEduCd) ?? []).includes(row.specialWorkNo)),
    )
    const { state, ...columns } = standingOf(row, learned, context.today)
    if ((['recogMin', 'preDoneYmd', 'doneYmd'] as const).some((name) => row[name] !== columns[name]))
      await actingAs(context, asSystem('특별교육 이수 반영'), (own) =>
        setColumns(own, eduAssign, row.eduAssignNo, columns),
      )
    if (state === row.state) continue
    await actingAs(context, asSystem('특별교육 이수 반영'), (own) =>
      runTransition(assignBehaviour, own, row.eduAssignNo, actionOf[state]),
    )
    changed += 1
  }
  return changed
}
/** The same for everything that one person is assigned to. */
export async function standAnewOf(context: Context, person: Person): Promise<void> {
  const rows = await context.sql.query<{ eduAssignNo: number }>(
    `select "eduAssignNo" from "eduAssign" where ("userId" = $1 or "vendorWorkerNo" = $2) and "state" <> 'ended'`,
    ['userId' in person ? person.userId : null, 'userId' in person ? null : person.vendorWorkerNo],
  )
  await standAnew(
    context,
    rows.map(({ eduAssignNo }) => eduAssignNo),
  )
}
