import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPortal, type Client, type Portal } from '../../../../test/portal.ts'
import { addDays, dayOf } from '../../../core/shared/dates.ts'
import { numbersOf, refusals, said, targetOf } from '../sentences.test-kit.ts'
import { finishStudy, sendFile } from './hazop.test-kit.ts'

/** What the server refuses about studies, word for word with its status. */
let portal: Portal
let lead: Client
let day: string
const no = {} as Record<'kras' | 'study' | 'node' | 'recommended' | 'measure', number>
const { sql, find, first } = numbersOf(() => portal)
const hazop = '/api/rsa/hazop'
const [targets, session] = ['/api/rsa/target', '/api/rsa/session']
let order = 5000
const hazopRow = (over: object = {}) =>
  lead.post(`${hazop}/row`, {
    rsaTargetNo: no.study,
    rsaHazopNodeNo: no.node,
    sortOrder: order++,
    paramCd: 'PRES',
    guideCd: 'MORE',
    causeTxt: '외부 화재로 R-101 가열',
    consequenceTxt: '과압, 톨루엔 방출',
    ...over,
  })
const meeting = (over: object = {}) => ({
  rsaTargetNo: no.study,
  sessionYmd: day,
  fromTm: '09:00',
  toTm: '12:00',
  leaderUserId: 'issuer01',
  people: [{ disciplineCd: 'operation', userId: 'issuer01' }],
  nodes: [{ rsaHazopNodeNo: no.node }],
  ...over,
})
const met = async (over: object = {}) => {
  const { body, status } = await lead.post(session, meeting(over))
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body.data as { rsaSessionNo: number; people: { rsaSessionMemberNo: number }[] }
}

beforeAll(async () => {
  portal = await startPortal()
  day = dayOf(portal.clock.now())
  lead = await portal.signIn('issuer01')
  no.kras = await first('rsaTarget', 'rsaTargetNo', `"rsaTargetNm" = '반응동 원료 투입·포장 작업'`)
  no.study = await find(
    `select t."rsaTargetNo" as "no" from "rsaTarget" t join "rsaHazopNode" n using ("rsaTargetNo") where t."state" = 'assessing' order by 1 limit 1`,
  )
  no.node = await first('rsaHazopNode', 'rsaHazopNodeNo', `"rsaTargetNo" = ${no.study}`)
  no.measure = await first(
    'rsaHazard',
    'rsaMeasureNo',
    `"rsaTargetNo" = ${no.kras} and "rsaMeasureNo" is not null`,
  )
  no.recommended = await first(
    'rsaHazopRow',
    'rsaHazopRowNo',
    `"rsaTargetNo" = ${no.study} and "recommendTxt" is not null`,
  )
})
afterAll(() => portal?.close())

