import {
  code,
  date,
  datetime,
  flag,
  ref,
  refCode,
  text,
  textarea,
  time,
  user,
} from '../../../core/shared/field.ts'
import { documentExtensions } from '../../../core/shared/limits.ts'
import { defineLines, defineResource, type FullRow, type LineRow } from '../../../core/shared/resource.ts'
import { hazopMenu } from './hazop-menus.rule.ts'

/** Who was there for which discipline; each signs for himself. */
const people = defineLines({
  name: 'rsaSessionMember',
  title: '참석자',
  key: 'rsaSessionMemberNo',
  parent: 'rsaSessionNo',
  fields: {
    disciplineCd: code('분야', 'RSA_TEAM_ROLE', { required: true }),
    userId: user('임직원'),
    outsideNm: text('외부 전문가', { max: 50 }),
    companyNm: text('소속', { max: 100 }),
    signDt: datetime('서명일시', { readOnly: true }),
  },
})
const nodes = defineLines({
  name: 'rsaSessionNode',
  title: '검토한 구간',
  key: 'rsaSessionNodeNo',
  parent: 'rsaSessionNo',
  fields: { rsaHazopNodeNo: ref('검토구간', 'rsaHazopNode', { required: true }) },
})
/** What could not be answered in the room, with who answers it until when. */
const parking = defineLines({
  name: 'rsaParking',
  title: '보류 사항',
  key: 'rsaParkingNo',
  parent: 'rsaSessionNo',
  fields: {
    parkingTxt: textarea('보류 사항', { required: true, max: 500 }),
    rsaHazopRowNo: ref('HAZOP 행', 'rsaHazopRow'),
    ownerUserId: user('담당자', { required: true }),
    dueYmd: date('기한', { required: true }),
    answerTxt: textarea('답변', { max: 1000 }),
    doneYn: flag('완료', { first: 'N', words: ['완료', '미완료'] }),
  },
  order: [{ by: 'dueYmd', direction: 'asc' }],
})

/** HAZOP 회의: a meeting of a study with its attendance, the nodes gone through and what stays open. (fit F6) */
export const rsaSession = defineResource({
  name: 'rsaSession',
  title: 'HAZOP 회의',
  path: '/api/rsa/session',
  menus: [hazopMenu],
  key: 'rsaSessionNo',
  fields: {
    sessionYmd: date('회의일', { required: true }),
    rsaTargetNo: ref('평가대상', 'rsaTarget', { required: true }),
    plantCd: refCode('사업장', 'plant', { readOnly: true }),
    fromTm: time('시작', { required: true }),
    toTm: time('종료', { required: true }),
    placeTxt: text('장소', { max: 100 }),
    leaderUserId: user('진행자', { required: true }),
    minutesTxt: textarea('회의 내용', { max: 2000 }),
    closeDt: datetime('종료일시', { readOnly: true }),
  },
  scope: { plant: 'plantCd' },
  order: [{ by: 'sessionYmd', direction: 'desc' }],
  list: ['sessionYmd', 'state', 'fromTm', 'toTm', 'leaderUserId', 'placeTxt', 'minutesTxt', 'rsaTargetNo'],
  search: { rsaTargetNo: 'equals', sessionYmd: 'period', state: 'in', plantCd: 'equals' },
  lines: { people, nodes, parking },
  files: { attendance: { label: '참석 서명부', limit: 5, maxMegabytes: 20, extensions: documentExtensions } },
  states: { open: '진행', closed: '종료' },
  transitions: {
    close: { label: '회의 종료', from: ['open'], to: 'closed' },
    reopen: { label: '다시 열기', from: ['closed'], to: 'open' },
  },
})
export interface RsaSession extends FullRow<typeof rsaSession> {}
export interface SessionMember extends LineRow<typeof people> {}
