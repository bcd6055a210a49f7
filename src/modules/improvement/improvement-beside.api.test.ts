import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  act,
  as,
  create,
  dayOf,
  done,
  finished,
  force,
  fresh,
  inProgress,
  path,
  plan,
  portal,
  said,
  savePlan,
  sql,
  startImprovements,
  today,
  upload,
  type Body,
} from '../../../test/improvement-life.ts'
import { addDays } from '../../core/shared/dates.ts'
import type { Forecast, Lessons } from './improvement/improvement-answers.rule.ts'
import { refusals } from './improvement/improvement-refusals.texts.ts'

beforeAll(startImprovements)
afterAll(() => portal?.close())

describe('beside the record', () => {
  test('a vendor sees only its own rows without costs and internal notes, and another vendor gets 404', async () => {
    const imprNo = await inProgress({}, { vendor: true })
    await (await as('saf01')).put(`${path}/${imprNo}/comment`, { txt: '경고를 검토합니다.', innerYn: 'Y' })
    await (await as('saf01')).put(`${path}/${imprNo}/comment`, { txt: '사진을 올려 주세요.' })
    await (await as('saf01')).put(`${path}/${imprNo}/cost`, { budgetAmt: 500_000 })
    const own = (await (await as('vnd01s')).get(`${path}/${imprNo}/more`)).body.data as {
      comments: { txt: string }[]
      cost: unknown
    }
    expect([own.comments.map(({ txt }) => txt), own.cost]).toEqual([['사진을 올려 주세요.'], null])
    for (const url of [`${path}/${imprNo}`, `${path}/${imprNo}/more`, `${path}/${imprNo}/print`])
      expect((await (await as('vnd02a')).get(url)).status, url).toBe(404)
    expect((await act('vnd02a', imprNo, 'complete')).status).toBe(404)
    // A vendor sees the planned act before it comes.
    const warned = async () =>
      ((await (await as('vnd01s')).get(`${path}/${imprNo}/more`)).body.data as { warningProposed: boolean })
        .warningProposed
    expect(await warned()).toBe(false)
    await force(imprNo, 'inProgress', { reopenCnt: 2 })
    expect(await warned()).toBe(true)
    await force(imprNo, 'inProgress', { reopenCnt: 0 })
    expect((await (await as('vnd01s')).post(path, fresh())).status).toBe(403)
    expect((await (await as('vnd01s')).put(`${path}/${imprNo}/cost`, { costAmt: 1 })).status).toBe(403)
    await savePlan('vnd01s', imprNo, [finished()])
    await done('vnd01s', imprNo, 'complete')
    expect((await act('vnd01s', imprNo, 'startVerify')).status).toBe(403)
  })
  test('7: the company above reads the actions of its subcontractor and cannot act on them', async () => {
    const imprNo = await create()
    await force(imprNo, 'assigned', { actOrgCd: 'V', actDeptCd: 'D111', actVendorCd: 'V00002', gradeCd: 'M' })
    const vendors = (up: string | null) =>
      sql().query(`update "vendor" set "upVendorCd" = $1 where "vendorCd" = 'V00002'`, [up])
    await vendors('V00001')
    const upper = await portal.signIn('vnd01a')
    const { allowed, editable } = (await upper.get(`${path}/${imprNo}`)).body as {
      allowed: { reasons: { message: string }[] }[]
      editable: { message: string }[]
    }
    const onlyRead = '하도급 업체의 자료는 조회만 할 수 있습니다.'
    expect([editable[0]?.message, ...new Set(allowed.map(({ reasons }) => reasons[0]?.message))]).toEqual([
      onlyRead,
      onlyRead,
    ])
    const more = (await upper.get(`${path}/${imprNo}/more`)).body.data as {
      cost: unknown
      mayAttach: boolean
    }
    expect(more).toMatchObject({ cost: null, mayAttach: false })
    const listed = async (query: string) =>
      (await upper.get(`${path}s?limit=300${query}`)).body.data as { imprNo: number }[]
    expect((await listed('')).map((row) => row.imprNo)).toContain(imprNo)
    expect((await listed('&actVendorCd=V00001')).map((row) => row.imprNo)).not.toContain(imprNo)
    for (const [name, body] of [
      ['accept', {}],
      ['comment', { txt: '확인하였습니다.' }],
      ['acknowledge', { imprEscalationNo: 1 }],
      ['watch', { watchYn: 'Y' }],
    ] as const)
      expect((await upper.put(`${path}/${imprNo}/${name}`, body)).status, name).toBe(404)
    await vendors(null)
  })
  test('a matter that is solved spreads to other plants, once each; each plant answers', async () => {
    const imprNo = await create()
    const spread = async (targets: string[]) =>
      (await as('saf01')).put(`${path}/${imprNo}/horizontal`, { targets })
    expect(said(await spread(['2000']))).toContain('효과확인대기 또는 종결된')
    await force(imprNo, 'closed', { closeDt: `${today}T08:00:00+09:00` })
    expect(said(await spread([]))).toContain('대상 사업장을 선택해 주세요.')
    expect(said(await spread(['2000', '3000']))).toMatch(/^200/)
    expect(said(await spread(['2000', '3000']))).toMatch(/^200/)
    const children = await sql().query<{ imprNo: number; plantCd: string; gradeCd: string; dueDt: string }>(
      'select "imprNo", "plantCd", "gradeCd", "dueDt" from "improvement" where "parentImprNo" = $1 order by 2',
      [imprNo],
    )
    expect(children.map(({ plantCd, gradeCd, dueDt }) => [plantCd, gradeCd, dayOf(dueDt)])).toEqual([
      ['2000', 'M', addDays(today, 30)],
      ['3000', 'M', addDays(today, 30)],
    ])
    expect(said(await act('saf21', children[0]!.imprNo, 'receive', { gradeCd: 'M' }))).toContain(
      String(refusals.replyPicture()),
    )
    expect(
      said(
        await act('saf31', children[1]!.imprNo, 'answerNotApplicable', {
          reason: '대산공장에는 같은 계단이 없습니다.',
        }),
      ),
    ).toContain(String(refusals.replyPicture()))
    await upload('saf21', children[0]!.imprNo, 'reply', 41)
    await upload('saf31', children[1]!.imprNo, 'reply', 42)
    expect(said(await act('saf21', children[0]!.imprNo, 'receive', { gradeCd: 'M' }))).toContain(
      String(refusals.replyReason()),
    )
    await done('saf21', children[0]!.imprNo, 'receive', {
      gradeCd: 'M',
      replyReason: '포장동에 같은 계단이 두 곳 있습니다.',
    })
    await done('saf31', children[1]!.imprNo, 'answerNotApplicable', {
      reason: '대산공장에는 같은 계단이 없습니다.',
    })
    const { children: replies } = (await (await as('saf01')).get(`${path}/${imprNo}/more`)).body.data as {
      children: { replyCd: string; replyReason: string | null; picture: string | null; readable: boolean }[]
    }
    const lessons = async (userId: string) =>
      ((await (await as(userId)).get(`/api/impr/lessons?year=${today.slice(0, 4)}`)).body.data as Lessons)
        .lessons
    expect((await lessons('saf01')).find((each) => each.imprNo === imprNo)?.answers).toMatchObject([
      { plantCd: '2000', replyCd: 'Y', state: 'received', overdue: false },
      { plantCd: '3000', replyCd: 'N', state: 'rejected', overdue: false },
    ])
    expect((await lessons('saf21')).find((each) => each.imprNo === imprNo)).toBeUndefined()
    // A person with a part in the matter reads who answered, and nothing else of other plants.
    const { children: seen } = (await (await as('emp01')).get(`${path}/${imprNo}/more`)).body.data as {
      children: typeof replies
    }
    expect(
      seen.map(({ replyCd, replyReason, picture, readable }) => [replyCd, replyReason, picture, readable]),
    ).toEqual([
      ['Y', null, null, false],
      ['N', null, null, false],
    ])
    expect(replies.map(({ replyCd, replyReason }) => [replyCd, replyReason])).toEqual([
      ['Y', '포장동에 같은 계단이 두 곳 있습니다.'],
      ['N', '대산공장에는 같은 계단이 없습니다.'],
    ])
    expect(replies.every((each) => each.picture !== null)).toBe(true)
  })
  test('each action has its cost and its pictures; a vendor is told no amount anywhere', async () => {
    const imprNo = await inProgress({ imprNm: '비용 시험 배관 보온재' }, { vendor: true })
    const both = [
      finished(),
      plan({ actionTypeCd: 'TEMP', ctrlLvlCd: '2', planYmd: today, endYmd: addDays(today, 3) }),
    ]
    await savePlan('vnd01s', imprNo, both)
    const { actions } = (await (await as('saf01')).get(`${path}/${imprNo}`)).body.data as {
      actions: { imprActionNo: number; statCd: string }[]
    }
    expect(actions.map(({ statCd }) => statCd)).toEqual(['D', 'P'])
    const [root, temp] = actions.map(({ imprActionNo }) => imprActionNo)
    const cost = async (userId: string, body: Body) => (await as(userId)).put(`${path}/${imprNo}/cost`, body)
    const parts = [
      { imprActionNo: root, costAmt: 7_654_300 },
      { imprActionNo: temp, costAmt: 21 },
    ]
    expect((await cost('vnd01s', { actions: parts })).status).toBe(403)
    expect((await cost('saf01', { actions: [{ imprActionNo: 1, costAmt: 5 }] })).status).toBe(400)
    expect((await cost('saf01', { budgetAmt: 9_000_000, costAmt: 1, actions: parts })).status).toBe(200)
    const more = async (userId: string) =>
      (await (await as(userId)).get(`${path}/${imprNo}/more`)).body.data as {
        cost: { costAmt: number; actions: Record<string, number> } | null
        pictures: { fileNo: number; imprActionNo: number | null }[]
      }
    expect((await more('saf01')).cost).toEqual({
      budgetAmt: 9_000_000,
      costAmt: 7_654_321,
      actions: { [root!]: 7_654_300, [temp!]: 21 },
    })
    // The vendor says which picture shows which action; the plant does not.
    await upload('vnd01s', imprNo, 'after', 55)
    const [picture] = (await more('vnd01s')).pictures
    const show = async (userId: string, fileNos: number[]) =>
      (await as(userId)).put(`${path}/${imprNo}/actionpictures`, { imprActionNo: root, fileNos })
    expect((await show('saf01', [picture!.fileNo])).status).toBe(403)
    expect((await show('vnd01s', [picture!.fileNo, 1])).status).toBe(400)
    expect((await show('vnd01s', [picture!.fileNo])).status).toBe(200)
    expect((await more('vnd01s')).pictures).toMatchObject([{ fileNo: picture!.fileNo, imprActionNo: root }])
    const vendor = await as('vnd01s')
    for (const url of [
      `${path}/${imprNo}`,
      `${path}/${imprNo}/more`,
      `${path}/${imprNo}/history`,
      `${path}s?imprNm=${encodeURIComponent('비용 시험')}`,
      `/api/search?q=${encodeURIComponent('비용 시험 배관')}`,
    ]) {
      const { status, body } = await vendor.get(url)
      expect([
        status,
        /7654321|7654300|9000000|costAmt|budgetAmt/.exec(
          JSON.stringify({ ...body, cost: null }).replaceAll('"cost":null', ''),
        ),
      ]).toEqual([200, null])
    }
    expect((await vendor.get(`${path}s?columns=costAmt`)).status).toBe(400)
    expect((await vendor.get(`${path}/excel?columns=costAmt`)).status).toBe(400)
    // An action that is taken out takes its cost along; a row that has ended keeps what it has.
    await savePlan('vnd01s', imprNo, [{ ...finished(), imprActionNo: root }])
    expect((await more('saf01')).cost?.costAmt).toBe(7_654_300)
    await force(imprNo, 'closed')
    expect(said(await cost('saf01', { budgetAmt: 1 }))).toBe(`403 ${String(refusals.costStays())}`)
  })
  test('a kind of matter that was often late is marked when it is assigned, with the reason and a proposal, and hidden from vendors', async () => {
    const past = async (actDeptCd: string, doneDay: number) => {
      for (let count = 0; count < 6; count += 1)
        await force(await create({ hazardTypeCd: 'SPILL' }), 'closed', {
          actOrgCd: 'D',
          actDeptCd,
          orgDueDt: `${addDays(today, -40)}T23:59:00+09:00`,
          doneDt: `${addDays(today, doneDay)}T10:00:00+09:00`,
          closeDt: `${addDays(today, -1)}T10:00:00+09:00`,
        })
    }
    await past('D110', -30)
    await past('D131', -50)
    const imprNo = await create({ hazardTypeCd: 'SPILL' })
    await done('emp01', imprNo, 'request')
    await done('saf01', imprNo, 'receive', { gradeCd: 'L', gradeReason: '현장 확인 결과에 따름' })
    await done('saf01', imprNo, 'assign', { actOrgCd: 'D', actDeptCd: 'D110' })
    const { forecast } = (await (await as('saf01')).get(`${path}/${imprNo}/more`)).body.data as {
      forecast: Forecast
    }
    expect(forecast).toMatchObject({
      latePct: 75,
      likely: true,
      factors: [
        { factor: 'owner', done: 6, late: 6, rate: 100 },
        { factor: 'hazard', done: 12, late: 6, rate: 50 },
      ],
      split: true,
      owner: { deptNm: '안전팀', rate: 0 },
    })
    const marks = async (userId: string) =>
      ((await (await as(userId)).get(`${path}/thumbs?nos=${imprNo}`)).body.data as { latePct: number }[])[0]!
        .latePct
    expect(await marks('saf01')).toBe(75)
    await force(imprNo, 'assigned', { actOrgCd: 'V', actVendorCd: 'V00001' })
    expect(await marks('vnd01s')).toBeNull()
    expect(
      ((await (await as('vnd01s')).get(`${path}/${imprNo}/more`)).body.data as { forecast: unknown })
        .forecast,
    ).toBeNull()
  })
  test('the title of a related matter is shown only to users who can read that matter', async () => {
    const hidden = await create({ imprNm: '다른 부서의 정전기 접지 불량' })
    await force(hidden, 'closed', { reqDeptCd: 'D121', actDeptCd: 'D121', createUserId: 'emp02' })
    const imprNo = await inProgress({}, { vendor: true })
    await force(imprNo, 'inProgress', { recurOfNo: hidden, mergeToNo: null })
    const titles = async (userId: string) => {
      const client = await as(userId)
      const { recurOfNm } = (await client.get(`${path}/${imprNo}`)).body.data as { recurOfNm: string | null }
      const row = (
        (await client.get(`${path}s?sort=imprNo&direction=desc`)).body.data as {
          imprNo: number
          recurOfNm: string | null
        }[]
      ).find((each) => each.imprNo === imprNo)
      return [recurOfNm, row!.recurOfNm]
    }
    expect(await titles('saf01')).toEqual(['다른 부서의 정전기 접지 불량', '다른 부서의 정전기 접지 불량'])
    expect(await titles('vnd01s')).toEqual([null, null])
    expect(await titles('emp01')).toEqual([null, null])
  })
})
