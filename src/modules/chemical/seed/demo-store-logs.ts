import type { Sql } from '../../../core/server/database/database.ts'
import { addDays } from '../../../core/shared/dates.ts'
import { insertRows, seedUserId } from '../../../core/server/seed/insert-rows.ts'
import type { SeedOptions } from '../../../core/server/seed/seed-part.ts'

/** Stores with whom they were checked by, week by week. */
const inspected = [
  ['ST-101', 'emp02'],
  ['ST-201', 'emp02'],
  ['ST-401', 'env02'],
  ['ST-601', 'env02'],
] as const
/** Days ago. */
const rounds = [17, 10, 3] as const

/** Days ago, hour, worker, litres, work, protection. */
const special = [
  [
    16,
    '10:20',
    'emp01',
    1.5,
    '반응기 R-201 벤젠 시료 채취(밀폐형 채취기)',
    '송기마스크, 내화학 장갑, 보안경',
  ],
  [9, '14:05', 'gas01', 0.5, '벤젠 이송펌프 P-203 드레인 확인', '방독마스크(유기화합물용), 내화학 장갑'],
  [2, '10:40', 'emp01', 1.5, '반응기 R-201 벤젠 시료 채취(밀폐형 채취기)', '송기마스크, 내화학 장갑, 보안경'],
] as const

/**
 * Records of the demonstration's stores: weekly checks, a count, the log of a special substance. (chm.md 6)
 */
export async function insertDemoStoreLogs(sql: Sql, { today }: SeedOptions): Promise<void> {
  if (await sql.maybe('select 1 from "chmStoreInsp" limit 1')) return
  const storeNos = new Map(
    (
      await sql.query<{ storeCd: string; storeNo: number }>('select "storeCd", "storeNo" from "chmStore"')
    ).map(({ storeCd, storeNo }) => [storeCd, storeNo]),
  )
  const { checkFormNo } = await sql.one<{ checkFormNo: number }>(
    `select "checkFormNo" from "checkForm" where "purposeCd" = 'STORE' and "state" = 'fixed'`,
  )
  let count = 0
  for (const days of rounds)
    for (const [storeCd, inspUserId] of inspected) {
      count += 1
      const { storeInspNo } = await sql.one<{ storeInspNo: number }>(
        `insert into "chmStoreInsp" ("storeInspCd", "plantCd", "storeNo", "inspYmd", "inspUserId", "badCnt", "checkFormNo", "state", "createUserId", "updateUserId")
         values ($1, '1000', $2, $3, $4, 0, $6, 'done', $5, $5) returning "storeInspNo"`,
        [
          `SI-1000-${today.slice(0, 4)}-9${String(count).padStart(3, '0')}`,
          storeNos.get(storeCd),
          addDays(today, -days),
          inspUserId,
          seedUserId,
          checkFormNo,
        ],
      )
      const { checkRunNo } = await sql.one<{ checkRunNo: number }>(
        `insert into "checkRun" ("checkFormNo", "sourceCd", "sourceNo", "plantCd", "doneDt", "doneUserId", "answerCnt", "badCnt", "score", "resultCd",
           "spentSec", "fastYn", "sameYn", "createUserId", "updateUserId")
         select $1, 'chmStoreInsp', $2, '1000', $3::date + time '10:20' at time zone 'Asia/Seoul', $4, count(*), 0, 100, 'P', count(*) * 24, 'N', 'Y', $5, $5
         from "checkFormItem" where "checkFormNo" = $1 returning "checkRunNo"`,
        [checkFormNo, storeInspNo, addDays(today, -days), inspUserId, seedUserId],
      )
      await sql.query(
        `insert into "checkAnswer" ("checkRunNo", "itemCd", "answerCd", "badYn") select $1, "itemCd", 'Y', 'N' from "checkFormItem" where "checkFormNo" = $2 order by "sortOrder"`,
        [checkRunNo, checkFormNo],
      )
    }
  const day = addDays(today, -14)
  const { takeNo } = await sql.one<{ takeNo: number }>(
    `insert into "chmStockTake" ("takeCd", "plantCd", "storeNo", "baseYmd", "assignUserId", "countUserId", "apprUserId", "state", "createUserId", "updateUserId")
     values ($1, '1000', $2, $3, 'env01', 'env01', 'env02', 'confirmed', $4, $4) returning "takeNo"`,
    [`ST-1000-${day.replaceAll('-', '')}-901`, storeNos.get('ST-301'), day, seedUserId],
  )
  await sql.query(
    `insert into "chmStockTakeLine" ("takeNo", "prodNo", "lotNo", "unitCd", "bookQty", "realQty", "diffQty")
     select $1, m."prodNo", m."lotNo", m."unitCd", sum(m."qty"), sum(m."qty"), 0 from "chmStockMove" m where m."storeNo" = $2 and m."ioDt" < $3::date group by 2, 3, 4`,
    [takeNo, storeNos.get('ST-301'), day],
  )
  const { prodNo, chemNo } = await sql.one<{ prodNo: number; chemNo: number }>(
    `select p."prodNo", h."chemNo" from "chmProduct" p, "chmChemical" h where p."prodCd" = 'RM-1002' and h."casNo" = '71-43-2'`,
  )
  await insertRows(
    sql,
    'chmSpecialLog',
    special.map(([days, hour, workerUserId, qty, workTxt, ppeTxt]) => ({
      workDt: `${addDays(today, -days)}T${hour}:00+09:00`,
      plantCd: '1000',
      deptCd: 'D111',
      workerUserId,
      prodNo,
      chemNo,
      qty,
      unitCd: 'L',
      workTxt,
      ppeTxt,
    })),
  )
}
