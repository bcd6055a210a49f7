/** States of a month's council (vendor 3, COUNCIL_STATUS VCN01–05). */
export const councilStates = {
  planned: '예정',
  held: '개최',
  shared: '회의록 공유',
  closed: '종결',
  missed: '미개최',
} as const
export type CouncilState = keyof typeof councilStates
/** The acts on a council (vendor 4); the clock marks a month that ends without a meeting as missed. */
export const councilTransitions = {
  hold: { label: '개최등록', from: ['planned'], to: 'held' },
  share: { label: '회의록 공유', from: ['held'], to: 'shared' },
  close: { label: '종결', from: ['shared'], to: 'closed' },
  miss: { label: '미개최', from: ['planned'], to: 'missed', system: true },
} as const
export type CouncilAction = keyof typeof councilTransitions
