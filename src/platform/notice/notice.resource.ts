import { code, codes, date, flag, tags, text, textarea } from '../../core/shared/field.ts'
import { documentExtensions } from '../../core/shared/limits.ts'
import { defineResource, type Row } from '../../core/shared/resource.ts'

/** Users of this menu see and change all notices; writers elsewhere see and change their own. */
export const noticeManageMenu = 'manage/notice/noticeManage'
const noticeBoardMenu = 'mgt/notice/notice'
export const vendorNoticeMenu = 'vendor/notice/vendorNotice'
export const portalNoticeMenu = '/vendor/portal/portalNotice'
/** Menus that show a person what is addressed to them. */
export const readerMenus = [noticeBoardMenu, portalNoticeMenu]

export const audiences = { employees: 'NTA01', vendors: 'NTA02', everybody: 'NTA03' } as const
export const noticeTypes = { general: 'NTT01', alarm: 'NTT02', vendor: 'NTT06' } as const

/** 공지 (mgt 2): one register for the company, the departments and the vendor portal. */
export const notice = defineResource({
  name: 'notice',
  title: '공지',
  path: '/api/manage/notice',
  listPath: '/api/manage/notice',
  menus: [noticeManageMenu, noticeBoardMenu, vendorNoticeMenu],
  key: 'noticeNo',
  fields: {
    title: text('제목', { required: true, searchable: true }),
    noticeTypeCd: code('구분', 'NOTICE_TYPE', { required: true }),
    audienceCd: code('대상', 'NOTICE_AUD', { required: true, control: 'radio' }),
    plantCds: codes('사업장', 'COM_PLANT_CD'),
    deptCds: tags('부서'),
    authGrpNos: tags('권한그룹'),
    grpNos: tags('그룹'),
    targetVendorCds: tags('업체'),
    cont: textarea('내용', { required: true, max: 10_000 }),
    fromYmd: date('게시시작', { required: true }),
    toYmd: date('게시종료', { required: true }),
    topYn: flag('상단고정', { required: true }),
    popupYn: flag('팝업', { required: true }),
    mustReadYn: flag('필독', { required: true }),
    readDueYmd: date('확인기한'),
    questionTxt: text('확인 질문', { max: 300 }),
  },
  scope: { owner: 'createUserId', allFor: noticeManageMenu },
  list: ['title', 'noticeTypeCd', 'audienceCd', 'state', 'fromYmd', 'toYmd', 'mustReadYn'],
  search: {
    title: 'contains',
    noticeTypeCd: 'equals',
    audienceCd: 'equals',
    fromYmd: 'period',
    mustReadYn: 'equals',
    state: 'in',
  },
  files: { document: { label: '첨부', limit: 10, maxMegabytes: 20, extensions: documentExtensions } },
  states: { draft: '임시', scheduled: '예약', posted: '게시', closed: '종료' },
  transitions: {
    post: { label: '게시', from: ['draft', 'scheduled'], to: 'posted' },
    schedule: { label: '예약', from: ['draft'], to: 'scheduled' },
    unschedule: { label: '예약취소', from: ['scheduled'], to: 'draft' },
    withdraw: { label: '내림', from: ['posted'], to: 'closed', reasonMin: 5, danger: true },
    begin: { label: '게시 시작', from: ['scheduled'], to: 'posted', system: true },
    expire: { label: '기간 종료', from: ['scheduled', 'posted'], to: 'closed', system: true },
  },
})
export type NoticeRow = Row<typeof notice>
