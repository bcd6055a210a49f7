import type { PpeRequest } from '../ppe/ppe-request.resource.ts'

/** What each department gives: department, kind, pieces, months, personal or shared, why. */
export const demoStandards = [
  ['D100', 'helmet', 1, 36, 'personal', '안전보건규칙 제32조제1항제1호'],
  ['D100', 'shoes', 1, 12, 'personal', '안전보건규칙 제32조제1항제3호'],
  ['D110', 'goggles', 1, 12, 'personal', '안전보건규칙 제32조제1항제4호(비산물)'],
  ['D110', 'scba', 2, 60, 'shared', '누출 비상대응 공동 비치, 안전보건규칙 제450조'],
  ['D110', 'earPlug', 2, 1, 'personal', '소음 85 dB 이상 구역, 안전보건규칙 제516조'],
  ['D111', 'gasMask', 1, 24, 'personal', '염소·암모니아 취급, 안전보건규칙 제450조'],
  ['D111', 'canister', 2, 6, 'personal', '방독마스크 정화통(제조사 사용기한)'],
  ['D111', 'chemicalGloves', 1, 3, 'personal', '산·염기 취급, 안전보건규칙 제451조'],
  ['D120', 'dustMask', 10, 1, 'personal', '분진작업, 안전보건규칙 제617조'],
  ['D121', 'harness', 1, 24, 'personal', '높이 2 m 이상 작업, 안전보건규칙 제32조제1항제2호'],
  ['D121', 'faceShield', 1, 36, 'shared', '용접작업, 안전보건규칙 제32조제1항제5호'],
  ['D122', 'insulated', 1, 12, 'personal', '충전전로 작업, 안전보건규칙 제32조제1항제6호'],
] as const

type State = Exclude<PpeRequest['state'], 'pending'>
export interface DemoRequest {
  name: string
  userId: string
  deptCd: string
  daysAgo: number
  rqstTypeCd: 'regular' | 'new' | 'early' | 'lost'
  reasonTxt?: string
  overYn?: 'Y'
  state: State
  decideUserId?: string
  /** Item, size, pieces asked for, pieces given. */
  lines: readonly (readonly [item: string, sizeTxt: string | null, qty: number, issued?: number])[]
}
const halfMask = '방독마스크(반면형)'
const gloves = '화학물질용 안전장갑(니트릴)'
const dustMask = '방진마스크(특급, 안면부여과식)'
const helmet = '안전모(ABE형)'
const shoes = '안전화(6인치, 중작업용)'
const goggles = '비산물 보안경(고글형)'
const plugs = '귀마개(EP-1)'
const ammonia = '정화통(암모니아용)'
const scba = '공기호흡기(양압식, 30분)'
const faceShield = '용접용 보안면(자동)'
const vest = '반사 안전조끼'

export const demoRequests: readonly DemoRequest[] = [
  {
    name: 'mask',
    userId: 'gas01',
    deptCd: 'D111',
    daysAgo: 6,
    rqstTypeCd: 'new',
    state: 'issued',
    decideUserId: 'issuer01',
    lines: [[halfMask, 'M', 1, 1]],
  },
  {
    name: 'gloves',
    userId: 'watch01',
    deptCd: 'D111',
    daysAgo: 9,
    rqstTypeCd: 'regular',
    state: 'issued',
    decideUserId: 'issuer01',
    lines: [[gloves, 'L', 1, 1]],
  },
  {
    name: 'canisters',
    userId: 'issuer11',
    deptCd: 'D111',
    daysAgo: 4,
    rqstTypeCd: 'new',
    state: 'partIssued',
    decideUserId: 'approver01',
    lines: [
      [ammonia, null, 2, 1],
      [gloves, 'XL', 1, 1],
    ],
  },
  {
    name: 'waiting',
    userId: 'gas02',
    deptCd: 'D112',
    daysAgo: 2,
    rqstTypeCd: 'regular',
    state: 'approved',
    decideUserId: 'issuer02',
    lines: [[plugs, null, 2]],
  },
  {
    name: 'head',
    userId: 'watch02',
    deptCd: 'D112',
    daysAgo: 1,
    rqstTypeCd: 'regular',
    state: 'requested',
    lines: [[goggles, null, 1]],
  },
  {
    name: 'early',
    userId: 'emp02',
    deptCd: 'D121',
    daysAgo: 1,
    rqstTypeCd: 'early',
    reasonTxt: '용접 불티로 안전화 앞코가 손상되었습니다.',
    state: 'requested',
    lines: [[shoes, '270', 1]],
  },
  {
    name: 'lost',
    userId: 'rqst02',
    deptCd: 'D122',
    daysAgo: 3,
    rqstTypeCd: 'lost',
    reasonTxt: '현장 이동 중 안전모를 잃어버렸습니다.',
    state: 'requested',
    lines: [[helmet, null, 1]],
  },
  {
    name: 'many',
    userId: 'rqst01',
    deptCd: 'D121',
    daysAgo: 12,
    rqstTypeCd: 'new',
    reasonTxt: '정기보수 기간 분진작업 인원 지급',
    state: 'rejected',
    decideUserId: 'approver02',
    lines: [[dustMask, null, 10]],
  },
  {
    name: 'again',
    userId: 'issuer03',
    deptCd: 'D113',
    daysAgo: 15,
    rqstTypeCd: 'regular',
    state: 'cancelled',
    lines: [[goggles, null, 1]],
  },
  {
    name: 'draft',
    userId: 'coop01',
    deptCd: 'D122',
    daysAgo: 0,
    rqstTypeCd: 'regular',
    state: 'draft',
    lines: [[dustMask, null, 10]],
  },
]

