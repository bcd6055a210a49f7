import type { Sql } from '../../../core/server/database/database.ts'
import { nextNumber } from '../../../core/server/entity/numbering.ts'
import { insertReturning, insertRows } from '../../../core/server/seed/insert-rows.ts'
import type { SeedOptions } from '../../../core/server/seed/seed-part.ts'
import { addDays, addMonths } from '../../../core/shared/dates.ts'
import { defined } from '../../../core/shared/defined.ts'
import { judgeRow } from '../hazard/hazard.rule.ts'
import { deliveredMatrices } from './delivered-matrices.ts'
import { assessmentTypes } from '../risk-codes.rule.ts'
import { bookFacts, krasFacts, tankFacts } from './demo-row-facts.ts'

const plantCd = '1000'
const leaderUserId = 'issuer01'
const confirmUserId = 'saf01'
const moment = (day: string) => `${day}T10:00:00+09:00`

/** A sheet of KRAS being assessed, a confirmed JSA of a tank, and the book of fifteen jobs. (rsa.md 11; fit annex) */
export async function seedRiskRows(sql: Sql, { demo, today }: SeedOptions): Promise<void> {
  if (!demo || (await sql.maybe('select 1 from "rsaHazard" limit 1'))) return
  const { deptCd } = await sql.one<{ deptCd: string }>('select "deptCd" from "user" where "userId" = $1', [
    leaderUserId,
  ])
  const kras = await insertTarget(
    sql,
    { matrixCd: 'KRAS54', deptCd },
    {
      rsaTargetNm: '반응동 원료 투입·포장 작업',
      rsaTypeCd: assessmentTypes.kras,
      state: 'assessing',
      methodCds: ['walk', 'propose'],
      startDt: moment(addDays(today, -10)),
    },
  )
  await insertHazards(
    sql,
    { rsaTargetNo: kras, deptCd, rsaTypeCd: assessmentTypes.kras, matrixCd: 'KRAS54' },
    krasFacts.map(([stepTxt, hazardKindCd, hazardTxt, occurTypeCd, controlTxt, freq, sev, measure]) => ({
      stepTxt,
      hazardKindCd,
      hazardTxt,
      occurTypeCd,
      controlTxt,
      freq,
      sev,
      ...defined({
        measureTxt: measure?.[0],
        hierCd: measure?.[1],
        expFreq: measure?.[2],
        expSev: measure?.[3],
        dueYmd: measure && addDays(today, 5),
      }),
    })),
    today,
  )
  const confirmYmd = addDays(today, -30)
  const jsaCd = await nextNumber(sql, 'JSA-{plant}-{YYYY}-{seq4}', {
    plantCd,
    day: confirmYmd,
    ruleCd: 'rsaTarget.jsaCd',
  })
  const jsa = await insertTarget(
    sql,
    { matrixCd: 'KRAS33', deptCd },
    {
      rsaTargetNm: 'T-301 내부 청소',
      rsaTypeCd: assessmentTypes.jsa,
      jsaCd,
      state: 'confirmed',
      methodCds: ['walk', 'hearing'],
      permitTypeCd: 'G',
      supplCds: ['S1'],
      jraSevCd: '6',
      jraRepeatCd: '1',
      jraProbCd: '1',
      jraScore: 8,
      startDt: moment(addDays(confirmYmd, -7)),
      reviewDt: moment(addDays(confirmYmd, -1)),
      reviewUserId: leaderUserId,
      confirmDt: moment(confirmYmd),
      confirmUserId,
      validToYmd: addMonths(confirmYmd, 12),
      rowCnt: tankFacts.length,
      openRowCnt: 8,
      worstScore: 9,
      worstGradeCd: '3',
      riskGradeCd: 'H',
    },
  )
  await insertHazards(
    sql,
    {
      rsaTargetNo: jsa,
      deptCd,
      rsaTypeCd: assessmentTypes.jsa,
      matrixCd: 'KRAS33',
      verifiedDt: moment(addDays(today, -5)),
    },
    tankFacts.map(
      (
        [stepTxt, hazardKindCd, hazardTxt, occurTypeCd, controlTxt, before, after, measureTxt, hierCd],
        index,
      ) => ({
        stepNo: index + 1,
        stepTxt,
        hazardKindCd,
        hazardTxt,
        occurTypeCd,
        controlTxt,
        freq: before[0],
        sev: before[1],
        ...defined({ expFreq: after?.[0], expSev: after?.[1], measureTxt, hierCd }),
        dueYmd: addDays(today, 20),
        overrideReason: '세척 방법을 바꾸어 다치는 정도가 줄어듦',
      }),
    ),
    today,
  )
  await insertBooks(sql, deptCd, today)
}