describe('a study', () => {
  const attendance = async (over: object, change = '') => {
    const made = await met(over)
    if (change) await sql(`update "rsaSession" set ${change} where "rsaSessionNo" = $1`, [made.rsaSessionNo])
    return { ...made, url: `${session}/${made.rsaSessionNo}` }
  }
  const outside = [{ disciplineCd: 'expert', outsideNm: '김전문', companyNm: '한국공정안전' }]
  const recommendation = async () => ({
    url: `${hazop}/row/${no.recommended}/takerecommendation`,
    rsaMeasureNo: await find(
      `select "rsaMeasureNo" as "no" from "rsaMeasureRow" where "rowEntity" = 'rsaHazopRow' and "rowNo" = $1 limit 1`,
      [no.recommended],
    ),
  })
  refusals([
    [
      'a row without a deviation',
      () => hazopRow({ paramCd: null, guideCd: null }),
      400,
      'deviationTxt',
      '변수와 가이드워드를 선택하거나 이탈(질문)을 입력하세요.',
    ],
    [
      'a node of another method',
      () => lead.post(`${hazop}/node`, { rsaTargetNo: no.kras, sortOrder: 1, rsaHazopNodeNm: '구간' }),
      400,
      'rsaTargetNo',
      'HAZOP 또는 What-if 평가대상이 아닙니다.',
    ],
    [
      'a row in a node of another study',
      async () => {
        const strange = await find(
          `insert into "rsaHazopNode" ("rsaTargetNo", "sortOrder", "rsaHazopNodeNm", "plantCd", "deptCd", "createUserId", "updateUserId") values ($1, 1, '남의 구간', '1000', 'D111', 'saf01', 'saf01') returning "rsaHazopNodeNo" as "no"`,
          [no.kras],
        )
        return hazopRow({ rsaHazopNodeNo: strange })
      },
      400,
      'rsaHazopNodeNo',
      '이 평가대상의 구간이 아닙니다.',
    ],
    [
      'a row deleted with its recommendation',
      () => lead.delete(`${hazop}/row/${no.recommended}`),
      422,
      '권고가 있는 행은 개선권고를 지운 뒤 삭제합니다.',
    ],
    [
      'a row deleted that a LOPA names',
      async () => {
        const { rsaHazopRowNo } = (await hazopRow({ freq: 2, sev: 4 })).body.data
        const relief = { layerCd: 'relief', layerNm: 'PSV-101', pfd: 0.01, finalTxt: 'PSV-101' }
        await lead.post('/api/rsa/lopa', {
          rsaHazopRowNo,
          scenarioTxt: '냉각수 상실 → 반응폭주',
          initCd: 'utility',
          initTxt: '냉각수 펌프 P-401 정지',
          initFreq: 0.1,
          targetFreq: 0.000_01,
          layers: [relief],
        })
        return lead.delete(`${hazop}/row/${rsaHazopRowNo}`)
      },
      422,
      'LOPA 또는 보류 사항이 가리키는 행은 삭제할 수 없습니다.',
    ],
    [
      'a layer that stands twice',
      async () => {
        const { rsaHazopRowNo } = (await hazopRow({ freq: 2, sev: 4 })).body.data
        const relief = { layerCd: 'relief', layerNm: 'PSV-101', pfd: 0.01, finalTxt: 'PSV-101' }
        return lead.post('/api/rsa/lopa', {
          rsaHazopRowNo,
          scenarioTxt: '냉각수 상실 → 반응폭주',
          initCd: 'utility',
          initTxt: '냉각수 펌프 P-401 정지',
          initFreq: 0.1,
          targetFreq: 0.000_01,
          layers: [relief, { ...relief, layerNm: '안전밸브' }],
        })
      },
      400,
      'layers.1.finalTxt',
      'PSV-101은(는) 다른 방호계층(PSV-101)에 이미 있습니다. 한 번만 인정됩니다.',
    ],
    [
      'a line of two people',
      () =>
        lead.post(
          session,
          meeting({ people: [{ disciplineCd: 'expert', userId: 'gas01', outsideNm: '김전문' }] }),
        ),
      400,
      'people.0.userId',
      '임직원과 외부 전문가 중 한 사람만 입력하세요.',
    ],
    [
      'a person twice',
      () => lead.post(session, meeting({ people: [...outside, ...outside] })),
      400,
      'people.1.userId',
      '같은 참석자가 두 번 있습니다.',
    ],
    [
      'a meeting signed before its day',
      async () => lead.put(`${(await attendance({ sessionYmd: addDays(day, 1) })).url}/sign`, {}),
      409,
      '회의일이 되어야 서명하거나 종료할 수 있습니다.',
    ],
    [
      'a meeting without nodes closed',
      async () => lead.put(`${(await attendance({ nodes: [] })).url}/close`),
      422,
      '검토한 구간을 선택하세요.',
      '서명한 참석자가 없습니다.',
    ],
    [
      'an outsider signed for without the sheet',
      async () => {
        const { url, people } = await attendance({ people: outside })
        return lead.put(`${url}/sign`, { rsaSessionMemberNo: people[0]!.rsaSessionMemberNo })
      },
      400,
      'attendance',
      '외부 전문가의 참석은 서명부를 첨부하고 진행자가 확인합니다.',
    ],
    [
      'a closed meeting signed',
      async () => lead.put(`${(await attendance({}, `"state" = 'closed'`)).url}/sign`, {}),
      409,
      '종료된 회의는 다시 연 뒤에 수정합니다.',
    ],
    [
      'a closed meeting changed',
      async () => lead.change((await attendance({}, `"state" = 'closed'`)).url, { toTm: '13:00' }),
      422,
      '종료된 회의는 다시 연 뒤에 수정합니다.',
    ],
    [
      'deviations of a node without parameters',
      async () => {
        const { body } = await lead.post(`${hazop}/node`, {
          rsaTargetNo: no.study,
          sortOrder: 90,
          rsaHazopNodeNm: '변수 없는 구간',
        })
        return lead.post(`${hazop}/node/${body.data.rsaHazopNodeNo}/layout`, {})
      },
      400,
      'paramCds',
      '구간의 검토변수를 먼저 선택하세요.',
    ],
    [
      'a recommendation that is not of the row',
      async () => lead.put((await recommendation()).url, { rsaMeasureNo: no.measure }),
      400,
      'rsaMeasureNo',
      '권고가 가리키는 행이 아닙니다.',
    ],
    [
      'a recommendation that is not done',
      async () => {
        const { url, rsaMeasureNo } = await recommendation()
        return lead.put(url, { rsaMeasureNo })
      },
      409,
      '아직 완료되지 않은 권고입니다.',
    ],
    [
      'a recommendation taken twice',
      async () => {
        const { url, rsaMeasureNo } = await recommendation()
        await sql(`update "rsaMeasure" set "state" = 'verified' where "rsaMeasureNo" = $1`, [rsaMeasureNo])
        await lead.put(url, { rsaMeasureNo })
        return lead.put(url, { rsaMeasureNo })
      },
      409,
      '이미 안전조치로 옮긴 권고입니다.',
    ],
  ])
  const head = ['이탈', '원인', '결과', '현재안전조치', '빈도', '강도', '권고사항', '담당']
  const workbook = (lines: string[][], over: Record<string, string> = {}) =>
    sendFile(
      portal,
      lead,
      no.study,
      { senderNm: '말의 시험', ...over },
      {
        name: 'old.csv',
        bytes: lines.map((cells) => head.map((_, at) => cells[at] ?? '').join(',')).join('\r\n'),
      },
    )
  const faulty = [['노드: 7 시험'], head, ['흐름 없음', '가'.repeat(1001), '넘침', '', '2', '2', '', '']]
  test('an old workbook without its head, and with rows that cannot be taken', async () => {
    const none = await workbook([
      ['가', '나'],
      ['다', '라'],
    ])
    expect(JSON.stringify(none.body)).toContain('워크시트의 머리글(이탈·원인·결과)을 찾지 못했습니다.')
    const shown = (await workbook(faulty)).body.data.rows[0].issues
    expect(shown.map(({ message }: { message: string }) => message)).toContain('1000자를 넘습니다.')
    expect(said(await workbook(faulty, { apply: 'Y' }))).toEqual([
      400,
      'file',
      '오류가 있는 행이 1개 있습니다. 열 연결이나 등급 문자를 고친 뒤 등록하세요.',
    ])
  })
  test('says all that it lacks before its review', async () => {
    await finishStudy(portal, no.study)
    const rows = await sql(
      'select "rsaHazopRowNo" as "no" from "rsaHazopRow" where "rsaTargetNo" = $1 and "recommendTxt" is null and "alarpTxt" is null order by 1 limit 6',
      [no.study],
    )
    const change = (at: number, set: string) =>
      sql(`update "rsaHazopRow" set ${set} where "rsaHazopRowNo" = $1`, [rows[at]!.no])
    await change(0, '"causeTxt" = null')
    await change(1, '"consequenceTxt" = null')
    await change(2, '"score" = null, "gradeCd" = null')
    await change(3, `"notCredibleYn" = 'Y', "notCredibleTxt" = null`)
    await change(4, '"score" = 5')
    await change(5, `"score" = 3, "lookedYn" = 'N', "prevRowNo" = "rsaHazopRowNo"`)
    await sql(
      `update "rsaHazopRow" set "expScore" = null where "rsaHazopRowNo" = (select max("rsaHazopRowNo") from "rsaHazopRow" where "rsaTargetNo" = $1 and "recommendTxt" is not null)`,
      [no.study],
    )
    await sql(`update "rsaMeasure" set "ownerUserId" = null, "ownerDeptCd" = null where "rsaTargetNo" = $1`, [
      no.study,
    ])
    await sql(`update "rsaSession" set "state" = 'open' where "rsaTargetNo" = $1`, [no.study])
    await sql(
      `insert into "rsaHazopNode" ("rsaTargetNo", "sortOrder", "rsaHazopNodeNm", "plantCd", "deptCd", "createUserId", "updateUserId") values ($1, 99, '빈 구간', '1000', 'D111', 'saf01', 'saf01')`,
      [no.study],
    )
    const [status, ...reasons] = said(await lead.put(`${targets}/${no.study}/requestReview`, {}))
    expect(status).toBe(422)
    expect(reasons).toEqual(
      expect.arrayContaining([
        '빈 구간: 검토한 이탈이 없습니다.',
        '가능성 없음의 사유가 없는 행 1개',
        '원인이 없는 행 1개',
        '결과가 없는 행 1개',
        '위험도를 결정하지 않은 행 1개',
        '개선권고가 필요한 행 1개',
        'ALARP 사유가 없는 행 1개',
        '개선 후 위험도가 없는 행 1개',
        expect.stringMatching(/^담당자가 없는 권고가 있는 행 \d+개$/),
        '재확인하지 않은 행 1개',
        '종료된 회의에 위험성평가 전문가의 서명이 없습니다.',
        '종료된 회의에 설계의 서명이 없습니다.',
        '종료된 회의에 공정운전의 서명이 없습니다.',
      ]),
    )
  })
  test('that is confirmed has meetings that nobody signs any more, and an empty one lacks its rows', async () => {
    const { url } = await attendance({})
    await sql(`update "rsaTarget" set "state" = 'confirmed' where "rsaTargetNo" = $1`, [no.study])
    expect(said(await lead.put(`${url}/sign`, {}))).toEqual([
      409,
      '확정된 평가의 회의는 다시 열 수 없습니다.',
    ])
    const held = (await lead.get(`${targets}/${no.study}`)).body.data
    const made = await lead.post(
      targets,
      targetOf({
        rsaPlanNo: held.rsaPlanNo,
        rsaTypeCd: 'Z',
        rsaMatrixNo: held.rsaMatrixNo,
        prevTargetNo: no.study,
      }),
    )
    const { rsaTargetNo } = made.body.data
    await sql(`update "rsaTarget" set "state" = 'assessing' where "rsaTargetNo" = $1`, [rsaTargetNo])
    expect(said(await lead.put(`${targets}/${rsaTargetNo}/requestReview`, {}))).toContain(
      '검토한 행이 없습니다.',
    )
    await lead.post(`${hazop}/node`, { rsaTargetNo, sortOrder: 1, rsaHazopNodeNm: '구간' })
    const node = await first('rsaHazopNode', 'rsaHazopNodeNo', `"rsaTargetNo" = ${rsaTargetNo}`)
    await hazopRow({ rsaTargetNo, rsaHazopNodeNo: node })
    await sql(`update "rsaTarget" set "state" = 'waiting' where "rsaTargetNo" = $1`, [rsaTargetNo])
    expect(said(await lead.put(`${targets}/${rsaTargetNo}/open`, {}))).toEqual([
      409,
      '행이 있는 평가에는 복사할 수 없습니다.',
    ])
  })
})
