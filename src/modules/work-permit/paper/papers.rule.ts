import { paperNames } from './papers.texts.ts'

/** Papers beside the permit's own A4, and for which permits there is one. */
export const papers = {
  space: {
    label: paperNames.space(),
    fits: ({ supplCds }: Printed) => (supplCds ?? []).includes('S1'),
  },
  hot: { label: paperNames.hot(), fits: ({ permitTypeCd }: Printed) => permitTypeCd === 'H' },
  crew: { label: paperNames.crew(), fits: () => true },
  badges: { label: paperNames.badges(), fits: ({ vendorCd }: Printed) => vendorCd !== null },
} as const
export type Paper = keyof typeof papers
interface Printed {
  supplCds?: string[] | null
  permitTypeCd: string
  vendorCd: string | null
}
/** @returns the papers that there are for a permit, in their order */
export const papersOf = (permit: Printed): Paper[] =>
  (Object.keys(papers) as Paper[]).filter((paper) => papers[paper].fits(permit))
