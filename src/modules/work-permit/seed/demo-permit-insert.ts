import { addDays, addMinutes } from '../../../core/shared/dates.ts'
import type { Sql } from '../../../core/server/database/database.ts'
import { nextNumber } from '../../../core/server/entity/numbering.ts'
import { approvalSigns } from '../worker-check/stamp-score.rule.ts'
import { workPermit } from '../permit/work-permit.resource.ts'
import type { DemoRecord } from './demo-permit.ts'
import { demoPermits } from './demo-permits.ts'
import { demoWorkerNo, demoWorkers } from './demo-workers.ts'
import { insertRows } from '../../../core/server/seed/insert-rows.ts'

interface Known {
  workers: ReadonlyMap<number, number>
  orders: ReadonlyMap<string, number>
}

/**
 * Writes the permits with their numbers drawn from the counter, so that the next one of the same day goes on.
 */
export async function insertPermits(sql: Sql, now: string, today: string, known: Known): Promise<void> {
  const names = new Map(demoWorkers(today).map(({ workerNo, workerNm }) => [workerNo, workerNm]))
  for (const record of demoPermits(now, today)) {
    const permitNo = await insertHead(sql, record, known)
    const lines = (table: string, rows: readonly object[]) =>
      insertRows(
        sql,
        table,
        rows.map((row) => ({ permitNo, ...row })),
        false,
      )
    const { plan } = record
    const worker = (place: number) => known.workers.get(demoWorkerNo(plan.vendorCd, place))!
    await lines(
      'permitWorker',
      plan.workers.map(([place, roleTxt, qualTypeCd]) => ({
        vendorWorkerNo: typeof place === 'number' ? worker(place) : null,
        workerUserId: typeof place === 'string' ? place : null,
        roleTxt,
        qualTypeCd: qualTypeCd ?? null,
      })),
    )
    await lines('permitMaterial', plan.materials ?? [])
    await lines(
      'permitSupplement',
      plan.supplCds.map((supplCd) => plan.supplements?.find((row) => row.supplCd === supplCd) ?? { supplCd }),
    )
    await lines(
      'permitGas',
      record.gases.map(({ testerNo, ...gas }) => ({
        ...gas,
        testerTxt: names.get(Number(testerNo)),
        testerWorkerNo: known.workers.get(Number(testerNo)) ?? null,
        testerSignYn: 'Y',
        calExpYmd: addDays(today, 120),
      })),
    )
    await lines('permitEvent', record.events)
    await lines(
      'permitSignature',
      record.signatures.map(({ workerNo, ...signature }) => ({
        ...signature,
        vendorWorkerNo: workerNo === null ? null : known.workers.get(workerNo),
      })),
    )
    // Every signer has read the permit, one of them hardly.
    await lines(
      'permitOpen',
      record.signatures
        .filter(({ signRoleCd }) => approvalSigns.includes(signRoleCd))
        .map(({ signUserId, signDt }) => ({
          userId: signUserId,
          openDt: addMinutes(signDt, plan.order === 'coat' ? 0 : -4),
        })),
    )
    await lines('permitCooperation', record.cooperations)
    await lines('permitMeeting', record.meetings)
    // Everybody of the crew signed for himself after the meeting and found nothing wrong at the job.
    await lines(
      'permitAttend',
      record.meetings.flatMap(({ meetDt, createUserId }) =>
        plan.workers.map(([place]) => ({
          vendorWorkerNo: typeof place === 'number' ? worker(place) : null,
          workerUserId: typeof place === 'string' ? place : null,
          attendDt: addMinutes(meetDt, 2),
          lmraCds: [],
          createUserId,
        })),
      ),
    )
    await lines(
      'permitEntry',
      (plan.inside ?? []).map(([place, minutes]) => ({
        vendorWorkerNo: worker(place),
        inDt: addMinutes(now, -minutes),
      })),
    )
    await insertChecks(sql, permitNo, record)
    await insertRows(
      sql,
      'comStateHist',
      record.states.map((state) => ({ taskClassNm: workPermit.name, taskKey: String(permitNo), ...state })),
      false,
    )
  }
}

