import { addMinutes } from '../../../core/shared/dates.ts'
import { dayOfMoment } from '../../../core/shared/moment.ts'
import type { Sql } from '../../../core/server/database/database.ts'
import { nextNumber } from '../../../core/server/entity/numbering.ts'
import { lockStates } from '../loto/lock.resource.ts'
import { stepsFor } from '../loto/loto.rule.ts'
import { safLoto } from '../loto/loto.resource.ts'
import type { LotoState } from '../loto/loto-transitions.rule.ts'
import { demoWorkerNo } from './demo-workers.ts'
import { insertReturning, insertRows } from '../../../core/server/seed/insert-rows.ts'

/** Locks of plant 1000: first letters, colour, department, box, how many. */
const lockSets = [
  ['LK-R', 'RED', 'D111', '반응동 보관함', 8],
  ['LK-T', 'RED', 'D112', '탱크야드 보관함', 6],
  ['LK-U', 'YELLOW', 'D113', '유틸리티동 보관함', 6],
  ['LK-E', 'BLUE', 'D122', '전기실 보관함', 8],
] as const
const lostLock = 'LK-R-08'
const lockNo = (prefix: string, index: number): string => `${prefix}-${String(index).padStart(2, '0')}`

/** Energy, tag, name, normal and isolated position, method. */
type Point = readonly [string, string, string, string, string, string]
interface DemoLoto {
  lotoNm: string
  facilityCd: string
  areaCd: string
  scopeTxt: string
  drawingNo: string
  drawingRev: string
  state: LotoState
  /** Planned time in minutes from now. */
  from: number
  to: number
  lockedBy: string
  verifiedBy: string
  lockPrefix: string
  permitNm?: string
  /** Points whose lock has been taken off again, the last ones first. */
  unlocked?: number
  points: readonly Point[]
  /** Places of the vendor's people who have hung their own locks. */
  crew?: { vendorCd: string; places: readonly number[] }
}
const hour = 60
const day = 24 * hour
const lotos: readonly DemoLoto[] = [
  {
    lotoNm: 'MCC-2 차단기 교체 정전',
    facilityCd: 'MCC-2',
    areaCd: 'YS-UT',
    scopeTxt: 'MCC-2 모선과 F-03·F-04·F-07 회로 전체. 예비 전원 절체 차단 포함.',
    drawingNo: 'E-SLD-012',
    drawingRev: 'Rev.4',
    state: 'inUse',
    from: -4 * hour,
    to: 6 * hour,
    lockedBy: 'issuer03',
    verifiedBy: 'coop01',
    lockPrefix: 'LK-E',
    permitNm: '일반·정전 MCC-2 차단기 교체',
    crew: { vendorCd: 'V00003', places: [2, 3] },
    points: [
      ['E01', 'ACB-201', 'MCC-2 인입 차단기', 'ON', 'OFF', 'I01'],
      ['E01', 'DS-201', '인입 단로기', 'CLOSED', 'OPEN', 'I02'],
      ['E01', 'F-03', '순환수펌프 회로 차단기', 'ON', 'OFF', 'I01'],
      ['E01', 'F-04', '냉각팬 회로 차단기', 'ON', 'OFF', 'I01'],
      ['E01', 'F-07', '예비 전원 절체 차단기', 'ON', 'OFF', 'I01'],
    ],
  },
  {
    lotoNm: 'P-301B 메카니컬씰 교체 격리',
    facilityCd: 'P-301B',
    areaCd: 'YS-TK',
    scopeTxt: 'P-301B 흡입·토출 배관과 전동기 회로.',
    drawingNo: 'P&ID-TK-031',
    drawingRev: 'Rev.7',
    state: 'releaseRequested',
    from: -3 * day,
    to: -day,
    lockedBy: 'issuer02',
    verifiedBy: 'issuer12',
    lockPrefix: 'LK-T',
    unlocked: 2,
    points: [
      ['E03', 'HV-3011', '흡입 차단밸브', 'OPEN', 'CLOSED', 'I03'],
      ['E03', 'HV-3012', '토출 차단밸브', 'OPEN', 'CLOSED', 'I03'],
      ['E02', 'HV-3013', '케이싱 드레인', 'CLOSED', 'OPEN', 'I07'],
    ],
  },
  {
    lotoNm: 'P-305 펌프 분해 격리',
    facilityCd: 'P-305',
    areaCd: 'YS-RX',
    scopeTxt: 'P-305 흡입·토출 배관(B-1, B-2 맹판)과 전동기 회로. 톨루엔 잔류액 드레인.',
    drawingNo: 'P&ID-RX-103',
    drawingRev: 'Rev.5',
    state: 'planned',
    from: 18 * hour,
    to: 30 * hour,
    lockedBy: 'issuer01',
    verifiedBy: 'issuer11',
    lockPrefix: 'LK-R',
    permitNm: '일반·개방 P-305 펌프 분해',
    points: [
      ['E01', 'M-305', '전동기 차단기', 'ON', 'OFF', 'I01'],
      ['E03', 'HV-3051', '흡입 차단밸브', 'OPEN', 'CLOSED', 'I03'],
      ['E03', 'HV-3052', '토출 차단밸브', 'OPEN', 'CLOSED', 'I03'],
      ['E02', 'HV-3053', '케이싱 드레인', 'CLOSED', 'OPEN', 'I07'],
    ],
  },
]
/** The method that proved the absence of this energy at a point. */
const provenBy: Readonly<Record<string, string>> = { E01: 'TESTER', E02: 'GAUGE', E03: 'DRAIN' }

