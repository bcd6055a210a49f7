import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  act,
  as,
  create,
  dayOf,
  done,
  finished,
  force,
  inProgress,
  path,
  portal,
  said,
  savePlan,
  sql,
  startImprovements,
  stored,
  today,
  upload,
} from '../../../test/improvement-life.ts'
import { sendFile } from '../../../test/improvement-files.ts'
import { asSystem, inTransaction, reading } from '../../core/server/entity/context.ts'
import { addDays } from '../../core/shared/dates.ts'
import { createImprovement, openCount } from './improvement/create-improvement.server.ts'
import type { ImprovementMore } from './improvement/improvement-answers.rule.ts'
import { differencesOf } from './reconcile/reconcile.server.ts'
import { refusals } from './improvement/improvement-refusals.texts.ts'

beforeAll(startImprovements)
afterAll(() => portal?.close())

/** A refusal in process keeps its sentence in all four languages. */
const refusedAs = (words: string) => ({
  fields: [{ message: { texts: expect.arrayContaining([expect.stringContaining(words)]) } }],
})
const moreOf = async (userId: string, imprNo: number) =>
  (await (await as(userId)).get(`${path}/${imprNo}/more`)).body.data as ImprovementMore

test('10.5 the demonstration agrees with its sources and with itself, and every source counts what the register counts', async () => {
  const context = reading(portal.engine, asSystem('대사'))
  const { checkedCnt, differences } = await differencesOf(context)
  expect(checkedCnt).toBeGreaterThan(24)
  expect(differences).toEqual([])
  const kept = await sql().query<{ sourceModuleCd: string; sourceKey: string; open: number }>(
    `select "sourceModuleCd", "sourceKey", count(*) filter (where not "state" = any($1))::int as "open" from "improvement" where "sourceKey" is not null and "state" <> 'merged' group by 1, 2`,
    [['closed', 'rejected', 'cancelled']],
  )
  for (const { sourceModuleCd, sourceKey, open } of kept)
    expect(
      await openCount(context, sourceModuleCd, sourceKey),
      `${sourceModuleCd} ${sourceKey}`,
    ).toMatchObject({ open })
})

