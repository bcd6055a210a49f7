import { Binds } from '../../../core/server/database/database.ts'
import { scopeWhere } from '../../../core/server/entity/scope.ts'
import { mayUse, type Session } from '../../../core/server/http/session.ts'
import type { WorkSource } from '../../../platform/work/my-work.server.ts'
import { isKeeper, isSafety } from '../vendor-people.server.ts'
import { enterMenus, enterRqst, type EnterRqst } from './enter-rqst.resource.ts'
import type { EnterState } from './enter-transitions.rule.ts'
import { enterWorkTexts } from './enter-work.texts.ts'

type Asked = Pick<EnterRqst, 'enterRqstNo' | 'enterRqstCd' | 'mgrUserId' | 'deptCd' | 'fromYmd'> & {
  state: EnterState
  vendorNm: string
  peopleCnt: number
}
/** Whose turn it is in a state: the supervisor of the visit, the safety people, the company (vendor 4). */
const turns: Partial<Record<EnterState, (row: Asked, session: Session) => boolean>> = {
  submitted: ({ mgrUserId, deptCd }, session) =>
    mgrUserId === session.userId || (isKeeper(session, enterMenus) && deptCd === session.deptCd),
  deptConfirmed: (_, session) => isSafety(session),
  reviewed: (_, session) => isSafety(session),
  supplement: (_, session) => session.vendorCd !== null,
}
const mostCandidates = 300

/** Requests to come in at which the caller is the next to act, due on the day from which people want in. */
export const enterWork: WorkSource = {
  labels: Object.fromEntries(Object.entries(enterWorkTexts).map(([state, text]) => [`enter-${state}`, text])),
  async find({ session, sql }) {
    if (!mayUse(session, enterRqst.menus, 'read')) return []
    const binds = new Binds()
    const scope = scopeWhere(enterRqst, session, 't', binds)
    const rows = await sql.query<Asked>(
      `select t."enterRqstNo", t."enterRqstCd", t."state", t."mgrUserId", t."deptCd", t."fromYmd"::text, v."vendorNm",
         (select count(*)::int from "enterRqstLine" l where l."enterRqstNo" = t."enterRqstNo") as "peopleCnt"
       from "enterRqst" t join "vendor" v using ("vendorCd")
       where ${scope} and t."state" = any(${binds.add(Object.keys(turns))}::text[]) order by t."enterRqstNo" desc limit ${mostCandidates}`,
      binds.values,
    )
    return rows
      .filter((row) => turns[row.state]?.(row, session))
      .map((row) => ({
        kind: `enter-${row.state}`,
        title: `${row.vendorNm} · ${row.peopleCnt}`,
        more: row.enterRqstCd ?? '',
        dueDt: `${row.fromYmd}T00:00:00+09:00`,
        resource: enterRqst.name,
        key: row.enterRqstNo,
      }))
  },
}
