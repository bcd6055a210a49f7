import type { Sql } from '../../../core/server/database/database.ts'
import { insertReturning, insertRows } from '../../../core/server/seed/insert-rows.ts'
import type { SeedOptions } from '../../../core/server/seed/seed-part.ts'
import { addDays } from '../../../core/shared/dates.ts'
import { gradeWith, scoreOf } from '../matrix/matrix.rule.ts'
import { assessmentTypes } from '../risk-codes.rule.ts'
import { deliveredMatrices } from './delivered-matrices.ts'
import { krasFacts } from './demo-row-facts.ts'

const matrix = deliveredMatrices.find(({ matrixCd }) => matrixCd === 'KRAS54')!
const judged = (freq: number, sev: number) => gradeWith(matrix, scoreOf(matrix, freq, sev)!)
/** Places among this year's rows. */
const [risen, fallen] = [0, 1]
interface Target {
  rsaTargetNo: number
  plantCd: string
  deptCd: string
  rsaMatrixNo: number
  leaderUserId: string
  confirmDt: string
}
interface Last {
  no: number
  score: number
}

/** Rows of a confirmed target: those with a measure were checked and are lower since. */
async function insertChecked(
  sql: Sql,
  { rsaTargetNo, plantCd, deptCd, confirmDt }: Target,
  facts: typeof krasFacts,
  last: ReadonlyMap<string, Last> = new Map(),
): Promise<Map<string, Last>> {
  const made = new Map<string, Last>()
  for (const [index, fact] of facts.entries()) {
    const [stepTxt, hazardKindCd, hazardTxt, occurTypeCd, controlTxt, freq, sev, measure] = fact
    const now = judged(freq, sev)
    const left = measure && judged(measure[2], measure[3])
    const before = last.get(stepTxt)
    const [row] = await insertReturning(
      sql,
      'rsaHazard',
      [
        {
          rsaTargetNo,
          plantCd,
          deptCd,
          sortOrder: index + 1,
          stepTxt,
          hazardKindCd,
          hazardTxt,
          occurTypeCd,
          controlTxt,
          freq,
          sev,
          score: now.score,
          gradeCd: now.gradeCd,
          acceptYn: now.acceptYn,
          prevHazardNo: before?.no ?? null,
          prevScore: before?.score ?? null,
          resFreq: measure?.[2] ?? null,
          resSev: measure?.[3] ?? null,
          resScore: left?.score ?? null,
          resGradeCd: left?.gradeCd ?? null,
          resAcceptYn: left?.acceptYn ?? null,
          resTxt: left ? '현장에서 확인함' : null,
          resDt: left ? confirmDt : null,
        },
      ],
      true,
      ['rsaHazardNo'],
    )
    made.set(stepTxt, { no: Number(row!['rsaHazardNo']), score: left?.score ?? now.score })
  }
  return made
}

/** Last year's rows of a shop and what became of them this year, so that totals have something to compare. (rsa.md 6, 11) */
export async function seedTotals(sql: Sql, { demo, today }: SeedOptions): Promise<void> {
  if (!demo) return
  const targets = await sql.query<Target>(
    `select t."rsaTargetNo", t."plantCd", t."deptCd", t."rsaMatrixNo", t."leaderUserId", to_json(t."confirmDt") #>> '{}' as "confirmDt"
     from "rsaTarget" t where t."state" = 'shared' and t."rsaTypeCd" = $1 and not exists (select 1 from "rsaHazard" h where h."rsaTargetNo" = t."rsaTargetNo")
     order by t."confirmDt"`,
    [assessmentTypes.kras],
  )
  const [first, ...others] = targets
  if (!first) return
  const last = await insertChecked(sql, first, krasFacts.slice(0, 9))
  for (const target of others) await insertChecked(sql, target, krasFacts.slice(4, 10))
  const confirmDt = `${addDays(today, -40)}T10:00:00+09:00`
  const [made] = await insertReturning(
    sql,
    'rsaTarget',
    [
      {
        rsaTargetNm: '반응공정 시료채취·정비',
        plantCd: first.plantCd,
        deptCd: first.deptCd,
        rsaTypeCd: assessmentTypes.kras,
        rsaMatrixNo: first.rsaMatrixNo,
        methodCds: ['walk', 'hearing'],
        leaderUserId: first.leaderUserId,
        excludeYn: 'N',
        prevTargetNo: first.rsaTargetNo,
        startDt: `${addDays(today, -60)}T10:00:00+09:00`,
        confirmDt,
        confirmUserId: 'saf01',
        shareDt: `${addDays(today, -39)}T10:00:00+09:00`,
        state: 'shared',
      },
    ],
    true,
    ['rsaTargetNo'],
  )
  const rsaTargetNo = Number(made!['rsaTargetNo'])
  const signed = { stepCds: ['identify', 'decide', 'share'], eduYn: 'Y', signDt: confirmDt, signWayCd: 'own' }
  await insertRows(
    sql,
    'rsaTeam',
    [
      { rsaTargetNo, userId: first.leaderUserId, teamRoleCd: 'leader', ...signed },
      { rsaTargetNo, userId: 'emp01', teamRoleCd: 'worker', ...signed },
    ],
    false,
  )
  // Two of last year's rows are gone, two are new, one has risen again and one has fallen; the others stand where they were left.
  const again = krasFacts.slice(2, 11).map((fact, index): (typeof krasFacts)[number] => {
    const [stepTxt, kind, hazardTxt, occurTypeCd, controlTxt, freq, sev, measure] = fact
    if (index === risen) return fact
    const [present, severity] = measure ? [measure[2], measure[3]] : [freq, sev]
    return [
      stepTxt,
      kind,
      hazardTxt,
      occurTypeCd,
      controlTxt,
      index === fallen ? present - 1 : present,
      severity,
    ]
  })
  await insertChecked(sql, { ...first, rsaTargetNo, confirmDt }, again, last)
  await keepCounts(sql)
}

/** What a target keeps from its review on, and a plan from its completion: their rows and the grade that the approval asks. */
async function keepCounts(sql: Sql): Promise<void> {
  await sql.query(
    `update "rsaTarget" t set "rowCnt" = c."rowCnt", "openRowCnt" = c."openRowCnt", "worstScore" = c."score", "worstGradeCd" = g."gradeCd",
       "riskGradeCd" = case when g."registerGradeCd" in ('U', 'H') then 'H' when g."registerGradeCd" = 'M' then 'M' else 'L' end
     from (select "rsaTargetNo", count(*) as "rowCnt", count(*) filter (where "acceptYn" = 'N') as "openRowCnt", max("score") as "score" from "rsaHazard" group by 1) c
       join "rsaTarget" o using ("rsaTargetNo") join "rsaMatrixGrade" g on g."rsaMatrixNo" = o."rsaMatrixNo" and c."score" between g."fromScore" and g."toScore"
     where t."rsaTargetNo" = c."rsaTargetNo" and t."state" = 'shared' and t."rowCnt" is null`,
  )
  await sql.query(
    `update "rsaPlan" p set "worstScore" = c."score", "riskGradeCd" = c."grade"
     from (select "rsaPlanNo", max("worstScore") as "score", (array_agg("riskGradeCd" order by position("riskGradeCd" in 'HML')))[1] as "grade"
       from "rsaTarget" where "riskGradeCd" is not null group by 1) c
     where p."rsaPlanNo" = c."rsaPlanNo" and p."state" = 'done'`,
  )
}