/** A target of the plant, with a worker of its process in the team. */
export async function insertTarget(
  sql: Sql,
  { matrixCd, deptCd }: { matrixCd: string; deptCd: string },
  facts: Record<string, unknown>,
): Promise<number> {
  const { rsaMatrixNo } = await sql.one<{ rsaMatrixNo: number }>(
    `select "rsaMatrixNo" from "rsaMatrix" where "matrixCd" = $1 and "state" = 'inForce' limit 1`,
    [matrixCd],
  )
  const [made] = await insertReturning(
    sql,
    'rsaTarget',
    [{ plantCd, deptCd, leaderUserId, rsaMatrixNo, excludeYn: 'N', ...facts }],
    true,
    ['rsaTargetNo'],
  )
  const rsaTargetNo = Number(made!['rsaTargetNo'])
  const steps = ['identify', 'decide', 'reduce']
  const signDt = facts['reviewDt'] ?? null
  await insertRows(
    sql,
    'rsaTeam',
    [
      { rsaTargetNo, teamRoleCd: 'leader', userId: leaderUserId, stepCds: steps, eduYn: 'Y', signDt },
      { rsaTargetNo, teamRoleCd: 'worker', userId: 'emp01', stepCds: steps, eduYn: 'Y', signDt },
    ],
    false,
  )
  return rsaTargetNo
}

interface Place {
  rsaTargetNo: number
  deptCd: string
  rsaTypeCd: string
  matrixCd: string
  /** The measures were carried out and checked then, and left what was expected. */
  verifiedDt?: string
}
/** The rows, judged as the server judges them, and the measures that lower them. */
export async function insertHazards(
  sql: Sql,
  { rsaTargetNo, deptCd, rsaTypeCd, matrixCd, verifiedDt }: Place,
  rows: readonly Record<string, unknown>[],
  today: string,
): Promise<void> {
  const matrix = deliveredMatrices.find((each) => each.matrixCd === matrixCd)!
  for (const [index, row] of rows.entries()) {
    const { risk } = judgeRow(matrix, row, { rsaTypeCd, today, mildFreqSteps: 1 })
    const checked = verifiedDt !== undefined
    const found = {
      resScore: checked ? risk.expScore : null,
      resGradeCd: checked ? risk.expGradeCd : null,
      resAcceptYn: checked ? risk.expAcceptYn : null,
    }
    const seen = {
      resFreq: checked ? risk.expFreq : null,
      resSev: checked ? risk.expSev : null,
      resTxt: checked ? '현장에서 확인함' : null,
      resDt: verifiedDt ?? null,
    }
    const [made] = await insertReturning(
      sql,
      'rsaHazard',
      [{ rsaTargetNo, sortOrder: index + 1, plantCd, deptCd, ...row, ...risk, ...found, ...seen }],
      true,
      ['rsaHazardNo'],
    )
    const rowNo = Number(made!['rsaHazardNo'])
    if (!row['measureTxt']) continue
    await insertMeasure(
      sql,
      { rowEntity: 'rsaHazard', rowNo, rsaTargetNo, deptCd, ...defined({ verifiedDt }) },
      { ...row, ...risk, ...found },
    )
  }
}

