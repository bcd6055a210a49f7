import { conflictingWorks, prepareConflictingWorks, workerNames } from './testing/conflicting-works.ts'
import { trailOf } from '../../../../test/trail.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { permitPath, refusalOf, startPermitLife, type PermitLife } from '../../../../test/permit-life.ts'

let life: PermitLife
beforeAll(async () => {
  life = await startPermitLife()
  await prepareConflictingWorks(life)
})
afterAll(() => life.close())

const { sql, hotWork, lineBreak, ask, adjust, remove } = conflictingWorks(() => life)

it('a person learns nothing of plants that are not his own', async () => {
  const planned = `type=HOT&start=${life.day}T10:00:00%2B09:00&end=${life.day}T12:00:00%2B09:00`
  // One after the other: two calls at once would sign in twice, and the second sign-in ends the first
  // session.
  const statuses = async (userId: string) => {
    const of = async (plantCd: string) =>
      (await life.get(userId, `/api/saf/simops?${planned}&plantCd=${plantCd}`)).status
    return [await of('1000'), await of('3000')]
  }
  expect(await statuses('issuer01')).toEqual([200, 403])
  expect(await statuses('vnd03s')).toEqual([200, 404])
})

describe('hot work next to a line break', () => {
  let hot: number
  let open: number
  beforeAll(async () => {
    hot = await life.create('vnd03s', await hotWork())
    await life.force(hot, 'approved')
    open = await life.create('vnd03s', await lineBreak())
  })
  afterAll(() => remove(hot, open))

  it('the server and the list refuse the pair with the sentence of the design and a fix', async () => {
    const shown = (await life.get('vnd03s', `${permitPath}/${open}`)).body.allowed.find(
      (each: { action: string }) => each.action === 'request',
    )
    const refused = await life.put('vnd03s', `${permitPath}/${open}/request`)
    expect(refusalOf(refused)).toMatchObject({ status: 422, guards: ['simops'] })
    expect(refusalOf(refused).text).toContain(
      '동시작업 금지: 화기작업과 배관개방작업이 10.0m 이내에서 겹칩니다.',
    )
    expect(refused.body.reasons).toEqual(shown.reasons)
    expect(shown.reasons[0].fixUrl).toBe('#simops')
  })
  it('the refusal names the rule, distance, minutes and article, and when the place is free', async () => {
    const { data } = (await ask(open)).body
    expect(data.level).toBe('forbidden')
    const [line] = data.conflicts
    expect(line).toMatchObject({
      ruleNm: '화기 × 배관·설비 개방',
      distanceM: 10,
      overlapMin: 120,
      resolved: false,
    })
    expect(line.explanation.source).toContain('산업안전보건법 제64조')
    expect(data.slots[0]).toEqual({
      startDt: `${life.day}T16:00:00+09:00`,
      endDt: `${life.day}T18:00:00+09:00`,
    })
  })
  it('nobody may allow or watch the pair; a move is written down with who and when', async () => {
    const { basisKey } = (await ask(open)).body.data.conflicts[0]
    const allowed = await adjust('vnd03s', open, {
      adjustCd: 'allow',
      planTxt: '서로 조심해서 작업하겠습니다.',
      basisKey,
    })
    expect(refusalOf(allowed)).toMatchObject({ status: 422, guards: ['simops'] })
    expect(
      (await adjust('vnd03s', open, { adjustCd: 'time', planTxt: '짧음', startDt: '', endDt: '' })).status,
    ).toBe(400)
    const still = await adjust('vnd03s', open, {
      adjustCd: 'time',
      planTxt: '한 시간 뒤로 옮깁니다.',
      startDt: `${life.day} 11:00`,
      endDt: `${life.day} 13:00`,
    })
    expect(refusalOf(still).status).toBe(422)
    expect(
      (await adjust('vnd01s', open, { adjustCd: 'allow', planTxt: '다른 업체가 조정합니다.', basisKey }))
        .status,
    ).toBe(404)
    const moved = await adjust('vnd03s', open, {
      adjustCd: 'time',
      planTxt: '용접이 끝난 뒤로 옮깁니다.',
      startDt: `${life.day} 16:00`,
      endDt: `${life.day} 18:00`,
    })
    expect(moved.status).toBe(200)
    expect(moved.body.data).toMatchObject({ startDt: `${life.day}T16:00:00+09:00` })
    expect(moved.body.data.adjusts).toMatchObject([
      {
        adjustCd: 'time',
        adjustUserId: 'vnd03s',
        levelCd: 'forbidden',
        otherPermitNo: hot,
        ruleNm: '화기 × 배관·설비 개방',
      },
    ])
    expect(moved.body.data.adjusts[0].planTxt).toContain(
      `${life.day} 10:00–${life.day} 12:00 → ${life.day} 16:00–${life.day} 18:00`,
    )
    const times = (...hours: number[]) => hours.map((hour) => `${life.day}T${hour}:00:00+09:00`)
    expect(await trailOf(sql(), 'workPermit', open)).toEqual([
      {
        userId: 'vnd03s',
        diff: { startDt: times(10, 16), endDt: times(12, 18), workYmd: [life.day, life.day] },
      },
    ])
    const requested = await life.put('vnd03s', `${permitPath}/${open}/request`)
    expect(requested.status).toBe(200)
    expect(
      (
        await adjust('vnd03s', open, {
          adjustCd: 'time',
          planTxt: '요청한 뒤에 다시 옮깁니다.',
          startDt: `${life.day} 17:00`,
          endDt: `${life.day} 19:00`,
        })
      ).status,
    ).toBe(409)
  })
  it('another place ends the conflict once it is said in words, and the issuer and the other side agree', async () => {
    const other = await life.create(
      'vnd03s',
      await lineBreak({ workers: [{ vendorWorkerNo: await life.workerNo(workerNames[0]) }] }),
    )
    expect(
      (
        await adjust('vnd03s', other, {
          adjustCd: 'place',
          planTxt: '조립장으로 옮깁니다.',
          mapX: 12,
          mapY: 222,
          placeTxt: '조립장',
        })
      ).status,
    ).toBe(422)
    const moved = await adjust('vnd03s', other, {
      adjustCd: 'place',
      planTxt: '조립장으로 옮깁니다.',
      mapX: 60,
      mapY: 222,
      placeTxt: '조립장',
    })
    expect(moved.body.data).toMatchObject({ mapX: 60, placeTxt: '조립장' })
    expect((await ask(other)).body.data).toMatchObject({ level: 'none', conflicts: [] })
    const wordless = await adjust('vnd03s', other, {
      adjustCd: 'place',
      planTxt: '좌표만 옮겨 봅니다.',
      mapX: 61,
      mapY: 222,
    })
    expect([wordless.status, wordless.body.fields[0].path]).toEqual([400, 'placeTxt'])
    const { permitAdjustNo } = moved.body.data.adjusts.at(-1)
    const agree = (userId: string) =>
      life.post(userId, `${permitPath}/${other}/simopsconfirm`, { permitAdjustNo })
    const missing = async () =>
      refusalOf(await life.put('issuer03', `${permitPath}/${other}/finishReview`)).text
    await life.force(other, 'reviewing')
    expect(await missing()).toContain('장소이동에 발급자의 동의가 필요합니다')
    expect((await agree('vnd03s')).status).toBe(403)
    expect((await agree('issuer03')).status).toBe(200)
    expect((await agree('issuer03')).status).toBe(409)
    const still = await missing()
    expect(still).not.toContain('발급자의 동의가')
    expect(still).toContain('장소이동에 상대 작업의 동의가 필요합니다')
    expect(await trailOf(sql(), 'workPermit', other)).toEqual([
      { userId: 'vnd03s', diff: { mapX: [18, 60], mapY: [226, 222], placeTxt: ['전기실', '조립장'] } },
      {
        userId: 'issuer03',
        diff: { adjusts: [null, { confirmUserId: 'issuer03', confirmDt: expect.any(String) }] },
      },
    ])
    await remove(other)
  })
})

