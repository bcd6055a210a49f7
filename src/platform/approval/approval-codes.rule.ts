/** Values of the code groups of approvals (admin 3). */
export const statuses = {
  draft: 'APS01',
  progress: 'APS02',
  held: 'APS03',
  rejected: 'APS04',
  withdrawn: 'APS05',
  done: 'APS06',
  discarded: 'APS07',
} as const
export const stepKinds = {
  draft: 'ASK01',
  review: 'ASK02',
  agree: 'ASK03',
  agreeParallel: 'ASK04',
  approve: 'ASK05',
  final: 'ASK06',
  copy: 'ASK07',
  circulate: 'ASK08',
} as const
export const stepStatuses = {
  planned: 'ASS01',
  arrived: 'ASS02',
  approved: 'ASS03',
  rejected: 'ASS04',
  held: 'ASS05',
  skipped: 'ASS06',
  toBeSeen: 'ASS07',
  seen: 'ASS08',
  cancelled: 'ASS09',
} as const
export const agreePolicies = { all: 'AGP01', majority: 'AGP02', opinion: 'AGP03' } as const

const copies: readonly string[] = [stepKinds.copy, stepKinds.circulate]
/** 참조 and 열람 look on; 기안 has acted by submitting; all others wait for their turn. */
export const isCopy = (stepKindCd: string): boolean => copies.includes(stepKindCd)
export const isActing = (stepKindCd: string): boolean => stepKindCd !== stepKinds.draft && !isCopy(stepKindCd)
export const isAgreement = (stepKindCd: string): boolean =>
  stepKindCd === stepKinds.agree || stepKindCd === stepKinds.agreeParallel
export const isApproval = (stepKindCd: string): boolean =>
  stepKindCd === stepKinds.approve || stepKindCd === stepKinds.final
export const isWaiting = (stepStatusCd: string): boolean =>
  stepStatusCd === stepStatuses.arrived || stepStatusCd === stepStatuses.held
/** Signed with yes: by oneself, or in somebody's place and (not yet) seen afterwards. */
export const isApproved = (stepStatusCd: string): boolean =>
  stepStatusCd === stepStatuses.approved ||
  stepStatusCd === stepStatuses.toBeSeen ||
  stepStatusCd === stepStatuses.seen
/** The business kinds whose documents a system administrator may sign: rights, not business (admin 8). */
export const systemBizCds: readonly string[] = ['ABZ21']
