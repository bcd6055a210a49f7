/** Groups and single items of the codes of risk assessment, by the names that the code uses. */
export const assessmentKinds = { first: '1', regular: '2', occasional: '3', constant: '4' } as const
/** Methods (RSA_TYPE). What-if is assessed on the sheet of HAZOP. (지침 제7조, fit D27) */
export const assessmentTypes = {
  kras: 'K',
  level3: 'L',
  checklist: 'C',
  onePoint: 'O',
  jsa: 'J',
  hazop: 'Z',
  whatIf: 'W',
  charm: 'M',
} as const
export type AssessmentType = (typeof assessmentTypes)[keyof typeof assessmentTypes]

/** Why an assessment is made between the regular ones: the six of 제13조제2항, and near misses (제2024-76호, 확인 필요). */
export const triggers = {
  building: '1',
  machine: '2',
  repair: '3',
  method: '4',
  accident: '5',
  employer: '6',
  nearMiss: '7',
} as const

/** Order of measures: remove, engineer, manage, protect (제11조제1항). */
export const hierarchy = { remove: '1', engineering: '2', management: '3', protective: '4' } as const

export const teamRoles = {
  head: 'head',
  leader: 'leader',
  safety: 'safety',
  health: 'health',
  worker: 'worker',
  representative: 'representative',
  expert: 'expert',
  design: 'design',
  operation: 'operation',
  vendor: 'vendor',
} as const
/** Roles of people who do the work themselves. */
export const workerRoles: readonly string[] = [teamRoles.worker, teamRoles.representative]

export const walkMethod = 'walk'
/** Ways to tell the result; the first two alone let a target count as told (rsa.md 4). */
export const shareTypes = {
  post: 'post',
  meeting: 'tbm',
  training: 'training',
  committee: 'meeting',
  notice: 'notice',
} as const

export const signWays = { own: 'own', pin: 'pin', digits: 'digits' } as const

/** The company as a whole: its matrices hold at every plant that has none of its own. */
export const wholeCompany = '0000'

/** H, M, L as the approval's policy asks them (fit D30). */
export const riskGrades = { high: 'H', medium: 'M', low: 'L' } as const
export type RiskGrade = (typeof riskGrades)[keyof typeof riskGrades]

export const planStates = {
  draft: '작성',
  pending: '계획 결재중',
  confirmed: '확정',
  running: '진행중',
  completing: '완료 결재중',
  done: '완료',
  rejected: '반려',
  cancelled: '취소',
} as const
/** A plan has results to report once a target of it was begun. */
export const reportedPlanStates: readonly string[] = ['running', 'completing', 'done']
export const targetStates = {
  waiting: '대기',
  assessing: '평가중',
  review: '검토요청',
  supplement: '보완',
  confirmed: '확정',
  shared: '공유완료',
} as const
/** States in which the rows of a target may be written. */
export const openTargetStates: readonly string[] = ['assessing', 'supplement']
export const endedTargetStates: readonly string[] = ['confirmed', 'shared']

/** How soon a risk is to be lowered (RSA_LEVEL), worst first: the register grade of its matrix, on one scale for all methods. */
export const riskLevels = {
  urgent: 'U',
  high: 'H',
  medium: 'M',
  low: 'L',
  accepted: 'A',
  unknown: 'N',
} as const
export type RiskLevel = (typeof riskLevels)[keyof typeof riskLevels]
/** A risk against the row of last year that it continues (RSA_CHANGE). Scores of two matrices are not compared. */
export const riskChanges = {
  added: 'new',
  up: 'up',
  down: 'down',
  same: 'same',
  first: 'first',
  otherMatrix: 'other',
} as const
