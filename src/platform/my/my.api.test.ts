import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPortal, type Client, type Portal } from '../../../test/portal.ts'
import { mostSavedViews } from './my.rule.ts'

let portal: Portal
let issuer: Client
let other: Client
beforeAll(async () => {
  portal = await startPortal()
  issuer = await portal.signIn('issuer01')
  other = await portal.signIn('saf01')
})
afterAll(() => portal?.close())

test('a user changes telephone numbers and the introduction of oneself, nothing else, and not over a newer change', async () => {
  const { data: before } = (await issuer.get('/api/my/profile')).body
  const change = {
    phoneNo: '010-0000-1234',
    officeTel: '061-000-2211',
    introduction: '증류 구역 발급자',
    updateDt: before.updateDt,
  }
  const { status, body } = await issuer.put('/api/my/profile', change)
  expect([status, body.data]).toEqual([
    200,
    expect.objectContaining({ phoneNo: '010-0000-1234', introduction: '증류 구역 발급자' }),
  ])
  expect((await issuer.put('/api/my/profile', change)).status).toBe(409)
  const renamed = await issuer.put('/api/my/profile', {
    ...change,
    updateDt: body.data.updateDt,
    userNm: '다른 이름',
  })
  expect([renamed.status, (await issuer.get('/api/my/profile')).body.data.userNm]).toEqual([
    400,
    before.userNm,
  ])
  const trail = await portal.engine.database.query(
    `select "diff" from "auditLog" where "tableNm" = 'user' and "rowKey" = 'issuer01' order by "auditNo" desc limit 1`,
  )
  expect(trail).toEqual([{ diff: expect.objectContaining({ phoneNo: [before.phoneNo, '010-0000-1234'] }) }])
})

test.each([
  ['010 1234 5678', '010-1234-5678'],
  ['０１０１２３４５６７８', '010-1234-5678'],
  ['02)123-4567', '02-123-4567'],
])('the own number typed as %s is kept as %s', async (typed, kept) => {
  const { updateDt } = (await issuer.get('/api/my/profile')).body.data
  const change = { phoneNo: typed, officeTel: typed, introduction: null, updateDt }
  const { status, body } = await issuer.put('/api/my/profile', change)
  expect([status, body.data.phoneNo, body.data.officeTel]).toEqual([200, kept, kept])
})

test('a user sees the list of the own sign-ins with the present one marked, and none of others', async () => {
  const { data } = (await issuer.get('/api/my/sessions')).body
  expect(data[0]).toMatchObject({ current: true, revokeCd: null, loginKindCd: 'MAIN' })
  const again = await portal.signIn('issuer01')
  const after = (await again.get('/api/my/sessions')).body.data
  expect(after.map(({ revokeCd }: { revokeCd: string | null }) => revokeCd).slice(0, 2)).toEqual([
    null,
    'RVK02',
  ])
  issuer = again
})

test('favourites keep their order, and an unknown menu is left out', async () => {
  const put = await issuer.put('/api/manage/usermenu', ['M120302', 'M120301', 'NONE', 'M120302'])
  expect(put.body.data).toEqual(['M120302', 'M120301'])
  expect((await other.get('/api/manage/usermenu')).body.data).toEqual([])
  expect((await issuer.put('/api/manage/usermenu', { menuId: 'M120301' })).status).toBe(400)
})

test('a search is kept by name per page, one of them the default, and is nobody else’s', async () => {
  const view = { pagePath: '/permits', viewNm: '승인대기', query: 'state=approvalPending', defaultYn: 'Y' }
  await issuer.post('/api/my/views', view)
  await issuer.post('/api/my/views', { ...view, viewNm: '작업중', query: 'state=working' })
  const replaced = (
    await issuer.post('/api/my/views', { ...view, query: 'state=approvalPending&limit=50', defaultYn: 'N' })
  ).body.data
  expect(
    replaced.map(({ viewNm, query, defaultYn }: Record<string, string>) => [viewNm, query, defaultYn]),
  ).toEqual([
    ['승인대기', 'state=approvalPending&limit=50', 'N'],
    ['작업중', 'state=working', 'Y'],
  ])
  expect((await issuer.get('/api/my/views?pagePath=/orders')).body.data).toEqual([])
  expect((await other.delete(`/api/my/views/${replaced[0].savedViewNo}`)).status).toBe(404)
  expect((await issuer.delete(`/api/my/views/${replaced[0].savedViewNo}`)).status).toBe(200)
  expect((await issuer.post('/api/my/views', { ...view, viewNm: ' ' })).status).toBe(400)
})

test('there is an end to the searches of a page', async () => {
  const views = Array.from({ length: mostSavedViews }, (_, index) => ({
    pagePath: '/full',
    viewNm: `조건 ${index}`,
    query: '',
    defaultYn: 'N',
  }))
  for (const view of views) expect((await issuer.post('/api/my/views', view)).status).toBe(200)
  const refused = await issuer.post('/api/my/views', {
    pagePath: '/full',
    viewNm: '하나 더',
    query: '',
    defaultYn: 'N',
  })
  expect([refused.status, (await issuer.get('/api/my/views?pagePath=/full')).body.data.length]).toEqual([
    409,
    mostSavedViews,
  ])
})
