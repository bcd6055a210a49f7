import { isHoliday } from '../src/modules/work-permit/seed/demo-permit-story.ts'
import { demoPassword, demoPin } from '../db/seed/seed.ts'
import { passwordSha } from '../src/platform/session/password.ts'
import type { WorkPlan } from '../src/modules/work-permit/permit/risk-grade.rule.ts'
import { permitClock } from '../src/modules/work-permit/permit-flow/permit-clock.server.ts'
import { TestClock } from '../src/core/server/runtime/clock.ts'
import { addDays, dayOf } from '../src/core/shared/dates.ts'
import { jpeg } from './file-samples.ts'
import { startPortal, type Answer, type Client, type Portal } from './portal.ts'

export const permitPath = '/api/saf/workpermit'
type Body = Record<string, unknown>

/** The password with which a person of the demonstration signs. */
export const signature = { userPwdSHA: passwordSha(demoPassword) }
const isSignature = (url: string) =>
  /^\/api\/saf\/(workpermit|loto|wkod)\/\d+\/(urgentapproval|sign|requestCooperation|finishReview|approve|approveExtension|start|resume|forcesign|lotoforce)$/.test(
    url,
  )

/** A working day after the works of the demonstration, so that its crews are free. */
export function freeWorkDay(): string {
  let day = addDays(dayOf(new Date()), 4)
  while (isHoliday(day) || isHoliday(addDays(day, -1))) day = addDays(day, 1)
  return day
}

export interface PermitLife {
  portal: Portal
  clock: TestClock
  /** The day of work, 'YYYY-MM-DD'. */
  day: string
  /** Moves the clock to a time of the day of work, or of a day before or after it. */
  at(time: string, days?: number): void
  /** Calls as this person, signed in at about the clock's present time. */
  put(userId: string, url: string, body?: unknown): Promise<Answer>
  change(userId: string, url: string, body: Body): Promise<Answer>
  post(userId: string, url: string, body?: unknown): Promise<Answer>
  get(userId: string, url: string): Promise<Answer>
  remove(userId: string, url: string): Promise<Answer>
  /** An act on a permit. @throws when it is refused */
  act(userId: string, permitNo: number, action: string, body?: Body): Promise<Body>
  /** Numbers of workers by their names. */
  workerNo(name: string): Promise<number>
  orderNo(name: string): Promise<number>
  /** Body of a hot work at the switchgear MCC-2 of the third vendor; `over` wins. */
  hotWork(over?: Body): Promise<Body>
  /** Body of a general work of the third vendor without any supplement; `over` wins. */
  plainWork(over?: Body): Promise<Body>
  create(userId: string, body: Body): Promise<number>
  /** Puts a permit into a state past all rules. */
  force(permitNo: number, state: string, more?: Body): Promise<void>
  tick(): Promise<number[]>
  /** Everybody of the crew signs today's meeting and answers five times yes. */
  attend(userId: string, permitNo: number): Promise<void>
  addPhoto(userId: string, permitNo: number): Promise<Answer>
  /** Attaches a working plan, such as 'electricPlan'. */
  addPlan(userId: string, permitNo: number, plan: WorkPlan): Promise<Answer>
  close(): Promise<void>
}

