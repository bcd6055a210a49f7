// node bench/education.ts [--people 2000] [--seconds 120]: so many employees of one plant in a database of its own;
// measures 300 scans within those seconds with the wall beside them, 200 people in one exam, the matrix of legal hours,
// and 30 signatures on paper.
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { buildServer } from '../src/app/server.ts'
import { createDatabase, type Sql } from '../src/core/server/database/database.ts'
import { systemClock } from '../src/core/server/runtime/clock.ts'
import type { Paper } from '../src/modules/education/exam/paper.rule.ts'
import { rebuildStatus } from '../src/modules/education/status/facts/snapshot.server.ts'
import { clientOf, testSettings, tokensOf, type Client } from '../test/portal.ts'
import { tokenHeader } from '../src/core/shared/session.ts'
import { inDemonstration } from './database.ts'
import { milliseconds, spread } from './machine.ts'

const { values: options } = parseArgs({
  options: {
    people: { type: 'string', default: '2000' },
    seconds: { type: 'string', default: '120' },
  },
})
const people = Number(options.people)
const [scanners, sitters, signers] = [300, 200, 30]
const scanWindowMs = Number(options.seconds) * 1000
const reads = 60
const name = 'bench_education'

async function fill(sql: Sql): Promise<{ classNo: number; examNo: number }> {
  await sql.query(
    `insert into "user" ("userId", "userNm", "userKindCd", "plantCd", "deptCd", "email", "entryYmd", "acctStatusCd", "pwdChgDt", "mustChgYn", "userPwdHash", "createUserId", "updateUserId")
     select 'edu' || lpad(n::text, 4, '0'), '벤치사람' || n, u."userKindCd", u."plantCd", u."deptCd", 'bench@portal.example', date '2020-01-01', u."acctStatusCd", now(), 'N', u."userPwdHash", 'bench', 'bench'
     from "user" u, generate_series(1, $1::int) n where u."userId" = 'emp01'`,
    [people],
  )
  await sql.query(
    `insert into "userAuthGrp" ("userId", "authGrpNo", "createUserId", "updateUserId") select "userId", 8, 'bench', 'bench' from "user" where "createUserId" = 'bench'`,
  )
  await sql.query(
    `insert into "userAssign" ("userId", "assignKindCd", "plantCd", "deptCd", "workerClassCd", "fromYmd", "createUserId", "updateUserId")
     select u."userId", (select "assignKindCd" from "userAssign" limit 1), u."plantCd", u."deptCd", 'FLD', date '2020-01-01', 'bench', 'bench' from "user" u where "createUserId" = 'bench'`,
  )
  const { courseNo } = await sql.one<{ courseNo: number }>(
    `insert into "eduCourse" ("eduCourseCd", "eduCourseNm", "eduTypeCd", "plantCd", "targetClassCds", "methodCd", "stdMin", "minAttendPct", "passTypeCd", "state", "createUserId", "updateUserId")
     values ('EC-BENCH', '벤치 정기교육', 'REG', '0000', '{FLD}', 'C', 120, 90, 'B', 'confirmed', 'bench', 'bench') returning "eduCourseNo" as "courseNo"`,
  )
  const { classNo } = await sql.one<{ classNo: number }>(
    `insert into "eduClass" ("classNm", "plantCd", "eduCourseNo", "startDt", "endDt", "methodCd", "placeNm", "outOrgNm", "outOrgRegNo", "capacityQty", "seatQty", "waitQty", "vendorOpenYn", "qrYn", "breakMin", "state", "createUserId", "updateUserId")
     values ('벤치 차수', '1000', $1, now() - interval '5 minutes', now() + interval '2 hours', 'C', '강당', '기관', 'R-1', $2, $2, 0, 'N', 'Y', 0, 'running', 'bench', 'bench') returning "eduClassNo" as "classNo"`,
    [courseNo, scanners],
  )
  await sql.query(
    `insert into "eduTarget" ("eduClassNo", "plantCd", "userId", "targetNm", "workerClassCd", "deptCd", "state", "createUserId", "updateUserId")
     select $1, '1000', "userId", "userNm", 'FLD', "deptCd", 'invited', 'bench', 'bench' from "user" where "createUserId" = 'bench' order by "userId" limit $2`,
    [classNo, scanners],
  )
  const { examNo } = await sql.one<{ examNo: number }>(
    `insert into "eduExam" ("examNm", "plantCd", "eduCourseNo", "eduTypeCd", "pickCd", "questionQty", "highPct", "midPct", "lowPct", "timeLimitMin", "passScore", "maxTryCnt", "waitMin", "relearnYn", "shuffleYn", "openAnswerCd", "selfYn", "openDt", "state", "createUserId", "updateUserId")
     values ('벤치 평가', '1000', $1, 'REG', 'draw', 10, 20, 50, 30, 60, 60, 3, 0, 'N', 'Y', 'ended', 'N', now(), 'open', 'bench', 'bench') returning "examNo"`,
    [courseNo],
  )
  // Some thousand results, so that the matrix adds up what people were taught.
  await sql.query(
    `insert into "eduResult" ("userId", "plantCd", "deptCd", "eduNm", "eduTypeCd", "eduStartYmd", "eduEndYmd", "recogMin", "resultCd", "sourceCd", "state", "createUserId", "updateUserId")
     select "userId", "plantCd", "deptCd", '정기교육', 'REG', current_date - 30 * n, current_date - 30 * n, 120, 'completed', 'internal', 'confirmed', 'bench', 'bench' from "user", generate_series(1, 5) n where "createUserId" = 'bench'`,
  )
  await sql.query('analyze')
  return { classNo, examNo }
}

