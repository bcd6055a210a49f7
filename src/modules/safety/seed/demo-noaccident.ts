import { addDays } from '../../../core/shared/dates.ts'
import type { Sql } from '../../../core/server/database/database.ts'
import { nextNumber } from '../../../core/server/entity/numbering.ts'
import { insertReturning, insertRows } from '../../../core/server/seed/insert-rows.ts'
import type { SeedOptions } from '../../../core/server/seed/seed-part.ts'
import { noAccReset } from '../noaccident/no-acc.resource.ts'
import { closedBy } from '../noaccident/no-accident.rule.ts'

const plantCd = '1000'
const firstYmd = '2025-01-01'
/** The plants of the demonstration that keep a record, with their goal. */
const sites = [
  ['1000', '여수공장 무재해', 'hours', 600_000],
  ['2000', '울산공장 무재해', 'days', 365],
] as const

/** Records of the plants: one was ended by an accident and goes on, and another accident waits to be judged. */
export async function seedNoAccident(sql: Sql, { demo }: SeedOptions): Promise<void> {
  if (!demo || (await sql.maybe('select 1 from "noAccSite" limit 1'))) return
  const rows = await insertReturning(
    sql,
    'noAccSite',
    sites.map(([ofPlant, noAccSiteNm, goalTypeCd, goalQty]) => ({
      noAccSiteNm,
      plantCd: ofPlant,
      startYmd: firstYmd,
      contractorYn: 'Y',
      goalTypeCd,
      goalQty,
    })),
    true,
    ['noAccSiteNo', 'plantCd'],
  )
  const noAccSiteNo = rows.find((row) => row['plantCd'] === plantCd)!['noAccSiteNo'] as number
  const [earlier, later] = await sql.query<{ safEventNo: number; day: string }>(
    `select "safEventNo", to_char("occurDt" at time zone 'Asia/Seoul', 'YYYY-MM-DD') as "day" from "safEvent"
     where "plantCd" = $1 and "f30Yn" = 'Y' order by "occurDt"`,
    [plantCd],
  )
  if (!earlier || !later) return
  const ended = closedBy(firstYmd, earlier.day)
  const next = closedBy(ended.newStartYmd, later.day)
  const numbered = (day: string) =>
    nextNumber(sql, noAccReset.fields.noAccResetCd.numbering!, {
      plantCd,
      day,
      ruleCd: 'noAccReset.noAccResetCd',
    })
  await insertRows(sql, 'noAccReset', [
    {
      noAccResetCd: await numbered(earlier.day),
      noAccSiteNo,
      plantCd,
      safEventNo: earlier.safEventNo,
      occurYmd: earlier.day,
      startYmd: firstYmd,
      ...ended,
      judgeCd: 'stop',
      judgeTxt: '업무 중 추락으로 3일 이상 휴업',
      judgeUserId: 'saf01',
      judgeDt: `${addDays(earlier.day, 2)}T10:00:00+09:00`,
      headUserId: 'mgmt01',
      headDt: `${addDays(earlier.day, 3)}T09:30:00+09:00`,
      state: 'confirmed',
    },
    {
      noAccResetCd: await numbered(later.day),
      noAccSiteNo,
      plantCd,
      safEventNo: later.safEventNo,
      occurYmd: later.day,
      startYmd: ended.newStartYmd,
      ...next,
      state: 'proposed',
    },
  ])
  await sql.query('update "noAccSite" set "startYmd" = $2, "bestDays" = $3 where "noAccSiteNo" = $1', [
    noAccSiteNo,
    ended.newStartYmd,
    ended.dayCnt,
  ])
}
