import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPortal, type Client, type Portal } from './portal.ts'
import { shareOf } from './share.ts'

/**
 * Bodies and addresses that no page sends, on the routes that are written by hand: a refusal each, never a
 * failure of the server.
 */
let portal: Portal
let people: Client[]
beforeAll(async () => {
  portal = await startPortal()
  people = await Promise.all(['sys01', 'vnd01s'].map((userId) => portal.signIn(userId)))
})
afterAll(() => portal?.close())

const nul = 'a\u0000b'
const long = '가'.repeat(20_000)
const values: unknown[] = [
  null,
  '',
  nul,
  long,
  -1,
  1e308,
  0.5,
  true,
  [],
  [nul],
  [[]],
  {},
  { constructor: 1 },
  '\ud800',
  '../..',
  '__proto__',
]
const writes: [method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, fields: string[]][] = [
  ['PUT', '/api/manage/personallogs/review', ['reviewYm', 'opinion']],
  ['POST', '/api/manage/menuuse', ['menuId']],
  ['POST', '/api/manage/formuse', ['tableNm', 'newYn', 'savedYn', 'seconds']],
  ['POST', '/api/mgt/notice/1/replies', ['cont', 'openYn', 'upReplyNo']],
  ['PUT', '/api/manage/user/emp02/resetPassword', ['reason', 'updateDt']],
  ['PUT', '/api/manage/user/emp02/stop', ['reason', 'updateDt']],
  ['PUT', '/api/manage/user/emp02/retire', ['retireYmd', 'reason']],
  ['PUT', '/api/manage/user/%00/endsessions', []],
  ['PUT', '/api/manage/notis', ['notiNos', 'readYn']],
  ['PUT', '/api/manage/notipref', ['eventCd', 'channel', 'onYn']],
  ['POST', '/api/manage/notievent/%00/test', ['langCd']],
  ['POST', '/api/manage/notievent/APPR_DONE/test', ['langCd']],
  ['PUT', '/api/manage/labeltext', ['labelCd', 'kr', 'en']],
  ['POST', '/api/common/qr', ['code']],
  ['POST', '/api/auth/kiosk', ['secret']],
  ['POST', '/api/auth/kiosk/login', ['secret', 'badgeNo', 'pinPwd']],
  ['POST', '/api/auth/kiosk/deliver', ['secret', 'ticket', 'path', 'requestKey', 'enteredDt']],
  ['PUT', '/api/manage/kiosk/999999999999999/register', []],
  ['PUT', '/api/manage/user/rqst01/badge', ['badgeNo']],
  ['PUT', '/api/manage/user/%00/pinreset', []],
  ['PUT', '/api/my/profile', ['phoneNo', 'officeTel', 'introduction', 'updateDt']],
  ['PUT', '/api/manage/usermenu', ['0']],
  ['PUT', '/api/manage/usermenu/%00', []],
  ['DELETE', '/api/manage/usermenu/%00', []],
  ['POST', '/api/my/views', ['pagePath', 'viewNm', 'query', 'defaultYn']],
  ['DELETE', '/api/my/views/%00', []],
  ['PUT', '/api/manage/dept/D111/move', ['pdeptCd', 'index', 'updateDt']],
  ['PATCH', '/api/manage/password', ['userPwd', 'userPwdSHA', 'newUserPwd']],
  ['PUT', '/api/manage/menu/M140201/move', ['upMenuId', 'beforeMenuId', 'updateDt']],
  ['PUT', '/api/manage/numberingcounter', ['counterKey', 'lastSeq']],
  ['PUT', '/api/manage/authgrpmenu', ['0', 'authGrpNo', 'menuId']],
  ['POST', '/api/manage/authgrp/8/copy', ['authGrpNm']],
  ['POST', '/api/manage/authgrp/999999999999999/copy', ['authGrpNm']],
  [
    'POST',
    '/api/manage/apprrequest',
    ['taskClassNm', 'apprBizKey', 'taskActNm', 'draftYn', 'title', 'cont', 'urgentYn', 'steps'],
  ],
  ['PUT', '/api/manage/appr/1/approve', ['opinion', 'agreeYn', 'userPwdSHA']],
  ['PUT', '/api/manage/appr/1/agree', ['opinion', 'agreeYn']],
  ['PUT', '/api/manage/appr/999999999999999/reject', ['opinion']],
  ['PUT', '/api/manage/appr/%00/seen', []],
  ['POST', '/api/manage/appr/bulk', ['apprRqstNos', 'opinion', 'userPwdSHA']],
  ['PUT', '/api/manage/userpref', ['langCd', 'homeUrl', 'pageSize', 'gridPref', 'sizeCd']],
  ['POST', '/api/manage/errorlogs', ['errorCode', 'message', 'url', 'returnCode']],
  ['POST', '/api/attachfile/deleteAll', ['taskClassNm', 'taskKey', 'taskFlag', 'tempTaskKey', 'fileNos']],
  ['PUT', '/api/attachfile/img/apply', ['taskClassNm', 'taskKey', 'taskFlag', 'tempTaskKey']],
  ['PUT', '/api/attachfile/uploadfiles/1', ['pictureExplan', 'sortOrder']],
  ['DELETE', '/api/attachfile/%00', []],
  ['PUT', '/api/saf/workpermit/1/gas', ['items', 'measDt', 'posCd', 'gases']],
  ['PUT', '/api/saf/workpermit/1/checks', ['checks', 'permitCheckNos']],
  ['PUT', '/api/saf/workpermit/1/entry', ['entryNo', 'workerNm', 'permitWorkerNo', 'inDt', 'outDt']],
  ['PUT', '/api/saf/workpermit/1/sign', ['signRoleCd', 'note']],
  ['PUT', '/api/saf/workpermit/1/sitecheck', ['note', 'items']],
  ['PUT', '/api/saf/workpermit/1/attend', ['vendorWorkerNo', 'pinPwd', 'lmraCds', 'reasonTxt']],
  ['PUT', '/api/saf/workpermit/1/meeting', ['attendNos', 'contTxt', 'permitWorkerNos']],
  ['PUT', '/api/saf/workpermit/1/cooperation', ['permitCooperationNo', 'resultCd', 'note']],
  ['PUT', '/api/saf/ppeissue/1/workersign', ['pinPwd']],
  ['POST', '/api/saf/workpermit/excel/apply', ['previewNo', 'excluded']],
  ['POST', '/api/vendor/worker/excel/apply', ['previewNo', 'excluded']],
]
const bodies = (fields: string[]): unknown[] => [
  ...values,
  ...fields.flatMap((field) =>
    values.map((value) => ({ ...Object.fromEntries(fields.map((each) => [each, 'x'])), [field]: value })),
  ),
  ...fields.flatMap((field) => values.map((value) => ({ [field]: value }))),
]
const send = async (person: Client, method: string, url: string, payload?: string) =>
  portal.app.inject({
    method: method as 'PUT',
    url,
    headers: {
      'x-authorization': `Bearer ${person.accessToken}`,
      ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(payload === undefined ? {} : { payload }),
  })

test.each(writes)('%s %s', { timeout: 60_000 }, async (method, url, fields) => {
  const failed: string[] = []
  for (const [turn, person] of people.entries())
    for (const body of [undefined, ...shareOf(bodies(fields), turn), ...(fields.length > 0 ? [] : [{}])]) {
      const payload = body === undefined ? undefined : JSON.stringify(body)
      const answer = await send(person, method, url, payload)
      if (answer.statusCode >= 500 || /\bat .+\.ts:\d+/.test(answer.body))
        failed.push(`${person.userId} ${payload?.slice(0, 80)} ${answer.body.slice(0, 200)}`)
    }
  const raw = await send(people[0]!, method, url, '{"__proto__":{"a":1},"x":1')
  expect([raw.statusCode < 500, failed]).toEqual([true, []])
})

const reads = [
  '/api/manage/apprbox/wait',
  '/api/manage/apprrequest',
  '/api/manage/apprrequest/form',
  '/api/manage/users',
  '/api/manage/depts',
  '/api/manage/process',
  '/api/manage/codes/ACCT',
  '/api/common/lookup/dept',
  '/api/common/menus',
  '/api/search',
  '/api/my/views',
  '/api/manage/sysparamsinforce',
  '/api/manage/labeltexts',
  '/api/common/labels',
  '/api/manage/numberingpreview',
  '/api/manage/numberingcounters/%00',
  '/api/manage/usestats',
  '/api/manage/authgrp/explain',
  '/api/manage/authgrp/whosees',
  '/api/manage/authgrp/whatcan',
  '/api/manage/authgrpmenu/rights',
  '/api/manage/dept/D111/impact',
  '/api/manage/grpcandidates',
  '/api/manage/grp/%00/members',
  '/api/manage/user/%00/sessions',
  '/api/manage/exceljobs/mine/%00',
  '/api/manage/exceljobs/mine/999999999999999',
  '/api/manage/auditlog/999999999999999/detail',
  '/api/manage/errorlog/999999999999999/detail',
  '/api/saf/workpermitcrew',
  '/api/saf/status/today',
  '/api/saf/permitparameters',
  '/api/main/portlet/mywork',
  '/api/main/portlet/awaydigest',
  '/api/manage/codeuses/%00',
  '/api/manage/exceljobs',
  '/api/manage/auditlogs',
  '/api/manage/notis',
  '/api/saf/workpermits',
  '/menus/%00',
  '/api/menus/%00/help',
  '/api/file/down/base64byte',
  '/api/attachfile/zip',
  '/api/attachfile/uploadfiles',
  '/api/attachfile/link/1',
  '/api/file/signed/down/1',
  '/api/attachfile/999999999999999',
]
const names = [
  'q',
  'page',
  'limit',
  'userId',
  'menuId',
  'authGrpNo',
  'plantCd',
  'deptCd',
  'day',
  'from',
  'to',
  'pattern',
  'resetCd',
  'pdeptCd',
  'grpKindCd',
  'taskClassNm',
  'apprBizKey',
  'wkodNo',
  'pagePath',
  'apprBizCd',
  'sort',
  'columns',
  'language',
  'taskKey',
  'processNo',
  'state',
  'supplCds',
  'workYmd',
]
const queries = [
  '%00',
  '-1',
  '1e9',
  '1e400',
  'NaN',
  '%ED%A0%80',
  "'",
  '%25_%5C',
  'a'.repeat(5000),
  '__proto__',
  '99999999999999999999',
  '%E1%84%80%E1%85%A1',
  '2026-02-31',
  'ㄱ',
  '(',
]
test.each(reads)('GET %s', { timeout: 60_000 }, async (url) => {
  const failed: string[] = []
  const together = queries.map((value) => names.map((name) => `${name}=${value}`).join('&'))
  const alone = names.flatMap((name) => [
    `${name}=__proto__`,
    `${name}=constructor`,
    `${name}=%00`,
    `${name}=a&${name}=b`,
  ])
  for (const query of shareOf([...together, ...alone], reads.indexOf(url))) {
    const answer = await send(people[0]!, 'GET', `${url}?${query}`)
    if (answer.statusCode >= 500) failed.push(`${query.slice(0, 60)} ${answer.body.slice(0, 200)}`)
  }
  expect(failed.slice(0, 5)).toEqual([])
})
