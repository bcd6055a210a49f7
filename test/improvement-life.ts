import { expect } from 'vitest'
import { TestClock } from '../src/core/server/runtime/clock.ts'
import { addDays } from '../src/core/shared/dates.ts'
import { jpeg } from './file-samples.ts'
import { startPortal, type Answer, type Client, type Portal } from './portal.ts'

/** A Tuesday morning, so that the ladder is sent on the days it stands on. */
export const today = '2027-03-09'
export const clock = new TestClock(`${today}T09:00:00+09:00`)
export const path = '/api/impr/impr'
export let portal: Portal
const clients = new Map<string, { client: Client; since: number }>()
export const as = async (userId: string): Promise<Client> => {
  const known = clients.get(userId)
  const now = clock.now().getTime()
  if (known && now >= known.since && now - known.since < 20 * 60_000) return known.client
  const client = await portal.signIn(userId)
  clients.set(userId, { client, since: now })
  return client
}
export const sql = () => portal.engine.database
export type Body = Record<string, unknown>
export const act = async (userId: string, imprNo: number, action: string, body: Body = {}): Promise<Answer> =>
  (await as(userId)).put(`${path}/${imprNo}/${action}`, body)
export const done = async (
  userId: string,
  imprNo: number,
  action: string,
  body: Body = {},
): Promise<Body> => {
  const answer = await act(userId, imprNo, action, body)
  expect({
    action,
    status: answer.status,
    message: answer.body.message,
    fields: answer.body.fields,
  }).toMatchObject({ action, status: 200 })
  return answer.body.data as Body
}
export const said = ({ status, body }: Answer): string =>
  [
    status,
    body.message,
    ...((body.fields ?? []) as { message: string }[]).map(({ message }) => message),
  ].join(' ')

const request = {
  imprNm: '시험용 계단 난간 흔들림',
  imprTypeCd: 'C',
  problemDesc: '계단 난간 지지대가 흔들려 추락 위험이 있습니다.',
  plantCd: '1000',
  deptCd: 'D111',
  placeNm: '반응동 계단',
  hazardTypeCd: 'FALL',
  freqBef: 2,
  sevBef: 3,
}
let place = 0
/** A request of its own place, so that nothing counts as a recurrence. */
export const fresh = (over: Body = {}) => ({ ...request, placeNm: `시험 장소 ${(place += 1)}`, ...over })
export async function create(over: Body = {}, userId = 'emp01'): Promise<number> {
  const answer = await (await as(userId)).post(path, fresh(over))
  expect(said(answer)).toMatch(/^201/)
  return answer.body.data.imprNo as number
}
export async function force(imprNo: number, state: string, more: Body = {}): Promise<void> {
  const names = Object.keys(more)
  await sql().query(
    `update "improvement" set ${['"state" = $2', ...names.map((name, index) => `"${name}" = $${index + 3}`)].join(', ')} where "imprNo" = $1`,
    [imprNo, state, ...Object.values(more)],
  )
}
export const stored = (imprNo: number) =>
  sql().one<Body>('select * from "improvement" where "imprNo" = $1', [imprNo])
export const dayOf = (value: unknown) =>
  new Date(new Date(value as string).getTime() + 9 * 3_600_000).toISOString().slice(0, 10)
/** @param takenDt 'YYYY:MM:DD hh:mm:ss', what the camera writes */
export async function upload(
  userId: string,
  imprNo: number,
  taskFlag: string,
  width = 40,
  takenDt?: string,
): Promise<void> {
  const form = new FormData()
  for (const [name, value] of Object.entries({
    taskClassNm: 'improvement',
    taskKey: String(imprNo),
    taskFlag,
  }))
    form.append(name, value)
  form.append('files', new File([Uint8Array.from(await jpeg(width, 200, takenDt))], `사진${width}.jpg`))
  const given = new Response(form)
  const { accessToken } = await as(userId)
  const answer = await portal.app.inject({
    method: 'POST',
    url: '/api/attachfile/upload',
    headers: {
      'x-authorization': `Bearer ${accessToken}`,
      'content-type': given.headers.get('content-type')!,
    },
    payload: Buffer.from(await given.arrayBuffer()),
  })
  expect(`${answer.statusCode} ${answer.body.slice(0, 200)}`).toMatch(/^200/)
}
/**
 * Requested, received and given to the department of issuer01, or to the first vendor; accepted and planned.
 */
export async function inProgress(
  over: Body = {},
  { grade = 'L', vendor = false }: { grade?: string; vendor?: boolean } = {},
): Promise<number> {
  const imprNo = await create(over)
  await done('emp01', imprNo, 'request')
  await done('saf01', imprNo, 'receive', { gradeCd: grade, gradeReason: '현장 확인 결과에 따름' })
  await done('saf01', imprNo, 'assign', {
    actOrgCd: vendor ? 'V' : 'D',
    actDeptCd: 'D111',
    ...(vendor ? { actVendorCd: 'V00001' } : {}),
  })
  await done(vendor ? 'vnd01s' : 'issuer01', imprNo, 'accept')
  return imprNo
}
export const plan = (over: Body = {}) => ({
  actionTypeCd: 'ROOT',
  ctrlLvlCd: '3',
  planDesc: '지지대를 다시 용접합니다.',
  planYmd: addDays(today, 1),
  ...over,
})
export const finished = (over: Body = {}) =>
  plan({
    doDesc: '용접하고 하중을 확인하였습니다.',
    doneDt: `${today}T08:30:00+09:00`,
    planYmd: today,
    ...over,
  })
export const savePlan = async (userId: string, imprNo: number, actions: Body[]) =>
  (await as(userId)).change(`${path}/${imprNo}`, { actions })

/**
 * The whole portal of the demonstration, whose clock goes months ahead: nobody shall have to change a
 * password.
 */
export async function startImprovements(): Promise<void> {
  // The file before this one may have used the same process.
  clients.clear()
  clock.set(`${today}T09:00:00+09:00`)
  portal = await startPortal({ clock })
  await sql().query(`update "user" set "pwdChgDt" = '2027-12-31'`)
}
