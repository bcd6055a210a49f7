import { behaviours } from '../../src/app/modules.ts'
import { connectApproval } from '../../src/core/server/entity/approval-port.ts'
import type { Sql } from '../../src/core/server/database/database.ts'
import { register } from '../../src/core/server/entity/registry.ts'
import { createRecord, updateRecord } from '../../src/core/server/entity/save.ts'
import { runTransition } from '../../src/core/server/entity/transition.ts'
import { addDays, addMinutes } from '../../src/core/shared/dates.ts'
import { performAct } from '../../src/platform/approval/acts.server.ts'
import type { Act } from '../../src/platform/approval/approval-answers.rule.ts'
import { authRequest } from '../../src/platform/approval/auth-request.resource.ts'
import { authRequestBehaviour } from '../../src/platform/approval/auth-request.server.ts'
import { headOf } from '../../src/platform/approval/organisation.server.ts'
import { openRequest } from '../../src/platform/approval/open-request.server.ts'
import { saveDraft } from '../../src/platform/approval/make-request.server.ts'
import { seedPolicies } from './approval-policies.ts'
import { stories, type Story } from './approval-stories.ts'
import { documentApproved } from './approved-records.ts'
import { insertRows } from '../../src/core/server/seed/insert-rows.ts'
import { personAt } from './person-at.ts'
import type { SeedOptions } from '../../src/core/server/seed/seed-part.ts'

/**
 * Policies always; lines, delegations and documents of the demonstration (admin 11), the documents through
 * the engine's own functions.
 */
export async function seedApprovals(sql: Sql, { demo, today }: SeedOptions): Promise<void> {
  await seedPolicies(sql)
  if (!demo || (await sql.maybe('select 1 from "apprRqst" limit 1'))) return
  for (const behaviour of behaviours) register(behaviour)
  connectApproval(openRequest)
  await seedLines(sql)
  await seedDelegations(sql, today)
  await documentApproved(sql, today)
  // The oldest first: numbers follow the days.
  for (const story of stories.toSorted((one, other) => other.ago - one.ago))
    await tellStory(sql, today, story)
}

type Item = readonly [stepKindCd: string, userId: string | null, deptCd?: string, dutyCd?: string]
const lines: readonly [
  apprLineNm: string,
  owner: { userId?: string; deptCd?: string },
  apprBizCd: string | null,
  items: readonly Item[],
][] = [
  [
    '생산부 기본 결재선',
    { deptCd: 'D110' },
    null,
    [
      ['ASK02', null, 'D111'],
      ['ASK05', null, 'D110'],
    ],
  ],
  ['공무부 기본 결재선', { deptCd: 'D120' }, null, [['ASK05', null, 'D120']]],
  [
    '안전환경부 기본 결재선',
    { deptCd: 'D130' },
    null,
    [
      ['ASK02', null, 'D131'],
      ['ASK05', null, 'D130'],
    ],
  ],
  [
    '여수 안전·환경 합의',
    {},
    null,
    [
      ['ASK04', null, 'D131'],
      ['ASK04', null, 'D132'],
      ['ASK05', null, 'D130'],
    ],
  ],
  [
    '사고보고 결재선',
    {},
    'ABZ15',
    [
      ['ASK03', null, 'D131'],
      ['ASK05', null, undefined, 'D24'],
      ['ASK05', null, undefined, 'D01'],
    ],
  ],
  [
    '변경관리 결재선',
    {},
    'ABZ16',
    [
      ['ASK04', null, 'D131'],
      ['ASK04', null, 'D122'],
      ['ASK05', null, undefined, 'D24'],
    ],
  ],
  [
    '협력업체 제재 결재선',
    {},
    'ABZ04',
    [
      ['ASK02', null, 'D120'],
      ['ASK05', null, undefined, 'D24'],
    ],
  ],
  [
    '위험성평가 결재선',
    {},
    'ABZ13',
    [
      ['ASK03', null, undefined, 'D04'],
      ['ASK05', null, undefined, 'D24'],
    ],
  ],
  [
    '안전팀 검토 후 승인',
    { userId: 'saf01' },
    null,
    [
      ['ASK02', 'saf02'],
      ['ASK05', 'safhead01'],
    ],
  ],
  [
    '공사 기본',
    { userId: 'rqst01' },
    null,
    [
      ['ASK02', 'coop01'],
      ['ASK05', 'approver02'],
      ['ASK07', 'saf01'],
    ],
  ],
  ['조장 결재', { userId: 'emp01' }, null, [['ASK05', 'issuer01']]],
  ['권한신청(안전팀 합의)', { userId: 'emp01' }, 'ABZ21', [['ASK03', 'saf01']]],
]
async function seedLines(sql: Sql): Promise<void> {
  for (const [apprLineNm, { userId, deptCd }, apprBizCd, items] of lines) {
    const { apprLineNo } = await sql.one<{ apprLineNo: number }>(
      `insert into "apprLine" ("apprLineNm", "ownerKindCd", "ownerUserId", "ownerDeptCd", "apprBizCd", "createUserId", "updateUserId")
       values ($1, $2, $3, $4, $5, 'system', 'system') returning "apprLineNo"`,
      [apprLineNm, userId ? 'AOK01' : deptCd ? 'AOK02' : 'AOK03', userId ?? null, deptCd ?? null, apprBizCd],
    )
    const rows = items.map(([stepKindCd, person, dept, dutyCd], index) => ({
      apprLineNo,
      seq: index + 1,
      stepKindCd,
      userId: person,
      deptCd: dept ?? null,
      dutyCd: dutyCd ?? null,
      parallelGrp: stepKindCd === 'ASK04' ? 1 : null,
    }))
    await insertRows(sql, 'apprLineItem', rows, false)
  }
}

