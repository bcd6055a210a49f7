import { defined } from '../../../core/shared/defined.ts'
import { addDays } from '../../../core/shared/dates.ts'
import type { Sql } from '../../../core/server/database/database.ts'
import { nextNumber } from '../../../core/server/entity/numbering.ts'
import { educationCodes } from '../vendor/vendor-codes.rule.ts'
import { sanctions } from '../warn/violation.rule.ts'
import { violationFacts } from '../warn/violations-seed.rule.ts'
import { sanction, warnPoint } from '../warn/warn-point.resource.ts'
import type { WarnState } from '../warn/warn-transitions.rule.ts'
import { insertRows } from '../../../core/server/seed/insert-rows.ts'

interface DemoViolation {
  violCd: string
  vendorCd: string
  worker?: string
  daysAgo: number
  placeNm: string
  cont: string
  state: WarnState
  objectCont?: string
  decideCont?: string
  actCont?: string
}
const violations: readonly DemoViolation[] = [
  {
    violCd: 'VIO01',
    vendorCd: 'V00002',
    worker: '송재호',
    daysAgo: 88,
    placeNm: '출하동 외벽',
    cont: '도장 작업 중 안전모 턱끈을 풀고 작업함',
    state: 'closed',
    actCont: '당일 TBM에서 보호구 착용을 다시 교육하고 사진을 남김',
  },
  {
    violCd: 'VIO02',
    vendorCd: 'V00002',
    worker: '송재호',
    daysAgo: 41,
    placeNm: '출하동 지붕 난간',
    cont: '높이 6 m 난간 바깥에서 안전대를 걸지 않고 이동함',
    state: 'closed',
    actCont: '안전대 부착설비를 추가하고 작업자를 재교육함',
  },
  {
    violCd: 'VIO14',
    vendorCd: 'V00002',
    worker: '송재호',
    daysAgo: 17,
    placeNm: '출하동 1층',
    cont: '작업 후 페인트통과 자재를 통로에 방치함',
    state: 'confirmed',
  },
  {
    violCd: 'VIO04',
    vendorCd: 'V00001',
    worker: '박성진',
    daysAgo: 33,
    placeNm: '반응동 배관랙',
    cont: '용접 불티비산방지포 없이 배관 취부 용접을 함',
    state: 'acted',
    actCont: '방화포 20장을 추가 비치하고 작업 전 점검표에 넣음',
  },
  {
    violCd: 'VIO11',
    vendorCd: 'V00004',
    worker: '곽도영',
    daysAgo: 9,
    placeNm: '정문~탱크야드 도로',
    cont: '구내 제한속도 20 km/h 구간을 35 km/h로 운행함',
    state: 'notified',
  },
  {
    violCd: 'VIO10',
    vendorCd: 'V00003',
    worker: '허준영',
    daysAgo: 6,
    placeNm: 'MCC-2 전기실',
    cont: '출입안전교육이 만료된 작업자가 자재 운반에 투입됨',
    state: 'objected',
    objectCont: '전기실 밖에서 자재만 내렸고 작업에는 들어가지 않았습니다. 출입기록을 확인해 주세요.',
  },
  {
    violCd: 'VIO01',
    vendorCd: 'V00004',
    worker: '주상민',
    daysAgo: 52,
    placeNm: '증류탑 3층',
    cont: '안전화 대신 운동화를 신고 비계를 오름',
    state: 'dropped',
    objectCont: '해당 작업자는 방문 견학자로 우리 업체 소속이 아닙니다.',
    decideCont: '출입기록에서 다른 업체 방문자로 확인되어 취소함',
  },
  {
    violCd: 'VIO13',
    vendorCd: 'V00005',
    daysAgo: 1,
    placeNm: '탱크야드 T-204',
    cont: '사전검토를 받지 않은 세척제 2통을 반입함',
    state: 'draft',
  },
]

