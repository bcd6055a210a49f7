import { addDays } from '../../../core/shared/dates.ts'
import { nextNumber } from '../../../core/server/entity/numbering.ts'
import type { Sql } from '../../../core/server/database/database.ts'
import { requiredDocuments } from '../doc/required-documents.rule.ts'
import { entryFigures } from '../enter/enter-parameters.rule.ts'
import { enterPass } from '../enter/enter-pass.resource.ts'
import { enterRqst } from '../enter/enter-rqst.resource.ts'
import type { EnterState } from '../enter/enter-transitions.rule.ts'
import { deliverRows } from '../../../core/server/seed/deliver-rows.ts'
import { insertReturning, insertRows } from '../../../core/server/seed/insert-rows.ts'
import type { SeedOptions } from '../../../core/server/seed/seed-part.ts'
import { contractNumbers } from './vendor-contract.ts'

/** First day of the figures that every installation starts with. */
const figuresFromYmd = '2026-01-01'
const plantCd = '1000'

/**
 * Figures of the entry check always; papers, requests, passes and the gates' records of the demonstration's
 * companies (vendor section 11).
 */
export async function seedEntry(sql: Sql, { demo, today }: SeedOptions): Promise<void> {
  await deliverRows(sql, {
    table: 'sysParam',
    part: 'entry',
    key: ['paramCd', 'plantCd', 'fromYmd'],
    rows: entryFigures.rows(figuresFromYmd),
  })
  if (!demo || (await sql.maybe('select 1 from "enterRqst" limit 1'))) return
  await insertDocuments(sql, today)
  await insertHireEducation(sql, today)
  await insertRequests(sql, today)
  await insertLogs(sql, today)
}

/** Papers that are not simply in order: company, paper, days until they end, state. */
const otherDocuments: Readonly<Record<string, readonly [days: number, verifyStatusCd: string]>> = {
  'V00004 VDC04': [12, 'VVF02'],
  'V00002 VDC04': [-9, 'VVF02'],
  'V00003 VDC07': [180, 'VVF01'],
}
async function insertDocuments(sql: Sql, today: string): Promise<void> {
  const vendors = await sql.query<{ vendorCd: string; vendorTypeCd: string; workFieldCds: string[] }>(
    'select "vendorCd", "vendorTypeCd", "workFieldCds" from "vendor" order by 1',
  )
  const rows = vendors.flatMap((vendor) =>
    requiredDocuments(vendor).map((docTypeCd, index) => {
      const other = otherDocuments[`${vendor.vendorCd} ${docTypeCd}`]
      // A business registration does not end.
      const validToYmd = docTypeCd === 'VDC01' ? null : addDays(today, other?.[0] ?? 400 + index * 30)
      return {
        vendorCd: vendor.vendorCd,
        docTypeCd,
        docNo: `${docTypeCd.slice(-2)}-${vendor.vendorCd.slice(-2)}-${today.slice(0, 4)}`,
        validFromYmd: addDays(today, -300 + index * 10),
        validToYmd,
        verifyStatusCd: other?.[1] ?? 'VVF02',
        verifyUserId: other?.[1] === 'VVF01' ? null : 'saf01',
      }
    }),
  )
  await insertRows(sql, 'vendorDoc', rows)
}

/** 채용 시 교육 of everybody, which the gate of the permit does not ask for but the entry check does. */
const insertHireEducation = (sql: Sql, today: string): Promise<unknown> =>
  sql.query(
    `insert into "vendorWorkerEdu" ("vendorWorkerNo", "eduTypeCd", "eduNm", "eduYmd", "eduHour")
     select "vendorWorkerNo", 'VED02', '채용 시 교육', $1::date - 200, 8 from "vendorWorker"`,
    [today],
  )

