import { all, type Expectation } from './rights-expectations.ts'

const groupMenus = [
  'manage/authGrp/authGrpList',
  'manage/authGrp/authGrpMenu',
  'manage/authGrp/authGrpCompare',
]
const explainMenus = ['manage/user/userList', 'manage/user/userAuth', 'manage/menu/menuList', ...groupMenus]
const approvalMenus = ['my/apprBox/apprBox', 'manage/appr/apprAdmin']

/** Accounts, groups, departments, codes, numbers, notifications and logs. */
export const manageExpectations = (): Record<string, Expectation> => ({
  'PUT /api/manage/authgrpmenu': { right: 'write', menus: ['manage/authGrp/authGrpMenu'] },
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
    'POST /api/manage/auditlogs/verify',
  ]),
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
})
