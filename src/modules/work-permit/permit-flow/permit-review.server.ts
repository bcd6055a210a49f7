import { addLines, changeLines, removeLines } from '../../../core/server/entity/lines.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { recordEvent } from '../permit/permit-events.server.ts'
import { supplementsOf } from '../permit/permit-facts.rule.ts'
import { cooperationsOf } from '../permit/supplement-attributes.rule.ts'
import { workPermit, type WorkPermit } from '../permit/work-permit.resource.ts'

/**
 * A review begins with an empty list: what was confirmed before a rejection was confirmed for another
 * request.
 */
export async function openReview(permit: WorkPermit, context: Context): Promise<void> {
  await recordEvent(context, permit.permitNo, 'startReview')
  const before = permit.checks.map(({ permitCheckNo }) => permitCheckNo)
  await removeLines(context, workPermit, 'checks', permit.permitNo, before, { trail: false })
  await fitChecks(context, permit.permitNo)
}

const unconfirmed = {
  doneYn: null,
  doneUserId: null,
  doneDt: null,
  confirmYn: null,
  confirmUserId: null,
  confirmDt: null,
  arriveDt: null,
  photoFileNo: null,
}
/**
 * Somebody has found the place otherwise than it was confirmed: what has to be so before the work is
 * confirmed again. Who confirmed it before, when and with which picture is kept as a round of its own: it
 * proves that the work had begun with it. What is needed stays as it was decided.
 */
export async function reopenChecks(permit: WorkPermit, context: Context): Promise<void> {
  const { permitNo, checkRounds } = permit
  const checks = permit.checks.filter(({ stageCd }) => stageCd === 'before')
  const roundSeq = 1 + new Set(checkRounds.map((round) => round.roundSeq)).size
  const rounds = checks
    .filter((each) => each.confirmYn === 'Y' && each.confirmUserId !== null && each.confirmDt !== null)
    .map(({ permitCheckNo, itemNm, doneUserId, doneDt, confirmUserId, confirmDt, photoFileNo }) => ({
      checkSeq: permitCheckNo,
      roundSeq,
      itemNm,
      doneUserId,
      doneDt,
      confirmUserId: confirmUserId!,
      confirmDt: confirmDt!,
      photoFileNo,
    }))
  await addLines(context, workPermit, 'checkRounds', permitNo, rounds, { trail: false })
  const open = checks.map(({ permitCheckNo }) => ({ permitCheckNo, ...unconfirmed }))
  await changeLines(context, workPermit, 'checks', permitNo, open, { trail: false })
}

const words = `"itemNmEn", "itemNmZh", "itemNmEs", "basisTxtEn", "basisTxtZh", "basisTxtEs"`
const belongs = `(i."permitTypeCd" is null and i."supplCd" is null) or i."permitTypeCd" = p."permitTypeCd" or i."supplCd" = any(p."supplCds")`

/**
 * Adds the check items that the permit's kinds ask for today, and takes away those of kinds that it no longer
 * has.
 */
export async function fitChecks(context: Context, permitNo: number): Promise<void> {
  await context.sql.query(
    // By hand: the kinds that a line belongs to are compared in the database.
    `delete from "permitCheck" c using "permitItem" i, "workPermit" p
     where c."permitNo" = $1 and p."permitNo" = $1 and i."permitItemNo" = c."permitItemNo" and (${belongs}) is not true`,
    [permitNo],
  )
  await context.sql.query(
    // By hand: the lines are copied from the items in one statement.
    `insert into "permitCheck" ("permitNo", "permitItemNo", "stageCd", "itemNm", "basisTxt", ${words}, "killYn", "photoYn", "sortOrder", "needYn")
     select $1, i."permitItemNo", i."stageCd", i."itemNm", i."basisTxt", ${words}, i."killYn", i."photoYn", i."sortOrder", i."needDefaultYn"
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
  const { permitNo } = permit
  const before = permit.cooperations.map(({ permitCooperationNo }) => permitCooperationNo)
  await removeLines(context, workPermit, 'cooperations', permitNo, before, { trail: false })
  const asked = cooperationsOf(supplementsOf(permit)).map(({ supplCd, kind }) => ({
    coopKindCd: kind,
    supplCd,
    resultCd: 'pending',
  }))
  await addLines(context, workPermit, 'cooperations', permitNo, asked, { trail: false })
}
