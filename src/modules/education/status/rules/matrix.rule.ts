import { roundHalfUp } from '../../../../core/shared/decimal.ts'
import type { Judged } from './judged.rule.ts'
import { standingOrder, standings, typeOrder, type JudgedType, type Standing } from './status-codes.rule.ts'

/** The figures of one person and duty, without its reasons. */
export type StatusFacts = Pick<
  Judged,
  | 'eduTypeCd'
  | 'periodKey'
  | 'closed'
  | 'requiredMin'
  | 'exemptMin'
  | 'recogMin'
  | 'lackMin'
  | 'dueYmd'
  | 'state'
>
export interface PersonStatus {
  userId: string
  userNm: string
  deptCd: string | null
  deptNm: string
  rows: StatusFacts[]
}
/** A column of the matrix: a kind of education, and for halves and years the period that is over. */
export interface MatrixColumn {
  eduTypeCd: JudgedType
  closed: boolean
}
export interface MatrixCell {
  people: number
  counts: Record<Standing, number>
  lackMin: number
  /** 법정충족율: satisfied / (all − exempt), per cent (EDU-16); null where nobody owes anything. */
  share: number | null
}
interface MatrixRow {
  deptCd: string | null
  deptNm: string
  cells: MatrixCell[]
}
export interface Matrix {
  columns: MatrixColumn[]
  rows: MatrixRow[]
  total: MatrixCell[]
}

/** The worst of several standings: what nobody knows comes before what is fine. */
export const severity: readonly Standing[] = ['short', 'unknown', 'inProgress', 'satisfied', 'exempt']
/** Duties of one kind of one person as one: the worst standing, the sum of what lacks. */
export function worstOf(rows: readonly StatusFacts[]): { state: Standing; lackMin: number } | undefined {
  if (rows.length === 0) return undefined
  const state = severity.find((each) => rows.some((row) => row.state === each))!
  return { state, lackMin: rows.reduce((sum, { lackMin }) => sum + lackMin, 0) }
}
/** EDU-16: 456 of 500 people, 20 of them exempt, are 95.0 per cent. */
export const shareOf = (counts: Readonly<Record<Standing, number>>): number | null => {
  const owing = standingOrder.reduce((sum, each) => sum + counts[each], 0) - counts.exempt
  return owing === 0 ? null : roundHalfUp((counts.satisfied / owing) * 100, 1)
}
const blankCell = (): MatrixCell => ({
  people: 0,
  counts: { satisfied: 0, inProgress: 0, short: 0, exempt: 0, unknown: 0 },
  lackMin: 0,
  share: null,
})
/** People of a department who stand alike in a column, each by the worst of his duties there. */
export interface Alike extends MatrixColumn {
  deptCd: string | null
  state: Standing
  people: number
  lackMin: number
}
type Place = Pick<PersonStatus, 'deptCd' | 'deptNm'>
const add = (
  cell: MatrixCell,
  { state, people, lackMin }: Pick<Alike, 'state' | 'people' | 'lackMin'>,
): void => {
  cell.people += people
  cell.counts[state] += people
  cell.lackMin += lackMin
}
export const ofColumn = (rows: readonly StatusFacts[], { eduTypeCd, closed }: MatrixColumn): StatusFacts[] =>
  rows.filter((row) => row.eduTypeCd === eduTypeCd && row.closed === closed)

const keyOf = ({ eduTypeCd, closed }: MatrixColumn): string => `${eduTypeCd} ${closed}`
const everyColumn = typeOrder.flatMap((eduTypeCd): MatrixColumn[] => [
  { eduTypeCd, closed: false },
  { eduTypeCd, closed: true },
])
/** Departments by kinds of education, from who stands alike. @param places of everybody, also of who owes nothing */
export function matrixFrom(places: readonly Place[], alike: readonly Alike[]): Matrix {
  const present = new Set(alike.map(keyOf))
  const columns = everyColumn.filter((column) => present.has(keyOf(column)))
  const at = new Map(columns.map((column, index) => [keyOf(column), index]))
  const total = columns.map(blankCell)
  const rows = new Map<string | null, MatrixRow>()
  for (const { deptCd, deptNm } of places)
    if (!rows.has(deptCd)) rows.set(deptCd, { deptCd, deptNm, cells: columns.map(blankCell) })
  for (const each of alike) {
    const index = at.get(keyOf(each))!
    add(rows.get(each.deptCd)!.cells[index]!, each)
    add(total[index]!, each)
  }
  for (const cell of [...total, ...[...rows.values()].flatMap(({ cells }) => cells)])
    cell.share = shareOf(cell.counts)
  return {
    columns,
    // Departments of several plants have one name.
    rows: [...rows.values()].toSorted(
      (one, other) =>
        one.deptNm.localeCompare(other.deptNm, 'ko') || (one.deptCd ?? '').localeCompare(other.deptCd ?? ''),
    ),
    total,
  }
}
/** Departments by kinds of education: how many people stand how, and how many minutes they lack. */
export const matrixOf = (people: readonly PersonStatus[]): Matrix =>
  matrixFrom(
    people,
    people.flatMap(({ deptCd, rows }) =>
      [...Map.groupBy(rows, keyOf).values()].map((own): Alike => {
        const [{ eduTypeCd, closed }] = own as [StatusFacts]
        return { deptCd, eduTypeCd, closed, people: 1, ...worstOf(own)! }
      }),
    ),
  )

/** Dated amounts of the table of fines, per lacking person (시행령 별표 35; 확인 필요). */
export type FineAmounts = Readonly<
  Record<'regular' | 'supervisor' | 'hired' | 'changed' | 'special' | 'duty' | 'chemicalLaw', number>
>
export interface FineLine {
  kind: keyof FineAmounts
  people: number
  amount: number
  sum: number
}
const fineKinds: readonly (readonly [keyof FineAmounts, JudgedType])[] = [
  ['regular', 'REG'],
  ['supervisor', 'REG'],
  ['hired', 'NEW'],
  ['changed', 'CHG'],
  ['special', 'SPC'],
  ['duty', 'JOB'],
  ['chemicalLaw', 'HCM'],
]
/** People of one kind who are short of a kind of education. */
export interface ShortPeople {
  eduTypeCd: string
  supervisor: boolean
  people: number
}
/** What the people who are short would cost by the table of fines: lacking persons × amount (fit A10). */
export const finesFrom = (short: readonly ShortPeople[], amounts: FineAmounts): FineLine[] =>
  fineKinds.flatMap(([kind, eduTypeCd]): FineLine[] => {
    const lacking = short
      .filter(
        (each) =>
          each.eduTypeCd === eduTypeCd &&
          (eduTypeCd !== 'REG' || each.supervisor === (kind === 'supervisor')),
      )
      .reduce((sum, { people }) => sum + people, 0)
    const amount = amounts[kind]
    return lacking === 0 ? [] : [{ kind, people: lacking, amount, sum: lacking * amount }]
  })
export const finesOf = (
  people: readonly { rows: readonly StatusFacts[]; supervisor: boolean }[],
  amounts: FineAmounts,
): FineLine[] =>
  finesFrom(
    people.flatMap(({ rows, supervisor }) => {
      const short = rows.filter(({ state }) => state === standings.short)
      return [...new Set(short.map(({ eduTypeCd }) => eduTypeCd))].map((eduTypeCd) => ({
        eduTypeCd,
        supervisor,
        people: 1,
      }))
    }),
    amounts,
  )
