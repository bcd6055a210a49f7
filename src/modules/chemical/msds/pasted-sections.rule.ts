import { noData } from './msds.rule.ts'

/**
 * Words by which the heading of a section is known, in the wording of KOSHA, NICS and suppliers; without
 * spaces and marks.
 */
const headings: readonly (readonly [sectCd: string, words: RegExp])[] = [
  [
    '01',
    /^화학제품과회사|^productandcompany|^identificationofthe(?:substance|product|chemical)|^identification$/,
  ],
  ['02', /^(?:건강|물리적)?유해성위험성|^유해위험성|^위험성유해성|^hazards?identification/],
  ['03', /^구성성분|^composition/],
  ['04', /^응급조치|^firstaid/],
  ['05', /^폭발화재|^화재폭발|^firefighting/],
  ['06', /^누출사고|^accidentalrelease/],
  ['07', /^취급및저장|^handlingandstorage/],
  ['08', /^노출방지|^exposurecontrol/],
  ['09', /^물리화학적특성|^물리적화학적특성|^physicalandchemical/],
  ['10', /^안정성및반응성|^안전성및반응성|^stabilityandreactivity/],
  ['11', /^독성에관한|^toxicological/],
  ['12', /^환경에미치는|^ecological/],
  ['13', /^폐기시|^폐기상|^disposal/],
  ['14', /^운송에필요|^운송|^transport/],
  ['15', /^법적규제|^regulatory/],
  ['16', /^그밖의|^기타참고|^otherinformation/],
]
/** A heading is a short line; a sentence that begins alike is none. */
const longestHeading = 60
const longestContents = 8000

/**
 * The section whose heading a line is, or nothing: its number and words agree, or it has no number and no
 * sentence behind its words.
 */
function sectionOf(line: string): string | undefined {
  if (line.length > longestHeading) return undefined
  const [, number, rest = ''] =
    /^\s*(?:제\s*|section\s*)?(?:(\d{1,2})\s*(?:[.):．。항장-]\s*)*)?(.*)$/iu.exec(line) ?? []
  const words = rest.toLowerCase().replaceAll(/[\s.,:·ㆍ・･‧/()[\]{}|*#=-]/gu, '')
  const found = headings.find(([, known]) => known.test(words))?.[0]
  if (!found) return undefined
  if (number !== undefined) return Number(number) === Number(found) ? found : undefined
  return /[다오요시]$|[.!]\s*$/u.test(rest.trim()) ? undefined : found
}

export interface PastedSection {
  sectCd: string
  contents: string
  /** Page of its heading, where the text came from a PDF. */
  page?: number
}
/** Between the pages of a PDF. */
export const pageBreak = '\f'
/**
 * The text of an MSDS divided into its sections by their headings. What stands before the first heading is
 * left out; a section that is named twice (contents, page headers) keeps the longer text; an empty one says
 * 자료 없음 (MSDS 고시 제11조 제7항).
 */
export function pastedSections(text: string): PastedSection[] {
  const found = new Map<string, { lines: string[]; page: number }>()
  let open: { sectCd: string; lines: string[]; page: number } | undefined
  let page = 1
  const close = () => {
    if (!open) return
    const lines = open.lines.filter((line, at, all) => line !== '' || (at > 0 && all[at - 1] !== ''))
    const known = found.get(open.sectCd)
    if (!known || lines.join('\n').length > known.lines.join('\n').length)
      found.set(open.sectCd, { lines, page: open.page })
  }
  for (const given of text.replaceAll('\r', '').split('\n')) {
    page += given.split(pageBreak).length - 1
    const line = given.replaceAll(/\s+/gu, ' ').trim()
    const sectCd = sectionOf(line)
    if (sectCd) {
      close()
      open = { sectCd, lines: [], page }
    } else open?.lines.push(line)
  }
  close()
  const paged = text.includes(pageBreak)
  return [...found]
    .map(([sectCd, { lines, page: on }]) => ({
      sectCd,
      contents: lines.join('\n').trim().slice(0, longestContents) || noData,
      page: paged ? on : undefined,
    }))
    .toSorted((one, other) => one.sectCd.localeCompare(other.sectCd))
}