describe('a pair that is bound by a condition', () => {
  it('the pair needs a plan before the request, and the safety manager before the issue', async () => {
    const below = await life.create('vnd03s', await life.plainWork({ mapX: 90, mapY: 280, mapZ: 0 }))
    await life.force(below, 'approved')
    const above = await life.create(
      'vnd03s',
      await life.plainWork({
        mapX: 92,
        mapY: 280,
        mapZ: 6,
        supWorkerNo: await life.workerNo(workerNames[3]),
        workers: [{ vendorWorkerNo: await life.workerNo(workerNames[1]) }],
      }),
    )
    expect(refusalOf(await life.put('vnd03s', `${permitPath}/${above}/request`)).text).toContain(
      '조정대책을 기록하세요.',
    )
    const { basisKey } = (await ask(above)).body.data.conflicts[0]
    const planned = await adjust('vnd03s', above, {
      adjustCd: 'watcher',
      planTxt: '하부를 통제하고 감시자 1명을 배치합니다.',
      basisKey,
    })
    expect(planned.status).toBe(200)
    await life.act('vnd03s', above, 'request')
    await life.force(above, 'approvalPending', { issuerUserId: 'issuer03' })
    const waiting = await life.put('approver01', `${permitPath}/${above}/approve`)
    expect(refusalOf(waiting).text).toContain('안전관리자의 조정대책 확인이 필요합니다.')
    const { permitAdjustNo } = planned.body.data.adjusts[0]
    expect(
      (await life.post('vnd03s', `${permitPath}/${above}/simopsconfirm`, { permitAdjustNo })).status,
    ).toBe(403)
    const confirmed = await life.post('saf01', `${permitPath}/${above}/simopsconfirm`, { permitAdjustNo })
    expect(confirmed.body.data.adjusts[0]).toMatchObject({ confirmUserId: 'saf01' })
    expect(
      (await life.post('saf01', `${permitPath}/${above}/simopsconfirm`, { permitAdjustNo })).status,
    ).toBe(409)
    expect((await life.put('approver01', `${permitPath}/${above}/approve`)).status).toBe(200)
    // Another height is another pair: what was agreed no longer holds.
    await life.force(above, 'approved', { mapZ: 9 })
    life.at('08:00')
    expect(refusalOf(await life.put('issuer03', `${permitPath}/${above}/start`)).text).toContain(
      '조정대책을 기록하세요.',
    )
    life.at('10:00', -1)
    await remove(below, above)
  })
})

