import { addDays, addMonths } from '../../../core/shared/dates.ts'
import type { Sql } from '../../../core/server/database/database.ts'
import { nextNumber } from '../../../core/server/entity/numbering.ts'
import { insertReturning, insertRows } from '../../../core/server/seed/insert-rows.ts'
import type { SeedOptions } from '../../../core/server/seed/seed-part.ts'
import { enterPass } from '../../vendor/enter/enter-pass.resource.ts'
import { neededDocs } from '../spe/spe-entry.rule.ts'
import { speEntry } from '../spe/spe-entry.resource.ts'

const plantCd = '1000'
/** Registration, state, first and last day from today, loads of a lift, and what was found unfit or stopped it. */
const entries = [
  { regNo: '전남06가3412', state: 'fit', days: [-12, 48], lift: [4.2, 18, 5] },
  { regNo: '전남06나1187', state: 'fit', days: [-20, 40] },
  { regNo: '전남06나1187', state: 'out', days: [-160, -95] },
  { regNo: '전남06다5520', state: 'papersApproved', days: [0, 18] },
  {
    regNo: '전남85바2041',
    state: 'unfit',
    days: [-3, 30],
    noteTxt: '서류 기한: 검사 유효기간이 지났습니다.',
  },
  { regNo: '전남85바2042', state: 'stopped', days: [-9, 25], noteTxt: '고압호스 이음부 누유로 사용정지' },
] as const
type Demo = (typeof entries)[number]
interface Stored {
  vendorEquipNo: number
  vendorCd: string
  equipTypeCd: string
  name: string
  driverWorkerNo: number | null
  enterRqstNo: number | null
  leaderWorkerNo: number | null
}
const passStates = {
  fit: 'valid',
  out: 'withdrawn',
  papersApproved: 'stopped',
  unfit: 'stopped',
  stopped: 'stopped',
} as const

/** Special equipment of the demonstration in each of its states: one waits for its inspection, one is unfit. */
export async function seedSpecialEquipment(sql: Sql, { demo, today }: SeedOptions): Promise<void> {
  if (!demo || (await sql.maybe('select 1 from "speEntry" limit 1'))) return
  for (const each of entries) await insertEntry(sql, each, today)
}