describe('papers', () => {
  test('a comment keeps its files, and a vendor cannot read those of an internal comment by any way', async () => {
    const imprNo = await inProgress({}, { vendor: true })
    const say = async (userId: string, txt: string, innerYn: string) => {
      const fileKey = await sendFile(userId, 'comment')
      expect(
        said(await (await as(userId)).put(`${path}/${imprNo}/comment`, { txt, innerYn, fileKey })),
      ).toMatch(/^200/)
    }
    await say('saf01', '견적서입니다.', 'Y')
    await say('vnd01s', '자재 성적서입니다.', 'N')
    const files = async (userId: string) =>
      (await moreOf(userId, imprNo)).comments.flatMap((each) => each.files.map(({ fileNo }) => fileNo))
    const [inner, open] = await files('saf01')
    expect(await files('vnd01s')).toEqual([open])
    for (const [userId, fileNo, status] of [
      ['saf01', inner, 200],
      ['saf01', open, 200],
      ['vnd01s', open, 200],
      ['vnd01s', inner, 404],
    ] as const)
      expect((await (await as(userId)).get(`/api/file/down/${fileNo}`)).status, `${userId} ${fileNo}`).toBe(
        status,
      )
    const group = `taskClassNm=improvement&taskKey=${imprNo}&taskFlag=innerComment`
    expect((await (await as('saf01')).get(`/api/attachfile/uploadfiles?${group}`)).body.data).toHaveLength(1)
    expect((await (await as('vnd01s')).get(`/api/attachfile/uploadfiles?${group}`)).status).toBe(404)
    // A comment stays, also after the matter has ended; a further one can still be added.
    expect(said(await (await as('saf01')).delete(`/api/attachfile/${inner}`))).toContain(
      String(refusals.commentStays()),
    )
    await force(imprNo, 'closed', { closeDt: `${today}T08:00:00+09:00` })
    await say('saf01', '종결 뒤에 확인한 사진입니다.', 'N')
    expect(await files('saf01')).toHaveLength(3)
  })
  test('IMP-05 the day of the law is passed with a letter of the authority that lies in the record, each time a new one', async () => {
    const imprNo = await inProgress({ legalDueYmd: addDays(today, 20) }, { grade: 'M' })
    const ask = {
      newDueYmd: addDays(today, 30),
      tempMeasure: '출입을 막고 표지를 답니다.',
      reason: '관계기관이 연장을 인정하였습니다.',
    }
    expect(said(await act('issuer01', imprNo, 'requestExtension', ask))).toContain(
      `법정기한(${addDays(today, 20)})을 넘길 수 없습니다.`,
    )
    expect(said(await act('issuer01', imprNo, 'requestExtension', { ...ask, letterYn: 'Y' }))).toContain(
      String(refusals.letter()),
    )
    await upload('issuer01', imprNo, 'letter')
    await done('issuer01', imprNo, 'requestExtension', { ...ask, letterYn: 'Y' })
    await done('saf01', imprNo, 'approveExtension')
    expect(dayOf((await stored(imprNo))['dueDt'])).toBe(addDays(today, 30))
    expect(
      said(
        await act('issuer01', imprNo, 'requestExtension', {
          ...ask,
          newDueYmd: addDays(today, 40),
          letterYn: 'Y',
        }),
      ),
    ).toContain(String(refusals.letter()))
  })
  test('a matter is taken up again only with newer evidence from the same plant that is not the row itself', async () => {
    const railing = { placeNm: '재개 시험 난간' }
    const [imprNo, other, older] = [await create(railing), await create(railing), await create(railing)]
    await force(imprNo, 'closed', {
      doneDt: `${addDays(today, -3)}T09:00:00+09:00`,
      closeDt: `${addDays(today, -2)}T09:00:00+09:00`,
    })
    const reopen = (recurNo?: number) =>
      act('saf01', imprNo, 'reopen', { reason: '같은 난간이 다시 흔들립니다.', recurNo })
    expect((await reopen()).status).toBe(400)
    expect(said(await reopen(imprNo))).toContain(String(refusals.otherEvidence()))
    await force(older, 'requested', { reqDt: `${addDays(today, -9)}T09:00:00+09:00` })
    expect(said(await reopen(older))).toContain(String(refusals.olderEvidence()))
    await force(other, 'requested', { plantCd: '2000' })
    expect(said(await reopen(other))).toMatch(/^4/)
    await force(other, 'requested', { plantCd: '1000' })
    // A fire extinguisher elsewhere does not prove that a railing came loose again.
    const elsewhere = await create({ placeNm: '안전팀 사무실', hazardTypeCd: 'FIRE', processNo: null })
    await force(elsewhere, 'requested')
    expect(said(await reopen(elsewhere))).toContain(String(refusals.unlikeEvidence()))
    expect(said(await reopen(other))).toMatch(/^200/)
    expect((await stored(imprNo))['recurNo']).toBe(other)
  })
})

describe('sources', () => {
  const permitRow = async (state: string) => {
    const permit = await sql().one<{ permitNo: number; permitCd: string }>(
      `select "permitNo", "permitCd" from "workPermit" where "plantCd" = '1000' and "state" = $1 order by 1 limit 1`,
      [state],
    )
    const imprNo = await create()
    await force(imprNo, 'received', {
      sourceModuleCd: 'PTW',
      sourceKey: String(permit.permitNo),
      sourceSubKey: `test ${imprNo}`,
    })
    return { imprNo, permitCd: permit.permitCd }
  }
  test('the card says what the record of the source says, to who reads it there', async () => {
    const { imprNo, permitCd } = await permitRow('closed')
    const { source } = await moreOf('saf01', imprNo)
    expect(source).toMatchObject({
      title: '작업허가',
      facts: expect.arrayContaining([{ name: 'permitCd', label: '허가번호', value: permitCd }]),
    })
    expect((await moreOf('saf01', await create())).source).toBeNull()
  })
  test('a row of a source is cancelled only when its matter ended without action there', async () => {
    const [open, gone] = [await permitRow('closed'), await permitRow('cancelled')]
    const cancel = { reason: '출처에서 취소되었습니다.' }
    expect(said(await act('saf01', open.imprNo, 'cancel', cancel))).toContain(
      '출처(작업허가)가 그대로 있어 취소할 수 없습니다.',
    )
    expect(await done('saf01', gone.imprNo, 'cancel', cancel)).toMatchObject({ state: 'cancelled' })
    const unknown = await create()
    await force(unknown, 'received', { sourceModuleCd: 'INS', sourceKey: 'INS-1', sourceSubKey: '-' })
    expect(said(await act('saf01', unknown, 'cancel', cancel))).toContain('출처에서 취소해야 합니다.')
  })
})