/** Violations of a plant with what its safety people have done with them. */
export async function insertDemoViolations(
  sql: Sql,
  today: string,
  given: { plantCd: string; issueUserId: string; violations: readonly DemoViolation[] },
): Promise<Map<string, number>> {
  const { plantCd, issueUserId } = given
  const standards = new Map(
    (
      await sql.query<{ no: number; code: string }>(
        'select "violStdNo" as no, "violCd" as code from "violStd"',
      )
    ).map(({ no, code }) => [code, no]),
  )
  const workers = new Map(
    (
      await sql.query<{ no: number; name: string }>(
        'select "vendorWorkerNo" as no, "vendorWorkerNm" as name from "vendorWorker"',
      )
    ).map(({ no, name }) => [name, no]),
  )
  for (const { violCd, worker, daysAgo, state, ...rest } of given.violations) {
    const day = addDays(today, -daysAgo)
    const [, , workerPoint, vendorPoint, violLvlCd] = violationFacts.find(([code]) => code === violCd)!
    const told = state !== 'draft'
    const dropped = state === 'dropped'
    await insertRows(sql, 'warnPoint', [
      {
        ...rest,
        warnCd: await nextNumber(sql, warnPoint.fields.warnCd.numbering!, {
          plantCd,
          day,
          ruleCd: 'warnPoint.warnCd',
        }),
        violStdNo: standards.get(violCd),
        plantCd,
        vendorWorkerNo: worker === undefined ? null : (workers.get(worker) ?? null),
        occurDt: `${day}T10:40:00+09:00`,
        state,
        ...(told && {
          toldVendorCd: rest.vendorCd,
          violLvlCd,
          workerPoint: dropped ? 0 : workerPoint,
          vendorPoint: dropped ? 0 : vendorPoint,
          issueUserId,
          noticeDt: `${day}T15:10:00+09:00`,
          objectToYmd: state === 'notified' ? addDays(today, 2) : addDays(day, 7),
        }),
        ...defined({ decideUserId: dropped ? 'hq01' : undefined }),
      },
    ])
  }
  return workers
}

/** Violations of the demonstration in every state, and the sanction that three of one person have led to. */
export async function insertViolations(sql: Sql, today: string): Promise<void> {
  const workers = await insertDemoViolations(sql, today, {
    plantCd: '1000',
    issueUserId: 'saf01',
    violations,
  })
  const trained = violations.find(({ worker }) => worker === '박성진')!
  await insertRows(sql, 'sanction', [
    {
      sanctionCd: await nextNumber(sql, sanction.fields.sanctionCd.numbering!, {
        plantCd: '1000',
        day: today,
        ruleCd: 'sanction.sanctionCd',
      }),
      plantCd: '1000',
      vendorCd: trained.vendorCd,
      toldVendorCd: trained.vendorCd,
      vendorWorkerNo: workers.get('박성진'),
      sanctionTypeCd: sanctions.training,
      basisPoint: 3,
      fromYmd: addDays(today, -4),
      toYmd: addDays(today, 9),
      eduTypeCd: educationCodes.retraining,
      eduHour: 4,
      cont: '최근 1년 벌점 3점 (화기 방호조치 미비)',
      state: 'active',
    },
  ])
  const suspended = workers.get('송재호')
  await insertRows(sql, 'sanction', [
    {
      sanctionCd: await nextNumber(sql, sanction.fields.sanctionCd.numbering!, {
        plantCd: '1000',
        day: today,
        ruleCd: 'sanction.sanctionCd',
      }),
      plantCd: '1000',
      vendorCd: 'V00002',
      toldVendorCd: 'V00002',
      vendorWorkerNo: suspended,
      sanctionTypeCd: 'VSC02',
      basisPoint: 5,
      fromYmd: addDays(today, -2),
      toYmd: addDays(today, 4),
      cont: '최근 1년 벌점 5점 (보호구 미착용, 안전대 미체결, 정리정돈 불량)',
      state: 'active',
    },
  ])
  await sql.query('update "vendorWorker" set "banToYmd" = $2, "banReason" = $3 where "vendorWorkerNo" = $1', [
    suspended,
    addDays(today, 4),
    '출입정지: 최근 1년 벌점 5점',
  ])
}
