import { setColumns } from '../../../core/server/entity/set-columns.ts'
import type { Diff } from '../../../core/server/entity/audit.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { escalate } from '../../../platform/notification/escalation.server.ts'
import { chmProduct } from '../product/chm-product.resource.ts'
import { plantsOfCheck, requestCalled } from './material-check.rule.ts'
import { peopleFor } from './material-people.server.ts'
import { reviewLineNames } from './material-check.texts.ts'
import { isReviewLine } from './review-routing.rule.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { storageRecords } from '../record-pages.rule.ts'

interface Waiting {
  matChkRqstNo: number
  rqstCd: string
  usageTxt: string
  prodTxt: string
  vendorNm: string
  plantCd: string
  plantCds: string[] | null
  dueYmd: string
}
const linkOf = ({ matChkRqstNo }: Waiting): string => addressOf(storageRecords.matChkRqst, matChkRqstNo)
const wordsOf = (row: Waiting) => ({
  rqstCd: row.rqstCd,
  usageTxt: requestCalled(row),
  vendorNm: row.vendorNm,
})

/**
 * Opinions that are late, approvals that end, products that may no longer be bought.
 * @returns how many things
 * were done (chm.md 4)
 */
export async function materialClock(context: Context): Promise<number> {
  return (await tellOfReviews(context)) + (await tellOfExpiry(context)) + (await blockPurchases(context))
}

async function tellOfReviews(context: Context): Promise<number> {
  const rows = await context.sql.query<Waiting & { lineCd: string }>(
    `select t."matChkRqstNo", t."rqstCd", t."usageTxt", t."prodTxt", v."vendorNm", t."plantCd", t."plantCds", r."dueYmd", r."lineCd" from "matChkReview" r join "matChkRqst" t using ("matChkRqstNo")
     join "vendor" v using ("vendorCd") where t."state" = 'reviewing' and r."verdictCd" is null and r."dueYmd" is not null`,
  )
  const items = []
  for (const row of rows)
    if (isReviewLine(row.lineCd))
      items.push({
        subject: `matChkReview ${row.matChkRqstNo} ${row.lineCd}`,
        dueYmd: row.dueYmd,
        to: await peopleFor(context, plantsOfCheck(row), row.lineCd),
        variables: { ...wordsOf(row), lineNm: reviewLineNames[row.lineCd] },
        linkUrl: linkOf(row),
        plantCd: row.plantCd,
      })
  return escalate(context, 'CHM_MAT_OVERDUE', items)
}

const approvedStates = `('approved', 'conditional', 'registered')`
async function tellOfExpiry(context: Context): Promise<number> {
  const rows = await context.sql.query<Waiting & { people: (string | null)[] }>(
    `select t."matChkRqstNo", t."rqstCd", t."usageTxt", t."prodTxt", v."vendorNm", t."plantCd", t."plantCds", t."validYmd" as "dueYmd", array[t."purUserId", t."vendorUserId"] as "people"
     from "matChkRqst" t join "vendor" v using ("vendorCd") where t."state" in ${approvedStates} and t."validYmd" <= $1::date + 60`,
    [context.today],
  )
  const items = []
  for (const row of rows)
    items.push({
      subject: `matChkRqst ${row.matChkRqstNo} valid`,
      dueYmd: row.dueYmd,
      to: [
        ...row.people.filter((userId) => userId !== null),
        ...(await peopleFor(context, plantsOfCheck(row), 'manager')),
      ],
      variables: wordsOf(row),
      linkUrl: linkOf(row),
      plantCd: row.plantCd,
    })
  return escalate(context, 'CHM_MAT_EXPIRE', items)
}

/** A product whose approval is over is not ordered until it has been checked anew. */
async function blockPurchases(context: Context): Promise<number> {
  const rows = await context.sql.query<{ prodNo: number }>(
    `select distinct p."prodNo" from "chmProduct" p join "matChkRqst" t on t."rqstCd" = p."matChkTxt"
     where t."state" = 'registered' and t."validYmd" < $1 and coalesce(p."poBlockYn", 'N') = 'N' order by 1`,
    [context.today],
  )
  for (const { prodNo } of rows) {
    const trail = { poBlockYn: ['N', 'Y'] } satisfies Diff
    await setColumns(context, chmProduct, prodNo, { poBlockYn: 'Y' }, { trail })
    context.publish({ topic: chmProduct.name, key: prodNo })
  }
  return rows.length
}