it('two approvals at the same moment: one of the two that exclude each other is issued', async () => {
  const hot = await life.create('vnd03s', await hotWork({ mapX: 30, mapY: 240 }))
  const open = await life.create('vnd03s', await lineBreak({ mapX: 38, mapY: 246 }))
  for (let round = 0; round < 5; round++) {
    await sql().query(`delete from "permitSignature" where "permitNo" in ($1, $2)`, [hot, open])
    for (const permitNo of [hot, open])
      await life.force(permitNo, 'approvalPending', { issuerUserId: 'issuer03', riskGradeCd: 'L' })
    const answers = await Promise.all([
      life.put('approver01', `${permitPath}/${hot}/approve`),
      life.put('approver02', `${permitPath}/${open}/approve`),
    ])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422])
    expect(refusalOf(answers.find(({ status }) => status === 422)!).guards).toEqual(['simops'])
  }
  await remove(hot, open)
})

describe('the table of rules', () => {
  const path = '/api/saf/simopsrule'
  it('a rule goes into force only after its trial on the last year, in the place of the old one', async () => {
    const before = await life.create('vnd03s', await hotWork({ mapX: 50, mapY: 160 }))
    const beside = await life.create('vnd03s', await lineBreak({ mapX: 66, mapY: 160 }))
    for (const permitNo of [before, beside])
      await life.force(permitNo, 'closed', { startDt: '2026-06-01 08:00+09', endDt: '2026-06-01 16:00+09' })
    const old = await sql().one<{ simopsRuleNo: number }>(
      `select "simopsRuleNo" from "simopsRule" where "ruleNm" = '화기 × 배관·설비 개방' and "state" = 'live'`,
    )
    const draft = {
      ruleNm: '화기 × 배관·설비 개방(20 m)',
      kindACd: 'HOT',
      kindBCd: 'OPEN',
      placeCd: 'distance',
      distM: 20,
      levelCd: 'forbidden',
      replaceNo: old.simopsRuleNo,
    }
    expect((await life.post('emp01', path, draft)).status).toBe(403)
    expect((await life.post('saf01', path, { ...draft, distM: null })).body.fields[0].path).toBe('distM')
    // A successor that says something else in Korean does not keep the English of the old one.
    const english = await sql().one<{ ruleNmEn: string }>(
      `select "ruleNmEn" from "simopsRule" where "simopsRuleNo" = $1`,
      [old.simopsRuleNo],
    )
    expect((await life.post('saf01', path, { ...draft, ...english })).body.fields).toEqual([
      { path: 'ruleNmEn', message: '한국어 내용이 바뀌었습니다. 번역도 고치거나 비워 주세요.' },
    ])
    const made = await life.post('saf01', path, draft)
    expect(made.status).toBe(201)
    const { simopsRuleNo } = made.body.data
    expect((await life.change('saf01', `${path}/${old.simopsRuleNo}`, { ruleNm: '바꾸기' })).status).not.toBe(
      200,
    )
    expect(refusalOf(await life.put('saf01', `${path}/${simopsRuleNo}/apply`))).toMatchObject({
      status: 422,
      guards: ['tried'],
    })
    const tried = (await life.post('saf01', '/api/saf/simopstrial', { ruleNos: [simopsRuleNo] })).body.data
    expect(
      tried.fires.map((pair: { permits: { permitNo: number }[] }) =>
        pair.permits.map(({ permitNo }) => permitNo),
      ),
    ).toContainEqual([before, beside])
    expect(tried.fireCnt).toBe(tried.fires.length)
    expect(tried.stopCnt).toBe(0)
    expect((await life.put('saf01', `${path}/${simopsRuleNo}/apply`)).status).toBe(200)
    const states = await sql().query<{ state: string }>(
      `select "state" from "simopsRule" where "simopsRuleNo" in ($1, $2) order by "simopsRuleNo"`,
      [old.simopsRuleNo, simopsRuleNo],
    )
    expect(states.map(({ state }) => state)).toEqual(['retired', 'live'])
  })
})
