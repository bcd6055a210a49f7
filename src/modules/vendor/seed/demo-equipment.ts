import { addDays } from '../../../core/shared/dates.ts'
import type { Sql } from '../../../core/server/database/database.ts'
import { insertRows } from '../../../core/server/seed/insert-rows.ts'

/** Vendor, kind, name, registration, capacity, days until inspection and insurance end, driver, state. */
const equipment = [
  ['V00004', 'VEQ01', '50톤 이동식크레인', '전남06가3412', '50 t', 188, 121, '곽도영', 'approved'],
  ['V00001', 'VEQ02', '3톤 지게차', '전남06나1187', '3 t', 96, 210, '윤재석', 'approved'],
  ['V00001', 'VEQ08', '인버터 용접기 WM-1', 'WM-2023-014', '350 A', null, null, null, 'approved'],
  ['V00001', 'VEQ08', '인버터 용접기 WM-2', 'WM-2023-015', '350 A', null, null, null, 'approved'],
  ['V00002', 'VEQ04', '16m 고소작업대', '전남06다5520', '16 m', 21, 64, '임태양', 'approved'],
  ['V00002', 'VEQ07', '이동식 공기압축기', 'AC-2021-003', '7 bar', 240, null, null, 'approved'],
  ['V00003', 'VEQ09', '75kVA 발전기', 'GN-2020-008', '75 kVA', null, null, null, 'approved'],
  ['V00005', 'VEQ05', '진공흡입차 15톤', '전남85바2041', '15 t', -6, 150, '구본석', 'approved'],
  ['V00005', 'VEQ05', '고압살수차 5톤', '전남85바2042', '5 t', 77, 150, '나현식', 'stopped'],
  ['V00004', 'VEQ06', '카고트럭 11톤', '전남84사7719', '11 t', 130, 45, '노승일', 'registered'],
] as const

/** Ten pieces, one with its inspection over; the crane stands on the lifting works of its company. */
export async function insertEquipment(sql: Sql, today: string): Promise<void> {
  const workers = new Map(
    (
      await sql.query<{ no: number; name: string }>(
        'select "vendorWorkerNo" as no, "vendorWorkerNm" as name from "vendorWorker"',
      )
    ).map(({ no, name }) => [name, no]),
  )
  const day = (days: number | null) => (days === null ? null : addDays(today, days))
  await insertRows(
    sql,
    'vendorEquip',
    equipment.map(([vendorCd, equipTypeCd, vendorEquipNm, regNo, capaTxt, insp, insur, driver, state]) => ({
      vendorCd,
      equipTypeCd,
      vendorEquipNm,
      regNo,
      capaTxt,
      inspToYmd: day(insp),
      insurToYmd: day(insur),
      driverWorkerNo: driver === null ? null : (workers.get(driver) ?? null),
      state,
    })),
  )
  await sql.query(
    `insert into "permitEquip" ("permitNo", "vendorEquipNo", "useTxt")
     select p."permitNo", e."vendorEquipNo", '인양' from "workPermit" p join "vendorEquip" e using ("vendorCd")
     where 'S6' = any(p."supplCds") and e."equipTypeCd" = 'VEQ01'`,
  )
}
