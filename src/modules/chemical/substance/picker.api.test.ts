import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPortal, type Client, type Portal } from '../../../../test/portal.ts'

let portal: Portal
let chemist: Client
beforeAll(async () => {
  portal = await startPortal()
  chemist = (await portal.signIn('env01'))!
  const made = await chemist.post('/api/chm/chemical', {
    casNo: '584-84-9',
    casNoneYn: 'N',
    chemNm: '톨루엔디이소시아네이트',
    stateCd: 'L',
    waterSolubleYn: 'N',
  })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
})
afterAll(() => portal?.close())
const found = async (words: string) =>
  (await chemist.get(`/api/common/lookup/chmChemical?q=${encodeURIComponent(words)}`)).body.data as {
    name: string
    note: string
  }[]

test('a picker offers the substance of exactly that name first, with its CAS number beside it', async () => {
  const offered = await found('톨루엔')
  expect(offered[0]).toMatchObject({ name: '톨루엔', note: '108-88-3' })
  expect(offered.map(({ name }) => name)).toContain('톨루엔디이소시아네이트')
})
test('a picker finds a substance by its CAS number, however it is typed', async () => {
  for (const words of ['108-88-3', ' 108 - 88 - 3 ', '108–88–3'])
    expect((await found(words))[0], words).toMatchObject({ name: '톨루엔' })
})
test('a picker of products offers the product of that number first', async () => {
  const offered = (await chemist.get('/api/common/lookup/chmProduct?q=RM-1001')).body.data
  expect(offered[0]).toMatchObject({ note: 'RM-1001' })
})
