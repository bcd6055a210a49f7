// Open browsers on the live stream while permits change: how soon does each hear of it, and do the lists ask
// more of the database?
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { Connection } from './client.ts'
import { percentile } from './machine.ts'
import { requestOf, type Target } from './target.ts'

const changes = 50
const changeEveryMs = 100

export interface LiveResult {
  browsers: number
  heard: number
  expected: number
  p50: number
  p95: number
}

/** Every browser must hear of every change; milliseconds from the answer of the write to the event. */
export async function liveDelivery(target: Target, browsers: number): Promise<LiveResult> {
  const answered = new Map<string, number>()
  const delays: number[] = []
  const early: { key: string; at: number }[] = []
  const sockets = await Promise.all(
    Array.from({ length: browsers }, () =>
      listen(target, (key) => {
        const at = performance.now()
        const since = answered.get(key)
        if (since === undefined) early.push({ key, at })
        else delays.push(at - since)
      }),
    ),
  )
  const line = new Connection(target.base)
  for (let number = 0; number < changes; number++) {
    const sent = performance.now()
    const { status, body } = await line.send(requestOf(target, 'W5', number))
    if (status !== 201) throw new Error(`${status} ${body.toString()}`)
    answered.set(
      String((JSON.parse(body.toString()) as { data: { permitNo: number } }).data.permitNo),
      performance.now(),
    )
    await wait(Math.max(0, changeEveryMs - (performance.now() - sent)))
  }
  await wait(1000)
  line.close()
  for (const socket of sockets) socket.destroy()
  // Heard before the writer had its answer.
  const sooner = early.filter(({ key }) => answered.has(key)).map(() => 0)
  const all = [...delays, ...sooner]
  return {
    browsers,
    heard: all.length,
    expected: browsers * changes,
    p50: percentile(all, 0.5),
    p95: percentile(all, 0.95),
  }
}

function listen(target: Target, tell: (key: string) => void): Promise<Socket> {
  const { hostname, port, host } = new URL(target.base)
  const socket = connect({ host: hostname, port: Number(port) })
  const headers = Object.entries(requestOf(target, 'W4', 0).headers).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  )
  socket.write(`GET /api/live HTTP/1.1\r\nhost: ${host}\r\n${headers.join('')}\r\n`)
  socket.setEncoding('utf8')
  return new Promise((resolve, reject) => {
    socket.on('error', reject)
    let rest = ''
    socket.on('data', (chunk: string) => {
      resolve(socket)
      const lines = (rest + chunk).split('\n')
      rest = lines.pop() ?? ''
      for (const text of lines) {
        const event = /"topic":"benchPermit","key":"?([^"}]+)/.exec(text)
        if (event) tell(event[1]!)
      }
    })
  })
}
