import {
  code,
  date,
  datetime,
  flag,
  number,
  ref,
  refCode,
  text,
  textarea,
  user,
} from '../../../core/shared/field.ts'
import { documentExtensions } from '../../../core/shared/limits.ts'
import { defineResource, type FullRow } from '../../../core/shared/resource.ts'

/** The page on which the people of an accident stand: their detail is for safety, health and the head of the site. */
export const personMenu = 'saf/accident/accidentPerson'
const sealed = { personal: { sealed: true } } as const

/**
 * 재해자: who was hurt, and how. The identity number is never kept (개인정보 보호법 제24조의2); what the statistics count
 * stands open, what a doctor says is sealed (decision 0036).
 */
export const safEventPerson = defineResource({
  name: 'safEventPerson',
  title: '재해자',
  path: '/api/saf/accident/person',
  menus: [personMenu],
  key: 'safEventPersonNo',
  fields: {
    safEventNo: ref('사고', 'safEvent', { required: true }),
    plantCd: refCode('사업장', 'plant', { readOnly: true }),
    personTypeCd: code('소속구분', 'SAF_PERSON_TYPE', { required: true, control: 'radio' }),
    userId: user('임직원'),
    vendorWorkerNo: ref('협력사 작업자', 'vendorWorker'),
    vendorCd: refCode('협력사', 'vendor', { readOnly: true }),
    personNm: text('성명(그 밖)', { max: 50, personal: true }),
    workRelationCd: code('업무 관련', 'SAF_WORK_RELATION', { required: true }),
    jobNm: text('직종', { max: 50 }),
    entryYmd: date('입사일'),
    sameWorkMonths: number('동종업무 근속(개월)', { min: 0, max: 720 }),
    employTypeCd: code('고용형태', 'SAF_EMPLOY_TYPE'),
    workTypeCd: code('근무형태', 'SAF_WORK_TYPE'),
    injuryTypeCd: code('재해 종류', 'SAF_INJURY_TYPE', { required: true, control: 'radio' }),
    injuryKindCd: code('상해종류', 'SAF_INJURY_KIND'),
    injuryPartCd: code('상해부위', 'SAF_INJURY_PART'),
    treatCd: code('치료구분', 'SAF_TREAT', { required: true }),
    treatMonths: number('요양예상(개월)', { min: 0, max: 120 }),
    restFromYmd: date('휴업 시작'),
    restToYmd: date('휴업 종료'),
    expRestDays: number('휴업 예상일수', { min: 0, max: 3650 }),
    deathYmd: date('사망일'),
    disGradeLvl: number('장해등급'),
    restDays: number('휴업일수', { readOnly: true }),
    occurYmd: date('사고일', { readOnly: true }),
    countYn: flag('통계 집계', { readOnly: true }),
    lossDays: number('근로손실일수', { readOnly: true, decimals: 6 }),
    insApplyYmd: date('요양신청일'),
    insResultCd: code('요양신청 결과', 'SAF_INS_RESULT'),
    returnYmd: date('복귀일'),
    diagnosisTxt: textarea('진단·치료 내용', { max: 1000, ...sealed }),
    remark: textarea('특이사항', { max: 1000, ...sealed }),
  },
  scope: { plant: 'plantCd' },
  list: [
    'safEventNo',
    'personTypeCd',
    'userId',
    'vendorWorkerNo',
    'vendorCd',
    'workRelationCd',
    'injuryTypeCd',
    'injuryPartCd',
    'treatCd',
    'restFromYmd',
    'restToYmd',
    'restDays',
    'lossDays',
    'returnYmd',
    'plantCd',
  ],
  search: {
    safEventNo: 'equals',
    personTypeCd: 'in',
    vendorCd: 'equals',
    injuryTypeCd: 'in',
    injuryPartCd: 'in',
    treatCd: 'in',
    restFromYmd: 'period',
    occurYmd: 'period',
    countYn: 'equals',
  },
})
export interface SafEventPerson extends FullRow<typeof safEventPerson> {}

/** 진술·면담: what people said, apart from the record that everybody of the plant reads. */
export const safEventNote = defineResource({
  name: 'safEventNote',
  title: '진술·면담',
  path: '/api/saf/accident/note',
  menus: [personMenu],
  key: 'safEventNoteNo',
  fields: {
    safEventNo: ref('사고', 'safEvent', { required: true }),
    plantCd: refCode('사업장', 'plant', { readOnly: true }),
    noteTypeCd: code('기록구분', 'SAF_NOTE_TYPE', { required: true, control: 'radio' }),
    noteDt: datetime('진술일시', { required: true }),
    speakerNm: text('진술자', { required: true, max: 50, personal: true }),
    noteTxt: textarea('진술 내용', { required: true, max: 4000, ...sealed }),
  },
  scope: { plant: 'plantCd' },
  list: ['safEventNo', 'noteTypeCd', 'noteDt', 'speakerNm', 'plantCd'],
  search: { safEventNo: 'equals', noteTypeCd: 'in', noteDt: 'period' },
  files: {
    document: { label: '진술서', limit: 20, maxMegabytes: 20, ownOnly: true, extensions: documentExtensions },
  },
})