/** The whole portal with the demonstration, and short hands for the life of a permit. */
export async function startPermitLife(): Promise<PermitLife> {
  const day = freeWorkDay()
  const clock = new TestClock(`${addDays(day, -1)}T10:00:00+09:00`)
  const portal = await startPortal({ clock })
  const sql = portal.engine.database
  // Signed in again only when the clock has moved so far that the token may have ended.
  const signedIn = new Map<string, { client: Client; since: number }>()
  const clientOf = async (userId: string) => {
    const now = clock.now().getTime()
    const known = signedIn.get(userId)
    if (known && now >= known.since && now - known.since < 20 * 60_000) return known.client
    const client = await portal.signIn(userId)
    signedIn.set(userId, { client, since: now })
    return client
  }
  /** A worker of a company signs and measures with his own PIN at the device of the company's account. */
  const proven = async (userId: string, url: string, body: Body): Promise<Body> => {
    if (url.endsWith('/sign')) return { pinPwd: demoPin, ...body }
    if (!url.endsWith('/gas') || !userId.startsWith('vnd') || !body['testerTxt']) return body
    const { testerTxt, ...rest } = body
    return { testerWorkerNo: await workerNo(String(testerTxt)), pinPwd: demoPin, ...rest }
  }
  const call = async (
    userId: string,
    method: 'get' | 'put' | 'change' | 'post' | 'delete',
    url: string,
    body?: unknown,
  ) => {
    const given = await proven(userId, url, (body ?? {}) as Body)
    return (await clientOf(userId))[method](
      url,
      isSignature(url) ? { ...signature, ...given } : url.endsWith('/gas') ? given : body,
    )
  }
  const numberOf = async (table: string, key: string, column: string, value: string) =>
    (await sql.one<{ key: number }>(`select "${key}" as key from "${table}" where "${column}" = $1`, [value]))
      .key
  const workerNo = (name: string) => numberOf('vendorWorker', 'vendorWorkerNo', 'vendorWorkerNm', name)
  const orderNo = (name: string) => numberOf('workOrder', 'wkodNo', 'wkodNm', name)
  const life: PermitLife = {
    portal,
    clock,
    day,
    at: (time, days = 0) => clock.set(`${addDays(day, days)}T${time}:00+09:00`),
    put: (userId, url, body) => call(userId, 'put', url, body ?? {}),
    change: (userId, url, body) => call(userId, 'change', url, body),
    post: (userId, url, body) => call(userId, 'post', url, body ?? {}),
    get: (userId, url) => call(userId, 'get', url),
    remove: (userId, url) => call(userId, 'delete', url),
    async act(userId, permitNo, action, body = {}) {
      const answer = await life.put(userId, `${permitPath}/${permitNo}/${action}`, body)
      if (answer.status !== 200)
        throw new Error(`${action} by ${userId}: ${answer.status} ${JSON.stringify(answer.body)}`)
      return answer.body.data as Body
    },
    workerNo,
    orderNo,
    async hotWork(over = {}) {
      return {
        ...(await life.plainWork()),
        permitNm: '시험 차단기반 받침대 용접',
        permitTypeCd: 'H',
        workKindCd: 'WELD',
        supplCds: ['S2', 'S5'],
        supplements: [
          { supplCd: 'S2', circuitTxt: 'MCC-2 F-03', voltageV: 440 },
          { supplCd: 'S5', heightM: 3, platformCd: 'scaffold', anchorTxt: '상부 구조물' },
        ],
        watcherWorkerNo: await workerNo('문정민'),
        combNearYn: 'Y',
        combDistM: 8,
        combBelowYn: 'N',
        combBehindYn: 'N',
        ...over,
      }
    },
    async plainWork(over = {}) {
      return {
        wkodNo: await orderNo('MCC-2 차단기 교체'),
        permitNm: '시험 일반작업',
        permitTypeCd: 'G',
        workKindCd: 'OTHER',
        supplCds: [],
        startDt: `${day}T08:00:00+09:00`,
        endDt: `${day}T16:00:00+09:00`,
        placeTxt: '전기실',
        areaCd: 'YS-UT',
        exZoneCd: 'none',
        workTxt: '시험으로 쓰는 작업내용입니다.',
        supWorkerNo: await workerNo('전인수'),
        noMatYn: 'Y',
        ppeCds: ['helmet', 'shoes'],
        emergTel: '061-000-0119',
        assemblyTxt: '정문 앞 비상집결지',
        workers: [{ vendorWorkerNo: await workerNo('홍석진'), roleTxt: '작업' }],
        ...over,
      }
    },
    async create(userId, body) {
      const answer = await life.post(userId, permitPath, body)
      if (answer.status !== 201)
        throw new Error(`create by ${userId}: ${answer.status} ${JSON.stringify(answer.body)}`)
      const permitNo = answer.body.data.permitNo as number
      const lines = (body['supplements'] ?? []) as { supplCd: string; voltageV?: number }[]
      if (lines.some(({ supplCd, voltageV = 0 }) => supplCd === 'S2' && voltageV > 0))
        await life.addPlan(userId, permitNo, 'electricPlan')
      return permitNo
    },
    async force(permitNo, state, more = {}) {
      const names = Object.keys(more)
      await sql.query(
        `update "workPermit" set ${['"state" = $2', ...names.map((name, index) => `"${name}" = $${index + 3}`)].join(', ')} where "permitNo" = $1`,
        [permitNo, state, ...Object.values(more)],
      )
    },
    async attend(userId, permitNo) {
      const crew = await sql.query<{ vendorWorkerNo: number }>(
        `select "vendorWorkerNo" from "permitWorker" where "permitNo" = $1 and "vendorWorkerNo" is not null`,
        [permitNo],
      )
      for (const each of crew)
        await life.act(userId, permitNo, 'attend', { ...each, pinPwd: demoPin, lmraCds: [] })
    },
    tick: () => permitClock(portal.engine),
    addPhoto: (userId, permitNo) => attach(userId, permitNo, 'image', '게시.jpg'),
    addPlan: (userId, permitNo, plan) => attach(userId, permitNo, plan, '작업계획서.jpg'),
    close: () => portal.close(),
  }
  return life

  async function attach(userId: string, permitNo: number, taskFlag: string, name: string): Promise<Answer> {
    const { accessToken } = await clientOf(userId)
    return sendPicture(
      portal,
      accessToken,
      '/api/attachfile/upload',
      { taskClassNm: 'workPermit', taskKey: String(permitNo), taskFlag },
      name,
    )
  }
}

