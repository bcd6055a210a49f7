import type { Context } from '../../../core/server/entity/context.ts'
import { matrixOf, type StoredMatrix } from '../matrix/matrix.server.ts'
import type { RsaTarget } from '../plan/rsa-target.resource.ts'
import type { QualityRow } from './quality.rule.ts'
import { assessmentTypes } from '../risk-codes.rule.ts'
import { hazopFiguresOn } from './hazop-parameters.server.ts'
import { lacksOf, type JudgedRow, type RowLack } from './ranking.rule.ts'
import type { LookedRow } from './revalidation.rule.ts'
import type { HeldSession } from './session.rule.ts'

type Study = Pick<RsaTarget, 'rsaTargetNo' | 'rsaMatrixNo' | 'rsaTypeCd' | 'plantCd'>
/** One row with all that a whole study is judged by. */
export interface StudyRow extends JudgedRow, QualityRow, LookedRow {
  rsaHazopNodeNm: string
  paramCd: string | null
  guideCd: string | null
  deviationTxt: string | null
  gradeCd: string | null
  bareScore: number | null
  bareGradeCd: string | null
  acceptYn: 'Y' | 'N' | null
  expFreq: number | null
  expSev: number | null
  expGradeCd: string | null
  resScore: number | null
  resGradeCd: string | null
  safeguardTxt: string | null
  recommendTxt: string | null
  noteTxt: string | null
  guards: {
    rsaHazopGuardNo: number
    guardTxt: string
    tagTxt: string | null
    facilityNo: number | null
    sideCd: 'prevention' | 'mitigation'
    rsaMeasureNo: number | null
  }[]
}

/** All rows of a study with their safeguards and recommendations, as one statement. */
export const rowsOf = ({ sql }: Context, rsaTargetNo: number): Promise<StudyRow[]> =>
  sql.query(
    `select r."rsaHazopRowNo", r."rsaHazopNodeNo", n."rsaHazopNodeNm", r."paramCd", r."guideCd", r."deviationTxt", r."notCredibleYn", r."notCredibleTxt", r."causeTxt",
       r."consequenceTxt", r."safeguardTxt", r."recommendTxt", r."alarpTxt", r."noteTxt", r."prevRowNo", r."lookedYn", r."gradeCd", r."acceptYn", r."bareGradeCd", r."expGradeCd", r."resGradeCd",
       r."bareFreq"::float8 as "bareFreq", r."bareSev"::float8 as "bareSev", r."bareScore"::float8 as "bareScore", r."freq"::float8 as "freq", r."sev"::float8 as "sev",
       r."score"::float8 as "score", r."expFreq"::float8 as "expFreq", r."expSev"::float8 as "expSev", r."expScore"::float8 as "expScore", r."resScore"::float8 as "resScore",
       to_json(r."createDt")#>>'{}' as "createDt", coalesce(g."guards", '[]') as "guards", coalesce(m."recTxts", '{}') as "recTxts", coalesce(m."recCount", 0) as "recCount",
       coalesce(m."unownedCount", 0) as "unownedCount", (select count(*)::int from "rsaLopa" p where p."rsaHazopRowNo" = r."rsaHazopRowNo") as "lopaCount"
     from "rsaHazopRow" r join "rsaHazopNode" n using ("rsaHazopNodeNo")
     left join (select g."rsaHazopRowNo", json_agg(json_build_object('rsaHazopGuardNo', g."rsaHazopGuardNo", 'guardTxt', g."guardTxt", 'tagTxt', g."tagTxt", 'facilityNo', g."facilityNo",
         'sideCd', g."sideCd", 'rsaMeasureNo', g."rsaMeasureNo") order by g."sortOrder") as "guards"
       from "rsaHazopGuard" g join "rsaHazopRow" o using ("rsaHazopRowNo") where o."rsaTargetNo" = $1 group by 1) g on g."rsaHazopRowNo" = r."rsaHazopRowNo"
     left join (select l."rowNo", array_agg(m."measureTxt" order by m."recNo") as "recTxts", count(*)::int as "recCount",
         count(*) filter (where m."ownerUserId" is null and m."ownerDeptCd" is null and m."ownerVendorCd" is null)::int as "unownedCount"
       from "rsaMeasureRow" l join "rsaMeasure" m using ("rsaMeasureNo") where m."rsaTargetNo" = $1 and l."rowEntity" = 'rsaHazopRow' and m."state" <> 'cancelled' group by 1) m
       on m."rowNo" = r."rsaHazopRowNo"
     where r."rsaTargetNo" = $1 order by n."sortOrder", n."rsaHazopNodeNo", r."sortOrder", r."rsaHazopRowNo"`,
    [rsaTargetNo],
  )

