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
export interface MatrixRow {
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
const severity: readonly Standing[] = ['short', 'unknown', 'inProgress', 'satisfied', 'exempt']
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
const add = (cell: MatrixCell, { state, lackMin }: { state: Standing; lackMin: number }): void => {
  cell.people += 1
  cell.counts[state] += 1
  cell.lackMin += lackMin
}
export const ofColumn = (rows: readonly StatusFacts[], { eduTypeCd, closed }: MatrixColumn): StatusFacts[] =>
  rows.filter((row) => row.eduTypeCd === eduTypeCd && row.closed === closed)

/** Departments by kinds of education: how many people stand how, and how many minutes they lack. */
export function matrixOf(people: readonly PersonStatus[]): Matrix {
  const all = typeOrder.flatMap((eduTypeCd): MatrixColumn[] => [
    { eduTypeCd, closed: false },
    { eduTypeCd, closed: true },
  ])
  const columns = all.filter((column) => people.some(({ rows }) => ofColumn(rows, column).length > 0))
  const total = columns.map(blankCell)
  const rows = new Map<string | null, MatrixRow>()
  for (const { deptCd, deptNm, rows: own } of people) {
    const row = rows.get(deptCd) ?? { deptCd, deptNm, cells: columns.map(blankCell) }
    rows.set(deptCd, row)
    columns.forEach((column, at) => {
      const worst = worstOf(ofColumn(own, column))
      if (!worst) return
      add(row.cells[at]!, worst)
      add(total[at]!, worst)
    })
  }
  for (const cell of [...total, ...[...rows.values()].flatMap(({ cells }) => cells)])
    cell.share = shareOf(cell.counts)
  return {
    columns,
    rows: [...rows.values()].toSorted((one, other) => one.deptNm.localeCompare(other.deptNm, 'ko')),
    total,
  }
}

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
/** What the people who are short would cost by the table of fines: lacking persons × amount (fit A10). */
export function finesOf(
  people: readonly { rows: readonly StatusFacts[]; supervisor: boolean }[],
  amounts: FineAmounts,
): FineLine[] {
  return fineKinds.flatMap(([kind, eduTypeCd]): FineLine[] => {
    const lacking = people.filter(
      ({ rows, supervisor }) =>
        (eduTypeCd !== 'REG' || supervisor === (kind === 'supervisor')) &&
        rows.some((row) => row.eduTypeCd === eduTypeCd && row.state === standings.short),
    ).length
    const amount = amounts[kind]
    return lacking === 0 ? [] : [{ kind, people: lacking, amount, sum: lacking * amount }]
  })
}
