import { addDays, addMinutes } from '../../src/core/shared/dates.ts'
import type { Sql } from '../../src/core/server/database/database.ts'
import { sealBatch } from '../../src/platform/log/audit-chain.ts'
import { logDefaults, type LogParameter } from '../../src/platform/log/log-parameters.ts'
import { deliverRows } from '../../src/core/server/seed/deliver-rows.ts'
import { insertRows } from '../../src/core/server/seed/insert-rows.ts'
import {
  auditStories,
  batchStories,
  browsers,
  errorStories,
  personalStories,
  uploadStories,
} from './log-facts.ts'
import type { SeedOptions } from '../../src/core/server/seed/seed-part.ts'

/** Marks what the demonstration wrote. */
const demoSession = 'demonstration'
export const auditRows = 300
export const signIns = 80
const legal = '개인정보의 안전성 확보조치 기준 제8조(접속기록의 보관 및 점검)'
const parameterFacts: Record<
  LogParameter,
  [note: string, unit: string, source: string | null, confirm: 'Y' | 'N']
> = {
  LOG_AUDIT_YEARS: [
    '감사로그 보관기간. 데이터베이스는 5년이 지나지 않은 행의 삭제를 거부합니다.',
    '년',
    null,
    'Y',
  ],
  LOG_PERSONAL_YEARS: [
    '개인정보 접속기록 보관기간. 2년이 지나지 않은 행은 삭제되지 않습니다.',
    '년',
    legal,
    'Y',
  ],
  LOG_ERROR_DAYS: ['오류로그 보관기간', '일', null, 'N'],
  LOG_BATCH_DAYS: ['배치이력 보관기간', '일', null, 'N'],
  LOG_EXCEL_DAYS: ['엑셀작업 이력 보관기간', '일', null, 'N'],
  LOG_USE_DAYS: ['화면 사용 기록 보관기간', '일', null, 'N'],
  LOG_FEED_DAYS: ['연동 파일(인사연동 등)을 읽은 뒤의 보관기간', '일', null, 'N'],
  EXCEL_FILE_DAYS: ['백그라운드로 만든 엑셀 파일의 보관기간', '일', null, 'N'],
  EXCEL_PREVIEW_DAYS: ['엑셀 업로드 미리보기의 보관기간', '일', null, 'N'],
}

/** Retention figures for every installation; with the demonstration three months of logs before `today`. */
export async function seedLogs(sql: Sql, { demo, today }: SeedOptions): Promise<void> {
  await deliverRows(sql, {
    table: 'sysParam',
    part: 'log',
    key: ['paramCd', 'plantCd', 'fromYmd'],
    rows: (Object.keys(logDefaults) as LogParameter[]).map((paramCd) => {
      const [note, unit, source, confirmNeededYn] = parameterFacts[paramCd]
      return {
        paramCd,
        val: String(logDefaults[paramCd]),
        fromYmd: '2020-01-01',
        unit,
        source,
        note,
        confirmNeededYn,
      }
    }),
  })
  if (!demo || (await sql.maybe('select 1 from "auditLog" where "sessionId" = $1 limit 1', [demoSession])))
    return
  await seedAudit(sql, today)
  await insertRows(sql, 'loginHist', signInRows(today), false)
  await insertRows(
    sql,
    'errorLog',
    inTime(
      errorStories.map((error, index) => ({ ...error, dt: at(today, -1 - index * 2, 9 * 60 + index * 37) })),
      'dt',
    ),
    false,
  )
  await insertRows(sql, 'batchHist', inTime(batchRows(today), 'startDt'), false)
  await seedPersonal(sql, today)
  await insertRows(sql, 'excelJob', jobRows(today), false)
  await insertRows(sql, 'formUse', formUseRows(today), false)
  await seedUse(sql, today)
}

/** A moment so many minutes into the day that lies so many days from today. */
const at = (today: string, days: number, minutes: number): string =>
  addMinutes(`${addDays(today, days)}T00:00:00+09:00`, minutes)

/** A log is numbered as it was written. */
const inTime = <K extends string>(rows: readonly Record<K, string>[], moment: K): object[] =>
  rows.toSorted((one, other) => one[moment].localeCompare(other[moment]))

/**
 * Rows of the trail over two months in order of time, about records that are there, chained as the server
 * chains its own.
 */
