import { label } from '../../../../core/shared/sentence.ts'
import type { Cell, MappedRow, Target } from '../../../../core/shared/sheet-mapping.ts'
import { completedWords, hourWords, kindEnding, notCompletedWords, resultHeadings } from './headings.texts.ts'

const pair = (value: number, unit: string | undefined): number =>
  unit === undefined || new RegExp(`^(?:${hourWords.hours})$`, 'i').test(unit) ? value * 60 : value
/**
 * Minutes of a time as institutes write it: `16`, `16시간`, `2시간 30분`, `1.5h`, `90분`. A number alone is hours. What says
 * no time stays as it is, so that the check shows it.
 */
export function minutesOf(cell: NonNullable<Cell>): Cell {
  if (typeof cell === 'number') return Math.round(cell * 60)
  const parts = [
    ...String(cell)
      .normalize('NFKC')
      .matchAll(new RegExp(`(\\d+(?:\\.\\d+)?)\\s*(${hourWords.hours}|${hourWords.minutes})?`, 'gi')),
  ]
  if (parts.length === 0) return cell
  return Math.round(parts.reduce((sum, [, value, unit]) => sum + pair(Number(value), unit), 0))
}

/** The word that our own list of outcomes has for what an institute writes; another word stays as it is. */
export function outcomeOf(cell: NonNullable<Cell>): Cell {
  const said = String(cell).normalize('NFKC').toLowerCase().replaceAll(/\s/g, '')
  if (notCompletedWords.includes(said)) return 'notCompleted'
  return completedWords.includes(said) ? 'completed' : cell
}

/**
 * A kind of education as our own list calls it: institutes write 정기안전보건교육 where it says 정기. A word that only ends
 * differently loses its end; every other stays, and is refused where the list does not know it.
 */
export const kindOf = (cell: NonNullable<Cell>): Cell =>
  String(cell).normalize('NFKC').trim().replace(kindEnding, '').trim() || cell

/** Every day that a text names, as YYYY-MM-DD: `2026.3.2 ~ 2026.3.4`, `2026-03-02~03-04`. */
export function daysIn(cell: NonNullable<Cell>): string[] {
  const days: string[] = []
  for (const [, year, month, day] of String(cell)
    .normalize('NFKC')
    .matchAll(/(?:(\d{4})\D{1,3})?(\d{1,2})\D{1,3}(\d{1,2})(?!\d)/g)) {
    const of = year ?? days.at(-1)?.slice(0, 4)
    if (of) days.push(`${of}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`)
  }
  return days
}

/** What a list of an institute may say, and the words that institutes use for it. */
export const instituteTargets: readonly Target[] = [
  { name: 'userId', label: label('직원'), kind: 'text', aliases: resultHeadings.userId },
  { name: 'personNm', label: label('이수자'), kind: 'text', aliases: resultHeadings.personNm },
  {
    name: 'vendorWorkerNo',
    label: label('협력업체 작업자'),
    kind: 'text',
    aliases: resultHeadings.vendorWorkerNo,
  },
  { name: 'eduNm', label: label('교육명'), kind: 'text', aliases: resultHeadings.eduNm },
  { name: 'eduTypeCd', label: label('교육구분'), kind: kindOf, aliases: resultHeadings.eduTypeCd },
  {
    name: 'specialWorkNo',
    label: label('특별교육 대상작업'),
    kind: 'text',
    aliases: resultHeadings.specialWorkNo,
  },
  { name: 'period', label: label('교육기간'), kind: 'text', aliases: resultHeadings.period },
  { name: 'eduStartYmd', label: label('교육 시작일'), kind: 'date', aliases: resultHeadings.eduStartYmd },
  { name: 'eduEndYmd', label: label('이수일'), kind: 'date', aliases: resultHeadings.eduEndYmd },
  { name: 'hourTxt', label: label('교육시간'), kind: minutesOf, aliases: resultHeadings.hourTxt },
  { name: 'recogMin', label: label('인정시간(분)'), kind: 'number', aliases: resultHeadings.recogMin },
  { name: 'resultCd', label: label('결과'), kind: outcomeOf, aliases: resultHeadings.resultCd },
  { name: 'examScore', label: label('시험점수'), kind: 'number', aliases: resultHeadings.examScore },
  { name: 'progressPct', label: label('진도율(%)'), kind: 'number', aliases: resultHeadings.progressPct },
  { name: 'outCertTxt', label: label('기관 수료번호'), kind: 'text', aliases: resultHeadings.outCertTxt },
  { name: 'validToYmd', label: label('유효일'), kind: 'date', aliases: resultHeadings.validToYmd },
  { name: 'remark', label: label('비고'), kind: 'text', aliases: resultHeadings.remark },
]

/** What the person says who brings the list, for all of its rows. */
export interface ForAll {
  senderNm: string
  sourceCd: 'institute' | 'remote'
  /** Of the course that was chosen for the list; an own column of the list goes before it. */
  course: { eduCourseNo: number; eduNm: string; eduTypeCd: string; specialWorkNo: string | null } | undefined
  /** The kind of the whole list, which institutes hardly ever write into it; an own column goes before it. */
  eduTypeCd?: string | undefined
  /** The list names only people who completed the course: it has no column of outcomes. */
  allCompleted: boolean
}
/**
 * A row of an institute as the template of results would say it. A period gives the days that have no column of their
 * own; one day alone is the first and the last. Nothing is assumed of an outcome that nobody said.
 */
export function resultValues(
  { values }: Pick<MappedRow, 'values'>,
  forAll: ForAll,
): Record<string, Cell | string[]> {
  const { period, hourTxt, personNm, ...said } = values
  const days = typeof period === 'string' ? daysIn(period) : []
  const end = said['eduEndYmd'] ?? days.at(-1) ?? said['eduStartYmd'] ?? null
  const { course } = forAll
  return {
    ...said,
    userId: said['vendorWorkerNo'] ? null : (said['userId'] ?? personNm ?? null),
    eduCourseNo: course?.eduCourseNo ?? null,
    eduNm: course?.eduNm ?? said['eduNm'] ?? null,
    eduTypeCd: course?.eduTypeCd ?? said['eduTypeCd'] ?? forAll.eduTypeCd ?? null,
    specialWorkNo: course ? course.specialWorkNo : (said['specialWorkNo'] ?? null),
    eduStartYmd: said['eduStartYmd'] ?? days[0] ?? end,
    eduEndYmd: end,
    recogMin: said['recogMin'] ?? hourTxt ?? null,
    resultCd: said['resultCd'] ?? (forAll.allCompleted ? 'completed' : null),
    sourceCd: forAll.sourceCd,
    outOrgNm: forAll.senderNm.slice(0, 100),
  }
}
/** What a list must say, each by one of its columns, before its rows are read. @returns names of what is missing */
export function missingColumns(
  mapping: Readonly<Record<string, number>>,
  { course, eduTypeCd, allCompleted }: Pick<ForAll, 'course' | 'eduTypeCd' | 'allCompleted'>,
): string[] {
  const has = (...names: string[]) => names.some((name) => mapping[name] !== undefined)
  return [
    ...(has('userId', 'personNm', 'vendorWorkerNo') ? [] : ['personNm']),
    ...(course || has('eduNm') ? [] : ['eduNm']),
    ...(course || eduTypeCd || has('eduTypeCd') ? [] : ['eduTypeCd']),
    ...(has('period', 'eduEndYmd', 'eduStartYmd') ? [] : ['eduEndYmd']),
    ...(has('recogMin', 'hourTxt') ? [] : ['hourTxt']),
    ...(allCompleted || has('resultCd') ? [] : ['resultCd']),
  ]
}
