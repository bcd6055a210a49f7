import { addDays, dayOf } from '../src/core/shared/dates.ts'
import { type AnyResource } from '../src/core/shared/resource.ts'
import { chmProduct } from '../src/modules/chemical/product/chm-product.resource.ts'
import { safConst } from '../src/modules/work-permit/construction/saf-const.resource.ts'
import { insertSample, sampleCas, type Values } from './sample-row.ts'
import type { Sql } from '../src/core/server/database/database.ts'

/** Makes what may be there only once. */
let count = 0
/** Further fields of a sample that its table requires. */
export async function neededBeside(sql: Sql, resource: AnyResource): Promise<Values> {
  if (resource.name === 'user')
    return { vendorCd: null, userKindCd: 'USK01', deptCd: 'D211', plantCd: '2000' }
  if (resource.name === 'vendorWorker') return { birthYmd: '1980-01-01' }
  if (resource.name === 'vendor') return { vendorCd: `V-${++count}` }
  if (resource.name === 'deptProcess') {
    await sql.query('delete from "deptProcess"')
    return {
      processNo: (
        await sql.one<{ processNo: number }>('select max("processNo") as "processNo" from "process"')
      ).processNo,
    }
  }
  // The group that has no rights has no row for any menu yet.
  if (resource.name === 'authGrpMenu')
    return {
      authGrpNo: (
        await sql.one<{ authGrpNo: number }>(
          `select "authGrpNo" from "authGrp" where "authGrpNm" = '시험 no-rights'`,
        )
      ).authGrpNo,
    }
  if (resource.name === 'workOrder')
    return {
      rqstDeptCd: 'D112',
      execTypeCd: 'S',
      execDeptCd: 'D112',
      urgencyCd: 'NORMAL',
      planEndDt: '2026-03-10T17:00:00+09:00',
    }
  // The supervisor belongs to the order's company, and the first order is the first vendor's.
  if (resource.name === 'workPermit')
    return sql.one(`select "vendorWorkerNo" as "supWorkerNo" from "vendorWorker" order by 1 limit 1`)
  if (resource.name === 'apprPolicy') {
    await sql.query('delete from "apprPolicyStep"')
    await sql.query('delete from "apprPolicy"')
  }
  // A day is a holiday once, and one that is over is not taken away.
  if (resource.name === 'holiday') return { ymd: addDays('2031-01-01', count++) }
  if (resource.name === 'apprDelegate') return { toUserId: 'emp02' }
  // Only texts of the program can be replaced, only numbered entities have a rule, and a value in force is
  // not changed.
  if (resource.name === 'label') return { labelCd: 'position.rankNo' }
  if (resource.name === 'numbering') {
    await sql.query(`delete from "numbering" where "ruleCd" = 'workOrder.wkodCd'`)
    return { ruleCd: 'workOrder.wkodCd', pattern: 'W-{plant}-{YYYY}-{seq5}', resetCd: 'NRS02' }
  }
  // A department of the first plant, and a tag that is there once.
  if (resource.name === 'safFacility') return { deptCd: 'D001', facilityCd: `T-${10 + ++count}` }
  // A right CAS number that is there once; a liquid has a density; a place of use is there once.
  if (resource.name === 'chmChemical') return { casNo: sampleCas(), casNoneYn: 'N', segGrpCds: ['GN'] }
  if (resource.name === 'chmProduct') return { density: 1 }
  // A construction has one plan in writing and one sum set aside.
  if (resource.name === 'safHealthPlan' || resource.name === 'safCost')
    return { constNo: await insertSample(sql, safConst) }
  // The first kind of store is a legal one, with its permit; one whose lots are new each time.
  if (resource.name === 'chmStore')
    return { deptCd: 'D001', storeTypeCd: '31', storeCd: `S-${++count}`, chmMgrUserId: 'env02' }
  // Requested for a future time, decided by another person, for a case that the law does not forbid.
  if (resource.name === 'chmStoreExcept')
    return {
      kindCd: 'TEMP',
      storeNo: (
        await sql.one<{ storeNo: number }>(
          `select "storeNo" from "chmStore" where "storeTypeCd" = '31' order by 1 limit 1`,
        )
      ).storeNo,
      permitTxt: '여수소방 2031-1',
      maxMultiple: 2,
      fromYmd: '2031-01-01',
      toYmd: '2031-01-31',
      apprUserId: 'saf01',
    }
  if (resource.name === 'chmIncomp' || resource.name === 'chmDesigQty') return { effectYmd: '2099-01-01' }
  if (resource.name === 'chmMonthClose') return { closeYm: `${1000 + ++count}-01` }
  // A product has one sheet in force per language.
  if (resource.name === 'chmMsds') return { prodNo: await insertSample(sql, chmProduct) }
  if (resource.name === 'chmMsdsNotice') return { processNo: 0, deptCd: 'D001' }
  // A sheet of the product it is about.
  if (resource.name === 'chmMsdsSubmit')
    return sql.one(`select "msdsNo", "prodNo" from "chmMsds" order by 1 limit 1`)
  if (resource.name === 'matChkRqst') return { firstInYmd: '2099-01-01' }
  if (resource.name === 'chemprod') return { density: 1 }
  if (resource.name === 'chmProductPlant') return { processNo: 1_000_000 + ++count }
  // Each source has its rule already.
  if (resource.name === 'improvementRule') await sql.query('delete from "improvementRule"')
  if (resource.name === 'improvementHalf') await sql.query('delete from "improvementHalf"')
  if (resource.name === 'sysParam') return { fromYmd: '2099-01-01' }
  if (resource.name === 'permitBlock') return { outageYmd: addDays(dayOf(new Date()), 1), numberCnt: 1 }
  // A plant has one council a month.
  if (resource.name === 'council') return { councilYm: `${2100 + ++count}-01` }
  // Through a gate somebody goes once at a time.
  if (resource.name === 'enterLog')
    return { enterDt: `2026-03-10T08:00:${String(10 + (++count % 50))}+09:00` }
  if (resource.name === 'codeItem') return { codeGrpCd: 'VND_JOB' }
  if (resource.name === 'notiEvent') return { channels: ['NCH01'] }
  return {}
}
