import { addDays } from '../../../core/shared/dates.ts'
import type { Sql } from '../../../core/server/database/database.ts'
import { nextNumber } from '../../../core/server/entity/numbering.ts'
import { insertRows } from '../../../core/server/seed/insert-rows.ts'
import { vendorAccStat } from '../report/vendor-acc-stat.resource.ts'

/** Accident figures of last year, in each state that a company or the safety people wait in. */
export async function insertAccidentTotals(sql: Sql, today: string): Promise<void> {
  const accYear = String(Number(today.slice(0, 4)) - 1)
  const asked = { dueYmd: addDays(today, 9), illDeadCnt: 0, deadCnt: 0 }
  const submitted = { submitUserId: 'vnd01a', submitDt: `${addDays(today, -3)}T10:20:00+09:00` }
  const rows = [
    {
      vendorCd: 'V00001',
      state: 'confirmed',
      workerQty: 42.5,
      injuredCnt: 0,
      ...submitted,
      decideUserId: 'saf01',
      confirmDt: `${addDays(today, -1)}T14:00:00+09:00`,
    },
    {
      vendorCd: 'V00002',
      state: 'objected',
      workerQty: 18,
      injuredCnt: 0,
      ...submitted,
      submitUserId: 'vnd02a',
      ownWorkerQty: 21,
      ownInjuredCnt: 1,
      ownDeadCnt: 0,
      objectCont:
        '야간 도장 인원 3명의 출입기록이 빠져 있고, 6월에 1명이 손을 다쳤습니다. 명단을 첨부합니다.',
    },
    { vendorCd: 'V00003', state: 'asked', workerQty: 26.4, injuredCnt: 1 },
    { vendorCd: 'V00004', state: 'asked', workerQty: null, injuredCnt: 0 },
  ]
  for (const row of rows)
    await insertRows(sql, 'vendorAccStat', [
      {
        ...asked,
        ...row,
        accYear,
        plantCd: '1000',
        accStatCd: await nextNumber(sql, vendorAccStat.fields.accStatCd.numbering!, {
          plantCd: '1000',
          day: today,
          ruleCd: 'vendorAccStat.accStatCd',
        }),
      },
    ])
}
