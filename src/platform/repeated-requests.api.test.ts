import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPortal, type Portal } from '../../test/portal.ts'
import { idempotencyHeader } from '../core/shared/session.ts'
import { dayOf, addDays } from '../core/shared/dates.ts'

/**
 * Writing routes without a definition: a request that is repeated with its key gets the first answer, not
 * 409.
 */
let portal: Portal
const tokens = new Map<string, string>()
beforeAll(async () => {
  portal = await startPortal()
  for (const userId of ['sys01', 'emp01', 'issuer01'])
    tokens.set(userId, (await portal.signIn(userId)).accessToken)
})
afterAll(() => portal.close())

let count = 0
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH'
async function send(userId: string, method: Method, url: string, body?: object, requestKey?: string) {
  const answer = await portal.app.inject({
    method,
    url,
    headers: {
      'x-authorization': `Bearer ${tokens.get(userId)}`,
      ...(requestKey && { [idempotencyHeader]: requestKey }),
    },
    ...(body && { payload: body }),
  })
  return { status: answer.statusCode, body: answer.json() }
}
/** Twice one after the other and once with a new key. */
async function twice(userId: string, method: Method, url: string, body?: object) {
  const key = `key-of-a-repeated-${count++}`
  const first = await send(userId, method, url, body, key)
  const second = await send(userId, method, url, body, key)
  expect([first.status, first.body.message]).toEqual([second.status, second.body.message])
  expect(second.body).toEqual(first.body)
  return { first, again: await send(userId, method, url, body, `${key}-new`) }
}
const trailOf = async (tableNm: string, rowKey: unknown) =>
  (
    await portal.engine.database.one<{ n: number }>(
      'select count(*)::int as n from "auditLog" where "tableNm" = $1 and "rowKey" = $2',
      [tableNm, String(rowKey)],
    )
  ).n

test('an act on an approval document is done once when its request is repeated', async () => {
  const today = dayOf(portal.clock.now())
  const made = await send('emp01', 'POST', '/api/manage/authrequest', {
    authGrpNo: 6,
    fromYmd: today,
    toYmd: addDays(today, 30),
    reason: '정기보수 기간의 업무 지원을 위해 신청합니다.',
  })
  const input = { taskClassNm: 'authRequest', apprBizKey: String(made.body.data.authRequestNo) }
  const asked = await twice('emp01', 'POST', '/api/manage/apprrequest', input)
  expect([asked.first.status, asked.again.status]).toEqual([201, 409])
  const no = asked.first.body.data.apprRqstNo as number
  const signed = await twice('issuer01', 'PUT', `/api/manage/appr/${no}/approve`, { opinion: '확인함' })
  expect([signed.first.status, signed.again.status]).toEqual([200, 409])
  const last = { apprRqstNos: [no] }
  const key = 'key-of-a-bulk-request'
  const many = [
    await send('sys01', 'POST', '/api/manage/appr/bulk', last, key),
    await send('sys01', 'POST', '/api/manage/appr/bulk', last, key),
  ]
  expect(many.map(({ body }) => body.data[0].ok)).toEqual([true, true])
  expect((await send('sys01', 'POST', '/api/manage/appr/bulk', last)).body.data[0].ok).toBe(false)
})

test('moves in the trees of departments and menus, and rights of a group, are done once when repeated', async () => {
  const dept = (await send('sys01', 'GET', '/api/manage/dept/D121')).body.data
  const moved = await twice('sys01', 'PUT', '/api/manage/dept/D121/move', {
    pdeptCd: dept.pdeptCd,
    index: 0,
    updateDt: dept.updateDt,
  })
  expect([moved.first.status, moved.again.status]).toEqual([200, 409])
  const menu = (await send('sys01', 'GET', '/api/manage/menu/M140108')).body.data
  const placed = await twice('sys01', 'PUT', '/api/manage/menu/M140108/move', {
    upMenuId: menu.upMenuId,
    beforeMenuId: null,
    updateDt: menu.updateDt,
  })
  expect([placed.first.status, placed.again.status]).toEqual([200, 409])
  const right = [{ authGrpNo: 8, menuId: 'M140107', accessYn: 'Y', updateDt: null }]
  const given = await twice('sys01', 'PUT', '/api/manage/authgrpmenu', right)
  expect([given.first.status, given.again.status]).toEqual([200, 409])
})

test('changes of the own profile and acts on an account are done once when repeated', async () => {
  const { updateDt } = (await send('emp01', 'GET', '/api/my/profile')).body.data
  const before = await trailOf('user', 'emp01')
  const kept = await twice('emp01', 'PUT', '/api/my/profile', {
    phoneNo: '010-1234-5678',
    officeTel: null,
    introduction: null,
    updateDt,
  })
  expect([kept.first.status, kept.again.status]).toEqual([200, 409])
  expect(await trailOf('user', 'emp01')).toBe(before + 1)
  const reset = {
    reason: '본인 확인 후 초기화',
    updateDt: (await send('sys01', 'GET', '/api/manage/user/emp02')).body.data.updateDt,
  }
  const [first, second] = [
    await send('sys01', 'PUT', '/api/manage/user/emp02/resetPassword', reset, 'key-of-a-password-reset'),
    await send('sys01', 'PUT', '/api/manage/user/emp02/resetPassword', reset, 'key-of-a-password-reset'),
  ]
  // The password was answered once and is kept nowhere.
  const { temporaryPassword, ...rest } = first.body.data
  expect(temporaryPassword.length).toBeGreaterThan(9)
  expect([second.status, second.body.data]).toEqual([200, rest])
  const stored = await portal.engine.database.query(
    'select 1 from "idempotency" where "result"::text like $1',
    [`%${temporaryPassword}%`],
  )
  expect(stored).toEqual([])
})