async function seedAudit(sql: Sql, today: string): Promise<void> {
  const keys = new Map<string, string[]>()
  for (const { tableNm, key } of auditStories) {
    const rows = await sql.query<{ key: string }>(
      `select "${key}"::text as key from "${tableNm}" order by 1 limit 40`,
    )
    keys.set(
      tableNm,
      rows.map((row) => row.key),
    )
  }
  const found = await sql.query<{ menuId: string; frontEndUrl: string }>(
    'select "menuId", "frontEndUrl" from "menu"',
  )
  const menus = new Map(found.map(({ menuId, frontEndUrl }) => [frontEndUrl, menuId]))
  const rows = Array.from({ length: auditRows }, (_, index) => {
    const story = auditStories[(index * 7) % auditStories.length]!
    const known = keys.get(story.tableNm)!
    return {
      dt: at(today, -60 + Math.floor(index / 5), 8 * 60 + 20 + (index % 5) * 113 + (index % 7)),
      userId: story.users[index % story.users.length],
      sessionId: demoSession,
      ip: `10.20.${11 + (index % 3)}.${20 + ((index * 13) % 60)}`,
      menuId: menus.get(story.menu),
      actCd: story.actCd,
      tableNm: story.tableNm,
      rowKey: story.rowKey ?? known[(index * 5) % known.length] ?? '1',
      diff: story.diff,
    }
  })
  await insertRows(sql, 'auditLog', rows, false)
  while ((await sealBatch(sql, true)) > 0);
}

/** Sign-ins of three weeks; one person forgot the password and was locked. */
function signInRows(today: string): object[] {
  const people = [
    'sys01',
    'hq01',
    'saf01',
    'rqst01',
    'issuer01',
    'approver01',
    'emp01',
    'vnd01a',
    'vnd02a',
    'env01',
  ]
  const row = (
    userId: string,
    dt: string,
    index: number,
    resultCd = 'SUCCESS',
    reason: string | null = null,
  ) => ({
    userId,
    dt,
    loginKindCd: userId.startsWith('vnd') ? 'VENDOR' : 'MAIN',
    resultCd,
    reason,
    ip: userId.startsWith('vnd')
      ? `203.0.113.${10 + (index % 20)}`
      : `10.20.${11 + (index % 3)}.${20 + ((index * 13) % 60)}`,
    agent: browsers[index % browsers.length],
  })
  const locked = [1, 2, 3, 4, 5].map((count) =>
    row('emp21', at(today, -4, 7 * 60 + 51 + count), 7, 'WRONG_PASSWORD', `비밀번호 불일치 (${count}/5)`),
  )
  const lock = [
    ...locked,
    row('emp21', at(today, -4, 7 * 60 + 56), 7, 'LOCK', '5회 실패로 계정을 잠갔습니다.'),
    row('emp21', at(today, -4, 7 * 60 + 58), 7, 'LOCKED', '잠긴 계정으로 로그인을 시도했습니다.'),
    row('emp21', at(today, -4, 8 * 60 + 29), 7),
  ]
  const unknown = row('admin', at(today, -9, 2 * 60 + 14), 3, 'WRONG_PASSWORD', '이 포털에 없는 아이디 (1/5)')
  const usual = Array.from({ length: signIns - lock.length - 1 }, (_, index) => {
    const userId = people[index % people.length]!
    const dt = at(today, -20 + Math.floor(index / 4), 7 * 60 + 40 + (index % 4) * 21 + (index % 9))
    return index % 17 === 5
      ? row(userId, dt, index, 'WRONG_PASSWORD', '비밀번호 불일치 (1/5)')
      : row(userId, dt, index)
  })
  return [...lock, unknown, ...usual].toSorted((one, other) => one.dt.localeCompare(other.dt))
}

function batchRows(today: string): { startDt: string }[] {
  return Array.from({ length: 10 }, (_, day) => day - 10).flatMap((day) =>
    batchStories.map(({ batchCd, minutes, cnt, failsOn, message }, index) => {
      const startDt = at(today, day, minutes)
      const fails = failsOn === day
      return {
        batchCd,
        startDt,
        endDt: startDt.replace(/:00\+/, `:0${1 + ((index - day) % 8)}+`),
        resultCd: fails ? 'FAIL' : 'SUCCESS',
        cnt: fails ? null : (cnt * (3 - (day % 4))) | 0,
        message: fails ? message : null,
      }
    }),
  )
}

