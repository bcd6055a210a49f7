import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addDays } from '../../../core/shared/dates.ts'
import { permitPath, startPermitLife, type PermitLife } from '../../../../test/permit-life.ts'

let life: PermitLife
beforeAll(async () => void (life = await startPermitLife()))
afterAll(() => life.close())
beforeEach(() => life.portal.engine.database.query('delete from "noti"'))

const told = async (eventCd: string) =>
  (
    await life.portal.engine.database.query<{ userId: string }>(
      `select "userId" from "noti" where "eventCd" = $1 order by "userId"`,
      [eventCd],
    )
  ).map(({ userId }) => userId)
const bellOf = async (userId: string) => (await life.get(userId, '/api/manage/notis/bell')).body.data
async function waiting(): Promise<number> {
  life.at('10:00', -1)
  // The crew is free again.
  await life.portal.engine.database.query(
    `update "workPermit" set "state" = 'cancelled' where "permitNm" = '시험 일반작업'`,
  )
  const permitNo = await life.create('vnd03s', await life.plainWork())
  await life.act('vnd03s', permitNo, 'request')
  await life.force(permitNo, 'approvalPending', { issuerUserId: 'issuer03' })
  return permitNo
}
async function approve(permitNo: number): Promise<void> {
  await life.put('saf01', `${permitPath}/${permitNo}/sign`, { signRoleCd: 'safetyCooperation' })
  await life.put('safhead01', `${permitPath}/${permitNo}/sign`, { signRoleCd: 'safetyHead' })
  await life.act('approver01', permitNo, 'approve')
}

