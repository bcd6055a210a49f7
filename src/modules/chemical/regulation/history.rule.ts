import { casColumn, casListColumn } from '../upload/cas-columns.rule.ts'
import { casIssue } from '../substance/cas-number.rule.ts'
import type { Cell, Target } from '../../../core/shared/sheet-mapping.ts'
import { substanceRefusals } from '../substance/substance.texts.ts'
import { regulationSentences } from './regulation.texts.ts'
import { keptText, saidAgain } from '../../../core/shared/kept-sentence.ts'
import { label, type Sentence } from '../../../core/shared/sentence.ts'
import { regulationHeadings } from '../upload/headings.texts.ts'

/** Columns of a list as ministries and consultants publish it. */
export const regulationTargets: readonly Target[] = [
  {
    name: 'regSubjNm',
    label: label('규제물질명'),
    kind: 'text',
    required: true,
    aliases: regulationHeadings.regSubjNm,
  },
  { name: 'casNo', label: label('CAS번호'), kind: casColumn, aliases: regulationHeadings.casNo },
  {
    name: 'casGroup',
    label: label('군 CAS목록'),
    kind: casListColumn,
    aliases: regulationHeadings.casGroup,
  },
  {
    name: 'contentMinPct',
    label: label('함량기준(%)'),
    kind: 'number',
    aliases: regulationHeadings.contentMinPct,
  },
  { name: 'contentOpCd', label: label('함량 비교'), kind: 'text', aliases: regulationHeadings.contentOpCd },
  { name: 'thr1Qty', label: label('기준량1'), kind: 'number', aliases: regulationHeadings.thr1Qty },
  { name: 'thr2Qty', label: label('기준량2'), kind: 'number', aliases: regulationHeadings.thr2Qty },
  { name: 'thrUnitTxt', label: label('기준량 단위'), kind: 'text', aliases: regulationHeadings.thrUnitTxt },
  {
    name: 'lawArticle',
    label: label('법적근거'),
    kind: 'text',
    required: true,
    aliases: regulationHeadings.lawArticle,
  },
  { name: 'noticeTxt', label: label('고시번호·단서'), kind: 'text', aliases: regulationHeadings.noticeTxt },
]

export interface RegValues {
  regSubjNm: string | null
  casNo: string | null
  casGroup: readonly string[] | null
  contentMinPct: number | null
  contentOpCd: string | null
  thr1Qty: number | null
  thr2Qty: number | null
  thrUnitTxt: string | null
  lawArticle: string | null
  noticeTxt: string | null
}
export interface StoredItem extends RegValues {
  regItemNo: number
}
export const regActions = { new: 'N', changed: 'C', deleted: 'D', same: 'S', error: 'E' } as const
export interface HistLine extends RegValues {
  rowNo: number | null
  actionCd: string
  regItemNo: number | null
  /** What stood there before and what is wrong, as `sayKept` says it to a reader. */
  beforeTxt: string | null
  errorTxt: string | null
}

/** The lines that a row of an edition keeps, in the language of the reader; older words as they were written. */
export const sayKept = (kept: string | null): readonly (Sentence | string)[] =>
  kept === null ? [] : (saidAgain(kept, regulationSentences, substanceRefusals) ?? kept.split('\n'))

const names = regulationTargets.map(({ name }) => name) as (keyof RegValues)[]
const labels = Object.fromEntries(regulationTargets.map(({ name, label }) => [name, label])) as Record<
  keyof RegValues,
  Sentence
>
const textOf = (value: unknown): string | null =>
  value === null || value === undefined || value === '' ? null : String(value)
const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null)

/**
 * A mapped row as the values of an item; the comparison is 이상 unless 초과 is said, and there is none without a
 * limit.
 */
export function regValues(row: Readonly<Record<string, Cell | string[]>>): RegValues {
  const contentMinPct = numberOf(row['contentMinPct'])
  const said = textOf(row['contentOpCd'])
  const group = row['casGroup']
  return {
    regSubjNm: textOf(row['regSubjNm']),
    casNo: textOf(row['casNo']),
    casGroup: Array.isArray(group) && group.length > 0 ? group.toSorted() : null,
    contentMinPct,
    contentOpCd: contentMinPct === null ? null : said !== null && /초과|GT|>(?!=)/i.test(said) ? 'GT' : 'GE',
    thr1Qty: numberOf(row['thr1Qty']),
    thr2Qty: numberOf(row['thr2Qty']),
    thrUnitTxt: textOf(row['thrUnitTxt']),
    lawArticle: textOf(row['lawArticle']),
    noticeTxt: textOf(row['noticeTxt']),
  }
}

