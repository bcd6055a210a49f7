import {
  code,
  datetime,
  department,
  process,
  ref,
  refCode,
  text,
  textarea,
  user,
} from '../../../core/shared/field.ts'
import { reasonMin } from '../../../core/shared/limits.ts'
import { defineResource, type FullRow } from '../../../core/shared/resource.ts'

export const proposalMenu = 'rsa/daily/proposal'

/** What a proposal needs to become a row of an assessment. */
export const adoptInput = {
  rsaTargetNo: ref('평가대상', 'rsaTarget', { required: true }),
  stepTxt: text('작업단계', { required: true, max: 200 }),
  hazardKindCd: code('분류', 'RSA_HAZARD_KIND', { required: true }),
  answerTxt: textarea('답변', { max: 1000 }),
}

export const proposalStates = {
  received: '접수',
  accepted: '채택',
  adopted: '평가 반영',
  answered: '답변완료',
  rejected: '반려',
} as const

/**
 * 위험제안: a hazard that somebody at work has seen, and what came of it. It becomes a row of an assessment, is answered,
 * or is turned down with a reason; the proposer is told each time. Without sign-in stays the request link. (rsa.md 2,
 * 5.6; fit D36; 산업안전보건법 제36조제2항)
 */
export const rsaProposal = defineResource({
  name: 'rsaProposal',
  title: '위험제안',
  path: '/api/rsa/proposal',
  menus: [proposalMenu],
  key: 'rsaProposalNo',
  fields: {
    rsaProposalCd: text('제안번호', { numbering: 'RP-{plant}-{YYYY}-{seq4}', searchable: true }),
    hazardTxt: textarea('위험한 점', { required: true, min: 10, max: 1000, searchable: true }),
    placeTxt: text('장소', { required: true, max: 200 }),
    measureTxt: textarea('바라는 대책', { max: 1000 }),
    plantCd: refCode('사업장', 'plant', { required: true }),
    deptCd: department('담당 부서', { required: true }),
    processNo: process('공정'),
    occurTypeCd: code('재해형태', 'SAF_OCCUR_TYPE'),
    proposeUserId: user('제안자', { readOnly: true }),
    proposeDt: datetime('제안일시', { readOnly: true }),
    imprNo: ref('현장 요청', 'improvement', { readOnly: true }),
    rsaTargetNo: ref('반영한 평가대상', 'rsaTarget', { readOnly: true }),
    rsaHazardNo: ref('반영한 유해·위험요인', 'rsaHazard', { readOnly: true }),
    answerTxt: textarea('답변', { max: 1000, readOnly: true }),
    rejectReason: textarea('반려 사유', { max: 500, readOnly: true }),
    answerUserId: user('답변자', { readOnly: true }),
    answerDt: datetime('답변일시', { readOnly: true }),
  },
  scope: { plant: 'plantCd' },
  unique: [['imprNo']],
  order: [{ by: 'rsaProposalNo', direction: 'desc' }],
  list: [
    'rsaProposalCd',
    'state',
    'hazardTxt',
    'placeTxt',
    'deptCd',
    'proposeUserId',
    'proposeDt',
    'rsaTargetNo',
    'answerDt',
    'plantCd',
  ],
  search: {
    proposeDt: 'period',
    hazardTxt: 'contains',
    state: 'in',
    deptCd: 'subtree',
    proposeUserId: 'equals',
    rsaTargetNo: 'equals',
    plantCd: 'equals',
  },
  files: { photo: { label: '현장 사진', limit: 10, imageOnly: true, maxMegabytes: 20 } },
  states: proposalStates,
  transitions: {
    accept: { label: '채택', from: ['received'], to: 'accepted' },
    adopt: { label: '평가에 반영', from: ['received', 'accepted'], to: 'adopted', input: adoptInput },
    answer: {
      label: '답변',
      from: ['received', 'accepted'],
      to: 'answered',
      input: { answerTxt: textarea('답변', { required: true, min: 5, max: 1000 }) },
    },
    reject: { label: '반려', from: ['received', 'accepted'], to: 'rejected', reasonMin, danger: true },
  },
})
export interface RsaProposal extends FullRow<typeof rsaProposal> {}