/** Sends a small picture as a form with these fields before it. */
export async function sendPicture(
  { app }: Portal,
  accessToken: string,
  url: string,
  fields: Readonly<Record<string, string>>,
  name = '현장.jpg',
): Promise<Answer> {
  const form = new FormData()
  for (const [key, value] of Object.entries(fields)) form.append(key, value)
  form.append('files', new File([Uint8Array.from(await jpeg())], name))
  const given = new Response(form)
  const answer = await app.inject({
    method: 'POST',
    url,
    headers: {
      'x-authorization': `Bearer ${accessToken}`,
      'content-type': given.headers.get('content-type')!,
    },
    payload: Buffer.from(await given.arrayBuffer()),
  })
  return { status: answer.statusCode, body: answer.json() }
}

/** The guards of a 422 by name, and all its sentences in one text. */
export const refusalOf = ({ status, body }: Answer) => ({
  status,
  guards: [...new Set(((body.reasons ?? []) as { guard: string }[]).map(({ guard }) => guard))],
  text: [body.message, ...((body.reasons ?? []) as { message: string }[]).map(({ message }) => message)].join(
    '\n',
  ),
})
export const fieldsOf = ({ body }: Answer) =>
  ((body.fields ?? []) as { path: string }[]).map(({ path }) => path)

/** A measurement that lets the work begin. */
const goodAir = {
  o2Pct: 20.9,
  lelPct: 0,
  pointCd: 'middle',
  testerTxt: '홍석진',
  deviceSn: 'GX-2201',
  calExpYmd: '2099-12-31',
}
export const measuredAt = (life: PermitLife, measTypeCd: string, time: string, more: object = {}) => ({
  ...goodAir,
  measTypeCd,
  measDt: `${life.day} ${time}`,
  ...more,
})
export interface CheckToTick {
  permitCheckNo: number
  stageCd: string
  needYn: string
  photoYn: string
  itemNm: string
}
/** Ticks for everything that a stage of a permit needs, with one picture for the items that ask for one. */
export async function ticksFor(life: PermitLife, permitNo: number, stage: string) {
  const { checks } = (await life.get('issuer03', `${permitPath}/${permitNo}`)).body.data as {
    checks: CheckToTick[]
  }
  const photoFileNo = (await life.addPhoto('vnd03s', permitNo)).body.data[0].fileNo
  return checks
    .filter(({ stageCd, needYn }) => stageCd === stage && needYn === 'Y')
    .map(({ permitCheckNo, photoYn }) => ({
      permitCheckNo,
      confirmYn: 'Y',
      ...(photoYn === 'Y' && { photoFileNo }),
    }))
}

/** The company ticks measures as done, the issuer confirms that he has seen them. */
export async function doneAndSeen(
  life: PermitLife,
  permitNo: number,
  ticks: Awaited<ReturnType<typeof ticksFor>>,
): Promise<void> {
  const done = ticks.map(({ confirmYn: _seen, ...tick }) => ({ ...tick, doneYn: 'Y' }))
  await life.act('vnd03s', permitNo, 'checks', done as never)
  const seen = ticks.map(({ permitCheckNo }) => ({ permitCheckNo, confirmYn: 'Y' }))
  await life.act('issuer03', permitNo, 'checks', seen as never)
}