await inDemonstration(name, async (url) => {
  const sql = createDatabase(url, { max: 1 })
  const { classNo, examNo } = await sql.transaction(fill)
  const app = await buildServer({
    settings: testSettings({ accessMinutes: 600 }),
    databaseUrl: url,
    clock: systemClock,
    loginPerMinute: 10_000,
    openPerMinute: 100_000,
    timers: false,
  })
  await app.ready()
  const client = async (userId: string) => clientOf(app, userId, (await tokensOf(app, userId)).accessToken)
  const saf01 = await client('saf01')
  const learners: Client[] = []
  for (let n = 1; n <= scanners; n += 1) learners.push(await client(`edu${String(n).padStart(4, '0')}`))
  console.log(`${people} people, ${learners.length} of them signed in`)

  const matrix = '/api/saf/education/status/legal?plantCd=1000'
  const night = await milliseconds(() => rebuildStatus(app.engine))
  console.log(`the night reckons ${people} people in ${(night / 1000).toFixed(1)} s`)
  const first = await saf01.get(matrix)
  if (first.status !== 200) throw new Error(JSON.stringify(first.body).slice(0, 300))
  const times: number[] = []
  for (let round = 0; round < reads; round += 1) times.push(await milliseconds(() => saf01.get(matrix)))
  console.log(`matrix of ${people} people: ${spread(times, 0)} (goal p95 300)`)
  const past = new Date(Date.now() - 40 * 86_400_000).toISOString().slice(0, 10)
  const earlier: number[] = []
  for (let round = 0; round < 10; round += 1)
    earlier.push(await milliseconds(() => saf01.get(`${matrix}&baseYmd=${past}`)))
  console.log(`a past day, which nobody kept: ${spread(earlier, 0)}`)

  const classUrl = `/api/saf/education/class/${classNo}`
  let token = ''
  const newCode = async () => {
    token = (await saf01.get(`${classUrl}/qr?kind=IN`)).body.data.token as string
  }
  await newCode()
  const turning = setInterval(() => void newCode(), 10_000)
  const answered: number[] = []
  const begin = performance.now()
  const scans: number[] = []
  const statuses = new Map<number, number>()
  let behind = 0
  let scanning = true
  const wall = (async () => {
    while (scanning) {
      const known = answered.length
      const asked = performance.now()
      const { come } = (await saf01.get(`${classUrl}/wall`)).body.data as { come: number }
      // What had been answered before the wall was asked must stand on it.
      if (come < known) behind = Math.max(behind, performance.now() - answered[come]!)
      await wait(Math.max(0, 250 - (performance.now() - asked)))
    }
  })()
  await Promise.all(
    learners.map(async (learner, index) => {
      await wait((index * scanWindowMs) / scanners)
      const deviceHash = Buffer.from(learner.userId).toString('hex').padEnd(16, '0')
      // A telephone that got no answer sends the same once more.
      for (const again of [false, true]) {
        const took = await milliseconds(async () => {
          const { status } = await learner.post('/api/saf/education/attend/scan', { token, deviceHash })
          const counted = again ? status + 1000 : status
          statuses.set(counted, (statuses.get(counted) ?? 0) + 1)
        })
        if (!again) {
          scans.push(took)
          answered.push(performance.now())
        }
      }
    }),
  )
  const scanned = (performance.now() - begin) / 1000
  scanning = false
  clearInterval(turning)
  await wall
  const { stays, twice } = await sql.one<{ stays: number; twice: number }>(
    `select count(*)::int as "stays", (count(*) - count(distinct "eduTargetNo"))::int as "twice" from "eduAttend" where "eduClassNo" = $1`,
    [classNo],
  )
  console.log(
    `${scanners} scans in ${scanned.toFixed(0)} s: ${stays} kept, ${twice} doubled, ${spread(scans, 0)}, answers ${JSON.stringify(Object.fromEntries(statuses))} (1409: the second of the same), wall ${behind.toFixed(0)} ms behind (goal 1000)`,
  )

  const errors: string[] = []
  const saves: number[] = []
  const sat = await milliseconds(() =>
    Promise.all(
      learners.slice(0, sitters).map(async (learner) => {
        const { eduTargetNo } = await sql.one<{ eduTargetNo: number }>(
          'select "eduTargetNo" from "eduTarget" where "eduClassNo" = $1 and "userId" = $2',
          [classNo, learner.userId],
        )
        const begun = await learner.post(`/api/saf/education/myexam/${examNo}/begin`, { eduTargetNo })
        if (begun.status !== 200) return errors.push(`begin ${begun.status} ${JSON.stringify(begun.body)}`)
        const takeNo = begun.body.data.takeNo as number
        const { paper } = await sql.one<{ paper: Paper }>(
          'select "paper" from "eduExamPaper" where "takeNo" = $1',
          [takeNo],
        )
        const answers: Record<string, readonly string[]> = {}
        for (const [index, { typeCd, key }] of paper.entries()) {
          answers[String(index)] = typeCd === 'M' ? key : key.slice(0, 1)
          const body = { answers, saveSeq: index + 1, leaveCnt: 0 }
          saves.push(
            await milliseconds(async () => {
              const { status } = await learner.put(`/api/saf/education/mytake/${takeNo}/save`, body)
              if (status !== 200) errors.push(`save ${status}`)
            }),
          )
        }
        const ended = await learner.put(`/api/saf/education/mytake/${takeNo}/submit`, {
          answers,
          saveSeq: paper.length + 1,
          leaveCnt: 0,
        })
        if (ended.body.data?.state !== 'passed') errors.push(`submit ${ended.status}`)
        return 0
      }),
    ),
  )
  const { takes } = await sql.one<{ takes: number }>(
    `select count(*)::int as "takes" from "eduExamTake" where "examNo" = $1 and "state" = 'passed'`,
    [examNo],
  )
  console.log(
    `${sitters} in one exam at once: ${(sat / 1000).toFixed(1)} s, ${takes} passed, ${errors.length} errors${errors[0] ? ` (${errors[0].slice(0, 160)})` : ''}, a save ${spread(saves, 0)}`,
  )

  const seats = await sql.query<{ eduTargetNo: number }>(
    'select "eduTargetNo" from "eduTarget" where "eduClassNo" = $1 order by 1 limit $2',
    [classNo, signers],
  )
  const drawing = await sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="160"><path d="M20 120 C60 10 110 150 160 60 S260 20 380 110" fill="none" stroke="#000" stroke-width="5"/></svg>',
    ),
  )
    .png()
    .toBuffer()
  for (const { eduTargetNo } of seats) {
    const form = new FormData()
    form.append('pictureExplan', '벤치사람')
    form.append('file', new Blob([new Uint8Array(drawing)]), 'signature.png')
    const { statusCode, body } = await app.inject({
      method: 'POST',
      url: `${classUrl}/sign/${eduTargetNo}`,
      headers: { [tokenHeader]: `Bearer ${saf01.accessToken}` },
      payload: form,
    })
    if (statusCode !== 200) throw new Error(body)
  }
  const prints: number[] = []
  for (let round = 0; round < 5; round += 1)
    prints.push(await milliseconds(() => saf01.get(`${classUrl}/print/sheet`)))
  console.log(
    `${signers} signatures and ${scanners} names on paper: first ${prints[0]!.toFixed(0)} ms, ${spread(prints, 0)} (goal 2000)`,
  )
  await sql.end()
  await app.close()
})