export const nodesOf = ({ sql }: Context, rsaTargetNo: number) =>
  sql.query<{
    rsaHazopNodeNo: number
    rsaHazopNodeNm: string
    intentTxt: string | null
    rangeTxt: string | null
    tagTxt: string | null
    drawingTxt: string | null
    drawingRevTxt: string | null
    paramCds: string[] | null
    newerTemplate: { rsaNodeTemplateNo: number; rsaNodeTemplateNm: string; verNo: number } | null
  }>(
    `select n."rsaHazopNodeNo", n."rsaHazopNodeNm", n."intentTxt", n."rangeTxt", n."tagTxt", n."drawingTxt", n."drawingRevTxt", n."paramCds",
       (select json_build_object('rsaNodeTemplateNo', t."rsaNodeTemplateNo", 'rsaNodeTemplateNm', t."rsaNodeTemplateNm", 'verNo', t."verNo")
          from "rsaNodeTemplate" o join "rsaNodeTemplate" t using ("rsaNodeTemplateNm") where o."rsaNodeTemplateNo" = n."rsaNodeTemplateNo" and t."verNo" > o."verNo"
            and t."state" in ('approved', 'revising') order by t."verNo" desc limit 1) as "newerTemplate"
     from "rsaHazopNode" n where n."rsaTargetNo" = $1 order by n."sortOrder", n."rsaHazopNodeNo"`,
    [rsaTargetNo],
  )

export const sessionsOf = ({ sql }: Context, rsaTargetNo: number): Promise<HeldSession[]> =>
  sql.query(
    `select s."rsaSessionNo", s."state",
       (select coalesce(json_agg(n."rsaHazopNodeNo"), '[]') from "rsaSessionNode" n where n."rsaSessionNo" = s."rsaSessionNo") as "nodeNos",
       (select coalesce(json_agg(json_build_object('disciplineCd', m."disciplineCd", 'signDt', m."signDt")), '[]') from "rsaSessionMember" m where m."rsaSessionNo" = s."rsaSessionNo") as "people"
     from "rsaSession" s where s."rsaTargetNo" = $1 order by s."sessionYmd"`,
    [rsaTargetNo],
  )

export interface RowLacks {
  rsaHazopRowNo: number
  lacks: RowLack[]
}
/** What the rows of a study still lack, by row; empty where nothing does. */
export async function lacksOfStudy(
  context: Context,
  { rsaMatrixNo, rsaTypeCd, plantCd }: Study,
  rows: readonly StudyRow[],
): Promise<RowLacks[]> {
  const { grades }: StoredMatrix = await matrixOf(context, rsaMatrixNo)
  const { lopaFromScore } = await hazopFiguresOn(context, plantCd)
  // A What-if asks questions of which no layers are reckoned.
  const lopaFrom = rsaTypeCd === assessmentTypes.hazop ? lopaFromScore : undefined
  return rows.flatMap((row) => {
    const lacks = lacksOf(row, grades, lopaFrom)
    return lacks.length === 0 ? [] : [{ rsaHazopRowNo: row.rsaHazopRowNo, lacks }]
  })
}
