import { changeLine } from '../../../core/server/entity/lines.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import {
  createImprovement,
  openImprovementOf,
} from '../../improvement/improvement/create-improvement.server.ts'
import { matChkRqst, type MatChkRqst } from './mat-chk-rqst.resource.ts'
import { reviewLineNames } from './material-check.texts.ts'
import { findingSentences } from './material-findings.texts.ts'
import { isReviewLine } from './review-routing.rule.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { storageRecords } from '../record-pages.rule.ts'

/** Source of improvements of the chemicals, item of IMPR_SOURCE. */
export const chemicalSource = 'CHM'
/** IMPR_HAZARD by line. */
const hazards: Readonly<Record<string, string>> = { FIRE: 'FIRE', HEALTH: 'HYGIENE', ENV: 'SPILL' }
const sourceKeyOf = (matChkRqstNo: number): string => `${matChkRqst.name} ${matChkRqstNo}`

/** The conditions of a verdict become improvements of the department that answers for them. (chm.md 4) */
export async function requestConditions(row: MatChkRqst, context: Context): Promise<void> {
  for (const each of row.conds) {
    const owner = each.ownerUserId
      ? await context.sql.maybe<{ deptCd: string | null; plantCd: string | null }>(
          'select "deptCd", "plantCd" from "user" where "userId" = $1',
          [each.ownerUserId],
        )
      : undefined
    const deptCd = owner?.deptCd ?? row.rqstDeptCd
    if (!deptCd) continue
    const line = isReviewLine(each.lineCd) ? reviewLineNames[each.lineCd] : each.lineCd
    const text = findingSentences.conditionOf({
      check: row.rqstCd ?? '',
      usage: row.usageTxt,
      line,
      condition: each.condTxt,
    })
    await createImprovement(context, {
      sourceModuleCd: chemicalSource,
      sourceKey: sourceKeyOf(row.matChkRqstNo),
      sourceSubKey: String(each.matChkCondNo),
      sourceUrl: addressOf(storageRecords.matChkRqst, row.matChkRqstNo),
      imprNm: String(findingSentences.conditionTitle({ condition: each.condTxt })).slice(0, 100),
      problemDesc: String(
        each.dueYmd ? findingSentences.conditionDue({ text, day: each.dueYmd }) : text,
      ).slice(0, 2000),
      // Of a check for several plants a condition belongs to the plant of who answers for it.
      plantCd: (owner?.deptCd && owner.plantCd) || row.plantCd,
      deptCd,
      placeNm: row.usageTxt.slice(0, 100),
      hazardTypeCd: hazards[each.lineCd] ?? 'LEAK',
      processNo: row.processNo,
    })
  }
}

/**
 * Number of the improvement in which a condition is still being worked on: what was asked is looked at and
 * closed there.
 */
export const improvementOfCondition = (
  context: Pick<Context, 'sql'>,
  matChkRqstNo: number,
  matChkCondNo: number,
): Promise<string | undefined> =>
  openImprovementOf(context, chemicalSource, sourceKeyOf(matChkRqstNo), String(matChkCondNo))

/** An improvement that is closed meets its condition; one that is opened again does not any more. */
export async function hearOfCondition(
  event: { sourceKey: string; sourceSubKey: string; imprCd: string; eventCd: string },
  context: Context,
): Promise<void> {
  const matChkCondNo = event.sourceKey.startsWith(sourceKeyOf(0).slice(0, -1))
    ? Number(event.sourceSubKey)
    : NaN
  if (!Number.isSafeInteger(matChkCondNo) || !['closed', 'reopened'].includes(event.eventCd)) return
  const said = String(findingSentences.conditionMet({ impr: event.imprCd }))
  const condition = await context.sql.maybe<{ matChkRqstNo: number }>(
    'select "matChkRqstNo" from "matChkCond" where "matChkCondNo" = $1',
    [matChkCondNo],
  )
  if (!condition) return
  const { matChkRqstNo } = condition
  const [met, from] =
    event.eventCd === 'closed'
      ? ([{ doneYn: 'Y', doneDt: context.now, doneTxt: said }, { doneYn: 'N' }] as const)
      : ([{ doneYn: 'N', doneDt: null, doneTxt: null }, { doneTxt: said }] as const)
  const line = { matChkCondNo, ...met }
  if (await changeLine(context, matChkRqst, 'conds', matChkRqstNo, line, { from, trail: false }))
    context.publish({ topic: matChkRqst.name, key: matChkRqstNo })
}

/**
 * What the requests say of their conditions, for the daily comparison (impr.md 10.5): each condition of a
 * verdict was reported, and is met or not.
 */
export const readBackConditions = ({ sql }: Context, keys: readonly string[]) =>
  sql.query<{ sourceKey: string; reported: number; closed: number }>(
    `select r."sourceKey", count(c.*)::int as "reported", count(c.*) filter (where c."doneYn" = 'Y')::int as "closed"
     from (select *, $2 || "matChkRqstNo" as "sourceKey" from "matChkRqst") r left join "matChkCond" c using ("matChkRqstNo")
     where r."sourceKey" = any($1) or (r."state" in ('conditional', 'registered') and c."matChkCondNo" is not null) group by 1`,
    [keys, sourceKeyOf(0).slice(0, -1)],
  )
