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
     select 'L-시험-' || "permitNo", '시험 격리', "plantCd", "areaCd", (select min("facilityNo") from "safFacility" f where f."areaCd" = p."areaCd"), '시험 격리 범위', 'E-1', "startDt", "endDt", $2, 'isolated', 'sample', 'sample'
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

/** What the start of a work of V00003 asks for besides its lockout, past its own rules: they have their own tests. */
export async function readyBesideLoto(life: PermitLife, permitNo: number): Promise<void> {
  const sql = life.portal.engine.database
  await sql.query(`update "permitCheck" set "confirmYn" = 'Y' where "permitNo" = $1`, [permitNo])
  await sql.query(
    `insert into "permitMeeting" ("permitNo", "meetDt", "riskTxt", "attendCnt", "createUserId") values ($1, $2, '시험 위험요인 전달', 3, 'vnd03s')`,
    [permitNo, `${life.day}T07:40:00+09:00`],
  )
  await sql.query(
    `insert into "permitSignature" ("permitNo", "signRoleCd", "signUserId", "signDt") values ($1, 'supervisor', 'vnd03s', $2)`,
    [permitNo, `${life.day}T07:45:00+09:00`],
  )
  await life.attend('vnd03s', permitNo)
}