async function insertEntry(sql: Sql, given: Demo, today: string): Promise<void> {
  const equipment = await sql.maybe<Stored>(
    `select e."vendorEquipNo", e."vendorCd", e."equipTypeCd", e."vendorEquipNm" || ' ' || e."regNo" as "name", e."driverWorkerNo",
       (select r."enterRqstNo" from "enterRqst" r where r."vendorCd" = e."vendorCd" and r."plantCd" = $2 and r."state" = 'approved' order by 1 limit 1) as "enterRqstNo",
       (select w."vendorWorkerNo" from "vendorWorker" w where w."vendorCd" = e."vendorCd" order by 1 limit 1) as "leaderWorkerNo"
     from "vendorEquip" e where e."regNo" = $1`,
    [given.regNo, plantCd],
  )
  if (!equipment) return
  const { name, vendorEquipNo, vendorCd, equipTypeCd, enterRqstNo } = equipment
  const [inYmd, outYmd] = [addDays(today, given.days[0]), addDays(today, given.days[1])]
  const at = (hour: string) => `${addDays(inYmd, -1)}T${hour}:00+09:00`
  const checked = given.state !== 'papersApproved'
  const noteTxt = 'noteTxt' in given ? given.noteTxt : null
  const [pass] = await insertReturning(
    sql,
    'enterPass',
    [
      {
        passCd: await nextNumber(sql, enterPass.fields.passCd.numbering!, {
          plantCd,
          day: addDays(today, -1),
          ruleCd: 'enterPass.passCd',
        }),
        plantCd,
        vendorCd,
        vendorEquipNo,
        enterRqstNo,
        areaTxt: '반응, 저장탱크',
        fromYmd: inYmd,
        toYmd: outYmd,
        limitTxt: '출입신청',
        stopReason: given.state === 'fit' ? null : (noteTxt ?? '반입검사 적합 전입니다.'),
        state: passStates[given.state],
      },
    ],
    true,
    ['passNo'],
  )
  const [loadTon, radiusM, ratedTon] = 'lift' in given ? given.lift : [null, null, null]
  const [entry] = await insertReturning(
    sql,
    'speEntry',
    [
      {
        speEntryCd: await nextNumber(sql, speEntry.fields.speEntryCd.numbering!, {
          plantCd,
          day: addDays(today, -1),
          ruleCd: 'speEntry.speEntryCd',
        }),
        speEntryNm: name,
        plantCd,
        vendorCd,
        vendorEquipNo,
        equipTypeCd,
        enterRqstNo,
        passNo: pass!['passNo'],
        inYmd,
        outYmd,
        workNm: 'lift' in given ? '열교환기 튜브 번들 인양' : '자재 하역·설비 정비',
        operWorkerNo: equipment.driverWorkerNo,
        leaderWorkerNo: equipment.leaderWorkerNo,
        loadTon,
        radiusM,
        ratedTon,
        liftPct: loadTon === null ? null : 84,
        liftUserId: loadTon === null ? null : 'issuer01',
        liftDt: loadTon === null ? null : at('10:40'),
        rqstDt: at('09:20'),
        paperUserId: 'saf01',
        paperDt: at('11:10'),
        chargeUserId: 'emp01',
        checkDt: checked ? at('15:30') : null,
        unfitTxt: given.state === 'unfit' ? noteTxt : null,
        passToYmd: given.state === 'unfit' || !checked ? null : minOf(outYmd, addMonths(inYmd, 6)),
        stopTxt: given.state === 'stopped' ? noteTxt : null,
        stopDt: given.state === 'stopped' ? `${addDays(today, -1)}T14:00:00+09:00` : null,
        state: given.state,
      },
    ],
    true,
    ['speEntryNo'],
  )
  const speEntryNo = entry!['speEntryNo'] as number
  await insertRows(
    sql,
    'speEntryDoc',
    neededDocs(equipTypeCd, loadTon === null ? undefined : 'focus').map((docTypeCd) => ({
      speEntryNo,
      docTypeCd,
      validToYmd: docTypeCd === 'registration' ? null : addDays(outYmd, 30),
    })),
    false,
  )
  if (!checked) await planInspection(sql, { speEntryNo, name, equipTypeCd, today })
}
const minOf = (one: string, other: string): string => (one < other ? one : other)

/** The inspection that waits to be done. */
async function planInspection(
  sql: Sql,
  given: { speEntryNo: number; name: string; equipTypeCd: string; today: string },
): Promise<void> {
  const { checkFormNo } = await sql.one<{ checkFormNo: number }>(
    `select "checkFormNo" from "checkForm" where "checkFormCd" = 'SPE-PLATFORM' and "state" = 'fixed'`,
  )
  const shared = {
    plantCd,
    deptCd: 'D111',
    checkTypeCd: 'SPE',
    targetCd: 'SPE',
    speEntryNo: given.speEntryNo,
    checkFormNo,
    chargeUserId: 'emp01',
    presenceYn: 'N',
    witnessYn: 'N',
  }
  const [plan] = await insertReturning(
    sql,
    'safCheckPlan',
    [
      {
        ...shared,
        checkPlanNm: `반입검사 ${given.name}`,
        cycleCd: 'O',
        everyCnt: 1,
        shiftCd: 'N',
        startYmd: given.today,
        state: 'running',
      },
    ],
    true,
    ['checkPlanNo'],
  )
  await insertRows(sql, 'safCheckResult', [
    {
      ...shared,
      checkPlanNo: plan!['checkPlanNo'],
      planYmd: given.today,
      dueYmd: given.today,
      state: 'planned',
    },
  ])
}
