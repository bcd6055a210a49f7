import type { Sql } from '../../../core/server/database/database.ts'
import { insertReturning } from '../../../core/server/seed/insert-rows.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { riskRecords } from '../record-pages.rule.ts'

/** Measures of last year's assessment that the register of the demonstration carries out already, by its keys. */
const handed = [
  {
    improvement: 'DEMO-14',
    measureTxt: '시료채취를 밀폐형 샘플러로 바꿈',
    hierCd: '2',
    interimTxt: '시료채취 1일 1회로 제한',
    worstScore: 15,
    worstGradeCd: '5',
  },
  {
    improvement: 'DEMO-15',
    measureTxt: '혼합기 비상정지를 손이 닿는 곳으로 옮김',
    hierCd: '2',
    interimTxt: null,
    worstScore: 12,
    worstGradeCd: '4',
  },
] as const

/** Gives these improvements the measure that they come from, with its address. */
export async function seedMeasures(sql: Sql): Promise<void> {
  for (const { improvement, ...measure } of handed) {
    const place = await sql.maybe<{ imprNo: number; dueYmd: string; rsaTargetNo: number; deptCd: string }>(
      `select i."imprNo", (i."dueDt" at time zone 'Asia/Seoul')::date::text as "dueYmd", t."rsaTargetNo", t."deptCd"
       from "improvement" i, "rsaTarget" t join "rsaPlan" p using ("rsaPlanNo")
       where i."sourceModuleCd" = 'RSA' and i."sourceKey" = $1 and t."state" = 'shared' and p."rsaKindCd" = '2'
       order by t."rsaTargetNo" limit 1`,
      [improvement],
    )
    if (!place) continue
    const { imprNo, dueYmd, rsaTargetNo, deptCd } = place
    const [made] = await insertReturning(
      sql,
      'rsaMeasure',
      [
        {
          ...measure,
          imprNo,
          dueYmd,
          rsaTargetNo,
          deptCd,
          plantCd: '1000',
          ownerDeptCd: deptCd,
          state: 'inRegister',
        },
      ],
      true,
      ['rsaMeasureNo'],
    )
    const rsaMeasureNo = Number(made!['rsaMeasureNo'])
    await sql.query('update "improvement" set "sourceKey" = $2, "sourceUrl" = $3 where "imprNo" = $1', [
      imprNo,
      `rsaMeasure ${rsaMeasureNo}`,
      addressOf(riskRecords.rsaMeasure, rsaMeasureNo),
    ])
  }
}

/** Gives the measures of the demonstration the grade that the portal reckons when a row is saved. */
export async function seedGrades(sql: Sql): Promise<void> {
  await sql.query(
    `update "rsaMeasure" m set "riskGradeCd" = case when g."registerGradeCd" in ('U', 'H') then 'H' when g."registerGradeCd" = 'M' then 'M' else 'L' end
     from "rsaTarget" t join "rsaMatrixGrade" g using ("rsaMatrixNo")
     where t."rsaTargetNo" = m."rsaTargetNo" and g."gradeCd" = m."worstGradeCd" and m."riskGradeCd" is null`,
  )
}
