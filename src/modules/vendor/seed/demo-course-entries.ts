import { addDays } from '../../../core/shared/dates.ts'
import { nextNumber } from '../../../core/server/entity/numbering.ts'
import type { Sql } from '../../../core/server/database/database.ts'
import { insertReturning, insertRows } from '../../../core/server/seed/insert-rows.ts'
import { enterPass } from '../enter/enter-pass.resource.ts'
import { enterRqst } from '../enter/enter-rqst.resource.ts'
import { courseCompanies, coursePeople } from './course-facts.ts'

const [ended, kept] = courseCompanies

/** An entry that ended with its company, and those of the company in Ulsan: at work, and reviewed. */
export async function insertCourseEntries(
  sql: Sql,
  today: string,
  [endedNo, keptNo]: readonly number[],
  workers: ReadonlyMap<string, number>,
): Promise<void> {
  const given = [
    {
      ...ended,
      contractNo: endedNo,
      days: [-320, -72],
      purposeTxt: '소화배관 교체 인력',
      state: 'ended',
      people: [0, 1, 2],
      pass: 'withdrawn',
    },
    {
      ...kept,
      contractNo: keptNo,
      days: [-190, 155],
      purposeTxt: '청소·미화 상주 인력',
      state: 'approved',
      people: [3, 4, 5],
      pass: 'valid',
    },
    {
      ...kept,
      contractNo: keptNo,
      days: [2, 60],
      purposeTxt: '창문 청소 추가 인력',
      state: 'reviewed',
      people: [4],
      pass: undefined,
    },
  ] as const
  for (const { vendorCd, plantCd, contractNo, days, purposeTxt, state, people, pass } of given) {
    const [fromYmd, toYmd] = [addDays(today, days[0]), addDays(today, days[1])]
    const day = addDays(today, Math.min(days[0] - 2, -2))
    const isYeosu = plantCd === ended.plantCd
    const [row] = await insertReturning(
      sql,
      'enterRqst',
      [
        {
          enterRqstCd: await nextNumber(sql, enterRqst.fields.enterRqstCd.numbering!, {
            plantCd,
            day,
            ruleCd: 'enterRqst.enterRqstCd',
          }),
          vendorCd,
          plantCd,
          contractNo,
          enterTypeCd: 'VET02',
          deptCd: isYeosu ? 'D121' : 'D230',
          mgrUserId: isYeosu ? 'rqst01' : 'saf21',
          fromYmd,
          toYmd,
          purposeTxt,
          submitDt: `${day}T09:10:00+09:00`,
          confirmUserId: isYeosu ? 'rqst01' : 'saf21',
          decideUserId: isYeosu ? 'saf01' : 'saf21',
          decideDt: `${day}T15:40:00+09:00`,
          state,
        },
      ],
      true,
      ['enterRqstNo'],
    )
    const enterRqstNo = row!['enterRqstNo'] as number
    for (const place of people) {
      const [, name, , extra] = coursePeople[place]
      const vendorWorkerNo = workers.get(name)!
      const stopped = 'entryStatCd' in extra
      const passNo = pass
        ? await insertPass(sql, today, {
            plantCd,
            vendorCd,
            vendorWorkerNo,
            enterRqstNo,
            areaTxt: '전 구역',
            fromYmd,
            toYmd: 'visaInDays' in extra ? addDays(today, extra.visaInDays) : toYmd,
            limitTxt: 'visaInDays' in extra ? '작업자 개인 조건' : '출입신청',
            stopReason: pass === 'withdrawn' ? '거래종료' : stopped ? '출입정지' : null,
            state: stopped ? 'stopped' : pass,
          })
        : null
      await insertRows(
        sql,
        'enterRqstLine',
        [{ enterRqstNo, vendorWorkerNo, checkCd: 'VCK01', reviewCd: 'VCK01', passNo }],
        false,
      )
    }
  }
}
async function insertPass(
  sql: Sql,
  today: string,
  row: Record<string, unknown> & { plantCd: string },
): Promise<number> {
  const [pass] = await insertReturning(
    sql,
    'enterPass',
    [
      {
        ...row,
        passCd: await nextNumber(sql, enterPass.fields.passCd.numbering!, {
          plantCd: row.plantCd,
          day: addDays(today, -1),
          ruleCd: 'enterPass.passCd',
        }),
      },
    ],
    true,
    ['passNo'],
  )
  return pass!['passNo'] as number
}
