/** States of an annual plan in the order of its life. */
export const planStates = { draft: '작성', pending: '결재중', confirmed: '확정' } as const

/** States of a class in the order of its life. */
export const classStates = {
  planned: '계획',
  open: '모집',
  running: '진행',
  attended: '출결확정',
  closed: '결과확정',
  cancelled: '취소',
} as const

/** States of one person of a class. Who waits has no seat yet. */
export const targetStates = {
  waiting: '대기',
  invited: '대상',
  attended: '출석',
  completed: '이수',
  notCompleted: '미이수',
  absent: '불참',
  excluded: '제외',
} as const
export type TargetState = keyof typeof targetStates
/** States in which a person takes a seat of the class. */
export const seated: readonly TargetState[] = ['invited', 'attended', 'completed', 'notCompleted', 'absent']

/** EDU_ATTEND_METHOD: how somebody's presence was taken down. */
export const attendMethods = {
  code: 'code',
  device: 'device',
  tablet: 'tablet',
  link: 'link',
  manual: 'manual',
  meeting: 'meeting',
} as const
export type AttendMethod = keyof typeof attendMethods

/** EDU_SELECT_REASON: why somebody is on the list of a class. */
export const selectReasons = {
  rule: 'rule',
  organisation: 'organisation',
  vendor: 'vendor',
  applied: 'applied',
  offered: 'offered',
  onSite: 'onSite',
} as const
export type SelectReason = keyof typeof selectReasons

/** The two ends of somebody's presence. */
export type ScanKind = 'IN' | 'OUT'

/** EDU_METHOD_CD: 현장교육, at the place of work. */
export const heldAtPlace = 'F'
/** EDU_METHOD_CD of classes whose people come together: a picture belongs to their papers. */
export const heldTogether: readonly string[] = ['C', heldAtPlace]