interface RowOfMeasure {
  rowEntity: 'rsaHazard' | 'rsaCheckAnswer'
  rowNo: number
  rsaTargetNo: number
  deptCd: string
  verifiedDt?: string
}
/** The measure of a row; where it was checked, what is left above acceptance asks for a further one. */
export async function insertMeasure(
  sql: Sql,
  { rowEntity, rowNo, rsaTargetNo, deptCd, verifiedDt }: RowOfMeasure,
  row: Record<string, unknown>,
): Promise<void> {
  const { measureTxt, hierCd, dueYmd, hazardTxt, score, gradeCd } = row
  const found = {
    resScore: row['resScore'] ?? null,
    resGradeCd: row['resGradeCd'] ?? null,
    resAcceptYn: row['resAcceptYn'] ?? null,
  }
  const [measure] = await insertReturning(
    sql,
    'rsaMeasure',
    [
      {
        measureTxt,
        hierCd,
        dueYmd,
        rsaTargetNo,
        plantCd,
        deptCd,
        ownerDeptCd: deptCd,
        worstScore: score,
        worstGradeCd: gradeCd,
        ...found,
        verifyDt: verifiedDt ?? null,
        state: !verifiedDt ? 'planned' : row['expAcceptYn'] === 'Y' ? 'verified' : 'further',
      },
    ],
    true,
    ['rsaMeasureNo'],
  )
  const rsaMeasureNo = Number(measure!['rsaMeasureNo'])
  await insertRows(
    sql,
    'rsaMeasureRow',
    [{ rsaMeasureNo, rowEntity, rowNo, hazardTxt, score, gradeCd, ...found }],
    false,
  )
  await sql.query(`update "${rowEntity}" set "rsaMeasureNo" = $1 where "${rowEntity}No" = $2`, [
    rsaMeasureNo,
    rowNo,
  ])
}

/** The book of jobs, each with the rows of the sheet that speak of it; one is still a draft. */
async function insertBooks(sql: Sql, deptCd: string, today: string): Promise<void> {
  for (const [index, [jobBookNm, jobTypeCd, jraSevCd, jraRepeatCd, jraProbCd]] of bookFacts.entries()) {
    const isDraft = index === bookFacts.length - 1
    const jobBookCd = await nextNumber(sql, 'JB-{plant}-{YYYY}-{seq4}', {
      plantCd,
      day: today,
      ruleCd: 'rsaJobBook.jobBookCd',
    })
    const [made] = await insertReturning(
      sql,
      'rsaJobBook',
      [
        {
          jobBookCd,
          verNo: 1,
          jobBookNm,
          jobTypeCd,
          plantCd,
          deptCd,
          jraSevCd,
          jraRepeatCd,
          jraProbCd,
          jraScore: Number(jraSevCd) + Number(jraRepeatCd) + Number(jraProbCd),
          rsaTypeCd: jobTypeCd === 'routine' ? assessmentTypes.kras : assessmentTypes.jsa,
          permitTypeCd: 'G',
          state: isDraft ? 'draft' : 'approved',
          reviewUserId: isDraft ? null : leaderUserId,
          approveUserId: isDraft ? null : confirmUserId,
          approveDt: isDraft ? null : moment(addDays(today, -60)),
          lookYmd: isDraft ? null : addDays(today, -60),
        },
      ],
      true,
      ['rsaJobBookNo'],
    )
    const own = krasFacts.filter(([stepTxt]) => jobBookNm.includes(stepTxt.split(' ')[0]!))
    const rows = own.length > 0 ? own : krasFacts.slice(index % 8, (index % 8) + 2)
    await insertRows(
      sql,
      'rsaJobHazard',
      rows.map(([stepTxt, hazardKindCd, hazardTxt, occurTypeCd, controlTxt, , , measure], step) => ({
        rsaJobBookNo: Number(made!['rsaJobBookNo']),
        stepNo: step + 1,
        stepTxt,
        hazardKindCd,
        hazardTxt,
        occurTypeCd,
        controlTxt,
        measureTxt: measure?.[0] ?? null,
        hierCd: measure?.[1] ?? null,
      })),
      false,
    )
  }
}