test('8: what health checks led to names neither person nor verdict, keeps no way back to them and goes to no vendor', async () => {
  const ask = (over: object) =>
    inTransaction(portal.engine, asSystem('건강 사후관리'), (context) =>
      createImprovement(context, {
        sourceModuleCd: 'HDG',
        sourceKey: 'post 71',
        sourceUrl: '/hea/postAction?no=71',
        imprNm: '도장 공정 국소배기 풍속 보강',
        problemDesc: '도장 부스 후드의 제어풍속이 기준에 미치지 못합니다.',
        plantCd: '1000',
        deptCd: 'D111',
        placeNm: '도장 부스',
        hazardTypeCd: 'LEAK',
        ...over,
      }),
    )
  await expect(ask({ problemDesc: '도장 작업자 D1 판정에 따라 보호구를 바꿉니다.' })).rejects.toMatchObject(
    refusedAs('판정이나 질병'),
  )
  await expect(ask({ imprNm: '부서원01 방독마스크 교체' })).rejects.toMatchObject(refusedAs('사람의 이름'))
  const { imprNo } = await ask({})
  expect(await stored(imprNo)).toMatchObject({ sourceModuleCd: 'HDG', sourceUrl: null })
  await done('hea01', imprNo, 'receive', { gradeCd: 'M' })
  expect(
    said(await act('hea01', imprNo, 'assign', { actOrgCd: 'V', actDeptCd: 'D111', actVendorCd: 'V00001' })),
  ).toContain('이 출처의 개선요청은 협력사에 배정할 수 없습니다.')
})

describe('on the spot', () => {
  test('the person who verifies proves to be on site by the posted code, which belongs to that check', async () => {
    const imprNo = await inProgress()
    const code = { siteCode: 'ys-rx-7k2' }
    expect(said(await act('saf01', imprNo, 'checkin', code))).toContain('409')
    await savePlan('issuer01', imprNo, [finished()])
    await done('issuer01', imprNo, 'complete')
    expect(said(await act('issuer01', imprNo, 'checkin', code))).toContain('403')
    expect(said(await act('saf01', imprNo, 'checkin', { siteCode: 'XX-00-000' }))).toContain(
      '확인코드(QR)와 다릅니다.',
    )
    await done('saf01', imprNo, 'checkin', code)
    expect(await stored(imprNo)).toMatchObject({ visitUserId: 'saf01' })
    await done('saf01', imprNo, 'startVerify')
    const closed = await done('saf01', imprNo, 'passAndClose', {
      freqAft: 1,
      sevAft: 2,
      commentTxt: '난간을 흔들어 보고 고정을 확인하였습니다.',
    })
    expect(closed).toMatchObject({
      visitTxt: null,
      verifies: [{ verifyUserId: 'saf01', visitTxt: expect.stringContaining('반응') }],
    })
  })
  test('an 개선요청서 puts many requests into one document, of those that the caller can read', async () => {
    const [one, other] = [await create(), await create()]
    const saf01 = await as('saf01')
    const paper = await saf01.get(`${path}/requestprint?nos=${one},${other}`)
    expect((paper.body as Buffer).subarray(0, 5).toString()).toBe('%PDF-')
    expect((await saf01.get(`${path}/requestprint?nos=`)).status).toBe(400)
    expect((await (await as('vnd01a')).get(`${path}/requestprint?nos=${one}`)).status).toBe(404)
  })
})

