import { addDays } from '../../../core/shared/dates.ts'
import type { Sql } from '../../../core/server/database/database.ts'
import { insertReturning, insertRows } from '../../../core/server/seed/insert-rows.ts'
import { demoTemplates } from './demo-hazop-facts.ts'

export const [plantCd, deptCd] = ['1000', 'D111'] as const
/** People of the study of R-101. */
export const studyTeam = { leader: 'issuer01', designer: 'emp01', operator: 'gas01', expert: 'hq01' } as const

/** Templates of nodes that are not there yet. */
export async function insertTemplates(sql: Sql): Promise<void> {
  for (const { rows, ...head } of demoTemplates) {
    const [made] = await insertReturning(
      sql,
      'rsaNodeTemplate',
      [{ ...head, verNo: 1, state: 'approved' }],
      true,
      ['rsaNodeTemplateNo'],
    )
    if (!made) continue
    await insertRows(
      sql,
      'rsaNodeTemplateRow',
      rows.map(([paramCd, guideCd, causeTxt, consequenceTxt, safeguardTxt], index) => ({
        rsaNodeTemplateNo: Number(made['rsaNodeTemplateNo']),
        sortOrder: index + 1,
        paramCd,
        guideCd,
        causeTxt,
        consequenceTxt,
        safeguardTxt,
      })),
      false,
    )
  }
}

/** Two meetings that went through the first two nodes, and one to come. */
export async function insertSessions(
  sql: Sql,
  rsaTargetNo: number,
  nodeNos: readonly number[],
  today: string,
): Promise<void> {
  const { leader, designer, operator, expert } = studyTeam
  const meetings = [
    { days: -30, nodes: [0], state: 'closed' },
    { days: -23, nodes: [1], state: 'closed' },
    { days: 7, nodes: [2], state: 'open' },
  ]
  for (const { days, nodes, state } of meetings) {
    const sessionYmd = addDays(today, days)
    const signDt = state === 'closed' ? `${sessionYmd}T16:50:00+09:00` : null
    const [made] = await insertReturning(
      sql,
      'rsaSession',
      [
        {
          rsaTargetNo,
          plantCd,
          sessionYmd,
          fromTm: '13:30',
          toTm: '17:00',
          placeTxt: '반응동 회의실',
          leaderUserId: leader,
          closeDt: signDt,
          state,
        },
      ],
      true,
      ['rsaSessionNo'],
    )
    const rsaSessionNo = Number(made!['rsaSessionNo'])
    await insertRows(
      sql,
      'rsaSessionMember',
      [
        { disciplineCd: 'leader', userId: leader },
        { disciplineCd: 'expert', userId: expert },
        { disciplineCd: 'design', userId: designer },
        { disciplineCd: 'operation', userId: operator },
      ].map((member) => ({ ...member, rsaSessionNo, signDt })),
      false,
    )
    await insertRows(
      sql,
      'rsaSessionNode',
      nodes.map((index) => ({ rsaSessionNo, rsaHazopNodeNo: nodeNos[index]! })),
      false,
    )
    if (days === -23)
      await insertRows(
        sql,
        'rsaParking',
        [
          {
            rsaSessionNo,
            parkingTxt: 'PSV-101 산정서에 질소 조절밸브 열림 경우가 있는지 확인',
            ownerUserId: designer,
            dueYmd: addDays(today, 5),
            doneYn: 'N',
          },
        ],
        false,
      )
  }
}
