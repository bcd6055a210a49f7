import { addDays } from '../../src/core/shared/dates.ts'
import type { Sql } from '../../src/core/server/database/database.ts'
import { addressees } from '../../src/platform/notice/notice-people.server.ts'
import { isAddressed } from '../../src/platform/notice/notice.rule.ts'
import { demoNotices, type DemoNotice } from './demo-notices.ts'
import { insertRows } from '../../src/core/server/seed/insert-rows.ts'
import type { SeedOptions } from '../../src/core/server/seed/seed-part.ts'

const yn = (value: unknown) => (value ? 'Y' : 'N')

/** Notices of the demonstration, each read by some of those addressed. */
export async function seedNotices(sql: Sql, { demo, today }: SeedOptions): Promise<void> {
  if (!demo || (await sql.maybe('select 1 from "notice" limit 1'))) return
  const month = Number(today.slice(5, 7))
  const given = demoNotices(today.slice(0, 4)).map((row): DemoNotice => {
    const season = !row.months || row.months.includes(month)
    return season ? row : { ...row, state: 'closed', from: -160, to: -100 }
  })
  await insertRows(
    sql,
    'notice',
    given.map(({ from, to, top, popup, mustReadBy, author, read: _read, months: _months, ...row }) => ({
      ...row,
      fromYmd: addDays(today, from),
      toYmd: addDays(today, to),
      topYn: yn(top),
      popupYn: yn(popup),
      mustReadYn: yn(mustReadBy !== undefined),
      readDueYmd: mustReadBy === undefined ? null : addDays(today, mustReadBy),
      createUserId: author,
      createDt: `${addDays(today, Math.min(from, 0) - 1)}T16:20:00+09:00`,
      updateUserId: author,
      updateDt: `${addDays(today, Math.min(from, 0) - 1)}T16:20:00+09:00`,
    })),
    false,
  )
  await seedReadings(sql, given, today)
}

async function seedReadings(sql: Sql, given: readonly DemoNotice[], today: string): Promise<void> {
  const stored = await sql.query<{ noticeNo: number; title: string }>(
    'select "noticeNo", "title" from "notice"',
  )
  const people = await addressees(sql, today)
  const readings = given.flatMap((row) => {
    const noticeNo = stored.find(({ title }) => title === row.title)!.noticeNo
    const addressing = {
      plantCds: null,
      deptCds: null,
      authGrpNos: null,
      grpNos: null,
      targetVendorCds: null,
      ...row,
    }
    return people
      .filter((person) => isAddressed(addressing, person))
      .filter((_person, index) => (index * 7 + noticeNo * 3) % 10 < row.read)
      .map(({ userId, vendorCd }, index) => {
        // On one of the days since it was posted, before today's work.
        const day = addDays(today, Math.min(row.from + (index % 4), row.to, -1))
        const readDt = `${day}T08:${String(10 + (index % 45))}:00+09:00`
        return { noticeNo, userId, vendorCd, readDt, confirmDt: row.mustReadBy === undefined ? null : readDt }
      })
  })
  await insertRows(sql, 'noticeRead', readings, false)
}