interface DemoRequest {
  vendorCd: string
  contract?: string
  enterTypeCd: string
  mgrUserId: string
  deptCd: string
  days: readonly [from: number, to: number]
  purposeTxt: string
  state: EnterState
  /** Which workers of the company, by their turn; absent: all. */
  workers?: readonly number[]
  decideCont?: string
}
const all = (
  vendorCd: string,
  contract: string,
  purposeTxt: string,
  deptCd = 'D121',
  mgrUserId = 'rqst01',
): DemoRequest => ({
  vendorCd,
  contract,
  enterTypeCd: 'VET01',
  mgrUserId,
  deptCd,
  days: [-120, 110],
  purposeTxt,
  state: 'approved',
})
const requests: readonly DemoRequest[] = [
  all('V00001', 'annualMechanic', '기계설비 연간 정비 상주 작업'),
  all('V00002', 'annualPaint', '도장·보온 연간 보수 작업'),
  all('V00003', 'annualElectric', '전기계장 연간 정비 상주 작업', 'D122', 'rqst02'),
  all('V00004', 'annualScaffold', '비계 설치·해체 작업'),
  all('V00005', 'annualDredge', '탱크 세정·준설 작업'),
  {
    vendorCd: 'V00001',
    contract: 'rack',
    enterTypeCd: 'VET02',
    mgrUserId: 'rqst01',
    deptCd: 'D121',
    days: [3, 60],
    purposeTxt: '반응동 배관랙 신설공사 2차 투입 인력',
    state: 'draft',
    workers: [0, 1],
  },
  {
    vendorCd: 'V00001',
    contract: 'turnaround',
    enterTypeCd: 'VET02',
    mgrUserId: 'rqst01',
    deptCd: 'D121',
    days: [2, 30],
    purposeTxt: '증류공정 정기보수 열교환기 세관 인력',
    state: 'submitted',
    workers: [2, 3],
  },
  {
    vendorCd: 'V00003',
    contract: 'switchgear',
    enterTypeCd: 'VET02',
    mgrUserId: 'rqst02',
    deptCd: 'D122',
    days: [1, 60],
    purposeTxt: 'MCC-2 수배전반 교체 시운전 인력',
    state: 'deptConfirmed',
    workers: [0, 3],
  },
  {
    vendorCd: 'V00002',
    contract: 'shipping',
    enterTypeCd: 'VET02',
    mgrUserId: 'rqst01',
    deptCd: 'D121',
    days: [1, 90],
    purposeTxt: '출하동 외벽·지붕 보수공사 도장 인력',
    state: 'supplement',
    workers: [1],
    decideCont: '배상책임보험 증권이 만료되었습니다. 갱신 증권을 업체서류에 등록해 주세요.',
  },
  {
    vendorCd: 'V00005',
    contract: 'basin',
    enterTypeCd: 'VET02',
    mgrUserId: 'rqst01',
    deptCd: 'D121',
    days: [-6, 50],
    purposeTxt: '폐수처리장 집수정 개량공사 굴착 인력',
    state: 'rejected',
    workers: [6],
    decideCont: '적격수급인 평가가 적격이 아니고 만 18세 미만 작업자가 포함되어 있습니다.',
  },
  {
    vendorCd: 'V00004',
    enterTypeCd: 'VET04',
    mgrUserId: 'rqst01',
    deptCd: 'D121',
    days: [-3, -2],
    purposeTxt: '비계 물량 산출 현장 방문',
    state: 'ended',
    workers: [0],
  },
  {
    vendorCd: 'V00004',
    contract: 'handrail',
    enterTypeCd: 'VET02',
    mgrUserId: 'rqst01',
    deptCd: 'D121',
    days: [10, 80],
    purposeTxt: '증류탑 난간·계단 보강공사 인력',
    state: 'cancelled',
    workers: [1, 2],
  },
]

