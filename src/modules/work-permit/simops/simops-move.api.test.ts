import { afterAll, beforeAll, expect, test } from 'vitest'
import { permitPath, refusalOf, startPermitLife, type PermitLife } from '../../../../test/permit-life.ts'
import { conflictingWorks } from './testing/conflicting-works.ts'

/** Works that are moved by their form, and who is told of it. */
let life: PermitLife
beforeAll(async () => void (life = await startPermitLife()))
afterAll(() => life.close())
const { sql, hotWork, lineBreak, adjust, remove } = conflictingWorks(() => life)

test('coordinates typed into the form clear no forbidden pair alone: they are a move that both sides agree to', async () => {
  const hot = await life.create('vnd03s', await hotWork())
  await life.force(hot, 'approved')
  const open = await life.create('vnd03s', await lineBreak())
  const save = (change: Record<string, unknown>) => life.change('vnd03s', `${permitPath}/${open}`, change)
  const wordless = await save({ mapX: 60 })
  expect([wordless.status, wordless.body.fields?.[0].path]).toEqual([400, 'placeTxt'])
  const moved = await save({ mapX: 60, placeTxt: '조립장 북측' })
  expect([moved.status, moved.body.data.adjusts]).toEqual([
    200,
    [
      expect.objectContaining({
        adjustCd: 'place',
        otherPermitNo: hot,
        agreeYn: 'Y',
        confirmDt: null,
        planTxt: expect.stringContaining('X 18, Y 226 m → X 60, Y 226 m'),
      }),
    ],
  ])
  await life.force(open, 'reviewing')
  const { text } = refusalOf(await life.put('issuer03', `${permitPath}/${open}/finishReview`))
  expect(text).toContain('장소이동에 발급자의 동의가 필요합니다')
  expect(text).toContain('장소이동에 상대 작업의 동의가 필요합니다')
  await remove(hot, open)
})

test('people of another company are told of a move beside their work, have it in their list, and agree', async () => {
  const hot = await life.create('vnd03s', await hotWork())
  await life.force(hot, 'approved', { vendorCd: 'V00001', createUserId: 'vnd01s', issuerUserId: 'issuer01' })
  const open = await life.create('vnd03s', await lineBreak())
  await sql().query('delete from "noti"')
  const moved = await adjust('vnd03s', open, {
    adjustCd: 'place',
    planTxt: '조립장으로 옮깁니다.',
    mapX: 60,
    mapY: 222,
    placeTxt: '조립장',
  })
  const { permitAdjustNo } = moved.body.data.adjusts.at(-1)
  const told = await sql().query<{ userId: string; linkUrl: string }>(
    `select "userId", "linkUrl" from "noti" where "eventCd" = 'PTW_MOVE' order by 1`,
  )
  const linkUrl = `/constSafe/permit/permitDetail?no=${hot}`
  expect(told).toEqual([
    { userId: 'issuer01', linkUrl },
    { userId: 'vnd01s', linkUrl },
  ])
  const listed = async (userId: string) =>
    ((await life.get(userId, '/api/main/portlet/mywork')).body.data.items as { kind: string; key: number }[])
      .filter(({ key, kind }) => key === hot && kind === 'permitMove')
      .map(({ kind }) => kind)
  expect([await listed('vnd01s'), await listed('vnd03s')]).toEqual([['permitMove'], []])
  const agreed = await life.post('vnd01s', `${permitPath}/${hot}/simopsconfirm`, { permitAdjustNo })
  expect([agreed.status, await listed('vnd01s')]).toEqual([200, []])
  await remove(hot, open)
})

test('a place that was never in conflict is corrected without anybody', async () => {
  const alone = await life.create('vnd03s', await lineBreak({ mapX: 300, mapY: 20 }))
  const { body } = await life.change('vnd03s', `${permitPath}/${alone}`, { mapX: 302 })
  expect(body.data.adjusts).toEqual([])
  await remove(alone)
})
