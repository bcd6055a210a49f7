import { afterAll, beforeAll, expect, test } from 'vitest'
import { permitPath, refusalOf, startPermitLife, type PermitLife } from '../../../../test/permit-life.ts'
import { pdfText } from '../../../core/server/pdf/pdf-text.ts'

/** A permit under an order that is assessed by a JSA of the portal. */
let life: PermitLife
let jsaNo: number
let permitNo: number
beforeAll(async () => {
  life = await startPermitLife()
  const sql = life.portal.engine.database
  ;({ jsaNo } = await sql.one<{ jsaNo: number }>(
    `update "rsaTarget" set "permitTypeCd" = 'H', "supplCds" = '{S2,S5}', "validToYmd" = $1::date where "rsaTargetNm" = 'T-301 내부 청소' returning "rsaTargetNo" as "jsaNo"`,
    [life.day],
  ))
  const body = await life.hotWork()
  await sql.query(
    'update "workOrder" set "jsaNo" = $2, "jsaTxt" = null, "jsaYmd" = null where "wkodNo" = $1',
    [body['wkodNo'], jsaNo],
  )
  permitNo = await life.create('vnd03s', body)
})
afterAll(() => life?.close())

/** What the JSA has against asking for the permit. */
const against = async (): Promise<string[]> => {
  const { allowed } = (await life.get('vnd03s', `${permitPath}/${permitNo}`)).body
  const { reasons } = allowed.find(({ action }: { action: string }) => action === 'request')
  return reasons
    .filter(({ guard }: { guard: string }) => guard === 'jsa')
    .map(({ message }: { message: string }) => message)
}

test('a permit carries the steps and hazards of its JSA, on the screen and on paper', async () => {
  expect(await against()).toEqual([])
  const steps = (await life.get('vnd03s', `${permitPath}/${permitNo}/jsahazards`)).body.data
  expect(steps).toHaveLength(9)
  expect(steps[6]).toMatchObject({ stepNo: 7, stepTxt: '진입·고압수 세척', controlTxt: '감시인, 송기마스크' })
  const print = await life.get('issuer03', `${permitPath}/${permitNo}/print`)
  expect(print.status).toBe(200)
  const text = (await pdfText(print.body)).join(' ').replaceAll(/\s/g, '')
  expect(text).toContain('진입·고압수세척:밀폐공간에서질식하거나고압수에베임')
})
test('a kind of work that is added asks for a JSA anew, and so does a JSA that ends before the work', async () => {
  const { data } = (await life.get('vnd03s', `${permitPath}/${permitNo}`)).body
  const saved = await life.change('vnd03s', `${permitPath}/${permitNo}`, {
    ...data,
    supplCds: ['S2', 'S5', 'S4'],
    supplements: [...data.supplements, { supplCd: 'S4' }],
  })
  expect([saved.status, saved.body.fields ?? saved.body.message]).toEqual([200, undefined])
  const [found, ...rest] = await against()
  expect(rest).toEqual([])
  expect(found).toMatch(/^JSA-1000-\d{4}-\d{4}에서 평가하지 않은 작업종류입니다: .+ JSA를 다시 작성하거나/)
  const asked = refusalOf(await life.put('vnd03s', `${permitPath}/${permitNo}/request`))
  expect([asked.status, asked.guards.includes('jsa')]).toEqual([422, true])
  await life.portal.engine.database.query(
    `update "rsaTarget" set "validToYmd" = $2::date - 1, "supplCds" = '{S2,S4,S5}' where "rsaTargetNo" = $1`,
    [jsaNo, life.day],
  )
  expect((await against()).map((message) => message.includes('작업일 전에 끝납니다'))).toEqual([true])
})