interface DemoIssue {
  /** Of shared equipment, who keeps it. */
  userId: string
  deptCd: string
  /** Shared by the department, or kept at this place; personal where absent. */
  shared?: 'dept' | { areaCd: string }
  daysAgo: number
  received: boolean
  request?: string
  lines: readonly (readonly [item: string, sizeTxt: string | null, qty: number])[]
}
/** People who were given helmet and shoes, some of them so long ago that they are due again. */
const basics: readonly (readonly [userId: string, deptCd: string, size: string, daysAgo: number])[] = [
  ['issuer01', 'D111', '270', 70],
  ['issuer11', 'D111', '260', 68],
  ['gas01', 'D111', '270', 66],
  ['watch01', 'D111', '280', 64],
  ['issuer02', 'D112', '260', 62],
  ['issuer12', 'D112', '270', 60],
  ['gas02', 'D112', '260', 58],
  ['watch02', 'D112', '250', 56],
  ['issuer03', 'D113', '270', 54],
  ['issuer13', 'D113', '280', 52],
  ['approver01', 'D110', '270', 50],
  ['rqst01', 'D121', '260', 48],
  ['emp02', 'D121', '270', 46],
  ['rqst02', 'D122', '270', 44],
  ['coop01', 'D122', '260', 42],
]
const plugged = ['issuer01', 'gas01', 'watch01', 'issuer02', 'gas02', 'watch02', 'issuer03', 'issuer13']
const deptOf = new Map(basics.map(([userId, deptCd]) => [userId, deptCd]))

export const demoIssues: readonly DemoIssue[] = [
  ...basics.map(([userId, deptCd, size, daysAgo]): DemoIssue => ({
    userId,
    deptCd,
    daysAgo,
    received: true,
    lines: [
      [helmet, null, 1],
      [shoes, size, 1],
    ],
  })),
  ...plugged.map((userId, index): DemoIssue => ({
    userId,
    deptCd: deptOf.get(userId)!,
    daysAgo: 40 - index * 4,
    received: true,
    lines: [
      [plugs, null, 2],
      [goggles, null, 1],
    ],
  })),
  { userId: 'issuer01', deptCd: 'D111', daysAgo: 30, received: true, lines: [[halfMask, 'L', 1]] },
  { userId: 'issuer01', deptCd: 'D111', daysAgo: 30, received: true, lines: [[ammonia, null, 2]] },
  {
    userId: 'watch01',
    deptCd: 'D111',
    daysAgo: 9,
    received: true,
    request: 'gloves',
    lines: [[gloves, 'L', 1]],
  },
  { userId: 'emp02', deptCd: 'D121', daysAgo: 20, received: true, lines: [[dustMask, null, 10]] },
  {
    userId: 'gas01',
    deptCd: 'D111',
    daysAgo: 5,
    received: false,
    request: 'mask',
    lines: [[halfMask, 'M', 1]],
  },
  {
    userId: 'issuer11',
    deptCd: 'D111',
    daysAgo: 3,
    received: false,
    request: 'canisters',
    lines: [
      [ammonia, null, 1],
      [gloves, 'XL', 1],
    ],
  },
  { userId: 'issuer12', deptCd: 'D112', daysAgo: 2, received: false, lines: [[plugs, null, 2]] },
  // What is used together: at the place of a leak, and by the welders.
  {
    userId: 'issuer01',
    deptCd: 'D111',
    shared: { areaCd: 'YS-RX' },
    daysAgo: 33,
    received: true,
    lines: [[scba, null, 2]],
  },
  {
    userId: 'gas02',
    deptCd: 'D112',
    shared: { areaCd: 'YS-TK' },
    daysAgo: 33,
    received: false,
    lines: [[scba, null, 2]],
  },
  {
    userId: 'rqst01',
    deptCd: 'D121',
    shared: 'dept',
    daysAgo: 27,
    received: true,
    lines: [[faceShield, null, 1]],
  },
]
/** Workers of companies who were given something, in the order in which their passes were issued. */
export const demoWorkerIssues = [
  {
    daysAgo: 3,
    received: true,
    lines: [
      [halfMask, 'M', 1],
      [gloves, 'L', 1],
    ],
  },
  { daysAgo: 2, received: true, lines: [[vest, null, 1]] },
  {
    daysAgo: 1,
    received: false,
    lines: [
      [vest, null, 1],
      [goggles, null, 1],
    ],
  },
] as const