/** What is wrong with a row. */
export function rowErrors(values: RegValues, raw: Readonly<Record<string, Cell | string[]>>): Sentence[] {
  const errors: Sentence[] = []
  if (!values.regSubjNm) errors.push(regulationSentences.substanceNeeded())
  if (!values.lawArticle) errors.push(regulationSentences.lawNeeded())
  for (const cas of [values.casNo, ...(values.casGroup ?? [])]) {
    const issue = cas ? casIssue(cas) : undefined
    if (issue) errors.push(regulationSentences.casFault({ cas: cas!, issue }))
  }
  for (const name of ['contentMinPct', 'thr1Qty', 'thr2Qty'] as const)
    if (raw[name] !== null && raw[name] !== undefined && typeof raw[name] !== 'number')
      errors.push(regulationSentences.notANumber({ label: labels[name] }))
  if (values.contentMinPct !== null && (values.contentMinPct < 0 || values.contentMinPct > 100))
    errors.push(regulationSentences.contentRange())
  return errors
}

const plainName = (name: string | null): string => (name ?? '').replaceAll(/\s/g, '')
const same = (one: RegValues, other: RegValues): boolean =>
  names.every((name) => JSON.stringify(one[name] ?? null) === JSON.stringify(other[name] ?? null))
function shown(name: keyof RegValues, value: unknown): string | Sentence {
  if (value === null || value === undefined) return regulationSentences.none()
  if (name === 'contentOpCd') return regulationSentences[value === 'GT' ? 'above' : 'orMore']()
  return Array.isArray(value) ? value.join(', ') : String(value)
}
/** Old values of what differs. */
const differing = (before: RegValues, after: RegValues): string =>
  keptText(
    names
      .filter((name) => JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null))
      .map((name) => regulationSentences.before({ field: labels[name], value: shown(name, before[name]) })),
  )

/**
 * What a new edition does to the list in force: rows that are new, changed, the same, wrong, and items that
 * it leaves out. An item is known again by its CAS number where that stands once on both sides, else by its
 * name.
 */
export function historyLines(
  rows: readonly { rowNo: number; values: RegValues; errors: readonly Sentence[] }[],
  stored: readonly StoredItem[],
): HistLine[] {
  const count = (all: readonly RegValues[], casNo: string) =>
    all.filter((each) => each.casNo === casNo).length
  const given = rows.map(({ values }) => values)
  const keyOf = (values: RegValues): string =>
    values.casNo && count(given, values.casNo) <= 1 && count(stored, values.casNo) <= 1
      ? values.casNo
      : `${values.casNo ?? ''}|${plainName(values.regSubjNm)}`
  const known = new Map(stored.map((item) => [keyOf(item), item]))
  const seen = new Map<string, number>()
  const lines = rows.map(({ rowNo, values, errors }): HistLine => {
    const key = keyOf(values)
    const earlier = seen.get(key)
    const all =
      earlier === undefined ? errors : [...errors, regulationSentences.duplicateRow({ row: earlier })]
    seen.set(key, rowNo)
    const before = known.get(key)
    const actionCd =
      all.length > 0
        ? regActions.error
        : !before
          ? regActions.new
          : same(before, values)
            ? regActions.same
            : regActions.changed
    return {
      rowNo,
      actionCd,
      regItemNo: before?.regItemNo ?? null,
      ...values,
      beforeTxt: before && actionCd === regActions.changed ? differing(before, values) : null,
      errorTxt: all.length > 0 ? keptText(all) : null,
    }
  })
  const left = stored.filter((item) => !seen.has(keyOf(item)))
  return [
    ...lines,
    ...left.map(({ regItemNo, ...values }): HistLine => ({
      rowNo: null,
      actionCd: regActions.deleted,
      regItemNo,
      ...values,
      beforeTxt: null,
      errorTxt: null,
    })),
  ]
}

export const countOf = (lines: readonly HistLine[], actionCd: string): number =>
  lines.filter((line) => line.actionCd === actionCd).length
