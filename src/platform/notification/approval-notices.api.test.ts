import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApprovalLife, type ApprovalLife } from '../../../test/approval-life.ts'

let life: ApprovalLife
beforeAll(async () => {
  life = await startApprovalLife('2026-11-23T09:00:00+09:00')
  await life.portal.engine.database.query('delete from "apprDelegate"')
  await life.portal.engine.database.query('delete from "noti"')
})
afterAll(() => life?.close())

test('an approval document notifies those it reaches, and its rejection notifies the drafter with the reason', async () => {
  const no = await life.submit('emp01')
  const [told] = await life.portal.engine.database.query<{ userId: string }>(
    `select "userId" from "noti" where "eventCd" = 'APPR_ARRIVED' order by "notiNo" limit 1`,
  )
  const bell = (await life.get(told!.userId, '/api/manage/notis/bell')).body.data
  expect(bell.unread).toBe(1)
  expect(bell.rows[0]).toMatchObject({
    title: expect.stringMatching(/^\[결재\] /),
    linkUrl: `/my/appr/apprDocument?no=${no}`,
  })
  expect(bell.rows[0].body).not.toContain('{{')
  expect(
    (await life.act(told!.userId, no, 'reject', { opinion: '기간을 다시 정해 주세요. 한 달은 깁니다.' }))
      .status,
  ).toBe(200)
  const [heard] = (await life.get('emp01', '/api/manage/notis/bell')).body.data.rows
  expect(heard.title).toMatch(/^\[반려\] /)
  expect(heard.body).toContain('기간을 다시 정해 주세요.')
})
