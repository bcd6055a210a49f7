import { casNumbersIn } from '../upload/cas-columns.rule.ts'
import { defined } from '../../../core/shared/defined.ts'
import { regulationHeadings, regulationWords } from '../upload/headings.texts.ts'
import { plainNumber, type Cell, type MappedRow, type Target } from '../../../core/shared/sheet-mapping.ts'
import { plainCas } from '../substance/cas-number.rule.ts'
import { label } from '../../../core/shared/sentence.ts'
import { regulationTargets } from './history.rule.ts'

const asWritten = new Set(['casNo', 'contentMinPct', 'thr1Qty', 'thr2Qty'])
/**
 * The columns that an upload looks for in a list as ministries publish it. What their cells say is read by
 * `publishedRows`: a number and its condition stand in one cell there. The law is asked for once, not in each row.
 */
export const publishedTargets: readonly Target[] = [
  ...regulationTargets.map((target): Target => ({
    ...target,
    ...defined({ kind: asWritten.has(target.name) ? ('text' as const) : undefined }),
    ...defined({ required: target.name === 'lawArticle' ? false : undefined }),
  })),
  { name: 'kindTxt', label: label('유해성 구분'), kind: 'text', aliases: regulationHeadings.kindTxt },
]

type Values = MappedRow['values']
const textOf = (value: Cell | string[] | undefined): string =>
  Array.isArray(value) ? value.join(', ') : String(value ?? '').trim()

export interface ListHead {
  regCd: string
  /** Article that stands for rows which name none. */
  lawArticle: string
  /** Heads of the columns by target: they say in which unit quantities are. */
  heads: Readonly<Record<string, string>>
}

/**
 * Rows of a published list as rows of an edition. A workbook of NCIS repeats a substance for each kind of
 * hazard and writes its name once; 환경부 writes CAS number and content into the name; KOSHA writes `25321-14-6
 * 등`. Rows that are struck out, and those of another kind of hazard than the list's, are left out.
 */
export function publishedRows(rows: readonly MappedRow[], head: ListHead): MappedRow[] {
  const wanted = regulationWords.kinds[head.regCd]
  const ofKinds = rows.some(({ values }) =>
    Object.values(regulationWords.kinds).some((kind) => textOf(values['kindTxt']).includes(kind)),
  )
  let above: Values = {}
  return rows.flatMap(({ rowNo, values: given }) => {
    const named = textOf(given['regSubjNm']) !== ''
    const values = named
      ? given
      : {
          ...given,
          regSubjNm: above['regSubjNm'] ?? null,
          casNo: given['casNo'] ?? above['casNo'] ?? null,
          noticeTxt: given['noticeTxt'] ?? above['noticeTxt'] ?? null,
        }
    if (named) above = given
    // What is struck out says so in place of its name, or of its kind of hazard.
    if (['regSubjNm', 'kindTxt'].some((column) => regulationWords.deleted.test(textOf(values[column]))))
      return []
    if (ofKinds && wanted && !textOf(values['kindTxt']).includes(wanted)) return []
    return [{ rowNo, values: readRow(values, head) }]
  })
}

function readRow(values: Values, { lawArticle, heads }: ListHead): Values {
  const name = textOf(values['regSubjNm'])
  const cas = casOfRow(textOf(values['casNo']), name)
  const content = contentOf(textOf(values['contentMinPct']), name)
  const quantities = quantitiesOf(textOf(values['thr1Qty']), textOf(values['thr2Qty']))
  const { kindTxt: _kind, ...kept } = values
  return {
    ...kept,
    regSubjNm: plainNameOf(name) || null,
    casNo: cas.numbers.length === 1 ? cas.numbers[0]! : null,
    casGroup: cas.numbers.length > 1 ? cas.numbers : (values['casGroup'] ?? null),
    contentMinPct: content.value,
    contentOpCd: textOf(values['contentOpCd']) || (content.above ? 'GT' : null),
    thr1Qty: quantities[0],
    thr2Qty: quantities[1],
    thrUnitTxt: textOf(values['thrUnitTxt']) || (quantities[0] === null ? null : unitOf(heads)),
    lawArticle: textOf(values['lawArticle']) || lawArticle || null,
    noticeTxt: [textOf(values['noticeTxt']), cas.words].filter(Boolean).join(' · ').slice(0, 200) || null,
  }
}

/** `벤젠[Benzene; 71-43-2] 및 이를 85% 이상 함유한 혼합물` → 벤젠. What stands in brackets of a Korean name stays. */
function plainNameOf(written: string): string {
  const name = written.replaceAll(/\s*[[(]\s*\d{2,7}-\d{2}-\d\s*[\])]/g, '')
  for (const found of name.matchAll(/[[(]/g)) {
    const rest = name.slice(found.index)
    const english = /^[[(]\s*[A-Za-zα-ω0-9(][^가-힣]*?(?:\d{2,7}-\d{2}-\d|[\])])/u.exec(rest)
    if (english && /[A-Za-z]{3}|\d-\d{2}-\d/.test(english[0]) && found.index > 1)
      return name.slice(0, found.index).trim()
  }
  return name.replace(regulationWords.mixture, '').trim()
}
/** CAS numbers of the column, else of the name; other words of the column are kept as a note. */
function casOfRow(column: string, name: string): { numbers: string[]; words: string } {
  const inColumn = casNumbersIn(column)
  if (inColumn.length > 0) return { numbers: inColumn, words: '' }
  // What looks like a number is checked as one, so that a slip is told and not passed over.
  if (/^\d[\d\s-]*$/.test(column)) return { numbers: [plainCas(column)], words: '' }
  return { numbers: casNumbersIn(name), words: column }
}
/** The lowest content that a column or a name says: what counts from there on counts. */
function contentOf(column: string, name: string): { value: Cell; above: boolean } {
  const above = regulationWords.above.test(column)
  if (column !== '') return { value: plainNumber(column) ?? column, above }
  const said = [...name.matchAll(regulationWords.contents)].map(([, value]) => Number(value))
  return { value: said.length === 0 ? null : Math.min(...said), above: false }
}
/** `제조·취급·저장: 1,000` is both; `제조·취급: 5,000(저장: 200,000)` is each. */
function quantitiesOf(first: string, second: string): [Cell, Cell] {
  const { store, handle } = regulationWords
  const numbers = [...first.replaceAll(',', '').matchAll(/\d+(?:\.\d+)?/g)].map(([each]) => Number(each))
  if (first.includes(store) && first.includes(handle))
    return [numbers[0] ?? null, numbers[1] ?? numbers[0] ?? null]
  const one = (text: string): Cell => (text === '' ? null : (plainNumber(text) ?? text))
  return [one(first), one(second)]
}
function unitOf(heads: ListHead['heads']): string | null {
  const said = `${heads['thr1Qty'] ?? ''} ${heads['thr2Qty'] ?? ''}`
  if (said.includes(regulationWords.tonnes)) return 't'
  return said.toLowerCase().includes(regulationWords.kilograms) ? 'kg' : null
}
