import type { Context } from '../../../core/server/entity/context.ts'
import { quoted } from '../../../core/server/database/database.ts'
import { setColumns } from '../../../core/server/entity/set-columns.ts'
import { defined } from '../../../core/shared/defined.ts'
import type { JudgedRow } from '../matrix/matrix-trial.rule.ts'
import type { AnyResource, Reason } from '../../../core/shared/resource.ts'

import type { RsaTarget } from './rsa-target.resource.ts'

/** What a method tells of the rows of a target, before it is reviewed and before it is confirmed. */
export interface LineSummary {
  scored: number
  unscored: number
  notAccepted: number
  /** Rows that are not accepted and that no measure lowers. */
  withoutMeasure: number
  worst: { score: number; gradeCd: string } | undefined
}
/** One row as measures need it. */
export interface RiskRow {
  rowNo: number
  rsaTargetNo: number
  hazardTxt: string
  freq: number | null
  sev: number | null
  score: number | null
  gradeCd: string | null
  acceptYn: 'Y' | 'N' | null
  expFreq: number | null
  expSev: number | null
  /** Item of IMPR_HAZARD, where the row knows it. */
  hazardTypeCd?: string | null
}
/** A row in the list of its target, with the measures that lower it. */
export interface ListedRow extends RiskRow {
  /** Step of the work, and what is there against the hazard, for the methods that write them down. */
  stepNo: number | null
  stepTxt: string | null
  controlTxt: string | null
  hierCds: string[]
  createDt: string
}
export interface Residual {
  resFreq: number | null
  resSev: number | null
  resScore: number | null
  resGradeCd: string | null
  resAcceptYn: 'Y' | 'N' | null
  resTxt: string | null
  resDt: string | null
}
export interface JudgedAsked {
  rsaTypeCds: readonly string[]
  days: number
  /** Only rows of this version of a matrix. */
  rsaMatrixNo?: number | undefined
  plantCd?: string | undefined
}
/** How the rows of a method are read and written by plans and measures. */
export interface TargetLines {
  /** Name of the entity whose records the rows are: rsaHazard, rsaHazopRow … */
  entity: string
  rsaTypeCds: readonly string[]
  linesOf: (context: Context, rsaTargetNo: number) => Promise<LineSummary>
  rowOf: (context: Context, rowNo: number) => Promise<RiskRow | undefined>
  rowsOf: (context: Context, rsaTargetNo: number) => Promise<ListedRow[]>
  writeResidual: (context: Context, rowNo: number, residual: Residual) => Promise<void>
  /** Rows that were judged since a day, for the trial of another matrix. */
  judged: (context: Context, asked: JudgedAsked) => Promise<JudgedRow[]>
  /** Copies the rows of last year's target as a beginning, without scores being taken for new ones. */
  copyRows?: (context: Context, fromTargetNo: number, toTargetNo: number) => Promise<number>
  /** What the rows and people of this method lack before review and confirmation, beside the summary. */
  reviewReasons?: (context: Context, target: RsaTarget) => Promise<Reason[]>
  /** Follows the confirmation, in its transaction. */
  confirmed?: (context: Context, target: RsaTarget) => Promise<void>
}

const methods = new Map<string, TargetLines>()
/** Each method says once, as its module starts, how its rows are read. */
export const targetLines = (registration: TargetLines): void =>
  void methods.set(registration.entity, registration)
export const methodOf = (entity: string): TargetLines | undefined => methods.get(entity)
/** The methods whose rows belong to targets of a type; a type may have rows of two kinds. */
export const methodsOfType = (rsaTypeCd: string): TargetLines[] =>
  [...methods.values()].filter(({ rsaTypeCds }) => rsaTypeCds.includes(rsaTypeCd))

const none: LineSummary = { scored: 0, unscored: 0, notAccepted: 0, withoutMeasure: 0, worst: undefined }
/** The rows of a target over all methods of its type. */
export async function summaryOf(
  context: Context,
  { rsaTargetNo, rsaTypeCd }: { rsaTargetNo: number; rsaTypeCd: string },
): Promise<LineSummary> {
  let sum = none
  for (const method of methodsOfType(rsaTypeCd)) {
    const each = await method.linesOf(context, rsaTargetNo)
    const [one, other] = [sum.worst, each.worst]
    sum = {
      scored: sum.scored + each.scored,
      unscored: sum.unscored + each.unscored,
      notAccepted: sum.notAccepted + each.notAccepted,
      withoutMeasure: sum.withoutMeasure + each.withoutMeasure,
      worst: !one || (other && other.score > one.score) ? other : one,
    }
  }
  return sum
}

/** The rows of all methods that were judged in the last days, newest target first. */
export async function judgedSince(context: Context, asked: JudgedAsked): Promise<JudgedRow[]> {
  const found: JudgedRow[] = []
  for (const method of methods.values())
    if (method.rsaTypeCds.some((each) => asked.rsaTypeCds.includes(each)))
      found.push(...(await method.judged(context, asked)))
  return found
}

