import { afterAll, beforeAll, expect, test } from 'vitest'
import { addFile } from '../../../test/add-file.ts'
import { registerKiosk } from '../../../test/kiosk-life.ts'
import { routesOf } from '../../../test/platform.ts'
import { startPortal, type Client, type Portal } from '../../../test/portal.ts'
import { dayOf } from '../../core/shared/dates.ts'
import { numbersOf, said, targetOf } from './sentences.test-kit.ts'

/** Two companies at one plant: neither finds what the other assesses, whichever door it tries. */
let portal: Portal
let rival: Client
let own: Client
let no: { target: number; row: number; file: number; measure: number; proposal: number }
const { find, sql } = numbersOf(() => portal)
const [targets, hazards] = ['/api/rsa/target', '/api/rsa/hazard']
const theirs = '경쟁사가 알면 안 되는 작업'

beforeAll(async () => {
  portal = await startPortal()
  own = await portal.signIn('vnd02a')
  rival = await portal.signIn('vnd01a')
  const rsaMatrixNo = await find(
    `select "rsaMatrixNo" as "no" from "rsaMatrix" where "matrixCd" = 'KRAS33' and "state" = 'inForce'`,
  )
  const jsa = { rsaTargetNm: theirs, rsaTypeCd: 'J', permitTypeCd: 'G', rsaMatrixNo, leaderUserId: 'vnd02a' }
  const { deptCd: _none, ...given } = targetOf(jsa)
  const made = await own.post(targets, given)
  if (made.status !== 201) throw new Error(JSON.stringify(made.body))
  const target = Number(made.body.data.rsaTargetNo)
  await own.put(`${targets}/${target}/open`)
  const hazard = await own.post(hazards, {
    rsaTargetNo: target,
    sortOrder: 1,
    stepNo: 1,
    stepTxt: theirs,
    hazardKindCd: 'work',
    hazardTxt: `${theirs}에서 넘어져 다침`,
    occurTypeCd: 'fall',
    controlTxt: '난간',
    freq: 2,
    sev: 2,
    measureTxt: '발판 교체',
    hierCd: '2',
    dueYmd: dayOf(portal.clock.now()),
  })
  if (hazard.status !== 201) throw new Error(JSON.stringify(hazard.body))
  const row = Number(hazard.body.data.rsaHazardNo)
  await addFile(portal, own, { taskClassNm: 'rsaTarget', taskKey: target })
  const numbered = (table: string, key: string, where: string) =>
    find(`select "${key}" as "no" from "${table}" where ${where} order by 1 desc limit 1`)
  no = {
    target,
    row,
    file: await numbered('attachFile', 'fileNo', `"taskClassNm" = 'rsaTarget' and "taskKey" = '${target}'`),
    measure: await numbered('rsaMeasure', 'rsaMeasureNo', `"rsaTargetNo" = ${target}`),
    proposal: await numbered('rsaProposal', 'rsaProposalNo', `"plantCd" = '1000'`),
  }
})
afterAll(() => portal?.close())

/** Every address below risk assessment that names a record, with the key of the other company's. */
const doors = () =>
  routesOf(portal.app)
    .filter(({ url }) => url.startsWith('/api/rsa/') && url.includes('/:key'))
    .map(({ method, url }) => {
      const key = url.startsWith(hazards)
        ? no.row
        : url.startsWith('/api/rsa/measure')
          ? no.measure
          : no.target
      return { method, url: url.replace(':key', String(key)).replaceAll(/:\w+/g, '1').replace('*', 'x') }
    })

test('no address answers a company with what another one assesses, and none changes it', async () => {
  const found = doors()
  expect(found.length).toBeGreaterThan(60)
  const open: string[] = []
  for (const { method, url } of found) {
    const answer = await portal.app.inject({
      method,
      url,
      headers: { 'x-authorization': `Bearer ${rival.accessToken}` },
      ...(method === 'GET' || method === 'DELETE' ? {} : { payload: {} }),
    })
    // 406: an upload that sends no file is not looked at further.
    if (![403, 404, 406].includes(answer.statusCode))
      open.push(`${method} ${url} ${answer.statusCode} ${answer.body.slice(0, 80)}`)
    if (answer.body.includes(theirs)) open.push(`${method} ${url} tells it`)
  }
  expect(open).toEqual([])
  expect((await own.get(`${targets}/${no.target}`)).body.data.state).toBe('assessing')
})

