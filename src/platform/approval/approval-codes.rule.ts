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
export const statusNames: Record<string, string> = {
  APS01: '임시',
  APS02: '진행',
  APS03: '보류',
  APS04: '반려',
  APS05: '회수',
  APS06: '완료',
  APS07: '폐기',
}
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
export const stepKindNames: Record<string, string> = {
  ASK01: '기안',
  ASK02: '검토',
  ASK03: '합의(순차)',
  ASK04: '합의(병렬)',
  ASK05: '승인',
  ASK06: '전결',
  ASK07: '참조',
  ASK08: '열람(공람)',
}
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