/**
 * The registration of a table that has the shared columns of risk (`risk-columns.resource.ts`).
 * @param options.hazardSql the words of its hazard, over the alias `t`
 * @param options.stepSql step of the work with its number, and the controls that are there, over `t`
 * @param options.counts rows that are judged at all, over `t`; a deviation that is not credible is not
 * @param options.hazardTypeSql item of IMPR_HAZARD, over `t`
 */
export function riskLines<R extends AnyResource>(
  resource: R,
  {
    rsaTypeCds,
    hazardSql,
    counts = 'true',
    hazardTypeSql = 'null::text',
    stepNoSql = 'null::float8',
    stepSql = 'null::text',
    controlSql = 'null::text',
    copyRows,
    confirmed,
  }: {
    rsaTypeCds: readonly string[]
    hazardSql: string
    counts?: string
    hazardTypeSql?: string
    stepNoSql?: string
    stepSql?: string
    controlSql?: string
    copyRows?: TargetLines['copyRows']
    confirmed?: TargetLines['confirmed']
  },
): TargetLines {
  const [table, key] = [quoted(resource.name), quoted(resource.key)]
  const measured = `exists (select 1 from "rsaMeasureRow" r join "rsaMeasure" m using ("rsaMeasureNo") where r."rowEntity" = '${resource.name}' and r."rowNo" = t.${key} and m."state" <> 'cancelled')`
  const columns = `t.${key} as "rowNo", t."rsaTargetNo", ${hazardSql} as "hazardTxt", t."freq"::float8 as "freq", t."sev"::float8 as "sev", t."score"::float8 as "score",
    t."gradeCd", t."acceptYn", t."expFreq"::float8 as "expFreq", t."expSev"::float8 as "expSev", ${hazardTypeSql} as "hazardTypeCd"`
  return {
    entity: resource.name,
    rsaTypeCds,
    async linesOf({ sql }, rsaTargetNo) {
      const { score, gradeCd, ...counted } = await sql.one<
        Omit<LineSummary, 'worst'> & { score: number | null; gradeCd: string | null }
      >(
        `select count(*) filter (where t."score" is not null)::int as "scored", count(*) filter (where t."score" is null)::int as "unscored",
           count(*) filter (where t."acceptYn" = 'N')::int as "notAccepted", count(*) filter (where t."acceptYn" = 'N' and not ${measured})::int as "withoutMeasure",
           max(t."score")::float8 as "score", (array_agg(t."gradeCd" order by t."score" desc nulls last))[1] as "gradeCd"
         from ${table} t where t."rsaTargetNo" = $1 and (${counts})`,
        [rsaTargetNo],
      )
      return { ...counted, worst: score === null || gradeCd === null ? undefined : { score, gradeCd } }
    },
    rowOf: ({ sql }, rowNo) =>
      sql.maybe<RiskRow>(`select ${columns} from ${table} t where t.${key} = $1`, [rowNo]),
    rowsOf: ({ sql }, rsaTargetNo) =>
      sql.query<ListedRow>(
        `select ${columns}, ${stepNoSql} as "stepNo", ${stepSql} as "stepTxt", ${controlSql} as "controlTxt", to_json(t."createDt") #>> '{}' as "createDt", array(select m."hierCd" from "rsaMeasureRow" r join "rsaMeasure" m using ("rsaMeasureNo")
           where r."rowEntity" = '${resource.name}' and r."rowNo" = t.${key} and m."state" <> 'cancelled') as "hierCds"
         from ${table} t where t."rsaTargetNo" = $1 and (${counts}) order by 1`,
        [rsaTargetNo],
      ),
    judged: ({ sql, today }, { rsaTypeCds: asked, days, rsaMatrixNo, plantCd }) =>
      sql.query<JudgedRow>(
        `select t.${key} as "rowNo", g."rsaTargetNo", g."rsaTargetNm", ${hazardSql} as "hazardTxt", t."freq"::float8 as "freq", t."sev"::float8 as "sev",
           t."score"::float8 as "score", t."gradeCd", t."acceptYn"
         from ${table} t join "rsaTarget" g using ("rsaTargetNo")
         where t."freq" is not null and t."sev" is not null and t."score" is not null and g."rsaTypeCd" = any($1::text[])
           and coalesce(g."confirmDt", t."updateDt") >= $2::date - $3::int and ($4::bigint is null or g."rsaMatrixNo" = $4) and ($5::text is null or g."plantCd" = $5)
         order by g."rsaTargetNo" desc, 1`,
        [asked, today, days, rsaMatrixNo ?? null, plantCd ?? null],
      ),
    async writeResidual(context, rowNo, residual) {
      await setColumns(context, resource as AnyResource, rowNo, { ...residual })
    },
    ...defined({ copyRows, confirmed }),
  }
}