test('lists, searches and workbooks of a company have nothing of another one', async () => {
  for (const url of [
    `${targets}s?limit=100`,
    `${targets}s?rsaTargetNm=${encodeURIComponent(theirs)}`,
    `${hazards}s?rsaTargetNo=${no.target}`,
    `${targets}s/excel`,
    `${hazards}s/excel?rsaTargetNo=${no.target}`,
    `/api/rsa/hazardsheet/${no.target}`,
    `${hazards}/similar?q=${encodeURIComponent(theirs)}`,
    '/api/rsa/jointtargets',
    `/api/main/search?q=${encodeURIComponent(theirs)}`,
    `/api/rsa/totals?year=2026`,
    '/api/main/portlet/mywork',
  ]) {
    const answer = await rival.get(url)
    expect([url, JSON.stringify(answer.body ?? '').includes(theirs)]).toEqual([url, false])
  }
})

test('a row is not put into the assessment of another company, nor moved there', async () => {
  const into = await rival.post(hazards, {
    rsaTargetNo: no.target,
    sortOrder: 2,
    stepNo: 1,
    stepTxt: '끼워 넣은 단계',
    hazardKindCd: 'work',
    hazardTxt: '끼워 넣은 위험으로 다침',
  })
  expect([400, 403, 404]).toContain(into.status)
  expect(await sql(`select 1 as "no" from "rsaHazard" where "stepTxt" = '끼워 넣은 단계'`)).toEqual([])
})

test('files of another company are neither listed, fetched, added nor deleted', async () => {
  const group = `taskClassNm=rsaTarget&taskKey=${no.target}&taskFlag=`
  const tries = [
    await rival.get(`/api/attachfile/uploadfiles?${group}`),
    await rival.get(`/api/file/down/${no.file}`),
    await rival.get(`/api/attachfile/link/${no.file}`),
    await rival.get(`/api/attachfile/zip?${group}`),
    await rival.delete(`/api/attachfile/${no.file}`),
  ]
  expect(tries.map(({ status }) => [403, 404].includes(status))).toEqual(tries.map(() => true))
  await expect(addFile(portal, rival, { taskClassNm: 'rsaTarget', taskKey: no.target })).rejects.toThrow(
    /40[34]/,
  )
  expect((await own.get(`/api/attachfile/uploadfiles?${group}`)).body.data).toHaveLength(1)
})

test('a shared device shows a worker nothing of another company, and takes neither signature nor picture for it', async () => {
  const kiosk = await registerKiosk(portal, await portal.signIn('sys01'))
  const device = await kiosk.signIn('B100011')
  for (const path of ['risks', 'risksigns'])
    expect(JSON.stringify((await device.get(`/api/kiosk/${path}`)).body)).not.toContain(theirs)
  const tries = [
    await device.post(`/api/kiosk/risk/${no.target}/read`, {}),
    await device.post(`/api/kiosk/risk/${no.target}/sign`, {}),
    await device.post(`/api/kiosk/proposal/${no.proposal}/picture`, {}),
  ]
  expect(tries.map(({ status }) => status >= 400 && status < 500)).toEqual([true, true, true])
  expect(await sql(`select 1 as "no" from "rsaRead" where "rsaTargetNo" = $1`, [no.target])).toEqual([])
})

test('whoever leads an assessment does not confirm it, though he is of the safety staff', async () => {
  await sql(
    `update "rsaTarget" set "state" = 'review', "reviewUserId" = 'vnd02a', "leaderUserId" = 'saf01' where "rsaTargetNo" = $1`,
    [no.target],
  )
  const saf = await portal.signIn('saf01')
  expect(said(await saf.put(`${targets}/${no.target}/confirm`))).toEqual([
    403,
    '자신이 평가한 대상은 확정할 수 없습니다.',
  ])
  expect((await own.put(`${targets}/${no.target}/confirm`)).status).toBe(403)
})
