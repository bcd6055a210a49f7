import { all, type Expectation, type Expectations } from '../../../test/expectation.ts'
import { addDays } from '../../core/shared/dates.ts'
import { userKinds } from '../user/user.resource.ts'
import { overAnyTable } from './over-any-table.ts'

const groupMenus = [
  'manage/authGrp/authGrpList',
  'manage/authGrp/authGrpMenu',
  'manage/authGrp/authGrpCompare',
]
const explainMenus = ['manage/user/userList', 'manage/user/userAuth', 'manage/menu/menuList', ...groupMenus]
const itemOfSheet = 'number of an item within its question sheet, as its author writes it'
const approvalMenus = ['my/apprBox/apprBox', 'manage/appr/apprAdmin']
const noticeReaders = ['mgt/notice/notice', '/vendor/portal/portalNotice', 'vendor/notice/vendorNotice']
const noticeWriters = ['manage/notice/noticeManage', 'mgt/notice/notice', 'vendor/notice/vendorNotice']
let count = 0
const oneDay = () => {
  const fromYmd = addDays('2031-01-01', count++)
  return { fromYmd, toYmd: fromYmd }
}

const rowsMenus = ['sample/component/sheetSample', 'sample/component/revisionSample']
const sheetMenus = [
  'manage/code/checkForm',
  'saf/check/checkSheet',
  'vendor/base/selfCheckForm',
  'rsa/baseInfo/checklistManage',
]
/** Accounts, groups, departments, codes, numbers, notifications, logs and approvals. */
const manageRights: Record<string, Expectation> = {
  'PUT /api/manage/authgrpmenu': { right: 'write', menus: ['manage/authGrp/authGrpMenu'] },
  'POST /api/manage/checkform/:key/copy': { right: 'write', menus: sheetMenus },
  'GET /api/manage/checkform/:key/items/excel': { right: 'excel', menus: sheetMenus },
  'POST /api/manage/authgrp/:key/copy': { right: 'write', menus: ['manage/authGrp/authGrpList'] },
  'GET /api/manage/authgrp/explain': { right: 'read', menus: explainMenus },
  'GET /api/manage/authgrp/whosees': { right: 'read', menus: explainMenus },
  'GET /api/manage/authgrp/whatcan': { right: 'read', menus: explainMenus },
  'GET /api/manage/authgrp/whosees/excel': { right: 'excel', menus: explainMenus },
  'GET /api/manage/authgrp/whatcan/excel': { right: 'excel', menus: explainMenus },
  ...all({ right: 'read', menus: ['manage/code/codeGroup', 'manage/code/codeItem'] }, [
    'GET /api/manage/codegroupchoices',
    'GET /api/manage/codeuses/:key',
  ]),
  ...all(
    { right: 'read', menus: ['manage/user/userList'] },
    ['account', 'badge', 'sessions'].map((part) => `GET /api/manage/user/:key/${part}`),
  ),
  ...all(
    { right: 'write', menus: ['manage/user/userList'] },
    ['unlock', 'wake', 'resetPassword', 'resume', 'retire', 'stop', 'endsessions', 'badge', 'pinreset'].map(
      (act) => `PUT /api/manage/user/:key/${act}`,
    ),
  ),
  'GET /api/manage/userassignsinforce': { right: 'read', menus: ['manage/user/userAssign'] },
  ...all(
    { right: 'read', menus: rowsMenus },
    ['', '/compare', '/:revisionNo/files', '/:revisionNo/files/:fileNo', '/:revisionNo/verify'].map(
      (part) => `GET /api/sample/deviation/:key/revisions${part}`,
    ),
  ),
  'GET /api/sample/deviation/:key/revisions/:revisionNo/pdf': { right: 'print', menus: rowsMenus },
  'POST /api/sample/deviation/:key/freeze': {
    right: 'write',
    menus: ['sample/component/revisionSample'],
  },
  'GET /api/sample/workbook': { right: 'read', menus: ['sample/component/workbookSample'] },
  'POST /api/sample/workbook/outline': { right: 'write', menus: ['sample/component/workbookSample'] },
  'PUT /api/manage/kiosk/:key/register': { right: 'write', menus: ['manage/user/kioskList'] },
  ...all({ right: 'read', menus: ['manage/dept/deptTree'] }, [
    'GET /api/manage/depttree',
    'GET /api/manage/dept/:key/impact',
  ]),
  'PUT /api/manage/dept/:key/move': { right: 'write', menus: ['manage/dept/deptTree'] },
  ...all({ right: 'read', menus: ['manage/dept/userGrp'] }, [
    'GET /api/manage/grp/:key/members',
    'GET /api/manage/grpcandidates',
  ]),
  'POST /api/manage/notievent/:key/test': { right: 'write', menus: ['manage/noti/notiEvent'] },
  'GET /api/manage/mailserver': { right: 'read', menus: ['manage/noti/mailQueue'] },
  'GET /api/manage/auditlogs/tables': {
    right: 'read',
    menus: ['auditLog', 'personalLog', 'attachAdmin'].map((log) => `manage/log/${log}`),
  },
  ...all({ right: 'read', menus: ['manage/log/auditLog'] }, [
    'GET /api/manage/auditlog/:auditNo/detail',
    'GET /api/manage/auditlogs/changes',
    'POST /api/manage/auditlogs/verify',
  ]),
  ...all({ right: 'read', menus: ['manage/log/batchHist'] }, [
    'GET /api/manage/feeds',
    'GET /api/manage/batchhist/:key/errors',
  ]),
  'POST /api/manage/feeds/run': { right: 'write', menus: ['manage/log/batchHist'] },
  'GET /api/manage/errorlog/:logNo/detail': { right: 'read', menus: ['manage/log/errorLog'] },
  'GET /api/manage/personallogs/review': { right: 'read', menus: ['manage/log/personalLog'] },
  'PUT /api/manage/personallogs/review': { right: 'write', menus: ['manage/log/personalLog'] },
  ...all({ right: 'read', menus: ['manage/log/privacyPurge'] }, [
    'GET /api/manage/privacypurges/due',
    'GET /api/manage/privacypurges/recordclasses',
    'GET /api/manage/privacypurge/:key/targets',
  ]),
  'GET /api/manage/dataimports': { right: 'read', menus: ['manage/log/dataImport'] },
  'GET /api/manage/usestats': { right: 'read', menus: ['manage/log/useStat'] },
  ...all({ right: 'read', menus: ['manage/log/attachAdmin'] }, [
    'GET /api/manage/attachfiles/sums',
    'GET /api/manage/attachfiles/orphans',
  ]),
  'POST /api/manage/attachfiles/purge': { right: 'write', menus: ['manage/log/attachAdmin'] },
  'GET /api/manage/labeltexts': { right: 'read', menus: ['manage/code/label'] },
  'PUT /api/manage/labeltext': { right: 'write', menus: ['manage/code/label'] },
  ...all({ right: 'read', menus: ['manage/code/numbering'] }, [
    'GET /api/manage/numberingviews',
    'GET /api/manage/numberingcounters/:key',
    'GET /api/manage/numberingpreview',
  ]),
  'PUT /api/manage/numberingcounter': { right: 'write', menus: ['manage/code/numbering'] },
  'GET /api/manage/sysparamsinforce': { right: 'read', menus: ['manage/code/sysParam'] },
  ...all({ right: 'read', menus: approvalMenus }, [
    'GET /api/manage/apprbox',
    'GET /api/manage/apprbox/:box',
    'GET /api/manage/apprrequest',
    'GET /api/manage/apprpeople',
    'GET /api/manage/apprpeople/depts',
    'GET /api/manage/appr/:no',
  ]),
  ...all({ right: 'write', menus: ['my/apprBox/apprBox'] }, [
    'POST /api/manage/appr/bulk',
    ...['approve', 'agree', 'reject', 'hold', 'withdraw', 'final', 'seen', 'discard'].map(
      (act) => `PUT /api/manage/appr/:no/${act}`,
    ),
  ]),
}