async function insertRequests(sql: Sql, today: string): Promise<void> {
  const contracts = await contractNumbers(sql)
  const workers = await sql.query<DemoPerson>(
    `select w."vendorWorkerNo", w."vendorCd", w."entryStatCd", w."healthNextYmd"::text as "healthNextYmd",
       (select max(e."validToYmd")::text from "vendorWorkerEdu" e where e."vendorWorkerNo" = w."vendorWorkerNo" and e."eduTypeCd" = 'VED01') as "entryToYmd"
     from "vendorWorker" w order by 1`,
  )
  for (const [index, request] of requests.entries()) {
    const { contract, days, workers: turns, decideCont, ...rest } = request
    const [fromYmd, toYmd] = [addDays(today, days[0]), addDays(today, days[1])]
    const day = addDays(today, Math.min(days[0] - 2, -(requests.length - index)))
    const at = (hour: string) => `${day}T${hour}:00+09:00`
    const own = workers.filter(({ vendorCd }) => vendorCd === request.vendorCd)
    const chosen = turns ? turns.map((turn) => own[turn]!) : own
    const isDecided = request.state === 'approved' || request.state === 'ended'
    const [row] = await insertReturning(
      sql,
      'enterRqst',
      [
        {
          ...rest,
          enterRqstCd: await nextNumber(sql, enterRqst.fields.enterRqstCd.numbering!, {
            plantCd,
            day,
            ruleCd: 'enterRqst.enterRqstCd',
          }),
          plantCd,
          contractNo: contract ? contracts.get(contract) : null,
          fromYmd,
          toYmd,
          submitDt: request.state === 'draft' || request.state === 'cancelled' ? null : at('09:10'),
          confirmUserId: isDecided || request.state === 'deptConfirmed' ? request.mgrUserId : null,
          decideUserId: isDecided ? 'saf01' : null,
          decideDt: isDecided ? at('15:40') : null,
          decideCont: decideCont ?? null,
        },
      ],
      true,
      ['enterRqstNo'],
    )
    const enterRqstNo = row!['enterRqstNo'] as number
    await insertRows(
      sql,
      'enterRqstArea',
      areasOf(index).map((areaCd) => ({ enterRqstNo, areaCd })),
      false,
    )
    for (const person of chosen) {
      const passNo = isDecided
        ? await insertPass(sql, today, { ...request, enterRqstNo, fromYmd, toYmd, person })
        : null
      const unfit = request.state === 'rejected'
      await insertRows(
        sql,
        'enterRqstLine',
        [
          {
            enterRqstNo,
            vendorWorkerNo: person.vendorWorkerNo,
            checkCd: unfit ? 'VCK03' : 'VCK01',
            checkTxt: unfit ? '만 18세 미만은 출입할 수 없습니다.' : null,
            reviewCd: isDecided ? 'VCK01' : null,
            passNo,
          },
        ],
        false,
      )
    }
  }
}
interface DemoPerson {
  vendorWorkerNo: number
  vendorCd: string
  entryStatCd: string
  healthNextYmd: string
  entryToYmd: string
}
const areaCds = ['YS-RX', 'YS-DT', 'YS-TK', 'YS-SH', 'YS-UT', 'YS-BO', 'YS-WW', 'YS-WH']
const areasOf = (index: number): string[] => (index < 5 ? areaCds : [areaCds[index % areaCds.length]!])

/**
 * A pass until the first of request, entry education and health examination ends; that of a stopped worker is
 * stopped.
 */
async function insertPass(
  sql: Sql,
  today: string,
  given: {
    enterRqstNo: number
    vendorCd: string
    fromYmd: string
    toYmd: string
    state: EnterState
    person: DemoPerson
  },
): Promise<number> {
  const { person } = given
  const bounds = [
    ['출입신청', given.toYmd],
    ['출입안전교육', person.entryToYmd],
    ['작업자 개인 조건', person.healthNextYmd],
  ] as const
  const [limitTxt, toYmd] = bounds.reduce((first, each) => (each[1] < first[1] ? each : first))
  const stopped = person.entryStatCd === 'suspended'
  const [row] = await insertReturning(
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
        vendorCd: given.vendorCd,
        vendorWorkerNo: person.vendorWorkerNo,
        enterRqstNo: given.enterRqstNo,
        areaTxt: given.state === 'approved' ? '전 구역' : '반응',
        fromYmd: given.fromYmd,
        toYmd,
        limitTxt,
        stopReason: stopped ? '출입정지' : null,
        state: given.state === 'ended' || toYmd < today ? 'expired' : stopped ? 'stopped' : 'valid',
      },
    ],
    true,
    ['passNo'],
  )
  return row!['passNo'] as number
}

/** The last ten working days at the gates, and one who was turned back. */
const insertLogs = (sql: Sql, today: string): Promise<unknown> =>
  sql.query(
    `insert into "enterLog" ("passNo", "plantCd", "vendorCd", "vendorWorkerNo", "gateCd", "inoutCd", "enterDt", "srcCd", "okYn", "refuseTxt", "createUserId", "updateUserId")
     select p."passNo", p."plantCd", p."vendorCd", p."vendorWorkerNo", case when p."vendorCd" = 'V00002' then 'GT02' else 'GT01' end, x."inoutCd", x."enterDt", 'ELS02',
       case when p."state" = 'valid' then 'Y' else 'N' end, case when p."state" = 'valid' then null else '출입증이 정지되었습니다. (출입정지)' end, 'system', 'system'
     from "enterPass" p cross join generate_series(0, 13) d
     cross join lateral (values ('IN', 450 + (p."passNo" * 7 + d) % 35), ('OUT', 1040 + (p."passNo" * 5 + d) % 40)) t("inoutCd", "minute")
     cross join lateral (select t."inoutCd", (($1::date - d)::timestamp + t."minute" * interval '1 minute') at time zone 'Asia/Seoul' as "enterDt") x
     where p."vendorCd" in ('V00001', 'V00002', 'V00003') and extract(isodow from $1::date - d) < 6 and x."enterDt" < now()
       and (p."state" = 'valid' or (p."state" = 'stopped' and d = 1 and t."inoutCd" = 'IN'))`,
    [today],
  )