test('a matter spreads to departments too, of the own plant as of others, each once', async () => {
  const imprNo = await create({ placeNm: '부서 전개 시험장' })
  await force(imprNo, 'closed', { closeDt: `${today}T08:00:00+09:00`, doneDt: `${today}T08:00:00+09:00` })
  const spread = async (...targets: unknown[]) =>
    (await as('saf01')).put(`${path}/${imprNo}/horizontal`, { targets })
  expect(said(await spread({ deptCd: 'D111' }))).toContain('발생 부서에는 수평전개할 수 없습니다.')
  expect(said(await spread('1000'))).toContain('발생 사업장 전체에는')
  expect((await spread({ deptCd: 'NONE' })).status).toBe(400)
  for (let time = 0; time < 2; time += 1)
    expect(said(await spread({ deptCd: 'D112' }, { deptCd: 'D121' }, '2000'))).toMatch(/^200/)
  const { children, spreadPlants } = await moreOf('saf01', imprNo)
  expect(children.map(({ plantCd, deptNm }) => [plantCd, deptNm === null])).toEqual([
    ['1000', false],
    ['1000', false],
    ['2000', true],
  ])
  expect(spreadPlants.map(({ plantCd, whole }) => [plantCd, whole]).slice(0, 3)).toEqual([
    ['1000', false],
    ['2000', false],
    ['3000', true],
  ])
  expect(spreadPlants[0]!.depts.map(({ deptCd }) => deptCd)).not.toContain('D112')
  // A child of the same place is no recurrence of what it comes from.
  expect(await stored(children[0]!.imprNo)).toMatchObject({ gradeCd: 'M', recurOfNo: null })
  expect((await moreOf('saf01', children[0]!.imprNo)).repeats).toEqual([])
})
test('a serious matter whose rule asks for no effect check still closes with its visit, shown by a picture of its own', async () => {
  const imprNo = await create()
  await upload('saf01', imprNo, 'after', 70)
  await sql().query(
    `update "improvementRule" set "highEffectDays" = 0, "apprGradeCds" = '{}' where "sourceModuleCd" = 'SUG'`,
  )
  await force(imprNo, 'verifying', {
    gradeCd: 'H',
    actOrgCd: 'D',
    actDeptCd: 'D111',
    doneDt: `${today}T08:00:00+09:00`,
  })
  const after = { freqAft: 1, sevAft: 2, commentTxt: '방문하여 확인하였습니다.' }
  expect(said(await act('saf01', imprNo, 'passAndClose', after))).toContain(String(refusals.visit()))
  // Neither the picture of the work again nor one of who did it shows that somebody else was there.
  const taken = (what: string) =>
    sql().query(
      `update "attachFile" set ${what} where "taskClassNm" = 'improvement' and "taskKey" = $1 and "taskFlag" = 'visit'`,
      [String(imprNo)],
    )
  await upload('saf01', imprNo, 'visit', 70)
  expect(said(await act('saf01', imprNo, 'passAndClose', after))).toContain(String(refusals.visitCopied()))
  await upload('saf01', imprNo, 'visit', 60)
  await force(imprNo, 'verifying', { actUserId: 'issuer01' })
  await taken(`"createUserId" = 'issuer01'`)
  expect(said(await act('saf01', imprNo, 'passAndClose', after))).toContain(String(refusals.visitCopied()))
  await taken(`"createUserId" = 'saf01'`)
  expect(await done('saf01', imprNo, 'passAndClose', after)).toMatchObject({ state: 'closed' })
  await sql().query(
    `update "improvementRule" set "highEffectDays" = 90, "apprGradeCds" = '{U,H}' where "sourceModuleCd" = 'SUG'`,
  )
})
test('협조부서 at 배정: departments of the plant beside the owner, which see the matter and whose heads are told', async () => {
  const imprNo = await create()
  await force(imprNo, 'received', { gradeCd: 'M' })
  const assign = (coopDeptCds: string[]) =>
    act('saf01', imprNo, 'assign', { actOrgCd: 'D', actDeptCd: 'D111', coopDeptCds })
  expect(said(await assign(['D211']))).toContain('협조부서는 발생 사업장의 부서에서 선택해 주세요.')
  expect(said(await assign(['D111']))).toContain('조치부서는 협조부서가 될 수 없습니다.')
  const seen = async () => (await (await as('emp02')).get(`${path}/${imprNo}`)).status
  // The head of 공무부, because the team has none of its own.
  const deptCd = 'D121'
  expect(await seen()).toBe(403)
  expect(said(await assign([deptCd]))).toMatch(/^200/)
  expect((await stored(imprNo))['coopDeptCds']).toEqual([deptCd])
  expect(await seen()).toBe(200)
  expect((await (await as('emp02')).get(`${path}/${imprNo}/more`)).body.data.coopDeptNms).toHaveLength(1)
  const told = `select "userId" from "noti" where "eventCd" = 'IMPR_COOP' and "linkUrl" like $1`
  expect(await sql().query(told, [`%no=${imprNo}`])).toEqual([{ userId: 'approver02' }])
  // It helps; it neither accepts nor reports.
  expect((await act('emp02', imprNo, 'accept')).status).toBe(403)
})
