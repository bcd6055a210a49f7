// node bench/attend.ts [--people 300]: so many workers of a company scan the code of one class by their own links, each
// twice, as fast as the portal answers. Prints how long it took, how late the wall was and whether any was lost.
import { parseArgs } from 'node:util'
import { startPortal } from '../test/portal.ts'
import { momentOf } from '../src/core/shared/dates.ts'

const { values } = parseArgs({ options: { people: { type: 'string', default: '300' } } })
const people = Number(values.people)
const atOnce = 16
const portal = await startPortal()
const { database } = portal.engine
const now = portal.clock.now()
const at = (minutes: number) => momentOf(new Date(now.getTime() + minutes * 60_000))

const { no: courseNo } = await database.one<{ no: number }>(
  `insert into "eduCourse" ("eduCourseCd", "eduCourseNm", "eduTypeCd", "plantCd", "targetClassCds", "methodCd", "stdMin", "minAttendPct", "passTypeCd", "state", "createUserId", "updateUserId")
   values ('EC-BENCH', 'Bench', 'PTW', '0000', '{FLD}', 'C', 60, 90, 'A', 'confirmed', 'system', 'system') returning "eduCourseNo" as "no"`,
)
const { no: classNo } = await database.one<{ no: number }>(
  `insert into "eduClass" ("classNm", "plantCd", "eduCourseNo", "startDt", "endDt", "methodCd", "placeNm", "capacityQty", "qrYn", "vendorOpenYn", "state", "createUserId", "updateUserId")
   values ('Bench', '1000', $1, $2, $3, 'C', 'Hall', $4, 'Y', 'Y', 'running', 'system', 'system') returning "eduClassNo" as "no"`,
  [courseNo, at(-5), at(120), people],
)
const { vendorCd } = await database.one<{ vendorCd: string }>(
  `select "vendorCd" from "vendorPlant" where "plantCd" = '1000' and "useYn" = 'Y' order by 1 limit 1`,
)
await database.query(
  `with w as (insert into "vendorWorker" ("vendorCd", "vendorWorkerNm", "birthYmd", "entryStatCd", "createUserId", "updateUserId")
     select $2, 'Bench ' || n, date '1990-01-01', 'VEN01', 'system', 'system' from generate_series(1, $3::int) n returning "vendorWorkerNo", "vendorWorkerNm")
   insert into "eduTarget" ("eduClassNo", "plantCd", "vendorWorkerNo", "vendorCd", "targetNm", "state", "createUserId", "updateUserId")
   select $1, '1000', "vendorWorkerNo", $2, "vendorWorkerNm", 'invited', 'system', 'system' from w`,
  [classNo, vendorCd, people],
)
const safety = await portal.signIn('saf01')
const targets = await database.query<{ no: number }>(
  'select "eduTargetNo" as "no" from "eduTarget" where "eduClassNo" = $1 order by 1',
  [classNo],
)
const path = `/api/saf/education/class/${classNo}`
const links: string[] = []
for (const { no } of targets) {
  const { body } = await safety.post(`${path}/link`, { eduTargetNo: no })
  links.push(String(body.data.url).split('/attend/')[1]!)
}
const token = (await safety.get(`${path}/qr?kind=IN`)).body.data.token as string
const answers = new Map<number, number>()
const scan = async (index: number): Promise<void> => {
  const { status } = await portal.anonymous.post(`/api/public/eduseat/${links[index]!}`, {
    token,
    deviceHash: index.toString(16).padStart(16, '0'),
  })
  answers.set(status, (answers.get(status) ?? 0) + 1)
}
const began = performance.now()
const queue = links.flatMap((_, index) => [index, index])
await Promise.all(
  Array.from({ length: atOnce }, async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) await scan(next)
  }),
)
const scanned = performance.now()
const wall = await safety.get(`${path}/wall`)
const seen = performance.now()
const { rows } = await database.one<{ rows: number }>(
  'select count(*)::int as "rows" from "eduAttend" where "eduClassNo" = $1',
  [classNo],
)
process.stdout.write(
  `${JSON.stringify({
    people,
    scans: links.length * 2,
    seconds: Number(((scanned - began) / 1000).toFixed(2)),
    wallMs: Math.round(seen - scanned),
    wallCounts: wall.body.data.counts,
    rows,
    answers: Object.fromEntries(answers),
  })}\n`,
)
await portal.close()
