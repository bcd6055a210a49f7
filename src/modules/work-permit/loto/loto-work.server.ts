import type { Context } from '../../../core/server/entity/context.ts'
import { Binds } from '../../../core/server/database/database.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { scopeWhere } from '../../../core/server/entity/scope.ts'
import { mayUse } from '../../../core/server/http/session.ts'
import type { WorkItem } from '../../../platform/work/my-work.rule.ts'
import type { WorkSource } from '../../../platform/work/my-work.server.ts'
import { holds } from '../permit/permit-facts.server.ts'
import { isolates } from './loto-facts.server.ts'
import { openForceRoles } from './loto-force.server.ts'
import { endedStates, type LotoState } from './loto-transitions.rule.ts'
import { safLoto } from './loto.resource.ts'
import { lotoWorkTexts } from './loto-work.texts.ts'

type Kind = keyof typeof lotoWorkTexts

interface Candidate {
  lotoNo: number
  lotoCd: string
  lotoNm: string
  state: LotoState
  plantCd: string
  areaCd: string
  planStartDt: string
  planEndDt: string
  facilityNm: string
  open: number
  unverifiedByOthers: number
  unverified: number
  locked: number
  mine: number
  forces: number
  untold: number
}
const mostCandidates = 300

/** Lockouts at which the caller is the next to act, by state and duty (ptw.md 4). */
export const lotoWork: WorkSource = {
  labels: lotoWorkTexts,
  async find(context) {
    if (!mayUse(context.session, safLoto.menus, 'write')) return []
    const found: Omit<WorkItem, 'label'>[] = []
    for (const loto of await candidates(context)) {
      const kind = await kindOf(context, loto)
      if (!kind) continue
      found.push({
        kind,
        title: loto.lotoNm,
        more: [loto.lotoCd, loto.facilityNm].join(' · '),
        dueDt:
          kind === 'lotoIsolate' || kind === 'lotoVerify' || kind === 'lotoConfirm'
            ? loto.planStartDt
            : loto.planEndDt,
        resource: safLoto.name,
        key: loto.lotoNo,
      })
    }
    return found
  },
}

async function candidates(context: Context): Promise<Candidate[]> {
  const binds = new Binds()
  const scope = scopeWhere(safLoto, context.session, 't', binds)
  const me = binds.add(context.session.userId)
  const points = (condition: string) =>
    `(select count(*)::int from "lotoPoint" p where p."lotoNo" = t."lotoNo" and ${condition})`
  const hangs = 'p."lockDt" is not null and p."unlockDt" is null'
  const rows = await context.sql.query<{ row: Candidate }>(
    `select to_json(r) as row from (
       select t."lotoNo", t."lotoCd", t."lotoNm", t."state", t."plantCd", t."areaCd", t."planStartDt", t."planEndDt", f."facilityNm",
         ${points(`not (${hangs})`)} as "open", ${points(`${hangs} and p."verifyDt" is null`)} as "unverified",
         ${points(`${hangs} and p."verifyDt" is null and p."lockUserId" <> ${me}`)} as "unverifiedByOthers",
         ${points(hangs)} as "locked", ${points(`${hangs} and p."lockUserId" = ${me}`)} as "mine",
         (select count(*)::int from "lotoForce" x where x."lotoNo" = t."lotoNo" and x."doneDt" is null) as "forces",
         (select count(*)::int from "lotoForce" x where x."lotoNo" = t."lotoNo" and x."doneDt" is not null and x."informDt" is null) as "untold"
       from "safLoto" t join "safFacility" f using ("facilityNo")
       where ${scope} and (t."state" <> all(${binds.add(endedStates)}::text[])) order by t."lotoNo" desc limit ${mostCandidates}) r`,
    binds.values,
  )
  return rows.map(({ row }) => row)
}

async function kindOf(context: Context, loto: Candidate): Promise<Kind | undefined> {
  if (loto.forces > 0 && (await signs(context, loto.lotoNo))) return 'lotoForce'
  if (loto.state === 'releaseRequested') {
    if (loto.mine > 0) return 'lotoUnlock'
    return loto.locked === 0 && (await holds(context, loto, 'issuer')) ? 'lotoRelease' : undefined
  }
  if (loto.untold > 0 && (await holds(context, loto, 'issuer'))) return 'lotoInform'
  if (loto.state === 'planned') return (await isolates(context, loto)) ? 'lotoIsolate' : undefined
  if (loto.state !== 'isolating' || !(await isolates(context, loto))) return undefined
  if (loto.unverifiedByOthers > 0) return 'lotoVerify'
  if (loto.open > 0) return 'lotoIsolate'
  return loto.unverified === 0 && (await holds(context, loto, 'issuer')) ? 'lotoConfirm' : undefined
}
async function signs(context: Context, lotoNo: number): Promise<boolean> {
  const loto = await loadRecord(safLoto, context, lotoNo)
  for (const force of loto.forces) if ((await openForceRoles(loto, context, force)).length > 0) return true
  return false
}
