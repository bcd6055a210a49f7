import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApprovalLife, type ApprovalLife } from '../../../test/approval-life.ts'
import type { ApprovalView } from './approval-answers.rule.ts'

let life: ApprovalLife
beforeAll(async () => {
  life = await startApprovalLife('2026-11-20T09:00:00+09:00')
  await life.portal.engine.database.query('delete from "apprDelegate"')
  // One holder alone, so that the step cannot go to anybody else.
  await life.portal.engine.database.query(`delete from "userDuty" where "dutyCd" = 'D04'`)
  await life.portal.engine.database.query(
    `insert into "userDuty" ("userId", "dutyCd", "plantCd", "fromYmd", "deputyUserId", "absentFromYmd", "absentToYmd", "createUserId", "updateUserId")
     values ('saf01', 'D04', '1000', '2026-01-01', 'saf02', '2026-11-20', '2026-11-25', 'test', 'test')`,
  )
})
afterAll(() => life?.close())

const signerOf = async (authGrpNo: number) => {
  const steps = ['issuer01', 'sys01'].map((userId) => ({ stepKindCd: 'ASK05', userId }))
  const no = await life.submit('emp01', [{ stepKindCd: 'ASK03', dutyCd: 'D04' }, ...steps], { authGrpNo })
  const view = (await life.view('emp01', no)) as unknown as ApprovalView
  return view.steps.find(({ stepKindCd }) => stepKindCd === 'ASK03')!.userId
}

it('a step of a duty goes to the deputy in the absence that the appointment says, to the appointee otherwise', async () => {
  expect(await signerOf(3)).toBe('saf02')
  await life.portal.engine.database.query(
    `update "userDuty" set "absentFromYmd" = '2026-12-20', "absentToYmd" = '2026-12-25' where "dutyCd" = 'D04'`,
  )
  expect(await signerOf(4)).toBe('saf01')
})
