import { defined } from '../../../core/shared/defined.ts'
import { actingAs, asSystem, type Context } from '../../../core/server/entity/context.ts'
import { setColumns } from '../../../core/server/entity/set-columns.ts'
import { loadRow } from '../../../core/server/entity/record.ts'
import { createRecord } from '../../../core/server/entity/save.ts'
import { notify } from '../../../platform/notification/notification.server.ts'
import { safetyPeople } from '../vendor-people.server.ts'
import { warnPoint } from './warn-point.resource.ts'
import { warnPointBehaviour } from './warn-point.server.ts'
import { warnSentences } from './warn.texts.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { vendorRecords } from '../record-pages.rule.ts'

export { foundViolations } from './violation.rule.ts'

/** A module's finding against a company. */
export interface FoundViolation {
  /** Code of the table of violations (위반기준); one that is not in use there proposes nothing. */
  violCd: string
  /** Identifies this finding for good: two calls with the same key make one. */
  sourceKey: string
  /** Path of the source's page in the portal. */
  sourceUrl: string
  plantCd: string
  vendorCd: string
  placeNm: string
  /** At least 5 characters. */
  cont: string
  permitNo: number | null
}

/**
 * Proposes a violation: a draft that the safety people of the plant photograph and tell the company of, or
 * set aside with a reason.
 * @returns its number, or nothing when it is known or the plant does not count it
 */
export async function proposeViolation(context: Context, found: FoundViolation): Promise<number | undefined> {
  const { sql, now, today } = context
  const { violCd, sourceKey, sourceUrl, permitNo, ...input } = found
  await sql.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`violation ${sourceKey}`])
  if (await sql.maybe('select 1 from "warnPoint" where "sourceKey" = $1', [sourceKey])) return undefined
  const standard = await sql.maybe<{ violStdNo: number; violNm: string }>(
    `select "violStdNo", "violNm" from (select distinct on ("violCd") * from "violStd" where "violCd" = $1 and "applyFromYmd" <= $2
       order by "violCd", "applyFromYmd" desc) s where "useYn" = 'Y'`,
    [violCd, today],
  )
  if (!standard) return undefined
  const permit = await sql.maybe('select 1 from "workPermit" where "permitNo" = $1 and "vendorCd" = $2', [
    permitNo,
    found.vendorCd,
  ])
  return actingAs(context, asSystem('지적 후보'), async (own) => {
    const warnNo = Number(
      await createRecord(warnPointBehaviour, own, {
        ...input,
        violStdNo: standard.violStdNo,
        occurDt: now,
        ...defined({ permitNo: permit ? permitNo : undefined }),
      }),
    )
    await setColumns(own, warnPoint, warnNo, { sourceKey, sourceUrl }, { trail: false, stamps: false })
    const { warnCd } = await loadRow(warnPoint, own, warnNo)
    await notify(own, 'VND_WARN', {
      to: await safetyPeople(own, found.plantCd),
      variables: {
        title: String(warnSentences.candidate({ name: standard.violNm, code: warnCd ?? '' })),
        cont: found.cont,
        actUserNm: own.session.userNm,
      },
      linkUrl: addressOf(vendorRecords.warnPoint, warnNo),
      plantCd: found.plantCd,
    })
    return warnNo
  })
}
