import type { Context } from '../../../core/server/entity/context.ts'
import { createImprovement } from '../../improvement/improvement/create-improvement.server.ts'
import { matChkRqst, type MatChkRqst } from './mat-chk-rqst.resource.ts'
import { isReviewLine, reviewLines } from './review-routing.rule.ts'
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
    const line = isReviewLine(each.lineCd) ? reviewLines[each.lineCd] : each.lineCd
    await createImprovement(context, {
      sourceModuleCd: chemicalSource,
      sourceKey: sourceKeyOf(row.matChkRqstNo),
      sourceSubKey: String(each.matChkCondNo),
      sourceUrl: addressOf(storageRecords.matChkRqst, row.matChkRqstNo),
      imprNm: `자재 조건 이행: ${each.condTxt}`.slice(0, 100),
      problemDesc:
        `자재 사전검토 ${row.rqstCd ?? ''}(${row.usageTxt})의 조건입니다. ${line}: ${each.condTxt}${each.dueYmd ? ` (기한 ${each.dueYmd})` : ''}`.slice(
          0,
          2000,
        ),
      // Of a check for several plants a condition belongs to the plant of who answers for it.
      plantCd: (owner?.deptCd && owner.plantCd) || row.plantCd,
      deptCd,
      placeNm: row.usageTxt.slice(0, 100),
      hazardTypeCd: hazards[each.lineCd] ?? 'LEAK',
      processNo: row.processNo,
    })
  }
}

/** An improvement that is closed meets its condition; one that is opened again does not any more. */
export async function hearOfCondition(
  event: { sourceKey: string; sourceSubKey: string; imprCd: string; eventCd: string },
  { sql, now, publish }: Context,
): Promise<void> {
  const key = event.sourceKey.startsWith(sourceKeyOf(0).slice(0, -1)) ? Number(event.sourceSubKey) : NaN
  if (!Number.isSafeInteger(key)) return
  const said = `개선조치 ${event.imprCd} 종결`
  const rows =
    event.eventCd === 'closed'
      ? await sql.query<{ matChkRqstNo: number }>(
          `update "matChkCond" set "doneYn" = 'Y', "doneDt" = $2, "doneTxt" = $3 where "matChkCondNo" = $1 and "doneYn" = 'N' returning "matChkRqstNo"`,
          [key, now, said],
        )
      : event.eventCd === 'reopened'
        ? await sql.query<{ matChkRqstNo: number }>(
            `update "matChkCond" set "doneYn" = 'N', "doneDt" = null, "doneTxt" = null where "matChkCondNo" = $1 and "doneTxt" = $2 returning "matChkRqstNo"`,
            [key, said],
          )
        : []
  for (const { matChkRqstNo } of rows) publish({ topic: matChkRqst.name, key: matChkRqstNo })
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
