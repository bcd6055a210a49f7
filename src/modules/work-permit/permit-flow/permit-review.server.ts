import type { Context } from '../../../core/server/entity/context.ts'
import { recordEvent } from '../permit/permit-events.server.ts'
import { supplementsOf } from '../permit/permit-facts.rule.ts'
import { cooperationsOf } from '../permit/supplement-attributes.rule.ts'
import type { WorkPermit } from '../permit/work-permit.resource.ts'

/**
 * A review begins with an empty list: what was confirmed before a rejection was confirmed for another
 * request.
 */
export async function openReview(permit: WorkPermit, context: Context): Promise<void> {
  await recordEvent(context, permit.permitNo, 'startReview')
  await context.sql.query(`delete from "permitCheck" where "permitNo" = $1`, [permit.permitNo])
  await fitChecks(context, permit.permitNo)
}

/**
 * Somebody has found the place otherwise than it was confirmed: what has to be so before the work is
 * confirmed again. Who confirmed it before, when and with which picture is kept as a round of its own: it
 * proves that the work had begun with it. What is needed stays as it was decided.
 */
export async function reopenChecks(permit: WorkPermit, context: Context): Promise<void> {
  await context.sql.query(
    `insert into "permitCheckRound" ("permitNo", "checkSeq", "roundSeq", "itemNm", "doneUserId", "doneDt", "confirmUserId", "confirmDt", "photoFileNo")
     select c."permitNo", c."permitCheckNo", 1 + (select count(distinct r."roundSeq") from "permitCheckRound" r where r."permitNo" = $1), c."itemNm", c."doneUserId", c."doneDt", c."confirmUserId", c."confirmDt", c."photoFileNo"
     from "permitCheck" c where c."permitNo" = $1 and c."stageCd" = 'before' and c."confirmYn" = 'Y' and c."confirmUserId" is not null and c."confirmDt" is not null
     order by c."sortOrder", c."permitCheckNo"`,
    [permit.permitNo],
  )
  await context.sql.query(
    `update "permitCheck" set "doneYn" = null, "doneUserId" = null, "doneDt" = null, "confirmYn" = null, "confirmUserId" = null, "confirmDt" = null, "arriveDt" = null, "photoFileNo" = null where "permitNo" = $1 and "stageCd" = 'before'`,
    [permit.permitNo],
  )
}

const belongs = `(i."permitTypeCd" is null and i."supplCd" is null) or i."permitTypeCd" = p."permitTypeCd" or i."supplCd" = any(p."supplCds")`

/**
 * Adds the check items that the permit's kinds ask for today, and takes away those of kinds that it no longer
 * has.
 */
export async function fitChecks(context: Context, permitNo: number): Promise<void> {
  await context.sql.query(
    `delete from "permitCheck" c using "permitItem" i, "workPermit" p
     where c."permitNo" = $1 and p."permitNo" = $1 and i."permitItemNo" = c."permitItemNo" and (${belongs}) is not true`,
    [permitNo],
  )
  await context.sql.query(
    `insert into "permitCheck" ("permitNo", "permitItemNo", "stageCd", "itemNm", "basisTxt", "killYn", "photoYn", "sortOrder", "needYn")
     select $1, i."permitItemNo", i."stageCd", i."itemNm", i."basisTxt", i."killYn", i."photoYn", i."sortOrder", i."needDefaultYn"
     from "permitItem" i join "workPermit" p on p."permitNo" = $1
     where i."useYn" = 'Y' and i."effectYmd" <= $2::date and (${belongs})
       and not exists (select 1 from "permitCheck" c where c."permitNo" = $1 and c."permitItemNo" = i."permitItemNo")`,
    [permitNo, context.today],
  )
}

/**
 * Every department is asked anew: between two requests for cooperation lies a rejection, and the permit may
 * have been rewritten.
 */
export async function openCooperation(permit: WorkPermit, context: Context): Promise<void> {
  await recordEvent(context, permit.permitNo, 'requestCooperation')
  await context.sql.query(`delete from "permitCooperation" where "permitNo" = $1`, [permit.permitNo])
  for (const { supplCd, kind } of cooperationsOf(supplementsOf(permit)))
    await context.sql.query(
      `insert into "permitCooperation" ("permitNo", "coopKindCd", "supplCd", "resultCd") values ($1, $2, $3, 'pending')`,
      [permit.permitNo, kind, supplCd],
    )
}
