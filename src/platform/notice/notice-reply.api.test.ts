import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPortal, type Client, type Portal } from '../../../test/portal.ts'
import { addDays, dayOf } from '../../core/shared/dates.ts'
import type { Reply } from './notice-answers.rule.ts'

let portal: Portal
const people: Record<string, Client> = {}
let noticeNo: number
let address: string
beforeAll(async () => {
  portal = await startPortal()
  for (const userId of ['hq01', 'saf01', 'emp01', 'emp02', 'vnd01a', 'vnd01s', 'vnd02a'])
    people[userId] = await portal.signIn(userId)
  const day = (days: number) => addDays(dayOf(portal.clock.now()), days)
  const made = await people['hq01']!.post('/api/manage/notice', {
    title: '출입 절차 변경',
    noticeTypeCd: 'NTT01',
    audienceCd: 'NTA03',
    cont: '내용',
    fromYmd: day(0),
    toYmd: day(7),
    topYn: 'N',
    popupYn: 'N',
    mustReadYn: 'N',
  })
  noticeNo = made.body.data.noticeNo
  await people['hq01']!.put(`/api/manage/notice/${noticeNo}/post`, {})
  address = `/api/mgt/notice/${noticeNo}/replies`
})
afterAll(() => portal?.close())

const ask = (userId: string, cont: string, more: object = {}) =>
  people[userId]!.post(address, { cont, ...more })
const threadOf = async (userId: string): Promise<Reply[]> => (await people[userId]!.get(address)).body.data
const seen = async (userId: string) => (await threadOf(userId)).map(({ cont }) => cont)
const toldOf = (userId: string) =>
  portal.engine.database.query(
    `select "title" from "noti" where "eventCd" = 'MGT_NOTICE_REPLY' and "userId" = $1`,
    [userId],
  )

test('an open question is read by everybody addressed, its answer stands in its thread, and the other side is told', async () => {
  const asked = await ask('vnd01a', '차량도 미리 등록합니까?')
  expect(asked.status).toBe(201)
  const upReplyNo = asked.body.data.replyNo as number
  expect(await toldOf('hq01')).toEqual([{ title: '[공지 질의] 출입 절차 변경' }])
  expect((await ask('hq01', '네, 하루 전까지입니다.', { upReplyNo })).status).toBe(201)
  expect(await toldOf('vnd01a')).toHaveLength(1)
  expect((await threadOf('emp01')).map(({ cont, placeNm, official }) => [cont, placeNm, official])).toEqual([
    ['차량도 미리 등록합니까?', expect.stringMatching(/./), false],
    ['네, 하루 전까지입니다.', expect.stringMatching(/./), true],
  ])
  // Another company reads the question and does not learn who has asked.
  const [foreign, answer] = await threadOf('vnd02a')
  expect([foreign!.userNm, foreign!.placeNm]).toEqual([null, null])
  expect(answer!.userNm).not.toBeNull()
})

test('a private question is read by its own side and by the keeper of the notice', async () => {
  const asked = await ask('vnd01a', '우리 회사만의 사정', { openYn: 'N' })
  for (const [userId, reads] of [
    ['vnd01a', true],
    ['vnd01s', true],
    ['hq01', true],
    ['vnd02a', false],
    ['emp01', false],
  ] as const)
    expect((await seen(userId)).includes('우리 회사만의 사정'), userId).toBe(reads)
  const upReplyNo = asked.body.data.replyNo as number
  expect((await ask('vnd02a', '끼어들기', { upReplyNo })).status).toBe(404)
  await ask('hq01', '따로 답합니다.', { upReplyNo, openYn: 'Y' })
  expect((await seen('emp01')).includes('따로 답합니다.')).toBe(false)
})

test('only the own side and the writer can write in a thread, and take back only their own unanswered words', async () => {
  const asked = await ask('emp01', '언제부터입니까?')
  const upReplyNo = asked.body.data.replyNo as number
  const strange = await ask('emp02', '저도 궁금합니다', { upReplyNo })
  expect([strange.status, strange.body.message]).toEqual([
    403,
    '질의한 사람과 공지 작성자만 답할 수 있습니다.',
  ])
  expect((await ask('emp01', '')).status).toBe(400)
  expect((await ask('emp01', '가'.repeat(2001))).status).toBe(400)
  const remove = (userId: string) => people[userId]!.delete(`${address}/${upReplyNo}`)
  expect((await remove('emp02')).body.message).toBe('본인이 쓴 질의만 삭제할 수 있습니다.')
  await ask('hq01', '다음 주부터입니다.', { upReplyNo })
  expect((await remove('emp01')).body.message).toBe('답변이 있는 질의는 삭제할 수 없습니다.')
  const alone = (await ask('emp01', '잘못 썼습니다.')).body.data.replyNo as number
  expect((await people['emp01']!.delete(`${address}/${alone}`)).status).toBe(200)
  expect(await seen('emp01')).not.toContain('잘못 썼습니다.')
})

test('a reader cannot ask about a notice that is for others', async () => {
  await portal.engine.database.query(`update "notice" set "audienceCd" = 'NTA01' where "noticeNo" = $1`, [
    noticeNo,
  ])
  expect([(await people['vnd01a']!.get(address)).status, (await ask('vnd01a', '질문')).status]).toEqual([
    404, 404,
  ])
})
