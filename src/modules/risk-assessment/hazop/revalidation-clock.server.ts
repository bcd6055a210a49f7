import { asSystem, inTransaction, type Context, type Engine } from '../../../core/server/entity/context.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { escalate } from '../../../platform/notification/escalation.server.ts'
import type { Job } from '../../../platform/module.server.ts'
import { studyPages } from '../record-pages.rule.ts'
import { safetyStaffOf } from '../risk-people.server.ts'
import { revalidationFigures } from './hazop-parameters.rule.ts'
import { hazopFiguresOn } from './hazop-parameters.server.ts'
import { studyTypes } from './hazop-node.server.ts'
import { revalidationDue } from './revalidation.rule.ts'
import { studyClockWords } from './revalidation-clock.texts.ts'

const everyHour = 3_600_000
const most = 500
interface ConfirmedStudy {
  rsaTargetNo: number
  rsaTargetNm: string
  plantCd: string
  leaderUserId: string
  confirmedYmd: string
}
/**
 * Studies that are confirmed and that no confirmed one has begun with, the oldest first.
 * @param leaderUserId only those of a leader
 */
export const confirmedStudies = (
  { sql }: Pick<Context, 'sql'>,
  leaderUserId: string | null = null,
): Promise<ConfirmedStudy[]> =>
  sql.query(
    `select t."rsaTargetNo", t."rsaTargetNm", t."plantCd", t."leaderUserId", (t."confirmDt" at time zone 'Asia/Seoul')::date::text as "confirmedYmd" from "rsaTarget" t
     where t."rsaTypeCd" = any($1) and t."confirmDt" is not null and t."state" in ('confirmed', 'shared') and ($2::text is null or t."leaderUserId" = $2) and not exists (
       select 1 from "rsaTarget" n where n."prevTargetNo" = t."rsaTargetNo" and n."state" in ('confirmed', 'shared')) order by t."confirmDt" limit ${most}`,
    [studyTypes, leaderUserId],
  )
/**
 * Tells leader, department and safety staff of studies that must be looked through again, until the study that began
 * with them is confirmed itself. (지침 제5조제4항제2호, 조번호 확인 필요; fit F7)
 * @returns how many messages were given
 */
export const revalidationClock = (engine: Engine): Promise<number> =>
  inTransaction(engine, asSystem('HAZOP 재평가 시계'), async (context) => {
    const studies = await confirmedStudies(context)
    const items = []
    for (const { rsaTargetNo, rsaTargetNm, plantCd, leaderUserId, confirmedYmd } of studies) {
      const figures = revalidationFigures(await hazopFiguresOn(context, plantCd))
      const { dueYmd } = revalidationDue(confirmedYmd, context.today, figures)
      items.push({
        subject: `rsaTarget revalidation ${rsaTargetNo}`,
        dueYmd: dueYmd!,
        to: [...new Set([leaderUserId, ...(await safetyStaffOf(context, plantCd))])],
        variables: { rsaTargetNm },
        linkUrl: addressOf(studyPages.rsaTarget, rsaTargetNo),
        plantCd,
      })
    }
    return escalate(context, 'RSA_HAZOP_DUE', items)
  })
export const hazopJobs: readonly Job[] = [
  {
    everyMs: everyHour,
    batch: { batchCd: 'RSA_HAZOP_CLOCK', name: studyClockWords.clock, records: 'work' },
    run: (engine) => revalidationClock(engine),
  },
]
