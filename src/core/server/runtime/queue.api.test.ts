import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startPortal, type Portal } from '../../../../test/portal.ts'
import { asSystem, inTransaction, type Context } from '../entity/context.ts'
import { enqueue, Hopeless, Interrupted, purgeJobs, runQueue, type Failure, type Queue } from './queue.ts'

let portal: Portal
beforeAll(async () => void (portal = await startPortal()))
afterAll(() => portal.close())
const sql = () => portal.engine.database
beforeEach(() => sql().query(`delete from "queueJob"`))

interface Paper {
  paper: string
}
const printing = (
  run: (context: Context, data: Paper) => Promise<void>,
): Queue<Paper> & { heard: Failure[] } => {
  const heard: Failure[] = []
  return {
    name: 'test',
    reason: '대기열 시험',
    retryMinutes: [1, 5],
    run,
    failed: async (_context, _data, failure) => void heard.push(failure),
    heard,
  }
}
const put = (jobs: Paper[], priority = 0) =>
  inTransaction(portal.engine, asSystem('test'), (context) =>
    enqueue(context, { name: 'test', priority }, jobs),
  )
const rows = () =>
  sql().query<{ state: string; tryCnt: number; lastError: string | null }>(
    `select "state", "tryCnt", "lastError" from "queueJob" order by "jobNo"`,
  )
const papers = (count: number): Paper[] => Array.from({ length: count }, (_, at) => ({ paper: `표지 ${at}` }))

test('processes that run a queue together do each job once, the urgent one first', async () => {
  const done: string[] = []
  const queue = printing(async (_, { paper }) => void done.push(paper))
  await put(papers(40))
  await put([{ paper: '긴급' }], 5)
  const counts = await Promise.all(Array.from({ length: 4 }, () => runQueue(portal.engine, queue)))
  expect(counts.reduce((sum, count) => sum + count)).toBe(41)
  expect(done.indexOf('긴급')).toBeLessThan(4)
  expect(new Set(done).size).toBe(41)
  expect(done).toHaveLength(41)
})

test('a failed try undoes what it wrote, is made again after its minutes, and ends as failed', async () => {
  const queue = printing(async (context) => {
    await context.sql.query(
      `insert into "errorLog" ("errorCode", "message", "url") values ('QUEUE_TEST', 'x', '/')`,
    )
    throw new Error('no paper')
  })
  await put(papers(1))
  const states: unknown[] = []
  for (const minutes of [0, 0.5, 0.5, 4, 1, 60]) {
    portal.clock.forwardMinutes(minutes)
    await runQueue(portal.engine, queue)
    const [job] = await rows()
    states.push([job?.state, job?.tryCnt])
  }
  expect(states).toEqual([
    ['waiting', 1],
    ['waiting', 1],
    ['waiting', 2],
    ['waiting', 2],
    ['failed', 3],
    ['failed', 3],
  ])
  expect(queue.heard.map(({ tryCnt, nextDt }) => [tryCnt, nextDt !== undefined])).toEqual([
    [1, true],
    [2, true],
    [3, false],
  ])
  expect(await sql().query(`select 1 from "errorLog" where "errorCode" = 'QUEUE_TEST'`)).toEqual([])
})

test('a job without hope fails at once, and one that kills its process fails after three lost starts', async () => {
  await put(papers(1))
  await runQueue(
    portal.engine,
    printing(async () => {
      throw new Hopeless('no such paper')
    }),
  )
  expect(await rows()).toEqual([{ state: 'failed', tryCnt: 1, lastError: 'no such paper' }])
  await sql().query(`delete from "queueJob"`)
  await put(papers(1))
  await sql().query(`update "queueJob" set "startCnt" = 3`)
  const queue = printing(async () => undefined)
  await runQueue(portal.engine, queue)
  expect((await rows())[0]?.state).toBe('failed')
  expect(queue.heard).toHaveLength(1)
})

test('a job whose process ends in the middle is left for another one and counts as no try', async () => {
  await put(papers(1))
  let closing = true
  const queue = printing(async () => {
    if (closing) throw new Interrupted('the server stops')
  })
  expect(await runQueue(portal.engine, queue)).toBe(0)
  expect(await rows()).toEqual([{ state: 'waiting', tryCnt: 0, lastError: null }])
  closing = false
  expect(await runQueue(portal.engine, queue)).toBe(1)
})

test('a job that was put in by a transaction that fails is not there', async () => {
  await expect(
    inTransaction(portal.engine, asSystem('test'), async (context) => {
      await enqueue(context, { name: 'test' }, papers(2))
      throw new Error('undone')
    }),
  ).rejects.toThrow('undone')
  expect(await rows()).toEqual([])
})

test('an administrator sees failed jobs and has them done again; nobody else does', async () => {
  let isBroken = true
  const queue = printing(async () => {
    if (isBroken) throw new Hopeless('printer is off')
  })
  await put(papers(1))
  await runQueue(portal.engine, queue)
  const sys = await portal.signIn('sys01')
  const listed = (await sys.get('/api/manage/queuejobs?state=failed')).body
  expect(listed.data).toMatchObject([{ queueNm: 'test', lastError: 'printer is off', tryCnt: 1 }])
  const retry = `/api/manage/queuejob/${listed.data[0].jobNo}/retry`
  const employee = await portal.signIn('emp01')
  expect((await employee.get('/api/manage/queuejobs')).status).toBe(403)
  expect((await employee.put(retry)).status).toBe(403)
  isBroken = false
  expect((await sys.put(retry)).status).toBe(200)
  expect((await sys.put(retry)).status).toBe(409)
  expect(await runQueue(portal.engine, queue)).toBe(1)
})

test('jobs that are done go after their days, failed ones stay', async () => {
  await put(papers(2))
  let first = true
  const queue = printing(async () => {
    if (first) throw new Hopeless(`${(first = false)}`)
  })
  await runQueue(portal.engine, queue)
  expect(await purgeJobs(portal.engine, 7)).toBe(0)
  portal.clock.forwardMinutes(7 * 1440 + 1)
  expect(await purgeJobs(portal.engine, 7)).toBe(1)
  expect((await rows()).map(({ state }) => state)).toEqual(['failed'])
})