/**
 * Locks and lockouts of the demonstration: one in use, one overdue on its way back, one planned (ptw section
 * 11).
 */
export async function insertLotos(
  sql: Sql,
  now: string,
  workers: ReadonlyMap<number, number>,
): Promise<void> {
  const hanging = new Set<string>()
  for (const set of lockSets)
    await insertRows(
      sql,
      'lockMaster',
      Array.from({ length: set[4] }, (_, index) => ({
        lockNo: lockNo(set[0], index + 1),
        plantCd: '1000',
        ownerDeptCd: set[2],
        colorCd: set[1],
        keyCnt: 1,
        statCd: lockNo(set[0], index + 1) === lostLock ? lockStates.lost : lockStates.stored,
        boxNm: set[3],
        useYn: 'Y',
      })),
    )
  for (const loto of lotos) for (const each of await insertLoto(sql, now, workers, loto)) hanging.add(each)
  await sql.query(`update "lockMaster" set "statCd" = $2 where "lockNo" = any($1::text[])`, [
    [...hanging],
    lockStates.inUse,
  ])
}

/** @returns numbers of the locks that hang */
async function insertLoto(
  sql: Sql,
  now: string,
  workers: ReadonlyMap<number, number>,
  loto: DemoLoto,
): Promise<string[]> {
  const started = loto.state !== 'planned'
  // A planned lockout was written some time ago, not an hour before it begins.
  const at = (minutes: number) => addMinutes(now, (minutes < 0 && !started ? 0 : loto.from) + minutes)
  const lotoCd = await nextNumber(sql, safLoto.fields.lotoCd.numbering!, {
    plantCd: '1000',
    day: dayOfMoment(now),
    ruleCd: 'safLoto.lotoCd',
  })
  const isolDt = at(loto.points.length * 8 + 20)
  const [head] = await insertReturning(
    sql,
    'safLoto',
    [
      {
        lotoCd,
        lotoNm: loto.lotoNm,
        plantCd: '1000',
        areaCd: loto.areaCd,
        facilityNo: (
          await sql.one<{ no: number }>(
            `select "facilityNo" as no from "safFacility" where "facilityCd" = $1`,
            [loto.facilityCd],
          )
        ).no,
        scopeTxt: loto.scopeTxt,
        drawingNo: loto.drawingNo,
        drawingRev: loto.drawingRev,
        planStartDt: at(0),
        planEndDt: addMinutes(now, loto.to),
        state: loto.state,
        ...(started && {
          tryTxt: '현장 기동 스위치를 눌렀으나 기동되지 않음',
          isolUserId: loto.lockedBy,
          isolDt,
        }),
        createDt: at(-hour),
        updateDt: now,
      },
    ],
    true,
    ['lotoNo'],
  )
  const lotoNo = Number(head!['lotoNo'])
  const lines = (table: string, rows: readonly object[]) =>
    insertRows(
      sql,
      table,
      rows.map((row) => ({ lotoNo, ...row })),
      false,
    )
  const offAfter = loto.points.length - (loto.unlocked ?? 0)
  const points = loto.points.map(
    ([energyCd, deviceTag, deviceNm, normalPosCd, isolPosCd, methodCd], index) => ({
      seq: index + 1,
      energyCd,
      deviceTag,
      deviceNm,
      normalPosCd,
      isolPosCd,
      methodCd,
      ...(started && {
        lockNo: lockNo(loto.lockPrefix, index + 1),
        tagNo: `${lotoCd}-${String(index + 1).padStart(2, '0')}`,
        lockUserId: loto.lockedBy,
        lockDt: at(index * 4),
        verifyMethodCd: provenBy[energyCd],
        verifyVal: 0,
        verifyUserId: loto.verifiedBy,
        verifyDt: at(loto.points.length * 4 + index * 3),
      }),
      ...(index >= offAfter && {
        unlockUserId: loto.lockedBy,
        unlockDt: addMinutes(now, loto.to - hour + (loto.points.length - index) * 5),
      }),
    }),
  )
  await lines('lotoPoint', points)
  if (started)
    await lines(
      'lotoStep',
      stepsFor(points).map((step, index) => ({
        ...step,
        sortOrder: index + 1,
        ...(step.stageCd === 'isolate' && {
          confirmUserId: loto.lockedBy,
          confirmDt: at(loto.points.length * 8 + index),
        }),
      })),
    )
  const permit = loto.permitNm
    ? await sql.maybe<{ permitNo: number }>(
        `select "permitNo" from "workPermit" where "permitNm" = $1 order by 1 limit 1`,
        [loto.permitNm],
      )
    : undefined
  if (permit) await lines('lotoPermit', [{ permitNo: permit.permitNo }])
  for (const place of loto.crew && permit ? loto.crew.places : []) {
    const number = demoWorkerNo(loto.crew!.vendorCd, place)
    await lines('lotoPersonalLock', [
      {
        permitNo: permit!.permitNo,
        vendorWorkerNo: workers.get(number),
        lockNo: `개인-${String(number).padStart(4, '0')}`,
        onDt: at(loto.points.length * 8 + 25),
        onUserId: loto.lockedBy,
        failCnt: 0,
      },
    ])
  }
  await lines('lotoEvent', diaryOf(loto, points, at, now, isolDt))
  await insertRows(sql, 'comStateHist', statesOf(loto, lotoNo, at, now, isolDt), false)
  return points.flatMap((point, index) =>
    started && index < offAfter && 'lockNo' in point && point.lockNo ? [point.lockNo] : [],
  )
}

