import { setTimeout as wait } from 'node:timers/promises'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { demoPassword } from '../../db/seed/seed.ts'
import { attachmentRefusals } from '../../src/platform/attachment/attachment.texts.ts'
import { passwordSha } from '../../src/platform/session/password.ts'
import { smallDisk, type SmallDisk } from './disk.ts'
import { compare, Writers, type KillReport } from './kill.ts'
import { startProcess, type PortalProcess } from './portal-process.ts'

/** Faults of the machine that need a process and a disk of their own: npm run test:trust alone. */
const megabyte = 1024 * 1024
let portal: PortalProcess | undefined
let disk: SmallDisk | undefined
afterEach(async () => {
  if (portal && portal.dataDir === disk?.folder) await portal.stop()
  else await portal?.remove()
  disk?.remove()
  portal = undefined
  disk = undefined
})
const mounted = (megabytes: number): SmallDisk => {
  disk = smallDisk(megabytes)
  if (!disk) throw new Error('the drills of a full disk mount a small one: run them as root')
  return disk
}
const signIn = async (url: string, userId: string): Promise<string> => {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userId, userPwdSHA: passwordSha(demoPassword) }),
  })
  return ((await answer.json()) as { data: { accessToken: string } }).data.accessToken
}

test(
  'a full folder of files: the upload is refused in a sentence, nothing is left of it, and the next one that fits is kept',
  { timeout: 300_000 },
  async () => {
    const files = mounted(8)
    portal = await startProcess({ fileDir: files.folder })
    const token = await signIn(portal.url, 'rqst01')
    const upload = async (size: number) => {
      const form = new FormData()
      for (const [name, value] of Object.entries({
        taskClassNm: 'workOrder',
        tempTaskKey: 'drill-0123456789abcdef',
        taskFlag: '',
      }))
        form.append(name, value)
      form.append(
        'file',
        new Blob(['도면 설명\n'.repeat(Math.ceil(size / 16))], { type: 'text/plain' }),
        '도면 설명.txt',
      )
      const answer = await fetch(`${portal!.url}/api/attachfile/upload`, {
        method: 'POST',
        headers: { 'x-authorization': `Bearer ${token}` },
        body: form,
      })
      return {
        status: answer.status,
        body: (await answer.json()) as { message?: string; errorCode?: string },
      }
    }
    const kept = await upload(1000)
    expect(kept.status, JSON.stringify(kept.body)).toBe(200)
    // A disk that fills up while a file arrives, and one on which too little is left to begin with.
    for (const [left, message] of [
      [
        600_000,
        '서버의 저장 공간이 부족하여 저장하지 못했습니다. 입력한 내용을 그대로 두고 관리자에게 알려 주세요.',
      ],
      [100_000, String(attachmentRefusals.diskFull())],
    ] as const) {
      files.free()
      files.fill(left)
      const refused = await upload(2 * megabyte)
      console.log(JSON.stringify({ fault: 'full folder of files', left, ...refused }))
      expect([refused.status, refused.body.errorCode, refused.body.message]).toEqual([
        507,
        'DISK_FULL',
        message,
      ])
    }
    expect(readdirSync(path.join(files.folder, 'incoming'))).toEqual([])
    expect(
      (
        await fetch(`${portal.url}/api/saf/workpermits`, {
          headers: { 'x-authorization': `Bearer ${token}` },
        })
      ).status,
    ).toBe(200)
    files.free()
    expect((await upload(2 * megabyte)).status).toBe(200)
  },
)

test(
  'a full disk under the database: whoever saves is told, all that was acknowledged is there, and it goes on when there is room',
  { timeout: 600_000 },
  async () => {
    const data = mounted(900)
    portal = await startProcess({ dataDir: data.folder })
    const report: KillReport = {
      serverKills: 0,
      databaseKills: 0,
      acknowledged: 0,
      lostAnswers: 0,
      auditRows: 0,
      faults: [],
    }
    const writers = new Writers(portal.url, report)
    await writers.prepare()
    const writing = writers.run()
    const failed = writing.catch((error: Error) => error)
    await writers.waitForSuccess()
    const before = report.acknowledged
    data.fill(0)
    // So long that the log of writes wants a new file, and a checkpoint comes.
    await wait(20_000)
    const during = writers.refusals
    data.free()
    await Promise.race([writers.waitForSuccess(), failed])
    writers.stop()
    await writing
    await portal.stop()
    await compare(portal.dataDir, portal.databasePort, writers.written, report)
    console.log(
      JSON.stringify({
        fault: 'full disk under the database',
        before,
        ...report,
        refusals: Object.fromEntries(during),
      }),
    )
    expect(report.faults).toEqual([])
    expect([...during.keys()].filter((each) => !/^(503|507|lost)/.test(each))).toEqual([])
  },
)

test('a database that is gone is told in a sentence until it is back', { timeout: 300_000 }, async () => {
  portal = await startProcess()
  const token = await signIn(portal.url, 'rqst01')
  const heard = new Map<string, number>()
  for (let round = 0; round < 3; round++) {
    await portal.killDatabase()
    for (let patience = 300; patience > 0; patience--) {
      const answer = await fetch(`${portal.url}/api/saf/workpermits?limit=1`, {
        headers: { 'x-authorization': `Bearer ${token}` },
      })
      const { message = '' } = (await answer.json()) as { message?: string }
      const said = `${answer.status} ${message}`
      heard.set(said, (heard.get(said) ?? 0) + 1)
      if (answer.status === 200 && patience < 299) break
      await wait(50)
    }
  }
  console.log(JSON.stringify({ fault: 'database gone', heard: Object.fromEntries(heard) }))
  expect([...heard.keys()].filter((each) => !/^(200 $|503 [가-힣])/.test(each))).toEqual([])
  expect(heard.get('200 ') ?? 0).toBeGreaterThanOrEqual(3)
})
