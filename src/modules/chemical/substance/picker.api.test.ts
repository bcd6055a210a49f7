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
test('a picker that stands beside a product offers the sheets of that product alone', async () => {
  const sheetsOf = async (more: string) =>
    (
      (await chemist.get(`/api/common/lookup/chmMsds?q=${more}`)).body.data as {
        key: number
      }[]
    ).map(({ key }) => key)
  const { prodNo, own } = await portal.engine.database.one<{ prodNo: number; own: number[] }>(
    `select p."prodNo", array_agg(m."msdsNo" order by m."msdsNo") as own from "chmProduct" p join "chmMsds" m using ("prodNo")
     where p."prodCd" = 'RM-1001' group by 1`,
  )
  expect((await sheetsOf('')).length).toBeGreaterThan(own.length)
  expect((await sheetsOf(`&ofName=prodNo&ofKey=${prodNo}`)).toSorted((a, b) => a - b)).toEqual(
    own.map(Number),
  )
  // A field that refers to nothing, or none of the entity, narrows nothing and breaks nothing.
  for (const more of ['&ofName=langCd&ofKey=1', '&ofName=toString&ofKey=1', `&ofName=prodNo&ofKey=1'--`])
    expect((await sheetsOf(more)).length, more).toBeGreaterThan(own.length)
})
test('a picker of products offers the product of that number first', async () => {
  const offered = (await chemist.get('/api/common/lookup/chmProduct?q=RM-1001')).body.data
  expect(offered[0]).toMatchObject({ note: 'RM-1001' })
})
