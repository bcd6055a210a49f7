import type { Sql } from '../../src/core/server/database/database.ts'
import { kioskDefaults, type KioskParameter } from '../../src/platform/kiosk/kiosk.rule.ts'
import { hashPassword, passwordSha } from '../../src/platform/session/password.ts'
import { deliverRows } from '../../src/core/server/seed/deliver-rows.ts'
import { insertRows } from '../../src/core/server/seed/insert-rows.ts'
import type { SeedOptions } from '../../src/core/server/seed/seed-part.ts'

/** PIN of everybody who has a badge in the demonstration. */
export const demoPin = '482615'
const parameterFacts: Record<KioskParameter, [note: string, unit: string]> = {
  KIOSK_IDLE_SECONDS: ['현장 단말기 자동 로그아웃(조작이 없는 시간)', '초'],
  KIOSK_LOCK_MINUTES: ['현장 단말기 PIN 오류 잠금 시간', '분'],
}
/** Field workers with the number on the badge. */
const badges: readonly [userId: string, badgeNo: string][] = [
  ['issuer01', 'B100001'],
  ['issuer03', 'B100002'],
  ['issuer11', 'B100003'],
  ['gas01', 'B100004'],
  ['watch01', 'B100005'],
  ['saf01', 'B100006'],
  ['emp01', 'B100007'],
  ['vnd01s', 'B100011'],
  ['vnd03s', 'B100013'],
]

/**
 * Figures of the shared devices for every installation; with the demonstration two devices that wait to be
 * registered, and badges.
 */
export async function seedKiosks(sql: Sql, { demo, today }: SeedOptions): Promise<void> {
  await deliverRows(sql, {
    table: 'sysParam',
    part: 'kiosk',
    key: ['paramCd', 'plantCd', 'fromYmd'],
    rows: (Object.keys(kioskDefaults) as KioskParameter[]).map((paramCd) => {
      const [note, unit] = parameterFacts[paramCd]
      return {
        paramCd,
        val: String(kioskDefaults[paramCd]),
        fromYmd: '2025-01-01',
        unit,
        source: '회사 기준',
        note,
        confirmNeededYn: 'N',
      }
    }),
  })
  if (!demo || (await sql.maybe('select 1 from "kiosk" limit 1'))) return
  await insertRows(sql, 'kiosk', [
    {
      kioskNm: '반응 구역 조정실 앞',
      plantCd: '1000',
      placeTxt: '반응 구역 A동 1층 출입구',
      deptCd: 'D111',
      useYn: 'Y',
    },
    { kioskNm: '탱크야드 초소', plantCd: '1000', placeTxt: '탱크야드 북문 초소', deptCd: 'D112', useYn: 'Y' },
  ])
  const pinHash = await hashPassword(passwordSha(demoPin))
  const pinChgDt = `${today}T00:00:00+09:00`
  await insertRows(
    sql,
    'userBadge',
    badges.map(([userId, badgeNo]) => ({ userId, badgeNo, pinHash, pinChgDt })),
  )
  await sql.query(`select setval('"badgeSeq"', 100100)`)
}