/** One that is over, one in force, one to come. */
async function seedDelegations(sql: Sql, today: string): Promise<void> {
  const period = (from: number, to: number) => ({
    fromDt: `${addDays(today, from)}T00:00:00+09:00`,
    toDt: `${addDays(today, to)}T23:59:00+09:00`,
  })
  const rows = [
    {
      fromUserId: 'env01',
      toUserId: 'hea01',
      delegateKindCd: 'DLG01',
      bizCds: null,
      ...period(-12, -9),
      reason: '연차휴가',
    },
    {
      fromUserId: 'coop01',
      toUserId: 'issuer03',
      delegateKindCd: 'DLG01',
      bizCds: null,
      ...period(-2, 4),
      reason: '외부 출장',
    },
    {
      fromUserId: 'issuer21',
      toUserId: 'saf21',
      delegateKindCd: 'DLG02',
      bizCds: ['ABZ21'],
      ...period(10, 24),
      reason: '장기교육 파견',
    },
  ]
  await insertRows(
    sql,
    'apprDelegate',
    rows.map((row) => ({ ...row, useYn: 'Y' })),
  )
}

async function tellStory(sql: Sql, today: string, story: Story): Promise<void> {
  const behaviour = authRequestBehaviour
  const day = addDays(today, -story.ago)
  let moment = `${day}T09:10:00+09:00`
  const as = (userId: string) => personAt(sql, userId, moment)
  const request = {
    authGrpNo: story.authGrpNo,
    fromYmd: addDays(day, 2),
    toYmd: addDays(day, 2 + story.days),
    reason: story.reason,
  }
  const drafter = await as(story.userId)
  const key = await createRecord(behaviour, drafter, request)
  await sql.query('update "authRequest" set "createDt" = $2, "updateDt" = $2 where "authRequestNo" = $1', [
    key,
    moment,
  ])
  const groupName = await sql.one<{ authGrpNm: string }>(
    'select "authGrpNm" from "authGrp" where "authGrpNo" = $1',
    [story.authGrpNo],
  )
  const title = `시스템 권한 신청 - ${groupName.authGrpNm}`
  const approval = {
    title,
    cont: story.reason,
    urgentYn: story.urgent ? 'Y' : 'N',
    ...(await stepsOf(sql, story)),
  }
  if (story.draft) {
    await saveDraft(drafter, behaviour, String(key), 'submit', { title, cont: story.reason })
    return
  }
  moment = addMinutes(moment, 20)
  await runTransition(behaviour, await as(story.userId), key, 'submit', { approval })
  const { apprRqstNo } = await sql.one<{ apprRqstNo: number }>(
    'select "apprRqstNo" from "apprRqst" where "taskClassNm" = $1 and "apprBizKey" = $2',
    [authRequest.name, String(key)],
  )
  for (const [userId, act, words] of story.acts ?? []) {
    moment = addMinutes(moment, 85)
    const person = await as(userId)
    if (act === 'resubmit') {
      const { updateDt } = await sql.one<{ updateDt: string }>(
        'select "updateDt" from "authRequest" where "authRequestNo" = $1',
        [key],
      )
      await updateRecord(behaviour, person, key, { reason: story.better, updateDt })
      await runTransition(behaviour, person, key, 'submit', {
        approval: { cont: '반려 의견에 따라 신청사유를 보완하였습니다.' },
      })
    } else if (act === 'agreeYes' || act === 'agreeNo')
      await performAct(person, apprRqstNo, 'agree', {
        agreeYn: act === 'agreeYes' ? 'Y' : 'N',
        opinion: words ?? null,
      })
    else await performAct(person, apprRqstNo, act satisfies Act, { opinion: words ?? null })
  }
}

/** Own steps in front of the fixed ones; absent when there are none, then the fixed ones hold. */
async function stepsOf(
  sql: Sql,
  story: Story,
): Promise<{ steps?: { stepKindCd: string; userId: string; parallelGrp: number | null }[] }> {
  if (!story.steps) return {}
  const headUserId = (await headOf(sql, story.userId))!
  const fixed = [headUserId, 'sys01'].map((userId) => ({ stepKindCd: 'ASK05', userId, parallelGrp: null }))
  const own = story.steps.map(([stepKindCd, userId]) => ({
    stepKindCd,
    userId,
    parallelGrp: stepKindCd === 'ASK04' ? 1 : null,
  }))
  return { steps: [...own, ...fixed] }
}
