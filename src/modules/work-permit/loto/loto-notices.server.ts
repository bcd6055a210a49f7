import type { Context } from '../../../core/server/entity/context.ts'
import { showMoment } from '../../../core/shared/dates.ts'
import { notify } from '../../../platform/notification/notification.server.ts'
import { duties } from '../permit/permit-facts.rule.ts'
import type { Said } from '../../../core/shared/sentence.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { wholeCompany } from '../../../core/shared/whole-company.ts'
import { lotoRecords } from '../record-pages.rule.ts'

type Hearer = 'permits' | 'lockers' | 'signers' | 'issuers'
/** Which entry of the diary (LOTO_EVENT) tells whom of what. */
const notices: Readonly<Record<string, { eventCd: string; to: readonly Hearer[] }>> = {
  confirmIsolation: { eventCd: 'LOTO_ISOLATED', to: ['permits'] },
  liftForTest: { eventCd: 'LOTO_LIFTED', to: ['permits', 'lockers'] },
  requestRelease: { eventCd: 'LOTO_RELEASE', to: ['lockers'] },
  forceRequest: { eventCd: 'LOTO_FORCE', to: ['signers'] },
  force: { eventCd: 'LOTO_FORCED', to: ['permits', 'issuers'] },
  overdue: { eventCd: 'LOTO_OVERDUE', to: ['issuers', 'lockers'] },
}

interface Told {
  lotoCd: string
  lotoNm: string
  plantCd: string
  areaCd: string
  facilityNm: string
  planEndDt: string
}
/** Tells those whom it concerns; whoever did it knows already. */
export async function notifyOfLoto(
  context: Context,
  lotoNo: number,
  diaryCd: string,
  reason: Said | null,
): Promise<void> {
  const notice = notices[diaryCd]
  if (!notice) return
  const loto = await context.sql.one<Told>(
    `select l."lotoCd", l."lotoNm", l."plantCd", l."areaCd", f."facilityNm", to_json(l."planEndDt")#>>'{}' as "planEndDt"
     from "safLoto" l join "safFacility" f using ("facilityNo") where l."lotoNo" = $1`,
    [lotoNo],
  )
  const to = (await Promise.all(notice.to.map((hearer) => hearers(context, lotoNo, loto, hearer)))).flat()
  await notify(context, notice.eventCd, {
    to: [...new Set(to)].filter((userId) => userId !== context.session.userId),
    variables: {
      lotoCd: loto.lotoCd,
      lotoNm: loto.lotoNm,
      facilityNm: loto.facilityNm,
      planEndDt: showMoment(loto.planEndDt),
      actUserNm: context.session.userNm,
      reason,
    },
    linkUrl: addressOf(lotoRecords.safLoto, lotoNo),
    plantCd: loto.plantCd,
  })
}

async function hearers(
  { sql, today }: Context,
  lotoNo: number,
  loto: Told,
  hearer: Hearer,
): Promise<string[]> {
  const ids = async (statement: string, values: unknown[]) =>
    (await sql.query<{ userId: string | null }>(statement, values)).flatMap(({ userId }) => userId ?? [])
  if (hearer === 'permits')
    return ids(
      `select p."issuerUserId" as "userId" from "lotoPermit" l join "workPermit" p using ("permitNo")
       where l."lotoNo" = $1 and p."state" not in ('closed', 'cancelled', 'rejected')`,
      [lotoNo],
    )
  if (hearer === 'lockers')
    return ids(
      `select distinct "lockUserId" as "userId" from "lotoPoint" where "lotoNo" = $1 and "lockDt" is not null and "unlockDt" is null`,
      [lotoNo],
    )
  // Those who sign a forced removal from the plant's side, and the issuers of the area alone.
  const wanted = hearer === 'signers' ? [duties.issuer, duties.safetyManager] : [duties.issuer]
  return ids(
    `with recursive above as (
       select d."deptCd", d."pdeptCd" from "permitArea" a join "dept" d on d."deptCd" = a."ownerDeptCd" where a."areaCd" = $1
       union select d."deptCd", d."pdeptCd" from above join "dept" d on d."deptCd" = above."pdeptCd")
     select distinct "userId" from "userDuty" where "dutyCd" = any($2::text[]) and "plantCd" in ($3, '${wholeCompany}')
       and ("dutyCd" <> $5 or "deptCd" is null or "deptCd" in (select "deptCd" from above))
       and "fromYmd" <= $4::date and coalesce("toYmd" >= $4::date, true)`,
    [loto.areaCd, wanted, loto.plantCd, today, duties.issuer],
  )
}
