import { asSystem, inTransaction, type Engine } from '../../core/server/entity/context.ts'
import { createRecord } from '../../core/server/entity/save.ts'
import { privacyOfficer } from '../duty/duty-codes.rule.ts'
import { holdersOf } from '../duty/duty-holders.server.ts'
import { notify } from '../notification/notification.server.ts'
import { privacyParameters } from './privacy-parameters.ts'
import { dueKinds, privacyPurgeBehaviour } from './privacy-purge.server.ts'

export const purgeClockMs = 3_600_000
/**
 * Makes the lists of what is past its keeping time, a kind at most every PRIVACY_LIST_DAYS days, and tells
 * the privacy officers of each. It erases nothing: that waits for the officer's approval. A list that was
 * cancelled is not made again before those days are over.
 * @returns how many lists were made
 */
export async function purgeClock(engine: Engine): Promise<number> {
  return inTransaction(engine, asSystem('개인정보 파기 목록'), async (context) => {
    const { sql, now, today } = context
    const { PRIVACY_LIST_DAYS: days } = await privacyParameters(sql, today)
    const recent = await sql.query<{ kindCd: string }>(
      `select distinct "kindCd" from "privacyPurge" where "createDt" > now() - make_interval(days => $1) or "state" in ('listed', 'approved')`,
      [days],
    )
    const known = new Set(recent.map(({ kindCd }) => kindCd))
    const due = (await dueKinds(sql, now)).filter(({ kindCd, rowCnt }) => rowCnt > 0 && !known.has(kindCd))
    if (due.length === 0) return 0
    const to = await holdersOf(sql, privacyOfficer, today)
    for (const { kindCd, rowCnt } of due) {
      const purgeNo = await createRecord(privacyPurgeBehaviour, context, { kindCd })
      const { codeNm } = await sql.one<{ codeNm: string }>(
        // In Korean: the clock has no reader; it writes what is stored.
        `select "codeNm" from "codeItem" where "codeGrpCd" = 'PRIVACY_PURGE' and "code" = $1`,
        [kindCd],
      )
      await notify(context, 'PRIVACY_PURGE_LISTED', {
        to,
        variables: { title: codeNm, cont: String(rowCnt) },
        linkUrl: `/manage/log/privacyPurge?open=${purgeNo}`,
        once: `privacyPurge ${purgeNo}`,
      })
    }
    return due.length
  })
}
