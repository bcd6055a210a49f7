import { startPortal, type Answer, type Client, type Portal } from '../../../../test/portal.ts'
import { addDays, dayOf } from '../../../core/shared/dates.ts'
import { enteredHeaders, idempotencyHeader, tokenHeader } from '../../../core/shared/session.ts'
import type { Roster } from './class-roster.rule.ts'

export let portal: Portal
const clients: Record<string, Client> = {}
const people = ['saf01', 'emp01', 'emp02', 'issuer01', 'rqst01', 'vnd01a']
export let today: string
export let courseNo: number
export let teacherNo: number
export let classNo: number
export const as = (userId: string): Client => clients[userId]!
export const one = <T extends object>(text: string, values: unknown[] = []) =>
  portal.engine.database.one<T>(text, values)
export const run = (text: string, values: unknown[] = []) => portal.engine.database.query(text, values)
export const reasonsOf = ({ body }: Answer): string[] =>
  ((body.reasons ?? []) as { message: string }[]).map(({ message }) => message)
export const fieldOf = ({ status, body }: Answer) => [
  status,
  body.fields?.[0]?.path,
  body.fields?.[0]?.message,
]
export const said = ({ status, body }: Answer) => [status, body.message]
export const url = () => `/api/saf/education/class/${classNo}`
export const act = (userId: string, name: string, more: object = {}) =>
  as(userId).put(`${url()}/${name}`, more)
export const at = (time: string, day = today) => `${day}T${time}:00+09:00`
/** Goes to a moment with everybody signed in: a session does not outlast the leap. */
export async function setClock(moment: string): Promise<void> {
  portal.clock.set(new Date(moment))
  for (const userId of people) clients[userId] = await portal.signIn(userId)
}
export const stateOf = async () =>
  (await one<{ state: string }>('select "state" from "eduClass" where "eduClassNo" = $1', [classNo])).state
export const roster = async () => {
  const answer = await as('saf01').get(`${url()}/roster`)
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return answer.body.data as Roster
}
export const person = async (name: string) =>
  (await roster()).people.find(({ targetNm }) => targetNm === name)!
export const tokenOn = async (kind: string) =>
  (await as('saf01').get(`${url()}/qr?kind=${kind}`)).body.data.token as string
export const scan = (
  userId: string,
  token: unknown,
  deviceHash = `${userId}0123456789abcdef`.replaceAll(/[^0-9a-f]/g, '0'),
) => as(userId).post('/api/saf/education/attend/scan', { token, deviceHash })
/** A scan that was read at 13:05 and reaches the portal now. */
export const waited = (token: string) =>
  portal.app.inject({
    method: 'POST',
    url: '/api/saf/education/attend/scan',
    headers: {
      [tokenHeader]: `Bearer ${as('rqst01').accessToken}`,
      [idempotencyHeader]: 'scan-that-waited-1',
      [enteredHeaders.dt]: at('13:05'),
      [enteredHeaders.by]: 'rqst01',
    },
    payload: { token, deviceHash: 'bbbbbbbbbbbbbbbb' },
  })
export const newClass = (more: object = {}) => ({
  classNm: '3월 정기교육',
  plantCd: '1000',
  eduCourseNo: courseNo,
  startDt: at('13:00'),
  endDt: at('17:00'),
  methodCd: 'C',
  placeNm: '제1교육장',
  eduInstructorNo: teacherNo,
  capacityQty: 2,
  vendorOpenYn: 'Y',
  qrYn: 'Y',
  subjects: [],
  breaks: [{ startDt: at('15:00'), endDt: at('15:20') }],
  ...more,
})
export const create = (more: object = {}, userId = 'saf01') =>
  as(userId).post('/api/saf/education/class', newClass(more))

export async function openStory(): Promise<void> {
  portal = await startPortal()
  today = dayOf(portal.clock.now())
  await setClock(at('12:30'))
  // The people of the story are on classes of the demonstration at that time.
  await run(`update "eduClass" set "state" = 'cancelled' where "state" not in ('closed', 'attended')`)
  const course = await one<{ no: number }>(
    `insert into "eduCourse" ("eduCourseCd", "eduCourseNm", "eduTypeCd", "plantCd", "targetClassCds", "methodCd", "stdMin", "minAttendPct", "passTypeCd", "state", "createUserId", "updateUserId")
     values ('EC-T-1', '정기안전교육(시험)', 'REG', '0000', '{FLD}', 'C', 220, 90, 'A', 'confirmed', 'system', 'system') returning "eduCourseNo" as "no"`,
  )
  courseNo = course.no
  const teacher = await one<{ no: number }>(
    `insert into "eduInstructor" ("instructorNm", "instructorTypeCd", "userId", "plantCd", "qualTxt", "validToYmd", "useYn", "createUserId", "updateUserId")
     values ('강사', '1C', 'issuer01', '1000', '안전관리자', $1, 'Y', 'system', 'system') returning "eduInstructorNo" as "no"`,
    [addDays(today, 100)],
  )
  teacherNo = teacher.no
}
export const closeStory = () => portal?.close()
/** The class that the story goes on with. */
export const goOnWith = (eduClassNo: number): void => {
  classNo = eduClassNo
}
