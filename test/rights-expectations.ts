import { manageExpectations } from './rights-manage.ts'
import { readTsv } from '../db/seed/tsv.ts'
import { fieldExpectations } from './rights-field.ts'
import { improvementExpectations } from './rights-improvement.ts'
import { storageExpectations, materialMenus } from './rights-storage.ts'
import { vendorExpectations } from './rights-vendor.ts'
import type { Behaviour } from '../src/core/server/entity/behaviour.ts'
import { listPathOf, type Transition } from '../src/core/shared/resource.ts'

type Right = 'read' | 'write' | 'excel' | 'print'
/** The callers of an address: anybody, every signed-in user, or users with a right on one of the menus. */
export type Expectation = 'public' | 'signedIn' | { right: Right; menus: readonly string[] }

const vendorConstructionMenu = '/constSafeStatus/constSafeStatus'
const groupMenus = [
  'manage/authGrp/authGrpList',
  'manage/authGrp/authGrpMenu',
  'manage/authGrp/authGrpCompare',
]
const permitMenus = [
  ...['Request', 'Review', 'Approval', 'Publish'].map((step) => `constSafe/permit/permit${step}`),
  ...['search', 'print', 'complete', 'cancel'].map((mode) => `constSafe/permit/permitSearch?mode=${mode}`),
  '/wkod/wkodRequest',
]
const lotoMenus = ['constSafe/loto/lotoList', 'constSafe/loto/lotoTag']
const regulationMenus = ['List', 'Search', 'HistUpload'].map((page) => `chm/regulation/regulation${page}`)
const msdsMenus = ['List', 'Compare', 'Expire', 'Notice'].map((page) => `chm/msds/msds${page}`)
const noticeReaders = ['mgt/notice/notice', '/vendor/portal/portalNotice', 'vendor/notice/vendorNotice']
const noticeWriters = ['manage/notice/noticeManage', 'mgt/notice/notice', 'vendor/notice/vendorNotice']
const explainMenus = ['manage/user/userList', 'manage/user/userAuth', 'manage/menu/menuList', ...groupMenus]

