import {
  code,
  date,
  department,
  number,
  ref,
  refCode,
  text,
  textarea,
  user,
} from '../../../core/shared/field.ts'
import { defineLines, defineResource, type FullRow } from '../../../core/shared/resource.ts'

export const dailyMenu = 'rsa/daily/sangsi'

/** Who took part, as what: an employee, or the worker of a company. */
const attends = defineLines({
  name: 'rsaDailyAttend',
  title: '참석자',
  key: 'rsaDailyAttendNo',
  parent: 'rsaDailyNo',
  fields: {
    dailyRoleCd: code('역할', 'RSA_DAILY_ROLE', { required: true }),
    userId: user('임직원'),
    vendorWorkerNo: ref('업체 근로자', 'vendorWorker'),
  },
})
/** The rows of assessments that were found, looked at or told. */
const hazards = defineLines({
  name: 'rsaDailyHazard',
  title: '유해·위험요인',
  key: 'rsaDailyHazardNo',
  parent: 'rsaDailyNo',
  fields: { rsaHazardNo: ref('유해·위험요인', 'rsaHazard', { required: true }) },
})

/**
 * 상시평가 기록: what a department did on a day to assess its risks while it works: a finding of the month, the meeting of
 * the week, the toolbox meeting of the day. (rsa.md 2, 5.6; 지침 제15조제5항, 조번호 확인 필요)
 */
export const rsaDaily = defineResource({
  name: 'rsaDaily',
  title: '상시평가 기록',
  path: '/api/rsa/dailyact',
  menus: [dailyMenu],
  key: 'rsaDailyNo',
  fields: {
    dailyActCd: code('활동', 'RSA_DAILY_ACT', { required: true, control: 'radio' }),
    actYmd: date('활동일', { required: true }),
    plantCd: refCode('사업장', 'plant', { required: true }),
    deptCd: department('부서', { required: true }),
    vendorCd: refCode('협력업체', 'vendor'),
    placeTxt: text('장소', { max: 200 }),
    actTxt: textarea('활동 내용', { required: true, min: 5, max: 2000 }),
    attendCnt: number('참석 인원', { required: true, min: 1, max: 500 }),
  },
  scope: { plant: 'plantCd', vendor: 'vendorCd' },
  order: [{ by: 'actYmd', direction: 'desc' }],
  list: ['actYmd', 'dailyActCd', 'deptCd', 'vendorCd', 'placeTxt', 'actTxt', 'attendCnt', 'plantCd'],
  search: {
    actYmd: 'period',
    dailyActCd: 'in',
    deptCd: 'subtree',
    vendorCd: 'equals',
    plantCd: 'equals',
  },
  lines: { attends, hazards },
  files: { photo: { label: '현장 사진', limit: 20, imageOnly: true, maxMegabytes: 20 } },
})
export interface RsaDaily extends FullRow<typeof rsaDaily> {}