const documentNumber = 'number of a document or line, written as text by whoever issues it'
const severalKeys = 'keys of several records; no kind of field is a list of references'

export const expectations: Expectations = {
  rights: {
    ...all('public', [
      'POST /api/public/qr',
      'POST /api/auth/login',
      'POST /api/auth/vendor/login',
      'POST /api/auth/psrm/login',
      'POST /api/auth/logout',
      'POST /api/auth/vendor/unlockrequest',
      'GET /api/auth/refresh',
      // The proof is the secret of a registered device.
      'POST /api/auth/kiosk',
      'POST /api/auth/kiosk/login',
      'POST /api/auth/kiosk/deliver',
      'POST /login/login',
      'POST /login/logout',
      // The proof is in the address.
      'GET /api/file/signed/down/:fileNo',
      'GET /api/file/signed/preview/:fileNo',
      'GET /api/file/signed/play/:fileNo',
      'GET /api/file/signed/zip',
    ]),
    ...all('signedIn', [
      'GET /api/auth/valid',
      'POST /api/manage/formuse',
      'GET /api/auth/userinfo',
      'GET /api/manage/loginuserinfo',
      'PATCH /api/manage/password',
      // Own data: profile, sessions, saved searches, favourites, waiting work, and search results within the
      // rights. Holders of a paper: the server's own signature is the proof.
      'POST /api/common/qr',
      'GET /api/my/badge',
      'PUT /api/my/pin',
      'GET /api/my/profile',
      'PUT /api/my/profile',
      'GET /api/my/sessions',
      'GET /api/my/views',
      'POST /api/my/views',
      'DELETE /api/my/views/:savedViewNo',
      'GET /api/main/portlet/mywork',
      'GET /api/search',
      'GET /api/manage/usermenu',
      'PUT /api/manage/usermenu',
      'PUT /api/manage/usermenu/:menuId',
      'DELETE /api/manage/usermenu/:menuId',
      'GET /api/manage/userpref',
      'PUT /api/manage/userpref',
      'POST /api/manage/errorlogs',
      // Menus by their own rights.
      ...['', '/api'].flatMap((prefix) => [
        `GET ${prefix}/menus`,
        `GET ${prefix}/menus/:id`,
        `GET ${prefix}/menus/:id/api_contents`,
        `GET ${prefix}/menus/:id/help`,
        `GET ${prefix}/menutreebases`,
      ]),
      'GET /api/common/menus',
      // The writer of a record sends it for approval; the record's own right decides.
      'GET /api/manage/apprrequest/form',
      'POST /api/manage/apprrequest',
      'GET /api/manage/apprrequest/record',
      // Notices to oneself come up after the sign-in.
      'GET /api/mgt/notices/popups',
      // One's own notifications; the words of the portal.
      'GET /api/manage/notis/bell',
      'PUT /api/manage/notis',
      'GET /api/manage/notipref',
      'PUT /api/manage/notipref',
      'GET /api/main/portlet/awaydigest',
      'GET /api/common/labels',
      'GET /api/manage/exceljobs/mine',
      'GET /api/manage/exceljobs/mine/:jobNo',
      'GET /api/manage/exceljobs/mine/:jobNo/file',
      'POST /api/manage/menuuse',
      // Choices of pickers, by the caller's scope.
      'GET /api/manage/users',
      'GET /api/manage/depts',
      'GET /api/manage/process',
      'GET /api/manage/codes/:grp',
      'GET /api/common/lookup/:resource',
      // Files by the right on the record that they belong to.
      'POST /api/attachfile/upload',
      'GET /api/attachfile/uploadfiles',
      'PUT /api/attachfile/uploadfiles/:fileNo',
      'PUT /api/attachfile/uploadfiles/:fileNo/marks',
      'DELETE /api/attachfile/uploadfiles/:fileNo',
      'DELETE /api/attachfile/:fileNo',
      'DELETE /api/attachfile/img/:fileNo',
      'PUT /api/attachfile/img/apply',
      'GET /api/attachfile/img/preview/:fileNo',
      'GET /api/attachfile/link/:fileNo',
      'GET /api/attachfile/zip',
      'POST /api/attachfile/deleteAll',
      'GET /api/file/down/:fileNo',
      'GET /api/file/down/base64byte',
    ]),
    'GET /api/manage/menutree': { right: 'read', menus: explainMenus },
    'PUT /api/manage/menu/:key/move': { right: 'write', menus: ['manage/menu/menuList'] },
    'GET /api/manage/authgrpmenu/rights': { right: 'read', menus: groupMenus },
    ...manageRights,
    ...all({ right: 'read', menus: noticeReaders }, [
      'GET /api/mgt/notices',
      'GET /api/mgt/notice/:key',
      'PUT /api/mgt/notice/:key/hide',
      'GET /api/mgt/notice/:key/replies',
      'POST /api/mgt/notice/:key/replies',
      'DELETE /api/mgt/notice/:key/replies/:replyNo',
      'PUT /api/manage/notice/:key/read',
      'GET /api/main/portlet/notices',
    ]),
    ...all({ right: 'read', menus: noticeWriters }, [
      'GET /api/manage/notice/rates',
      'GET /api/manage/notice/:key/unread',
    ]),
    ...all({ right: 'write', menus: noticeWriters }, [
      'GET /api/manage/notice/targets',
      'PUT /api/manage/notice/:key/remind',
    ]),
  },
  unowned: {
    ...all('rows of the caller alone, looked up with the own userId', [
      'DELETE /api/my/views/:savedViewNo',
      'PUT /api/manage/usermenu/:menuId',
      'DELETE /api/manage/usermenu/:menuId',
      'GET /api/manage/exceljobs/mine/:jobNo',
      'GET /api/manage/exceljobs/mine/:jobNo/file',
      'GET /api/manage/apprbox/:box',
    ]),
    ...all(
      'menus by the own rights',
      ['', '/api'].flatMap((prefix) =>
        ['', '/api_contents', '/help'].map((part) => `GET ${prefix}/menus/:id${part}`),
      ),
    ),
    ...all('words and kinds, the same for everybody', [
      'GET /api/manage/codes/:grp',
      'GET /api/manage/codeuses/:key',
      'GET /api/manage/numberingcounters/:key',
    ]),
    'GET /api/common/lookup/:resource': 'rows by the scope of the entity (test/hostile-rights.test.ts)',
    // test/hostile-platform.test.ts, src/platform/attachment/attachment.api.test.ts
    ...all('files by the right on the record that they belong to', [
      'PUT /api/attachfile/uploadfiles/:fileNo',
      'PUT /api/attachfile/uploadfiles/:fileNo/marks',
      'DELETE /api/attachfile/uploadfiles/:fileNo',
      'DELETE /api/attachfile/:fileNo',
      'DELETE /api/attachfile/img/:fileNo',
      'GET /api/attachfile/img/preview/:fileNo',
      'GET /api/attachfile/link/:fileNo',
      'GET /api/file/down/:fileNo',
    ]),
    // src/platform/notice/notice.api.test.ts
    ...all('notices by whom they are addressed to', [
      'GET /api/mgt/notice/:key',
      'PUT /api/mgt/notice/:key/hide',
      'GET /api/mgt/notice/:key/replies',
      'POST /api/mgt/notice/:key/replies',
      'DELETE /api/mgt/notice/:key/replies/:replyNo',
    ]),
    // test/hostile-approval.test.ts
    ...all('documents by who drafts, signs or reads them', [
      'GET /api/manage/appr/:no',
      ...['approve', 'agree', 'reject', 'hold', 'withdraw', 'final', 'seen', 'discard'].map(
        (act) => `PUT /api/manage/appr/:no/${act}`,
      ),
    ]),
  },
  ownRule: {
    'PUT /api/manage/notice/:key/read': 'whom a notice is addressed to (notice.api.test.ts)',
  },
  wide: {
    'GET /api/manage/users': 'people are named across plants: an approver, a supervisor elsewhere',
    'GET /api/manage/apprpeople/depts': 'the same, by department',
    'GET /api/auth/userinfo': 'the tree of departments whose names the shell shows (specification 3)',
    'GET /api/manage/loginuserinfo': 'the same',
    'GET /api/manage/process': 'processes are named across plants',
    'GET /api/manage/depttree': 'the page of who keeps up all departments',
    'GET /api/manage/apprrqsts': 'the page of who looks after all approvals',
  },
  samples: {
    // An employee, with an identifier, an address and a language that the rules of accounts take and keep.
    user: () => ({
      userId: `sample-${++count}`,
      email: `sample-${count}@example.com`,
      vendorCd: null,
      langCd: 'kr',
      userKindCd: userKinds.employee,
      deptCd: 'D211',
      plantCd: '2000',
    }),
    // One assignment of a kind and one leave of a person a day; somebody assigned nowhere, a department of the plant.
    userAssign: () => ({ ...oneDay(), userId: 'emp21', plantCd: '2000', deptCd: 'D211' }),
    userLeave: () => oneDay(),
    deptProcess: async (sql) => {
      await sql.query('delete from "deptProcess"')
      return sql.one('select max("processNo") as "processNo" from "process"')
    },
    // The group that has no rights has no row for any menu yet.
    authGrpMenu: (sql) => sql.one(`select "authGrpNo" from "authGrp" where "authGrpNm" = '시험 no-rights'`),
    apprPolicy: async (sql) => {
      await sql.query('delete from "apprPolicyStep"')
      await sql.query('delete from "apprPolicy"')
      return {}
    },
    // A day is a holiday once, and one that is over is not taken away.
    holiday: () => ({ ymd: addDays('2031-01-01', count++) }),
    apprDelegate: () => ({ toUserId: 'emp02' }),
    // Only texts of the program can be replaced, only numbered entities have a rule, and a value in force is
    // not changed.
    label: () => ({ labelCd: 'position.rankNo' }),
    numbering: async (sql) => {
      const { ruleCd, pattern, resetCd } = await sql.one<Record<string, string>>(
        'select "ruleCd", "pattern", "resetCd" from "numbering" order by 1 limit 1',
      )
      await sql.query('delete from "numbering" where "ruleCd" = $1', [ruleCd])
      return { ruleCd, pattern, resetCd }
    },
    sysParam: () => ({ fromYmd: '2099-01-01' }),
    // A department of the first plant, and a tag that is there once.
    safFacility: () => ({ deptCd: 'D001', facilityCd: `T-${10 + ++count}` }),
    codeItem: () => ({ codeGrpCd: 'VND_JOB' }),
    notiEvent: () => ({ channels: ['NCH01'] }),
  },
  fieldKinds: {
    'checkForm.verNo': 'version of a sheet, counted up',
    'checkFormItem.itemCd': itemOfSheet,
    'checkFormItem.shownItemCd': itemOfSheet,
    'checkAnswer.itemCd': itemOfSheet,
    'checkRun.sourceNo': 'key of a record of any entity that asks a sheet',
    'user.empNo': documentNumber,
    'user.phoneNo': documentNumber,
    'user.userId': 'the key of persons, which every other …UserId refers to',
    'loginHist.userId': 'what was typed at the sign-in; there may be no such account',
    'personalLog.subjectId': 'key of a person of any entity: an account, a worker of a vendor',
    'plant.bizRegNo': documentNumber,
    'userDuty.certNo': documentNumber,
    'safFacility.serialNo': documentNumber,
    'apprRqst.docNo': documentNumber,
    'apprRqst.roundNo': 'round of submission, counted up; the name is that of the approval model (admin 2.2)',
    'apprStep.roundNo': 'round of submission, counted up; the name is that of the approval model (admin 2.2)',
    'position.rankNo':
      'place in the order of ranks; the name is that of the administration model (admin 2.1)',
    'notice.deptCds': severalKeys,
    'notice.targetVendorCds': severalKeys,
    'menu.sortOrder': 'text on the wire: what is no number counts as 0 (specification section 3)',
  },
  unscoped: {
    'platform/approval/appr-delegate.server.ts delegationsIn': 'who stands in for whom decides who signs',
    'platform/approval/assignees.server.ts delegationsAt': 'who stands in for whom decides who signs',
    'platform/kiosk/kiosk.server.ts kioskOf': 'the device by its secret, before anybody has signed in',
  },
  overAnyTable,
}
