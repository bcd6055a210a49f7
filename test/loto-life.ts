import type { PermitLife } from './permit-life.ts'

/**
 * A verified lockout under a permit with the personal locks of its crew, past all rules; answers with its
 * number.
 */
export async function lockOut({ portal, day }: PermitLife, permitNo: number): Promise<number> {
  const sql = portal.engine.database
  const moment = `${day}T07:00:00+09:00`
  const { lotoNo } = await sql.one<{ lotoNo: number }>(
    `insert into "safLoto" ("lotoCd", "lotoNm", "plantCd", "areaCd", "facilityNo", "scopeTxt", "drawingNo", "planStartDt", "planEndDt", "isolDt", "state", "createUserId", "updateUserId")
     select 'L-시험-' || "permitNo", '시험 격리', "plantCd", "areaCd", (select min("facilityNo") from "safFacility" f where f."plantCd" = p."plantCd"), '시험 격리 범위', 'E-1', "startDt", "endDt", $2, 'isolated', 'sample', 'sample'
     from "workPermit" p where "permitNo" = $1 returning "lotoNo"`,
    [permitNo, moment],
  )
  await sql.query(
    `insert into "lotoPoint" ("lotoNo", "seq", "energyCd", "deviceTag", "normalPosCd", "isolPosCd", "methodCd", "lockUserId", "lockDt", "verifyUserId", "verifyDt")
     values ($1, 1, 'E01', 'CB-01', 'ON', 'OFF', 'I01', 'issuer03', $2, 'coop01', $2)`,
    [lotoNo, moment],
  )
  await sql.query('insert into "lotoPermit" ("lotoNo", "permitNo") values ($1, $2)', [lotoNo, permitNo])
  await sql.query(
    `insert into "lotoPersonalLock" ("lotoNo", "permitNo", "vendorWorkerNo", "workerUserId", "lockNo", "onDt", "onUserId")
     select $1, "permitNo", "vendorWorkerNo", "workerUserId", 'X-' || "permitWorkerNo", $3, 'issuer03' from "permitWorker" where "permitNo" = $2`,
    [lotoNo, permitNo, moment],
  )
  return lotoNo
}
/** Everything is off again. */
export async function lockOff({ portal, day }: PermitLife, lotoNo: number): Promise<void> {
  const sql = portal.engine.database
  await sql.query(`update "lotoPoint" set "unlockDt" = $2 where "lotoNo" = $1`, [
    lotoNo,
    `${day}T23:00:00+09:00`,
  ])
  await sql.query(`update "lotoPersonalLock" set "offDt" = $2 where "lotoNo" = $1`, [
    lotoNo,
    `${day}T23:00:00+09:00`,
  ])
  await sql.query(`update "safLoto" set "state" = 'released' where "lotoNo" = $1`, [lotoNo])
}
