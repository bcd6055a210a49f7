/** Papers beside the permit's own A4, and for which permits there is one. */
export const papers = {
  space: {
    label: '밀폐공간 출입구 게시물',
    fits: ({ supplCds }: Printed) => (supplCds ?? []).includes('S1'),
  },
  hot: { label: '화재위험작업 게시물', fits: ({ permitTypeCd }: Printed) => permitTypeCd === 'H' },
  crew: { label: '작업자 명단', fits: () => true },
  badges: { label: '작업자 출입증', fits: ({ vendorCd }: Printed) => vendorCd !== null },
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
