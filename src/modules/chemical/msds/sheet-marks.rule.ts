import { sectionCodes } from './msds.rule.ts'
import { saysNothing } from './section-text.rule.ts'

/** A section of a sheet as it is typed; a line that is being added has no key yet. */
export interface SectionLine {
  sectLineNo?: number
  sectCd: string
  contents: string
  draftYn?: string | null
}
/** What the list of the sections says of one, the most urgent first. */
export const sectionMarks = ['faulty', 'missing', 'otherClass', 'draft', 'empty', 'differs'] as const
export type SectionMark = (typeof sectionMarks)[number]
export interface MarkedSection {
  sectCd: string
  marks: SectionMark[]
}
/** Marks that ask a person to look at the section before the sheet goes to review. */
const work: ReadonlySet<SectionMark> = new Set(['faulty', 'missing', 'otherClass', 'draft', 'empty'])
export const asksForWork = ({ marks }: MarkedSection): boolean => marks.some((mark) => work.has(mark))

/**
 * The marks of all sixteen sections.
 * @param before the sections of the revision before, undefined where there is none
 * @param faulty sections at which a refusal stands
 * @param otherClass true when section 2 names other statements than the classification
 */
export function markedSections(
  lines: readonly SectionLine[],
  before: readonly SectionLine[] | undefined,
  faulty: ReadonlySet<string>,
  otherClass: boolean,
): MarkedSection[] {
  return sectionCodes.map((sectCd) => {
    const line = lines.find((each) => each.sectCd === sectCd)
    const contents = line?.contents ?? ''
    const holds: Record<SectionMark, boolean> = {
      faulty: faulty.has(sectCd),
      missing: contents.trim() === '',
      otherClass: otherClass && sectCd === '02',
      draft: line?.draftYn === 'Y',
      empty: contents.trim() !== '' && saysNothing(sectCd, contents),
      differs:
        before !== undefined && (before.find((each) => each.sectCd === sectCd)?.contents ?? '') !== contents,
    }
    return { sectCd, marks: sectionMarks.filter((mark) => holds[mark]) }
  })
}

/** The next section that asks for work after one, from the first again at the end. */
export const nextToDo = (sections: readonly MarkedSection[], sectCd: string): string | undefined => {
  const at = sections.findIndex((each) => each.sectCd === sectCd)
  return [...sections.slice(at + 1), ...sections.slice(0, at)].find(asksForWork)?.sectCd
}
