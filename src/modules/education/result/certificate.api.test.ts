import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPortal, type Client, type Portal } from '../../../../test/portal.ts'
import { pdfText } from '../../../core/server/pdf/pdf-text.ts'
import { asSystem, inTransaction } from '../../../core/server/entity/context.ts'
import { dayOf } from '../../../core/shared/dates.ts'
import { recordResults } from './result-record.server.ts'

let portal: Portal
let staff: Client
beforeAll(async () => {
  portal = await startPortal()
  staff = await portal.signIn('saf01')
})
afterAll(() => portal?.close())

test('a certificate has a number of its plant and year, and says copy from the second printing on (EDU-15)', async () => {
  const day = dayOf(portal.clock.now())
  const { no: eduCourseNo } = await portal.engine.database.one<{ no: number }>(
    `select "eduCourseNo" as "no" from "eduCourse" where "eduCourseNm" = '유해화학물질 종사자 교육'`,
  )
  const [result] = await inTransaction(portal.engine, asSystem('시험'), (context) =>
    recordResults(context, [
      {
        person: { userId: 'emp01' },
        eduCourseNo,
        eduTypeCd: 'HCM',
        eduStartYmd: day,
        eduEndYmd: day,
        recogMin: 120,
        resultCd: 'completed',
        sourceCd: 'internal',
      },
    ]),
  )
  const { no, code } = await portal.engine.database.one<{ no: number; code: string }>(
    `select "eduCertNo" as "no", "certCd" as "code" from "eduCert" where "eduResultNo" = $1`,
    [result],
  )
  expect(code).toMatch(new RegExp(`^E1000-${day.slice(0, 4)}-\\d{6}$`))
  const printed = async () => {
    const { status, body } = await staff.get(`/api/saf/education/cert/print?nos=${no}`)
    expect(status).toBe(200)
    return (await pdfText(body as Buffer)).join('\n')
  }
  const [first, second] = [await printed(), await printed()]
  expect([first.includes(code), first.includes('사본')]).toEqual([true, false])
  expect([second.includes(code), second.includes('사본')]).toEqual([true, true])
})
