import type { Sql } from '../../../core/server/database/database.ts'
import type { SeedOptions } from '../../../core/server/seed/seed-part.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import type { DemoImprovement } from '../../improvement/seed/demo-improvements.ts'
import { insertImprovement } from '../../improvement/seed/improvement.ts'
import { storageRecords } from '../record-pages.rule.ts'

/** Above the numbers that the improvements of the demonstration have among themselves. */
const firstNo = 1000

/**
 * Each condition of a verdict on a material is an improvement of who answers for it, as the verdict itself
 * makes one.
 */
export async function seedConditions(sql: Sql, { demo, today }: SeedOptions): Promise<void> {
  if (!demo || (await sql.maybe(`select 1 from "improvement" where "sourceKey" like 'matChkRqst %' limit 1`)))
    return
  const conditions = await sql.query<{
    matChkCondNo: number
    matChkRqstNo: number
    rqstCd: string
    usageTxt: string
    condTxt: string
    dueYmd: string
    deptCd: string
  }>(
    `select c."matChkCondNo", r."matChkRqstNo", r."rqstCd", r."usageTxt", c."condTxt", c."dueYmd"::text, u."deptCd" from "matChkCond" c join "matChkRqst" r using ("matChkRqstNo")
       join "user" u on u."userId" = c."ownerUserId" where r."state" = 'conditional' order by 1`,
  )
  for (const [index, each] of conditions.entries()) {
    const improvement: DemoImprovement = {
      no: firstNo + index,
      source: 'CHM',
      from: {
        sourceKey: `matChkRqst ${each.matChkRqstNo}`,
        sourceSubKey: String(each.matChkCondNo),
        sourceUrl: addressOf(storageRecords.matChkRqst, each.matChkRqstNo),
      },
      title: `자재 조건 이행: ${each.condTxt}`,
      problem: `자재 사전검토 ${each.rqstCd}(${each.usageTxt})의 조건입니다. 보건: ${each.condTxt} (기한 ${each.dueYmd})`,
      deptCd: each.deptCd,
      place: each.usageTxt,
      hazard: 'HYGIENE',
      grade: 'M',
      state: 'requested',
      asked: -3,
      handler: 'env01',
    }
    await insertImprovement(sql, improvement, new Map(), today)
  }
}
