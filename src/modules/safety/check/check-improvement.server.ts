import type { Context } from '../../../core/server/entity/context.ts'
import { defined } from '../../../core/shared/defined.ts'
import type { FinishedCheck } from '../../../platform/check-form/check-answers.server.ts'
import { badScore, checkScale, resultOfScore } from '../../../platform/check-form/check-scale.rule.ts'
import { markPutRight, type PutRight } from '../../../platform/check-form/put-right.server.ts'
import { createImprovement } from '../../improvement/improvement/create-improvement.server.ts'
import {
  describeRecords,
  type ImprovementSource,
  type OutboxEvent,
} from '../../improvement/improvement-source.server.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { safetyRecords } from '../record-pages.rule.ts'
import { checkSources, checkTypes, sourceOf, type CheckSourceCd } from './check-codes.rule.ts'
import { checkNotes } from './check-refusals.texts.ts'
import { safCheckResult, type CheckResultRow } from './check-result.resource.ts'

/** The source of a row `s` of results, in SQL: what `sourceOf` tells of it. */
const sourceSql = `case when s."checkTypeCd" = '${checkTypes.company}' then '${checkSources.company}' when s."facilityNo" is not null then '${checkSources.facility}' when s."speEntryNo" is not null then '${checkSources.entry}' else '${checkSources.check}' end`
/** IMPR_HAZARD: a sheet does not say which; whoever takes the improvement does. */
const unknownHazard = 'ETC'
const sourceKeyOf = (checkResultNo: number | string): string => `${safCheckResult.name} ${checkResultNo}`
const most = { title: 100, place: 100, problem: 2000 } as const

interface Place {
  planNm: string
  target: string
  placeNm: string
  /** The company whose equipment comes in. */
  entryVendorCd: string | null
  processNo: number | null
}
const placeOf = ({ sql }: Context, checkResultNo: number): Promise<Place> =>
  sql.one<Place>(
    `select p."checkPlanNm" as "planNm", s."vendorCd" as "entryVendorCd", coalesce(f."facilityCd" || ' ' || f."facilityNm", a."areaNm", v."vendorNm", s."speEntryNm") as "target",
       coalesce(nullif(concat_ws(' ', fa."areaNm", f."locNm"), ''), f."facilityNm", a."areaNm", v."vendorNm", s."speEntryNm") as "placeNm", f."processNo"
     from "safCheckResult" r join "safCheckPlan" p using ("checkPlanNo")
     left join "safFacility" f on f."facilityNo" = r."facilityNo" left join "permitArea" fa on fa."areaCd" = f."areaCd"
     left join "permitArea" a on a."areaCd" = r."areaCd" left join "vendor" v on v."vendorCd" = r."vendorCd"
     left join "speEntry" s on s."speEntryNo" = r."speEntryNo"
     where r."checkResultNo" = $1`,
    [checkResultNo],
  )

/** What is bad and was not put right on the spot becomes an improvement of the department that checks. */
export async function askForImprovements(
  row: CheckResultRow,
  { bad }: FinishedCheck,
  context: Context,
): Promise<void> {
  if (bad.length === 0) return
  const { checkResultNo, plantCd, deptCd, facilityNo, vendorCd } = row
  const { planNm, target, placeNm, processNo, entryVendorCd } = await placeOf(context, checkResultNo)
  for (const { item, answer } of bad)
    await createImprovement(context, {
      sourceModuleCd: sourceOf(row),
      sourceKey: sourceKeyOf(checkResultNo),
      sourceSubKey: String(answer.checkAnswerNo),
      sourceUrl: addressOf(safetyRecords.safCheckResult, checkResultNo),
      imprNm: String(checkNotes.title({ item: item.itemTxt })).slice(0, most.title),
      problemDesc: String(
        checkNotes.problem({ target, plan: planNm, item: item.itemTxt, finding: answer.noteTxt ?? '' }),
      ).slice(0, most.problem),
      plantCd: plantCd!,
      deptCd: deptCd!,
      placeNm: placeNm.slice(0, most.place),
      hazardTypeCd: unknownHazard,
      facilityNo,
      processNo,
      gradeCd: item.criticalYn === 'Y' ? 'H' : 'M',
      score: badScore,
      ...defined({ proposedVendorCd: vendorCd ?? entryVendorCd ?? undefined }),
      ...defined({ legalBasisTxt: item.basisTxt ?? undefined }),
      pictures: { resource: safCheckResult.name, key: checkResultNo, fileNos: answer.fileNos ?? [] },
    })
}

/** An improvement that is verified has its point judged again, a closed one mends it, a reopened one neither. */
async function hear(event: OutboxEvent, context: Context): Promise<void> {
  const after = changesOf(event)
  if (!event.sourceKey.startsWith(sourceKeyOf('')) || !after) return
  const checkResultNo = await markPutRight(context, safCheckResult, Number(event.sourceSubKey), after)
  if (checkResultNo !== undefined) context.publish({ topic: safCheckResult.name, key: checkResultNo })
}
function changesOf({ eventCd, verified }: OutboxEvent): PutRight | undefined {
  if (eventCd === 'verified') return { recheckCd: resultOfScore(verified?.scoreAft ?? null) }
  if (eventCd === 'closed') return { doneYn: 'Y' }
  return eventCd === 'reopened' ? { doneYn: 'N', recheckCd: null } : undefined
}

/** What checks say of their bad points, for the daily comparison; those put right on the spot asked for nothing. */
const readBack =
  (sourceCd: CheckSourceCd): NonNullable<ImprovementSource['readBack']> =>
  ({ sql }) =>
    sql.query<{ sourceKey: string; reported: number; closed: number }>(
      `select $1 || r."sourceNo" as "sourceKey", count(*)::int as "reported", count(*) filter (where a."doneYn" = 'Y')::int as "closed"
       from "checkAnswer" a join "checkRun" r using ("checkRunNo") join "safCheckResult" s on s."checkResultNo" = r."sourceNo"
       where r."sourceCd" = $2 and r."doneDt" is not null and a."badYn" = 'Y' and a."mendedYn" is distinct from 'Y' and ${sourceSql} = $3 group by r."sourceNo"`,
      [sourceKeyOf(''), safCheckResult.name, sourceCd],
    )

/** How the register of improvements describes a check. */
export const checkRecord = {
  safCheckResult: {
    resource: safCheckResult.name,
    fields: [
      'checkPlanNo',
      'state',
      'facilityNo',
      'areaCd',
      'vendorCd',
      'speEntryNo',
      'checkDt',
      'checkUserId',
      'badCnt',
    ],
    ended: [],
  },
}
const described = describeRecords(checkRecord)
/**
 * Checks as a source of improvements. What companies find with themselves shares its source with violations, which
 * are not read back.
 */
export const checkSourceOf = (sourceCd: CheckSourceCd): ImprovementSource => ({
  describe: described,
  scale: (sourceKey) => (sourceKey.startsWith(sourceKeyOf('')) ? checkScale : undefined),
  heard: hear,
  ...defined({ readBack: sourceCd === checkSources.company ? undefined : readBack(sourceCd) }),
})
