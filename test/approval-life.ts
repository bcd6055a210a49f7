import { TestClock } from '../src/core/server/runtime/clock.ts'
import { addDays, dayOf } from '../src/core/shared/dates.ts'
import { startPortal, type Answer, type Client, type Portal } from './portal.ts'

export const requestPath = '/api/manage/authrequest'
export const apprPath = '/api/manage/appr'

export interface ApprovalLife {
  portal: Portal
  clock: TestClock
  /** Day on which the clock starts, 'YYYY-MM-DD'. */
  day: string
  get(userId: string, url: string): Promise<Answer>
  put(userId: string, url: string, body?: unknown): Promise<Answer>
  post(userId: string, url: string, body?: unknown): Promise<Answer>
  /** A PUT of some fields as a page does it: with the `updateDt` that was read. */
  change(userId: string, url: string, body: object): Promise<Answer>
  /** An act on a document, whatever is answered. */
  act(userId: string, no: number, act: string, body?: object): Promise<Answer>
  /** A written authority request; answers with its number. */
  write(userId: string, over?: object): Promise<number>
  /** Written and submitted; answers with the number of the document. */
  submit(userId: string, steps?: object[], over?: object): Promise<number>
  /** Attaches a text file to a request and answers with its number. */
  attach(userId: string, requestNo: number, name: string): Promise<number>
  documentOf(requestNo: number): Promise<number>
  /** The document as this person reads it. @throws when it is refused */
  view(userId: string, no: number): Promise<Answer['body']>
  close(): Promise<void>
}

/** The portal with short hands for documents; people are signed in again when the clock has moved on. */
export async function startApprovalLife(start?: string): Promise<ApprovalLife> {
  const clock = new TestClock(start ?? new Date())
  const portal = await startPortal({ clock })
  const day = dayOf(clock.now())
  const known = new Map<string, { client: Client; since: number }>()
  const clientOf = async (userId: string) => {
    const now = clock.now().getTime()
    const found = known.get(userId)
    if (found && now >= found.since && now - found.since < 20 * 60_000) return found.client
    const client = await portal.signIn(userId)
    known.set(userId, { client, since: now })
    return client
  }
  const life: ApprovalLife = {
    portal,
    clock,
    day,
    get: async (userId, url) => (await clientOf(userId)).get(url),
    put: async (userId, url, body = {}) => (await clientOf(userId)).put(url, body),
    post: async (userId, url, body = {}) => (await clientOf(userId)).post(url, body),
    change: async (userId, url, body) => (await clientOf(userId)).change(url, body),
    act: (userId, no, act, body = {}) => life.put(userId, `${apprPath}/${no}/${act}`, body),
    async write(userId, over = {}) {
      const today = dayOf(clock.now())
      const answer = await life.post(userId, requestPath, {
        authGrpNo: 6,
        fromYmd: today,
        toYmd: addDays(today, 30),
        reason: '정기보수 기간의 업무 지원을 위해 신청합니다.',
        ...over,
      })
      if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
      return answer.body.data.authRequestNo as number
    },
    async submit(userId, steps, over = {}) {
      const requestNo = await life.write(userId, over)
      const answer = await life.put(userId, `${requestPath}/${requestNo}/submit`, {
        approval: steps ? { steps } : {},
      })
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
      return life.documentOf(requestNo)
    },
    async attach(userId, requestNo, name) {
      const form = new FormData()
      for (const [field, value] of Object.entries({
        taskClassNm: 'authRequest',
        taskKey: String(requestNo),
        taskFlag: '',
      }))
        form.append(field, value)
      form.append('files', new File([`내용 ${name}`], name))
      const given = new Response(form)
      const answer = await portal.app.inject({
        method: 'POST',
        url: '/api/attachfile/upload',
        headers: {
          'x-authorization': `Bearer ${(await clientOf(userId)).accessToken}`,
          'content-type': given.headers.get('content-type')!,
        },
        payload: Buffer.from(await given.arrayBuffer()),
      })
      if (answer.statusCode !== 200) throw new Error(answer.body)
      return answer.json<{ data: [{ fileNo: number }] }>().data[0].fileNo
    },
    async documentOf(requestNo) {
      const { apprRqstNo } = await portal.engine.database.one<{ apprRqstNo: number }>(
        `select max("apprRqstNo") as "apprRqstNo" from "apprRqst" where "taskClassNm" = 'authRequest' and "apprBizKey" = $1`,
        [String(requestNo)],
      )
      return apprRqstNo
    },
    async view(userId, no) {
      const answer = await life.get(userId, `${apprPath}/${no}`)
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
      return answer.body
    },
    close: () => portal.close(),
  }
  return life
}

export const reasonsIn = ({ body }: Answer): string[] =>
  (body.reasons as { message: string }[]).map(({ message }) => message)
