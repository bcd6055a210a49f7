/** The item of the form 공사·정비 that follows from a count. */
export const accidentItem = '재해이력'
/** The item of the monthly form. */
export const monthlyItem = '월간 안전점수'
/** Items of the half-year form by indicator; the form and what the records say meet by these names. */
export const autoItems = {
  council: '협의체 참석',
  jointInspection: '합동점검',
  selfCheck: '자체점검',
  training: '교육이수',
  permit: '작업허가 준수',
  point: '벌점지수',
  improvement: '개선이행',
  accident: '사고',
} as const
export type AutoItem = keyof typeof autoItems
