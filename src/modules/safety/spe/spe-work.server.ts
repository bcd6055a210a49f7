import { Binds } from '../../../core/server/database/database.ts'
import { asSystem, inTransaction, type Context, type Engine } from '../../../core/server/entity/context.ts'
import { scopeWhere } from '../../../core/server/entity/scope.ts'
import { mayUse } from '../../../core/server/http/session.ts'
import { runTransition } from '../../../core/server/entity/transition.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { escalate } from '../../../platform/notification/escalation.server.ts'
import type { WorkSource } from '../../../platform/work/my-work.server.ts'
import { vendorManagers } from '../../vendor/vendor-people.server.ts'
import { isSafety } from '../event/event-people.server.ts'
import { safetyRecords } from '../record-pages.rule.ts'
import { entryMenu, speEntry, vendorEntryMenu } from './spe-entry.resource.ts'
import { speEntryBehaviour } from './spe-entry.server.ts'
import { gatePeople } from './spe-people.server.ts'
import { speWorkNames } from './spe-work.texts.ts'

/** Interval of the clock. */
export const speClockMs = 3_600_000
const most = 200

interface Ending {
  speEntryNo: number
  speEntryCd: string
  speEntryNm: string
  plantCd: string
  vendorCd: string
  passToYmd: string
}
/**
 * Ends entries whose pass is over or was taken back, and tells companies and the gate of those that end soon. (SAF-14)
 * @returns how many entries and messages there were
 */
export const speClock = (engine: Engine): Promise<number> =>
  inTransaction(engine, asSystem('특수장비 반입 시계'), async (context) => {
    const over = await context.sql.query<{ speEntryNo: number }>(
      `select t."speEntryNo" from "speEntry" t join "enterPass" p using ("passNo") where t."state" <> 'out' and p."state" in ('expired', 'withdrawn') order by 1 limit ${most}`,
    )
    for (const { speEntryNo } of over) await runTransition(speEntryBehaviour, context, speEntryNo, 'takeOut')
    return over.length + (await escalate(context, 'SPE_PASS_EXPIRE', await endingItems(context)))
  })
async function endingItems(context: Context) {
  const rows = await context.sql.query<Ending>(
    `select t."speEntryNo", t."speEntryCd", t."speEntryNm", t."plantCd", t."vendorCd", t."passToYmd"::text as "passToYmd" from "speEntry" t
     where t."state" in ('fit', 'stopped') and t."passToYmd" between $1::date and $1::date + 30 order by t."passToYmd", t."speEntryNo" limit ${most}`,
    [context.today],
  )
  const items = []
  for (const { speEntryNo, speEntryCd, speEntryNm, plantCd, vendorCd, passToYmd } of rows)
    items.push({
      subject: `speEntry ${speEntryNo}`,
      dueYmd: passToYmd,
      to: [...(await vendorManagers(context, vendorCd)), ...(await gatePeople(context, plantCd))],
      variables: { speEntryCd, equipNm: speEntryNm },
      linkUrl: addressOf(safetyRecords.speEntry, speEntryNo),
      plantCd,
    })
  return items
}

const morning = (day: string): string => `${day}T09:00:00+09:00`
const waits = { draft: 'spe-papers', requested: 'spe-approve', unfit: 'spe-unfit' } as const
/** What waits: papers for the company; their approval and what was found unfit for safety staff. */
export const speWork: WorkSource = {
  labels: speWorkNames,
  find: async ({ sql, session }) => {
    const states = session.vendorCd ? ['draft'] : isSafety(session) ? ['requested', 'unfit'] : []
    if (states.length === 0 || !mayUse(session, [entryMenu, vendorEntryMenu], 'write')) return []
    const binds = new Binds()
    const scope = scopeWhere(speEntry, session, 't', binds)
    const rows = await sql.query<{
      speEntryNo: number
      speEntryCd: string
      speEntryNm: string
      inYmd: string
      state: keyof typeof waits
    }>(
      `select t."speEntryNo", t."speEntryCd", t."speEntryNm", t."inYmd"::text as "inYmd", t."state" from "speEntry" t
       where ${scope} and t."state" = any(${binds.add(states)}) order by t."inYmd", t."speEntryNo" limit ${most}`,
      binds.values,
    )
    return rows.map((row) => ({
      kind: waits[row.state],
      title: row.speEntryNm,
      more: row.speEntryCd,
      dueDt: morning(row.inYmd),
      resource: speEntry.name,
      key: row.speEntryNo,
    }))
  },
}
