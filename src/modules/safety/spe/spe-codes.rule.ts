/** States of an entry of special equipment in the order of its life. */
export const speStates = {
  draft: '작성중',
  requested: '신청',
  papersApproved: '서류승인',
  fit: '적합',
  unfit: '부적합',
  stopped: '사용정지',
  out: '반출',
} as const

/** SPE_DOC: the papers that a company hands in beside those that the equipment and its operator already have. */
export const speDocs = {
  registration: 'registration',
  specification: 'specification',
  workPlan: 'workPlan',
  education: 'education',
  liftPlan: 'liftPlan',
} as const
export type SpeDoc = (typeof speDocs)[keyof typeof speDocs]

/** What the entry inspection asks of a kind of equipment. */
export interface SpeKind {
  /** The sheet (checkForm) by which it is inspected. */
  checkFormCd: string
  /** A leader of the work is named: 안전보건규칙 제39조. */
  leader: boolean
  /** It lifts: the rated load at its radius and the load are held against each other (제135조). */
  lifts: boolean
  docs: readonly SpeDoc[]
}
const { registration, specification, workPlan, education } = speDocs
/** 작업계획서: 안전보건규칙 제38조제1항 and 별표 4; 차량계 하역운반기계등 and 차량계 건설기계. */
const vehicle = {
  checkFormCd: 'SPE-VEHICLE',
  leader: true,
  lifts: false,
  docs: [registration, workPlan, education],
} as const
/**
 * Kinds (VND_EQUIP) that are inspected before they come in; any other is let in by the plant's hand. (fit S17; saf.md
 * SAF-14: 등록증·검사증·보험·면허·제원표·작업계획서·작업지휘자·안전교육, of which 검사증, 보험 and 면허 stand at the equipment)
 */
export const speKinds: Readonly<Record<string, SpeKind>> = {
  VEQ01: {
    checkFormCd: 'SPE-CRANE',
    leader: true,
    lifts: true,
    docs: [registration, specification, workPlan, education],
  },
  VEQ02: { ...vehicle, checkFormCd: 'SPE-FORKLIFT' },
  VEQ03: vehicle,
  VEQ04: { ...vehicle, checkFormCd: 'SPE-PLATFORM' },
  VEQ05: { ...vehicle, leader: false },
}
export const isSpecial = (equipTypeCd: string): boolean => Object.hasOwn(speKinds, equipTypeCd)
