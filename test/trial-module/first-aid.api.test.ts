import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPortal, type Portal } from '../../../test/portal.ts'

let portal: Portal
beforeAll(async () => void (portal = await startPortal()))
afterAll(() => portal?.close())

test('the first aid kit of the demonstration is in the list, in its record and among those that are due', async () => {
  const reader = await portal.signIn('saf01')
  const { status, body } = await reader.get('/api/saf/firstaidkits')
  const [kit] = body.data as { kitNo: number; kitNm: string }[]
  expect([status, body.total, kit!.kitNm]).toEqual([200, 1, '반응동 1층'])
  expect((await reader.get(`/api/saf/firstaidkit/${kit!.kitNo}`)).body.data.kitSizeCd).toBe('large')
  expect((await reader.get('/api/saf/firstaidkitsdue')).body.data).toHaveLength(1)
  expect((await (await portal.signIn('env01')).get('/api/saf/firstaidkits')).status).toBe(403)
})
test('the menu, codes, event and clock of first aid are delivered from its folder', async () => {
  const sql = portal.engine.database
  expect(await sql.query(`select "menuNm" from "menu" where "menuId" = 'M109801'`)).toEqual([
    { menuNm: '구급함' },
  ])
  const found = await sql.one<{ codes: number; clocks: number; words: number }>(
    `select (select count(*)::int from "codeItem" where "codeGrpCd" = 'FIRST_AID_SIZE') as "codes",
       (select count(*)::int from "codeItem" where "codeGrpCd" = 'BATCH' and "code" = 'FIRST_AID_CLOCK') as "clocks",
       (select count(*)::int from "notiTemplate" where "eventCd" = 'FIRST_AID_DUE') as "words"`,
  )
  expect(found).toEqual({ codes: 2, clocks: 1, words: 4 })
})
