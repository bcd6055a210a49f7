import { expect } from 'vitest'
import { addDays, dayOf } from '../src/core/shared/dates.ts'
import { cookieNames } from '../src/core/shared/session.ts'
import { clientOf, type Client } from '../test/portal.ts'
import type { Person, Story } from './story.ts'

const path = '/api/impr/impr'
/** Calls of a person in the session of the own window: signing in again would end it. */
export async function callsOf({ portal }: Story, { context, userId }: Person): Promise<Client> {
  const access = (await context.cookies()).find(({ name }) => name === cookieNames.access)!
  return clientOf(portal.app, userId, access.value)
}
/** Carries an improvement out, past the pages that other stories show, up to the check of what was done. */
export async function carryOut(
  { portal }: Story,
  { safety, owner }: { safety: Client; owner: Client },
  imprNo: number,
): Promise<void> {
  const done = async (client: Client, action: string, body: object = {}) => {
    const answer = await client.put(`${path}/${imprNo}/${action}`, body)
    expect([action, answer.status, answer.body.fields ?? answer.body.message]).toEqual([
      action,
      200,
      undefined,
    ])
  }
  const { gradeCd } = await portal.engine.database.one<{ gradeCd: string }>(
    'select "gradeCd" from "improvement" where "imprNo" = $1',
    [imprNo],
  )
  await done(safety, 'receive', { gradeCd, gradeReason: '평가의 등급에 따름' })
  await done(safety, 'assign', { actOrgCd: 'D', actDeptCd: 'D111', actUserId: 'issuer01' })
  await done(owner, 'accept')
  const now = portal.clock.now().toISOString()
  const today = dayOf(portal.clock.now())
  const work = { planYmd: today, doneDt: now }
  const saved = await owner.change(`${path}/${imprNo}`, {
    actions: [
      // What a severe finding asks for on the same day.
      {
        ...work,
        actionTypeCd: 'TEMP',
        ctrlLvlCd: '2',
        planDesc: '출입을 막습니다.',
        doDesc: '출입을 막았습니다.',
        endYmd: addDays(today, 3),
      },
      {
        ...work,
        actionTypeCd: 'ROOT',
        ctrlLvlCd: '3',
        planDesc: '대책대로 설치합니다.',
        doDesc: '설치하고 작동을 확인하였습니다.',
      },
    ],
  })
  expect([saved.status, saved.body.fields ?? saved.body.message]).toEqual([200, undefined])
  await done(owner, 'complete')
  await done(safety, 'startVerify')
}
