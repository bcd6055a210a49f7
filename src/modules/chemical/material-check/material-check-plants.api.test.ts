import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '../../../core/shared/dates.ts'
import {
  as,
  done,
  material,
  ok,
  path,
  portal,
  put,
  request,
  startMaterials,
  today,
} from './material-check.test-kit.ts'
import { unapprovedMaterials } from './material-ready.server.ts'

beforeAll(startMaterials)
afterAll(() => portal.close())

test('a check for several plants: each says its own, all see it, the leading one decides; it speaks for those plants only', async () => {
  const chemprodNo = await material()
  const no = await request({ plantCds: ['2000', '1000'] }, chemprodNo)
  await done('vnd02a', no, 'submit')
  const seen = await (await as('saf21')).get(`${path}/${no}`)
  expect([
    seen.status,
    seen.body.data.plantCds,
    (await (await as('saf31')).get(`${path}/${no}`)).status,
  ]).toEqual([200, ['2000'], 403])
  const fire = (seen.body.data.reviews as { lineCd: string; findingTxt: string }[]).find(
    ({ lineCd }) => lineCd === 'FIRE',
  )!
  expect(fire.findingTxt).toContain('[여수] 옥내저장소 1호')
  await done('env02', no, 'accept')
  expect(
    ok(await put('saf21', no, 'review/FIRE', { verdictCd: '60', opinion: '울산 옥내저장소에 들어갑니다.' })),
  ).toBe(200)
  expect((await put('saf31', no, 'review/FIRE', { verdictCd: '60', opinion: '대산입니다.' })).status).toBe(
    403,
  )
  const answer = await (await as('env02')).change(`${path}/${no}`, { plantCds: ['3000'] })
  expect(answer.body.fields[0].path).toBe('plantCds')
  const sql = portal.engine.database
  await sql.query(`update "matChkRqst" set "state" = 'approved' where "matChkRqstNo" = $1`, [no])
  const openAt = (plantCd: string) =>
    unapprovedMaterials(
      { sql },
      { vendorCd: 'V00002', plantCd, day: today, chemprodNos: [chemprodNo], names: [] },
    )
  expect([
    (await openAt('1000')).length,
    (await openAt('2000')).length,
    (await openAt('3000')).length,
  ]).toEqual([0, 0, 1])
})

test('a list that a person enters for a product, with a reason, stays when it is judged anew; once only', async () => {
  const sql = portal.engine.database
  const { prodNo } = await sql.one<{ prodNo: number }>(
    `select "prodNo" from "chmProduct" where "prodCd" = 'RM-1011'`,
  )
  const enter = async (regCd: string, exceptReason: string) =>
    (await as('env02')).post('/api/chm/regmatch', { prodNo, regCd, exceptReason })
  expect((await enter('W1', '짧다')).body.fields[0].path).toBe('exceptReason')
  const made = await enter('K1', '공급사 확인서에 중점관리물질로 적혀 있습니다.')
  expect([made.status, made.body.data?.matchTypeCd, made.body.data?.applyYn]).toEqual([201, 'M', 'Y'])
  expect((await enter('K1', '공급사 확인서에 중점관리물질로 적혀 있습니다.')).body.fields[0].path).toBe(
    'regCd',
  )
  await (await as('env02')).post(`/api/chm/product/${prodNo}/rematch`)
  const why = (await (await as('env02')).get(`/api/chm/regmatch/${made.body.data.regMatchNo}/explain`)).body
    .data
  expect([why.source, why.inputs[0].value]).toEqual([
    '수동 등록',
    '공급사 확인서에 중점관리물질로 적혀 있습니다.',
  ])
  expect(
    (await sql.one<{ regCds: string[] }>(`select "regCds" from "chmProduct" where "prodNo" = $1`, [prodNo]))
      .regCds,
  ).toContain('K1')
})

describe('another supplier', () => {
  test('another supplier gets 404 for the check and cannot ask with its materials', async () => {
    const chemprodNo = await material()
    const no = await request({}, chemprodNo)
    const other = await as('vnd01a')
    for (const url of [`${path}/${no}`, `/api/vendor/chemprod/${chemprodNo}`])
      expect((await other.get(url)).status).toBe(404)
    expect((await other.put(`${path}/${no}/submit`, {})).status).toBe(404)
    const answer = await other.post(path, {
      rqstTypeCd: 'NEW',
      plantCd: '1000',
      usageTxt: '시험 용도입니다.',
      yearQty: 10,
      firstInYmd: addDays(today, 20),
      prods: [{ chemprodNo }],
    })
    expect(answer.status).toBe(400)
  })
  test('what is under review is not changed', async () => {
    const chemprodNo = await material()
    const no = await request({}, chemprodNo)
    await done('vnd02a', no, 'submit')
    expect(
      (await (await as('vnd02a')).change(`/api/vendor/chemprod/${chemprodNo}`, { makerNm: '다른 곳' }))
        .status,
    ).toBe(422)
  })
})