async function insertHead(sql: Sql, { plan, head, requestDay }: DemoRecord, known: Known): Promise<number> {
  const [mapX, mapY, mapZ] = plan.map
  const row: Record<string, unknown> = {
    ...head,
    permitCd: await nextNumber(sql, workPermit.fields.permitCd.numbering!, {
      plantCd: '1000',
      day: requestDay,
      ruleCd: 'workPermit.permitCd',
    }),
    wkodNo: known.orders.get(plan.order),
    permitNm: plan.permitNm,
    permitTypeCd: plan.permitTypeCd,
    supplCds: plan.supplCds,
    workKindCd: plan.workKindCd,
    jobKindCds: plan.jobKindCds ?? null,
    startDt: plan.startDt,
    endDt: plan.endDt,
    placeTxt: plan.placeTxt,
    areaCd: plan.areaCd,
    exZoneCd: plan.exZoneCd,
    mapX,
    mapY,
    mapZ,
    workTxt: plan.workTxt,
    supWorkerNo: known.workers.get(Number(head['supWorkerNo'])) ?? null,
    watcherWorkerNo: known.workers.get(Number(head['watcherWorkerNo'])) ?? null,
    toolTxt: plan.toolTxt,
    ppeCds: plan.ppeCds,
    emergTel: '061-000-0119',
    assemblyTxt: '정문 앞 비상집결지',
    combNearYn: plan.permitTypeCd === 'H' ? (plan.combDistM === undefined ? 'N' : 'Y') : null,
    combDistM: plan.combDistM ?? null,
    combBelowYn: plan.permitTypeCd === 'H' ? 'N' : null,
    combBehindYn: plan.permitTypeCd === 'H' ? 'N' : null,
    contDeviceNo: plan.contDeviceNm ? await deviceNo(sql, plan.contDeviceNm) : null,
    state: plan.state,
  }
  const names = Object.keys(row)
  const { permitNo } = await sql.one<{ permitNo: number }>(
    `insert into "workPermit" (${names.map((name) => `"${name}"`).join(', ')}) values (${names.map((_, index) => `$${index + 1}`).join(', ')}) returning "permitNo"`,
    Object.values(row),
  )
  return permitNo
}

/**
 * The check items as the review opened them; what came before the start is confirmed for a started work, all
 * of it for a closed one.
 */
async function insertChecks(sql: Sql, permitNo: number, { plan, head, events }: DemoRecord): Promise<void> {
  if (!head['issuerUserId']) return
  const confirmDt = (eventCd: string) => events.find((event) => event.eventCd === eventCd)?.eventDt ?? null
  await sql.query(
    `insert into "permitCheck" ("permitNo", "permitItemNo", "stageCd", "itemNm", "basisTxt", "itemNmEn", "itemNmZh", "itemNmEs", "basisTxtEn", "basisTxtZh", "basisTxtEs", "killYn", "photoYn", "sortOrder", "needYn", "confirmYn", "confirmUserId", "confirmDt", "doneYn", "doneUserId", "doneDt")
     select $1, "permitItemNo", "stageCd", "itemNm", "basisTxt", "itemNmEn", "itemNmZh", "itemNmEs", "basisTxtEn", "basisTxtZh", "basisTxtEs", "killYn", "photoYn", "sortOrder", "needDefaultYn",
       case when dt is not null then 'Y' end, case when dt is not null then $4 end, dt,
       case when dt is not null then 'Y' end, case when dt is not null then $7 end, dt - interval '5 minutes'
     from (select *, row_number() over (order by "sortOrder", "permitItemNo") * interval '12 seconds' as later from "permitItem") i
       cross join lateral (select case when "stageCd" = 'after' then $6::timestamptz - later else $5::timestamptz - interval '20 minutes' + later end as dt) d
     where "useYn" = 'Y' and (("permitTypeCd" is null and "supplCd" is null) or "permitTypeCd" = $2 or "supplCd" = any($3::text[]))`,
    [
      permitNo,
      plan.permitTypeCd,
      plan.supplCds,
      head['issuerUserId'],
      confirmDt('start'),
      confirmDt('close'),
      head['createUserId'],
    ],
  )
}
const deviceNo = async (sql: Sql, name: string): Promise<number> =>
  (
    await sql.one<{ gasDeviceNo: number }>('select "gasDeviceNo" from "gasDevice" where "gasDeviceNm" = $1', [
      name,
    ])
  ).gasDeviceNo
