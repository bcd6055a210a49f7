import { Binds } from '../../../core/server/database/database.ts'
import { scopeWhere } from '../../../core/server/entity/scope.ts'
import { mayUse } from '../../../core/server/http/session.ts'
import type { WorkSource } from '../../../platform/work/my-work.server.ts'
import { unreadTargets } from '../daily/today-risk.server.ts'
import { rsaTarget } from '../plan/rsa-target.resource.ts'
import { isRiskStaff, isSupervisorOf } from '../risk-people.server.ts'
import { proposalWorkNames } from './proposal-words.texts.ts'
import { rsaProposal } from './rsa-proposal.resource.ts'

const most = 100
interface Waiting {
  key: number
  title: string
  more: string
  dueDt: string | null
  deptCd: string
}
/** Proposals that wait for the caller to decide them, and told risks that he has not read. */
export const proposalWork: WorkSource = {
  labels: proposalWorkNames,
  async find(context) {
    const { sql, session } = context
    const unread = mayUse(session, [...rsaTarget.menus], 'read') ? await unreadTargets(context) : []
    const toRead = unread.map(({ rsaTargetNo, rsaTargetNm, deptNm }) => ({
      key: rsaTargetNo,
      kind: 'risk-read' as const,
      title: rsaTargetNm,
      more: deptNm ?? '',
      dueDt: null,
      resource: rsaTarget.name,
    }))
    if (!mayUse(session, [...rsaProposal.menus], 'write')) return toRead
    const binds = new Binds()
    const scope = scopeWhere(rsaProposal, session, 't', binds)
    const open = await sql.query<Waiting & { plantCd: string }>(
      `select t."rsaProposalNo" as "key", t."hazardTxt" as "title", t."placeTxt" as "more", null::text as "dueDt", t."deptCd", t."plantCd" from "rsaProposal" t
       where ${scope} and t."state" in ('received', 'accepted') and t."proposeUserId" is distinct from ${binds.add(session.userId)} order by 1 limit ${most}`,
      binds.values,
    )
    return [
      ...toRead,
      ...open
        .filter(({ plantCd, deptCd }) => isRiskStaff(session, plantCd) || isSupervisorOf(session, deptCd))
        .map(({ key, title, more, dueDt }) => ({
          key,
          kind: 'risk-proposal' as const,
          title,
          more,
          dueDt,
          resource: rsaProposal.name,
        })),
    ]
  },
}
