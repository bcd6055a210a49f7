import type { FieldIssue } from '../../../core/shared/session.ts'
import type { Said, Sentence } from '../../../core/shared/sentence.ts'
import { addMonths } from '../../../core/shared/dates.ts'
import { chemicalSentences } from '../chemical-module.texts.ts'
import { draftSentences, msdsSentences } from './msds.texts.ts'
import { messages } from '../../../core/shared/messages.ts'
import { saysNothing } from './section-text.rule.ts'

export const sectionCodes = Array.from({ length: 16 }, (_, index) => String(index + 1).padStart(2, '0'))
/** What a Korean sheet says where nothing is known. (MSDS 고시 제11조 제7항) */
export const noData = String(draftSentences.noData())

export interface MsdsFacts {
  langCd?: string | null
  msdsSrcCd?: string | null
  origWriterTxt?: string | null
  writeYmd?: string | null
  revYmd?: string | null
  recvYmd?: string | null
  secretYn?: string | null
  secretApprNo?: string | null
  secretStartYmd?: string | null
  submitNo?: string | null
  sects?: readonly { sectCd: string; contents: string }[] | null
}

/** What is wrong with an MSDS, each at its field. @param today 'YYYY-MM-DD' */
export function msdsIssues(values: MsdsFacts, today: string): FieldIssue[] {
  const issues: FieldIssue[] = []
  const issue = (path: string, message: Said) => void issues.push({ path, message })
  if (values.revYmd && values.writeYmd && values.revYmd < values.writeYmd)
    issue('revYmd', msdsSentences.revisionOrder())
  if (values.revYmd && values.recvYmd && values.recvYmd < values.revYmd)
    issue('recvYmd', msdsSentences.receiptOrder())
  for (const name of ['writeYmd', 'revYmd', 'recvYmd'] as const)
    if (values[name] && values[name] > today) issue(name, chemicalSentences.futureDay())
  if (values.msdsSrcCd === 'TRANSLATED' && !values.origWriterTxt)
    issue('origWriterTxt', msdsSentences.firstWriter())
  if (values.secretYn === 'Y' && !values.secretApprNo) issue('secretApprNo', msdsSentences.approvalNoNeeded())
  if (values.secretYn === 'Y' && !values.secretStartYmd)
    issue('secretStartYmd', messages.requiredField('비공개 시작일'))
  const seen = new Set<string>()
  values.sects?.forEach(({ sectCd, contents }, index) => {
    if (seen.has(sectCd)) issue(`sects.${index}.sectCd`, msdsSentences.sectionTwice())
    seen.add(sectCd)
    if (!contents.trim()) issue(`sects.${index}.contents`, msdsSentences.sectionEmpty())
  })
  return issues
}

/** First aid, fire, spill and handling: what people need at once when something happens. */
const measureSections = ['04', '05', '06', '07']
/** Sections of measures that say nothing but 자료 없음. */
export const withoutMeasures = (sects: readonly { sectCd: string; contents: string }[]): string[] =>
  sects
    .filter(({ sectCd, contents }) => measureSections.includes(sectCd) && saysNothing(sectCd, contents))
    .map(({ sectCd }) => sectCd)

/** Sections that are still missing, by number. */
export const missingSections = (sects: readonly { sectCd: string }[]): string[] =>
  sectionCodes.filter((code) => !sects.some(({ sectCd }) => sectCd === code))

/**
 * Until when an MSDS is looked at again: some months after the later of revision and receipt. Company rule;
 * the law knows no expiry.
 */
export const reviewDue = (revYmd: string | null | undefined, recvYmd: string, months: number): string =>
  addMonths(revYmd && revYmd > recvYmd ? revYmd : recvYmd, months)

/**
 * M01: whoever made or imported a product, ourselves as well, its sheet carries a 제출번호 from the end of the
 * grace period on. (산업안전보건법 제110조)
 * @param sinceYmd as the parameter has it, 20260116
 */
export function submitWarning(
  values: Pick<MsdsFacts, 'submitNo'>,
  day: string,
  sinceYmd: number,
): Said | undefined {
  const since = String(sinceYmd).replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3')
  if (values.submitNo || day < since) return undefined
  return msdsSentences.noSubmitNo({ since })
}

export interface MsdsDiff {
  sections: { sectCd: string; before: string; after: string }[]
  ghs: { added: string[]; removed: string[] }
  fields: { name: string; before: string; after: string }[]
}
interface Comparable {
  sects: readonly { sectCd: string; contents: string }[]
  ghs: readonly { ghsClassCd: string; ghsCatCd: string; hCode: string | null }[]
  signalWordCd: string | null
  pictoCds: readonly string[] | null
  submitNo: string | null
  emergencyTel: string | null
}
const ghsText = ({ ghsClassCd, ghsCatCd, hCode }: Comparable['ghs'][number]): string =>
  [ghsClassCd, ghsCatCd, hCode].filter(Boolean).join(' ')

/**
 * What differs between two revisions: sections side by side, hazard classes, and what stands on the label.
 */
export function msdsDiff(before: Comparable, after: Comparable): MsdsDiff {
  const contentsOf = (of: Comparable, sectCd: string) =>
    of.sects.find((each) => each.sectCd === sectCd)?.contents ?? ''
  const [old, fresh] = [before.ghs.map(ghsText), after.ghs.map(ghsText)]
  const shown = {
    signalWordCd: [before.signalWordCd, after.signalWordCd],
    pictoCds: [before.pictoCds?.toSorted().join(', ') ?? null, after.pictoCds?.toSorted().join(', ') ?? null],
    submitNo: [before.submitNo, after.submitNo],
    emergencyTel: [before.emergencyTel, after.emergencyTel],
  }
  return {
    sections: sectionCodes
      .map((sectCd) => ({ sectCd, before: contentsOf(before, sectCd), after: contentsOf(after, sectCd) }))
      .filter((each) => each.before !== each.after),
    ghs: {
      added: fresh.filter((each) => !old.includes(each)),
      removed: old.filter((each) => !fresh.includes(each)),
    },
    fields: Object.entries(shown).flatMap(([name, [one, other]]) =>
      (one ?? '') === (other ?? '') ? [] : [{ name, before: one ?? '', after: other ?? '' }],
    ),
  }
}

/**
 * Sections whose change has to be taught and posted anew: composition, exposure limits and protective
 * equipment.
 */
const taught: Record<string, Sentence> = {
  '03': msdsSentences.composition(),
  '08': msdsSentences.exposureAndProtection(),
}
/**
 * Why people must be told of a revision anew; empty when nothing that concerns them has changed. (chm.md 4)
 */
export function reasonsToTell(diff: MsdsDiff): Sentence[] {
  return [
    ...(diff.ghs.added.length + diff.ghs.removed.length > 0 ? [msdsSentences.classification()] : []),
    ...diff.sections.flatMap(({ sectCd }) => taught[sectCd] ?? []),
  ]
}
