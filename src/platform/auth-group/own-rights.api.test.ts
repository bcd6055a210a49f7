import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startPortal, type Answer, type Client, type Portal } from '../../../test/portal.ts'
import { noRights, type Rights } from './linked-rights.rule.ts'

let portal: Portal
let system: Client
beforeAll(async () => {
  portal = await startPortal()
  system = await portal.signIn('sys01')
})
afterAll(() => portal.close())

const permitRequest = 'M020301'
const told = ({ status, body }: Answer) => [status, body.message]
const newGroup = async (authGrpNm: string): Promise<number> =>
  (await system.post('/api/manage/authgrp', { authGrpNm, portalCd: 'MAIN' })).body.data.authGrpNo
const open = (authGrpNo: number, menuIds: readonly string[], rights: Partial<Rights>) =>
  system.put(
    '/api/manage/authgrpmenu',
    menuIds.map((menuId) => ({ ...noRights, authGrpNo, menuId, updateDt: null, ...rights })),
  )

describe('who gives rights without being a system administrator', () => {
  const lacking = (menuNm: string) => [403, `본인에게 없는 권한은 부여할 수 없습니다: ${menuNm}`]
  it('an administrator gives only rights that he has himself, by whatever way', async () => {
    const own = await newGroup('시험 권한 담당')
    const edited = await newGroup('시험 대상')
    // The rights menus, a permit page to read, and the own plant only.
    expect(
      (await open(own, ['M140102', 'M140201', 'M140202', 'M140203', 'M140205'], { writeYn: 'Y' })).status,
    ).toBe(200)
    expect((await open(own, [permitRequest], { accessYn: 'Y' })).status).toBe(200)
    for (const { userAuthGrpNo } of (await system.get('/api/manage/userauthgrps?userId=watch01&limit=300'))
      .body.data)
      expect((await system.delete(`/api/manage/userauthgrp/${userAuthGrpNo}`)).status).toBe(200)
    expect((await system.post('/api/manage/userauthgrp', { userId: 'watch01', authGrpNo: own })).status).toBe(
      201,
    )
    const officer = await portal.signIn('watch01')

    const row = { authGrpNo: edited, menuId: permitRequest, updateDt: null }
    expect((await officer.put('/api/manage/authgrpmenu', [{ ...row, writeYn: 'Y' }])).status).toBe(403)
    expect((await officer.put('/api/manage/authgrpmenu', [{ ...row, accessYn: 'Y' }])).status).toBe(200)
    expect(
      told(
        await officer.post('/api/manage/authgrpmenu', {
          authGrpNo: edited,
          menuId: 'M140107',
          accessYn: 'Y',
        }),
      ),
    ).toEqual(lacking('선임현황'))
    const { authGrpMenuNo } = await portal.engine.database.one<{ authGrpMenuNo: number }>(
      'select "authGrpMenuNo" from "authGrpMenu" where "authGrpNo" = $1 and "menuId" = $2',
      [edited, permitRequest],
    )
    expect((await officer.change(`/api/manage/authgrpmenu/${authGrpMenuNo}`, { writeYn: 'Y' })).status).toBe(
      403,
    )
    expect(told(await officer.change(`/api/manage/authgrp/${edited}`, { plantAccessYn: 'Y' }))).toEqual([
      403,
      '본인에게 없는 전체사업장 권한은 부여할 수 없습니다.',
    ])
    expect(told(await officer.post('/api/manage/authgrp/2/copy', { authGrpNm: '시험 사본' }))[0]).toBe(403)
    // Neither to himself nor to anybody else, nor to a whole department.
    for (const userId of ['watch01', 'emp02'])
      expect(told(await officer.post('/api/manage/userauthgrp', { userId, authGrpNo: 3 }))[0], userId).toBe(
        403,
      )
    expect(told(await officer.post('/api/manage/deptauthgrp', { deptCd: 'D110', authGrpNo: 3 }))[0]).toBe(403)
    expect(
      told(
        await officer.post('/api/manage/deptauthgrp', {
          deptCd: 'D110',
          authGrpNo: edited,
          deptAccessYn: 'Y',
        }),
      ),
    ).toEqual([403, '본인에게 없는 전체부서 권한은 부여할 수 없습니다.'])
    expect(
      (await officer.post('/api/manage/userauthgrp', { userId: 'emp02', authGrpNo: edited })).status,
    ).toBe(201)
    // A menu that others have is not led to a page that he has not.
    expect(
      told(await officer.change('/api/manage/menu/M020301', { frontEndUrl: 'manage/dept/userDuty' })),
    ).toEqual(lacking('manage/dept/userDuty'))
  })
})
