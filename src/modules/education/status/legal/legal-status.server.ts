import type { Context } from '../../../../core/server/entity/context.ts'
import { plantName } from '../../../../platform/plant/plant-name.ts'
import {
  lawFacts,
  personFacts,
  placedPeople,
  settingsOn,
  type PlacedPerson,
} from '../facts/person-facts.server.ts'
import { judgeAll, keptOn, keptStatus } from '../facts/snapshot.server.ts'
import { educationKpis } from '../kpi/education-kpis.server.ts'
import { judgePerson } from '../rules/judge-person.rule.ts'
import {
  finesFrom,
  finesOf,
  matrixOf,
  ofColumn,
  worstOf,
  type FineAmounts,
  type FineLine,
  type MatrixColumn,
  type PersonStatus,
  type StatusFacts,
} from '../rules/matrix.rule.ts'
import { keptMatrix } from './kept-matrix.server.ts'
import { isSupervisor } from '../rules/person-time.rule.ts'
import type { Standing } from '../rules/status-codes.rule.ts'
import type { StatusSettings } from '../status-parameters.rule.ts'
import {
  cellOf,
  type CellPerson,
  type LegalAnswer,
  type PortletAnswer,
  type StatusQuery,
  type UserStatus,
} from './legal-answers.rule.ts'

type Standings = PersonStatus & { supervisor: boolean }
const named = (people: readonly PlacedPerson[], rowsOf: (userId: string) => StatusFacts[]): Standings[] =>
  people.map(({ userId, userNm, deptCd, deptNm, workerClassCd }) => ({
    userId,
    userNm,
    deptCd,
    deptNm,
    supervisor: isSupervisor(workerClassCd),
    rows: rowsOf(userId),
  }))
/** By what is known now, without the kept rows. */
async function reckoned(
  context: Context,
  people: readonly PlacedPerson[],
  asked: StatusQuery,
): Promise<Standings[]> {
  const judged = await judgeAll(context, await personFacts(context, asked), asked.day)
  const rows = new Map(judged.map(({ person, rows: own }) => [person.userId, own]))
  return named(people, (userId) => rows.get(userId) ?? [])
}
interface Read {
  people: Standings[]
  keptDt: string | null
}
/** How the people of the caller's scope stand on a day: as it was kept, or where nobody kept it, as it is known now. */
export async function standingsOn(context: Context, asked: StatusQuery): Promise<Read> {
  const people = await placedPeople(context, asked)
  const kept = await keptStatus(
    context,
    asked.day,
    people.map(({ userId }) => userId),
  )
  if (!kept) return { people: await reckoned(context, people, asked), keptDt: null }
  return { people: named(people, (userId) => kept.rows.get(userId) ?? []), keptDt: kept.runDt }
}

/** The amounts of the table of fines in force. */
export const amountsOf = (settings: StatusSettings): FineAmounts => ({
  regular: settings.fineRegular,
  supervisor: settings.fineSupervisor,
  hired: settings.fineHired,
  changed: settings.fineChanged,
  special: settings.fineSpecial,
  duty: settings.fineDuty,
  chemicalLaw: settings.fineChemicalLaw,
})
const sameRows = (one: readonly StatusFacts[], other: readonly StatusFacts[]): boolean => {
  const text = (rows: readonly StatusFacts[]) =>
    rows
      .map(({ eduTypeCd, periodKey, state, lackMin }) => `${eduTypeCd} ${periodKey} ${state} ${lackMin}`)
      .toSorted()
      .join('|')
  return text(one) === text(other)
}

/** Departments of several plants carry the same names: each says whose it is. */
async function namedByPlant({ sql, session }: Context, answer: LegalAnswer): Promise<LegalAnswer> {
  const places = await sql.query<{ deptCd: string; plantNm: string }>(
    `select d."deptCd", ${plantName('p', session.language)} as "plantNm" from "dept" d join "plant" p using ("plantCd") where d."deptCd" = any($1::text[])`,
    [answer.rows.map(({ deptCd }) => deptCd)],
  )
  const plantOf = new Map(places.map(({ deptCd, plantNm }) => [deptCd, plantNm]))
  if (new Set(plantOf.values()).size < 2) return answer
  const rows = answer.rows.map((row) => ({
    ...row,
    deptNm: [plantOf.get(row.deptCd ?? ''), row.deptNm].filter(Boolean).join(' '),
  }))
  return { ...answer, rows: rows.toSorted((one, other) => one.deptNm.localeCompare(other.deptNm, 'ko')) }
}
/** Departments by kinds of education on a day, and what those who are short would cost. (EDU-02, EDU-16; fit A10) */
export async function legalStatus(context: Context, asked: StatusQuery): Promise<LegalAnswer> {
  const keptDt = await keptOn(context, asked.day)
  // Of a past day somebody asks as well who would stand otherwise by what is known now.
  if (keptDt !== undefined && asked.day === context.today) {
    const { matrix, people, short } = await keptMatrix(context, asked)
    const lines = finesFrom(short, amountsOf(await settingsOn(context, asked.day)))
    const answer = { ...matrix, day: asked.day, people, keptDt, moved: null, fines: finesSum(lines) }
    return namedByPlant(context, answer)
  }
  return namedByPlant(context, await answerOf(context, asked, await standingsOn(context, asked)))
}
/** The same with the figures that management follows, from the beginning of the year. */
export async function legalStatusWithKpis(context: Context, asked: StatusQuery): Promise<PortletAnswer> {
  const read = await standingsOn(context, asked)
  const span = { from: `${asked.day.slice(0, 4)}-01-01`, to: asked.day }
  return {
    ...(await namedByPlant(context, await answerOf(context, asked, read))),
    kpis: await educationKpis(context, { ...span, plantCd: asked.plantCd }, read.people),
  }
}
async function answerOf(
  context: Context,
  asked: StatusQuery,
  { people, keptDt }: Read,
): Promise<LegalAnswer> {
  const settings = await settingsOn(context, asked.day)
  const lines = finesOf(people, amountsOf(settings))
  const isPast = keptDt !== null && asked.day < context.today
  const now = isPast ? await reckoned(context, await placedPeople(context, asked), asked) : undefined
  return {
    ...matrixOf(people),
    day: asked.day,
    people: people.length,
    keptDt,
    moved: now ? now.filter(({ rows }, at) => !sameRows(rows, people[at]?.rows ?? [])).length : null,
    fines: finesSum(lines),
  }
}
const finesSum = (lines: FineLine[]) => ({ lines, sum: lines.reduce((sum, line) => sum + line.sum, 0) })

/** The people of one column, in one standing or in all. */
export async function peopleOfCell(
  context: Context,
  asked: StatusQuery,
  column: MatrixColumn,
  state: Standing | undefined,
): Promise<CellPerson[]> {
  const { people } = await standingsOn(context, asked)
  return people.flatMap(({ userId, userNm, deptNm, rows }): CellPerson[] => {
    const own = ofColumn(rows, column)
    const worst = worstOf(own)
    return worst && (!state || worst.state === state)
      ? [{ userId, userNm, deptNm, ...cellOf(own), ...worst }]
      : []
  })
}

/** All duties of a person on a day with the reason of every minute; undefined: outside the caller's scope. */
export async function userStatus(
  context: Context,
  userId: string,
  day: string,
): Promise<UserStatus | undefined> {
  const [person] = await personFacts(context, { day, userIds: [userId] })
  if (!person) return undefined
  const law = await lawFacts(context, day)
  const { userNm, deptNm } = person
  return { userId, userNm, deptNm, day, rows: judgePerson(person, law, day) }
}
