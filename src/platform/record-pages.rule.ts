import { defineRecords } from '../core/shared/record-page.ts'

const documentLists = ['my/apprBox/apprBox', 'manage/appr/apprAdmin']

export const platformRecords = defineRecords({
  user: { page: '/manage/user/userDetail', of: ['manage/user/userList'] },
  dept: { register: 'manage/dept/deptTree' },
  notice: {
    page: '/mgt/notice/noticeDetail',
    of: [
      'mgt/notice/notice',
      '/vendor/portal/portalNotice',
      'vendor/notice/vendorNotice',
      'manage/notice/noticeManage',
    ],
  },
  position: { register: 'manage/dept/positionList' },
  plant: { register: 'manage/dept/plantList' },
  duty: { register: 'manage/dept/dutyList' },
  userDuty: { register: 'manage/dept/userDuty' },
  userAssign: { register: 'manage/user/userAssign' },
  userLeave: { register: 'manage/user/userLeave' },
  grp: { register: 'manage/dept/userGrp' },
  process: { register: 'baseInfo/process/processList' },
  apprRqst: { page: '/my/appr/apprDocument', of: documentLists },
  authRequest: { page: '/my/auth/authRequestForm', of: ['my/auth/authRequest'] },
  apprLine: { register: 'manage/appr/apprLine' },
  apprPolicy: { register: 'manage/appr/apprPolicy' },
  apprDelegate: { register: 'manage/appr/apprDelegate' },
  checkForm: {
    page: '/manage/code/checkFormDetail',
    of: [
      'manage/code/checkForm',
      'saf/check/checkSheet',
      'vendor/base/selfCheckForm',
      'rsa/baseInfo/checklistManage',
    ],
  },
  checkRun: { register: 'manage/code/checkRun' },
  safFacility: { register: 'baseInfo/facility/facilityList' },
  safFacilityType: { register: 'baseInfo/facilityType/facilityTypeTree' },
})

/** Pages on which a record is written. */
export const platformForms = defineRecords({
  notice: {
    page: '/manage/notice/noticeEdit',
    of: ['manage/notice/noticeManage', 'mgt/notice/notice', 'vendor/notice/vendorNotice'],
  },
})