/** Three months of accesses; the oldest is checked and signed. */
async function seedPersonal(sql: Sql, today: string): Promise<void> {
  const rows = Array.from({ length: 120 }, (_, index) => {
    const story = personalStories[index % personalStories.length]
    return {
      ...story,
      dt: at(
        today,
        -90 + Math.floor((index * 3) / 4),
        index % 29 === 0 ? 23 * 60 + 10 : 8 * 60 + 30 + (index % 9) * 55,
      ),
      sessionId: demoSession,
      ip: `10.20.${11 + (index % 3)}.${20 + ((index * 13) % 60)}`,
    }
  })
  await insertRows(sql, 'personalLog', inTime(rows, 'dt'), false)
  const month = addDays(`${addDays(`${today.slice(0, 7)}-01`, -1).slice(0, 7)}-01`, -1).slice(0, 7)
  const { count } = await sql.one<{ count: number }>(
    `select count(*)::int as count from "personalLog" where to_char("dt", 'YYYY-MM') = $1`,
    [month],
  )
  const { reviewNo } = await sql.one<{ reviewNo: number }>(
    `insert into "personalReview" ("reviewYm", "signUserId", "signDt", "rowCnt", "opinion") values ($1, 'hq01', $2, $3, $4) returning "reviewNo"`,
    [
      month,
      addMinutes(`${addDays(`${today.slice(0, 7)}-01`, -1).slice(0, 7)}-03T10:12:00+09:00`, 0),
      count,
      '야간 접속 1건은 긴급 작업허가 확인으로 소명되었습니다. 다운로드 사유가 모두 업무와 맞습니다. 이상 없음.',
    ],
  )
  await sql.query(`update "personalLog" set "reviewNo" = $2 where to_char("dt", 'YYYY-MM') = $1`, [
    month,
    reviewNo,
  ])
}

function jobRows(today: string): object[] {
  return uploadStories.map((story, index) => {
    const rqstDt = at(today, -12 + index * 2, 13 * 60 + 5 + index * 11)
    return {
      ...story,
      rqstDt,
      startDt: rqstDt,
      endDt: addMinutes(rqstDt, 1),
      ...(story.statusCd === 'EXPIRED' && { expireDt: addMinutes(rqstDt, 7 * 1440) }),
    }
  })
}

/** Form times of the last thirty days, and how often forms were given up. */
const formStories: readonly [
  tableNm: string,
  newYn: 'Y' | 'N',
  daily: number,
  leftOf: number,
  seconds: number,
][] = [
  ['workOrder', 'Y', 2, 6, 95],
  ['workPermit', 'Y', 4, 5, 210],
  ['workPermit', 'N', 5, 12, 60],
  ['vendorWorker', 'Y', 2, 9, 80],
  ['notice', 'Y', 1, 8, 130],
  ['authRequest', 'Y', 1, 10, 45],
]
const formUseRows = (today: string): object[] =>
  formStories.flatMap(([tableNm, newYn, daily, leftOf, seconds]) =>
    Array.from({ length: 30 }, (_, index) => {
      const leftCnt = index % leftOf === 0 ? 1 : 0
      const savedCnt = daily + (index % 3)
      return {
        ymd: addDays(today, index - 30),
        tableNm,
        newYn,
        savedCnt,
        leftCnt,
        savedSec: savedCnt * (seconds + (index % 7)),
        leftSec: leftCnt * 40,
      }
    }),
  )

/** Page visits of the last thirty days: people and menus by their rights, some more than others. */
async function seedUse(sql: Sql, today: string): Promise<void> {
  await sql.query(
    `insert into "menuUse" ("ymd", "menuId", "userId", "cnt")
     select d::date, m."menuId", u."userId", 1 + (h % 4)
     from generate_series($1::date - 30, $1::date - 1, interval '1 day') d
     cross join "user" u join "userAuthGrp" g on g."userId" = u."userId" and g."settingYn" = 'Y'
     join "authGrpMenu" a on a."authGrpNo" = g."authGrpNo" and a."accessYn" = 'Y' join "menu" m on m."menuId" = a."menuId"
     cross join lateral (select abs(hashtext(d::date::text || m."menuId" || u."userId")) as h) x
     where extract(isodow from d) < 6 and m."taskGrpCd" in ('TGP02', 'TGP11', 'TGP12', 'TGP14') and h % (5 + abs(hashtext(m."menuId")) % 40) = 0
     on conflict do nothing`,
    [today],
  )
}