/** The addresses that no definition derives. A new one fails the test until it stands here. */
const written: Record<string, Expectation> = {
  ...all('public', [
    'GET /health/live',
    'GET /health/ready',
    // To callers on this machine, or with METRICS_TOKEN.
    'GET /metrics',
    // The card behind the QR code of a container.
    'GET /api/public/msdscard/:token',
    // The page behind the QR code with which people without an account ask for an improvement.
    'GET /api/public/improvementlink/:token',
    'POST /api/public/improvementlink/:token',
    'GET /api/public/improvementreceipt/:token',
    'POST /api/public/improvementreceipt/:token',
    'POST /api/auth/login',
    'POST /api/auth/vendor/login',
    'POST /api/auth/psrm/login',
    'POST /api/auth/logout',
    'POST /api/auth/vendor/unlockrequest',
    'GET /api/auth/refresh',
    // The proof is the secret of a registered device.
    'POST /api/auth/kiosk',
    'POST /api/auth/kiosk/login',
    'POST /login/login',
    'POST /login/logout',
    // The proof is in the address.
    'GET /api/file/signed/down/:fileNo',
    'GET /api/file/signed/preview/:fileNo',
    'GET /api/file/signed/zip',
  ]),
  ...all('signedIn', [
    'GET /api/auth/valid',
    'POST /api/manage/formuse',
    'GET /api/auth/userinfo',
    'GET /api/live',
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
    'POST /api/reads',
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
    // One's own large exports; that a page was opened.
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
  ...manageExpectations(),
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
  ...all(
    { right: 'write', menus: permitMenus },
    'sign sitecheck place improvement cooperation checks gas entry meeting attend simopsadjust simopsconfirm'
      .split(' ')
      .flatMap((part) => ['POST', 'PUT'].map((method) => `${method} /api/saf/workpermit/:key/${part}`)),
  ),
  'POST /api/saf/workpermit/:key/ask': { right: 'read', menus: permitMenus },
  ...all({ right: 'read', menus: msdsMenus }, [
    'GET /api/chm/msds/:key/diff',
    'GET /api/chm/msds/:key/ripple',
    'GET /api/chm/msds/:key/notes',
  ]),
  ...all({ right: 'write', menus: msdsMenus }, [
    'GET /api/chm/msdsdraft/:key',
    'POST /api/chm/msds/:key/revision',
    'GET /api/chm/msds/:key/readers',
  ]),
  ...all({ right: 'print', menus: msdsMenus }, [
    'GET /api/chm/msds/:key/label',
    'POST /api/chm/msds/:key/label',
    'GET /api/chm/msds/:key/print',
    'GET /api/chm/msds/:key/guide',
  ]),
  ...all({ right: 'write', menus: ['baseInfo/chemical/chemicalList'] }, [
    'POST /api/chm/chemical/supplier/outline',
    'POST /api/chm/chemical/supplier/preview',
  ]),
  'GET /api/chm/chemical/:key/products': {
    right: 'read',
    menus: ['baseInfo/chemical/chemicalList', 'baseInfo/products/productList'],
  },
  ...all({ right: 'read', menus: ['baseInfo/products/productList'] }, [
    'GET /api/chm/product/:key/hazard',
    'GET /api/chm/product/:key/secrets',
  ]),
  'PUT /api/chm/product/:key/secrets': { right: 'write', menus: ['baseInfo/products/productList'] },
  'POST /api/chm/msdsfile/:key/received': { right: 'write', menus: ['chm/msds/msdsInbox'] },
  'GET /api/chm/dashboard': { right: 'read', menus: ['chm/main/chmDashboard'] },
  'GET /api/chm/regulationsonday': { right: 'read', menus: regulationMenus },
  'POST /api/chm/reghist/upload': { right: 'write', menus: ['chm/regulation/regulationHistUpload'] },
  'GET /api/chm/reghist/:key/impact': { right: 'read', menus: ['chm/regulation/regulationHistUpload'] },
  'GET /api/chm/regmatch/:key/explain': {
    right: 'read',
    menus: [...regulationMenus, 'baseInfo/products/productList', 'chm/main/chmDashboard'],
  },
  'POST /api/chm/product/:key/rematch': { right: 'write', menus: ['baseInfo/products/productList'] },
  ...all(
    { right: 'write', menus: lotoMenus },
    [
      'point/:point/lock',
      'point/:point/verify',
      'point/:point/unlock',
      'step/:point',
      'permit',
      'force',
      'forcesign',
      'inform',
      'personallock',
    ].flatMap((act) => ['POST', 'PUT'].map((method) => `${method} /api/saf/loto/:key/${act}`)),
  ),
  ...all({ right: 'read', menus: lotoMenus }, [
    'GET /api/saf/loto/:key/explain',
    'GET /api/saf/loto/:key/locks',
    'GET /api/saf/lotolocks',
    'GET /api/saf/lotolast',
  ]),
  'GET /api/saf/loto/:key/tags': { right: 'print', menus: lotoMenus },
  'GET /api/saf/workpermit/:key/lotos': { right: 'read', menus: permitMenus },
  ...all(
    { right: 'write', menus: permitMenus },
    ['personallock', 'lotoforce'].flatMap((act) =>
      ['POST', 'PUT'].map((method) => `${method} /api/saf/workpermit/:key/${act}`),
    ),
  ),
  ...fieldExpectations(permitMenus),
  ...vendorExpectations,
  'GET /api/saf/worker/:key/gate': { right: 'read', menus: ['constSafe/worker/workerGate'] },
  'GET /api/saf/workergate': { right: 'read', menus: ['constSafe/worker/workerGate'] },
  'GET /api/vendor/wkodcontracts': { right: 'read', menus: ['/wkod/wkodRequest'] },
  'POST /api/saf/wkod/:key/urgentapproval': {
    right: 'read',
    menus: ['wkod/wkodRequest', 'wkod/wkodList', 'constSafe/permit/permitRequest', '/wkod/wkodRequest'],
  },
  'POST /api/saf/wkod/:key/copy': {
    right: 'write',
    menus: ['wkod/wkodRequest', 'wkod/wkodList', 'constSafe/permit/permitRequest', '/wkod/wkodRequest'],
  },
  'GET /api/saf/stampscore': { right: 'read', menus: ['wkod/wkodStatus'] },
  'GET /api/saf/wkodstatus': { right: 'read', menus: ['wkod/wkodStatus'] },
  'GET /api/saf/workpermitcrew': { right: 'write', menus: permitMenus },
  ...improvementExpectations,
  ...all({ right: 'read', menus: ['constSafe/constSafeStatus/constList', vendorConstructionMenu] }, [
    'GET /api/saf/construction/:key/explain',
    'GET /api/saf/constructionlights',
  ]),
  ...all({ right: 'read', menus: ['constSafe/cost/safetyCost', vendorConstructionMenu] }, [
    'GET /api/saf/safetycosts/:key/uses',
    'POST /api/saf/safetycost/calc',
  ]),
  'POST /api/saf/safetyhealthplan/:key/revision': {
    right: 'write',
    menus: ['constSafe/safetyHealthPlan/planList', vendorConstructionMenu],
  },
  'GET /api/saf/safetyhealthplan/:key/print': {
    right: 'print',
    menus: ['constSafe/safetyHealthPlan/planList', vendorConstructionMenu],
  },
  'GET /api/vendor/contracts/:key/ready': { right: 'read', menus: ['vendor/base/vendorContract'] },
  ...all({ right: 'write', menus: materialMenus }, [
    'PUT /api/chm/matchkrqst/:key/review/:line',
    'PUT /api/chm/matchkrqst/:key/condition/:line',
  ]),
  ...storageExpectations(),
}
export function all(expectation: Expectation, routes: readonly string[]): Record<string, Expectation> {
  return Object.fromEntries(routes.map((route) => [route, expectation]))
}

/** The expectation for each address of an entity, derived again from the operations that the design names. */
export function derived({ resource, without = [] }: Behaviour): Record<string, Expectation> {
  const [path, list, menus] = [resource.path as string, listPathOf(resource), resource.menus]
  const may = (right: Right, routes: readonly string[]) => all({ right, menus }, routes)
  const has = (operation: 'create' | 'update' | 'delete' | 'multi' | 'excel') => !without.includes(operation)
  const transitions = Object.entries(
    (resource.transitions ?? {}) as Record<string, Transition<string>>,
  ).filter(([, { system }]) => !system)
  const moves = (forReaders: boolean) =>
    transitions
      .filter(([, each]) => Boolean(each.forReaders) === forReaders)
      .map(([action]) => `PUT ${path}/:key/${action}`)
  return {
    ...may('read', [
      `GET ${list}`,
      `GET ${path}/:key`,
      `GET ${path}/:key/history`,
      `GET ${path}/check`,
      ...moves(true),
    ]),
    ...(resource.states && may('read', [`GET ${list}/states`])),
    ...(Object.keys(resource.search as object).length > 0 && may('read', [`GET ${list}/groups`])),
    ...may('write', moves(false)),
    ...(has('create') && may('write', [`POST ${path}`])),
    ...(has('update') && may('write', [`PUT ${path}/:key`])),
    ...(has('delete') && may('write', [`DELETE ${path}/:key`])),
    ...(has('multi') && may('write', [`PUT ${path}/multi`])),
    ...(has('excel') && may('excel', [`GET ${path}/excel`])),
    ...(has('excel') &&
      resource.excel &&
      may('write', [
        `GET ${path}/excel/template`,
        `POST ${path}/excel`,
        `POST ${path}/excel/apply`,
        `GET ${path}/excel/errors`,
      ])),
  }
}

/** `METHOD address` → who may call it. */
export const expectationsOf = (behaviours: readonly Behaviour[]): Map<string, Expectation> =>
  new Map([
    ...behaviours.flatMap((behaviour) => Object.entries(derived(behaviour))),
    ...Object.entries(written),
  ])

const menuRows = readTsv('menus.tsv').map(({ frontEndUrl, accessGrps, writeGrps }) => ({
  frontEndUrl: frontEndUrl!,
  access: numbersIn(accessGrps),
  write: numbersIn(writeGrps),
}))
function numbersIn(list: string | null | undefined): number[] {
  return (list ?? '')
    .split(',')
    .filter((each) => each !== '')
    .map(Number)
}
/**
 * True if the menu table gives a group the right on one of the menus; users who open a menu may export and
 * print there.
 */
export const isAllowed = (authGrpNo: number, right: Right, menus: readonly string[]): boolean =>
  menuRows.some(
    ({ frontEndUrl, access, write }) =>
      menus.includes(frontEndUrl) && (right === 'write' ? write : access).includes(authGrpNo),
  )