describe('a permit tells', () => {
  it('a permit tells its requester of the approval once, until that kind is turned off', async () => {
    const permitNo = await waiting()
    await approve(permitNo)
    expect(await bellOf('vnd03s')).toMatchObject({
      unread: 1,
      rows: [
        {
          title: '[허가 승인] 시험 일반작업',
          linkUrl: `/constSafe/permit/permitDetail?no=${permitNo}`,
          state: 'unread',
        },
      ],
    })
    expect(
      (
        await life.put('vnd03s', '/api/manage/notipref', {
          eventCd: 'PTW_APPROVED',
          channel: 'NCH01',
          onYn: 'N',
        })
      ).status,
    ).toBe(200)
    await approve(await waiting())
    expect((await bellOf('vnd03s')).unread).toBe(1)
    expect(await told('PTW_APPROVED')).toEqual(['issuer03', 'issuer03', 'vnd03s'])
  })

  it('a permit tells the people of works beside it and of its area once, with a link to it', async () => {
    const beside = await waiting()
    await approve(beside)
    const { portal } = life
    const [own] = await portal.engine.database.query<{ permitNo: number }>(
      `update "workPermit" set "createUserId" = 'vnd02s', "issuerUserId" = 'issuer01' where "permitNo" = $1 returning "permitNo"`,
      [beside],
    )
    await portal.engine.database.query(
      `delete from "permitEvent" where "permitNo" = $1 and "eventCd" = 'request'`,
      [beside],
    )
    await portal.engine.database.query('delete from "noti"')
    // The first one keeps its place; the second one has other people.
    const permitNo = await life.create('vnd03s', await life.plainWork())
    await life.force(permitNo, 'approvalPending', { issuerUserId: 'issuer03' })
    await portal.engine.database.query(`delete from "permitAdjust" where "permitNo" = $1`, [permitNo])
    await approve(permitNo)
    expect(await told('PTW_NEIGHBOUR')).toEqual(['issuer01', 'issuer13', 'vnd02s'])
    const { linkUrl, body } = (await bellOf('vnd02s')).rows[0]
    expect([linkUrl, body.includes('같은 구역에 새 작업이 승인되었습니다')]).toEqual([
      `/constSafe/permit/permitDetail?no=${own!.permitNo}`,
      true,
    ])
  })

  it('a permit tells the issuers of its area of the request, and nobody else', async () => {
    await waiting()
    // Both shifts of the area, no issuer of another one.
    expect(await told('PTW_REQUESTED')).toEqual(['issuer03', 'issuer13'])
  })

  it('a permit tells the deputy of an issuer who is away as well, on those days only', async () => {
    const absent = (from: string | null, to: string | null) =>
      life.portal.engine.database.query(
        `update "userDuty" set "deputyUserId" = $3, "absentFromYmd" = $1, "absentToYmd" = $2 where "userId" = 'issuer03' and "dutyCd" = 'D14'`,
        [from, to, from && 'safhead01'],
      )
    await absent(addDays(life.day, -1), life.day)
    await waiting()
    expect(await told('PTW_REQUESTED')).toEqual(['issuer03', 'issuer13', 'safhead01'])
    await life.portal.engine.database.query('delete from "noti"')
    await absent('2020-01-01', '2020-01-02')
    await waiting()
    expect(await told('PTW_REQUESTED')).toEqual(['issuer03', 'issuer13'])
    await absent(null, null)
  })

  it('a review tells the approvers that it is done, and the requester why it was rejected', async () => {
    const permitNo = await waiting()
    await life.force(permitNo, 'reviewing')
    const reason = '현장 확인 결과 비계가 설치되지 않았습니다.'
    await life.act('issuer03', permitNo, 'reject', { reason })
    expect((await bellOf('vnd03s')).rows[0].body).toContain(`관리감독자03님이 반려했습니다. 사유: ${reason}`)
    expect(await told('PTW_REJECTED')).toEqual(['vnd03s'])
  })

  it('the clock tells requester, issuer and safety of its stop, and the first two of expiry', async () => {
    const permitNo = await waiting()
    await life.force(permitNo, 'working', { gasDueDt: `${life.day}T10:00:00+09:00` })
    life.at('10:30')
    expect(await life.tick()).toContain(permitNo)
    expect(await told('PTW_SUSPENDED')).toEqual(['issuer03', 'saf01', 'saf02', 'vnd03s'])
    life.at('16:30')
    expect(await life.tick()).toContain(permitNo)
    expect((await told('PTW_EXPIRED')).toSorted((one, other) => one.localeCompare(other))).toEqual(
      expect.arrayContaining(['issuer03', 'vnd03s']),
    )
  })

  it('a stop and its resumption reach all concerned, and the approver’s list the signature', async () => {
    const permitNo = await waiting()
    await life.force(permitNo, 'working', { approverUserId: 'approver01' })
    await life.put('saf02', '/api/manage/userpref', { langCd: 'es' })
    await life.act('vnd03s', permitNo, 'suspend', { suspReasonCd: 'UNSAFE' })
    // The reason in the language of who is told.
    expect(JSON.stringify((await bellOf('saf02')).rows)).toContain('Medidas insuficientes')
    expect(await told('PTW_SUSPENDED')).toEqual(['approver01', 'issuer03', 'saf01', 'saf02'])
    expect((await bellOf('issuer03')).rows[0].body).toContain('사유: 안전조치 미흡')
    const kinds = async (userId: string) =>
      (
        (await life.get(userId, '/api/main/portlet/mywork')).body.data.items as {
          kind: string
          key: number
        }[]
      )
        .filter(({ key }) => key === permitNo)
        .map(({ kind }) => kind)
    expect(await kinds('approver01')).toEqual(['permitResumeSign'])
    await life.put('approver01', `${permitPath}/${permitNo}/sign`, { signRoleCd: 'resumeApprover' })
    expect(await kinds('approver01')).toEqual([])
  })

  it('an extension tells who can decide it of the request, and the requester of a refusal', async () => {
    const permitNo = await waiting()
    await life.force(permitNo, 'working')
    life.at('10:30')
    await life.act('vnd03s', permitNo, 'requestExtension', {
      extRqstDt: `${life.day}T17:00:00+09:00`,
      reason: '배관 지지대 추가 작업이 필요합니다.',
    })
    expect(await told('PTW_EXTENSION_WAITING')).toEqual(['approver01'])
    await life.act('approver01', permitNo, 'refuseExtension', {
      reason: '교대 이후에는 감시 인원이 없습니다.',
    })
    expect(await told('PTW_EXTENSION_REFUSED')).toEqual(['issuer03', 'vnd03s'])
  })

  it('a permit tells nobody of what was refused', async () => {
    const permitNo = await waiting()
    expect((await life.put('emp01', `${permitPath}/${permitNo}/approve`)).status).toBe(403)
    expect(await told('PTW_APPROVED')).toEqual([])
  })
})