function diaryOf(
  loto: DemoLoto,
  points: readonly { seq: number; deviceTag: string }[],
  at: (minutes: number) => string,
  now: string,
  isolDt: string,
): object[] {
  const event = (
    eventCd: string,
    eventDt: string,
    createUserId: string,
    targetTxt: string | null = null,
  ) => ({
    eventCd,
    eventDt,
    createUserId,
    targetTxt,
  })
  const named = ({ seq, deviceTag }: { seq: number; deviceTag: string }) => `${seq}번 ${deviceTag}`
  const plan = event('plan', at(-hour), loto.lockedBy)
  if (loto.state === 'planned') return [plan]
  return [
    plan,
    event('startIsolation', at(-5), loto.lockedBy),
    ...points.map((point, index) => event('lock', at(index * 4), loto.lockedBy, named(point))),
    ...points.map((point, index) =>
      event('verify', at(points.length * 4 + index * 3), loto.verifiedBy, named(point)),
    ),
    event('confirmIsolation', isolDt, loto.lockedBy),
    ...(loto.state === 'inUse'
      ? [event('use', at(points.length * 8 + 40), loto.lockedBy)]
      : [
          event('requestRelease', addMinutes(now, loto.to - hour), loto.lockedBy),
          ...points
            .slice(points.length - (loto.unlocked ?? 0))
            .toReversed()
            .map((point, index) =>
              event('unlock', addMinutes(now, loto.to - hour + (index + 1) * 5), loto.lockedBy, named(point)),
            ),
        ]),
  ]
}
function statesOf(
  loto: DemoLoto,
  lotoNo: number,
  at: (minutes: number) => string,
  now: string,
  isolDt: string,
): object[] {
  const row = (fromStatCd: string | null, toStatCd: string, actNm: string, createDt: string) => ({
    taskClassNm: safLoto.name,
    taskKey: String(lotoNo),
    fromStatCd,
    toStatCd,
    actNm,
    userId: loto.lockedBy,
    actDt: createDt,
  })
  const first = row(null, 'planned', '등록', at(-hour))
  if (loto.state === 'planned') return [first]
  return [
    first,
    row('planned', 'isolating', '격리시작', at(-5)),
    row('isolating', 'isolated', '격리완료', isolDt),
    loto.state === 'inUse'
      ? row('isolated', 'inUse', '작업 사용', at(loto.points.length * 8 + 40))
      : row('isolated', 'releaseRequested', '해제요청', addMinutes(now, loto.to - hour)),
  ]
}
