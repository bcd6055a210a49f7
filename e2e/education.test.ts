import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Locator, Page } from 'playwright'
import { jpeg } from '../test/file-samples.ts'
import { clientOf, tokensOf, type Client } from '../test/portal.ts'
import { asSystem, inTransaction } from '../src/core/server/entity/context.ts'
import { addDays, addMinutes, dayOf, minutesBetween, momentOf } from '../src/core/shared/dates.ts'
import { tokenHeader } from '../src/core/shared/session.ts'
import type { Paper } from '../src/modules/education/exam/paper.rule.ts'
import { verdictsOf } from '../src/modules/work-permit/permit/worker-gate.server.ts'
import { waitingBar } from './field-record.ts'
import { picture, startStory, type Person, type Story } from './story.ts'

/**
 * Education from the planned class to the certificate: employees by HTTP as their telephones do it, one worker of a
 * company without an account in the browser, and the manager, whose presses are counted.
 */
let story: Story
let manager: Person
let classNo: number
let courseNo: number
let worker: { target: number; no: number; name: string }
const employees: string[] = []
const clients = new Map<string, Client>()
const minutes = 4 * 60_000
const confined = '34'
const mostPresses = 8
let presses = 0
const pane = (page: Page) => page.locator('[role=tabpanel]:visible')
const sql = () => story.portal.engine.database
const url = () => `/api/saf/education/class/${classNo}`
const press = async (target: Locator) => {
  presses += 1
  await target.click()
}
const as = async (userId: string): Promise<Client> => {
  const known = clients.get(userId)
  if (known) return known
  const { app } = story.portal
  const made = clientOf(app, userId, (await tokensOf(app, userId)).accessToken)
  clients.set(userId, made)
  return made
}
const now = () => momentOf(story.portal.clock.now())
const verdict = () =>
  inTransaction(story.portal.engine, asSystem('교육 이야기'), async (context) =>
    (
      (
        await verdictsOf(context, [worker.no], {
          plantCd: '1000',
          permitTypeCd: 'G',
          supplCds: ['S1'],
          workYmd: addDays(dayOf(story.portal.clock.now()), 1),
        })
      ).get(worker.no) ?? []
    ).map(({ message }) => String(message)),
  )
/** One step of the class, by its button and the one that confirms it. */
async function step(name: string, fill?: (dialog: Locator) => Promise<void>): Promise<void> {
  const { page } = manager
  await press(pane(page).getByRole('button', { name, exact: true }))
  const dialog = page.getByRole('dialog').filter({ visible: true }).last()
  await fill?.(dialog)
  await press(dialog.locator('.ant-btn-primary').last())
  await dialog.waitFor({ state: 'hidden' })
}
const plannedClass = (classNm: string) => ({
  classNm,
  plantCd: '1000',
  eduCourseNo: courseNo,
  startDt: addMinutes(now(), 10),
  endDt: addMinutes(now(), 250),
  methodCd: 'C',
  placeNm: classNm,
  capacityQty: 40,
  vendorOpenYn: 'Y',
  qrYn: 'Y',
  outOrgNm: '한국산업안전교육원',
  outOrgRegNo: 'R-2026-1',
  subjects: [],
  breaks: [],
})
const stateOf = async () =>
  (await sql().one<{ state: string }>('select "state" from "eduClass" where "eduClassNo" = $1', [classNo]))
    .state
const codeOn = async (kind: string) =>
  (await (await as('hq01')).get(`${url()}/qr?kind=${kind}`)).body.data.token as string
const rightAnswers = async (takeNo: number) =>
  Object.fromEntries(
    (
      await sql().one<{ paper: Paper }>('select "paper" from "eduExamPaper" where "takeNo" = $1', [takeNo])
    ).paper.map(({ typeCd, key }, index) => [String(index), typeCd === 'M' ? key : key.slice(0, 1)]),
  )

/** A stroke across the pad, as a finger draws it. */
async function drawOn(page: Page, canvas: Locator): Promise<void> {
  const box = (await canvas.boundingBox())!
  await page.mouse.move(box.x + 40, box.y + box.height / 2)
  await page.mouse.down()
  for (const step of [1, 2, 3, 4, 5])
    await page.mouse.move(box.x + 40 + step * 40, box.y + box.height / 2 + (step % 2 ? -30 : 30))
  await page.mouse.up()
}

beforeAll(async () => {
  // From nine o'clock on both classes of four hours end on the same day, whenever the story is told.
  story = await startStory({ at: new Date(`${dayOf(new Date())}T09:00:00+09:00`), accessMinutes: 600 })
  const saf = await as('saf01')
  const course = await sql().one<{ no: number }>(
    `insert into "eduCourse" ("eduCourseCd", "eduCourseNm", "eduTypeCd", "specialWorkNo", "plantCd", "targetClassCds", "methodCd", "stdMin", "minAttendPct", "passTypeCd", "certYn", "state", "createUserId", "updateUserId")
     values ('EC-STORY', '특별교육: 밀폐공간 작업(이야기)', 'SPC', $1, '0000', '{FLD}', 'C', 240, 90, 'B', 'Y', 'confirmed', 'system', 'system') returning "eduCourseNo" as "no"`,
    [confined],
  )
  courseNo = course.no
  const made = await saf.post('/api/saf/education/exam', {
    examNm: '밀폐공간 이해도 평가',
    plantCd: '1000',
    eduTypeCd: 'SPC',
    eduCourseNo: courseNo,
    pickCd: 'draw',
    questionQty: 3,
    highPct: 0,
    midPct: 100,
    lowPct: 0,
    timeLimitMin: 30,
    passScore: 60,
    maxTryCnt: 3,
    waitMin: 0,
    relearnYn: 'N',
    shuffleYn: 'Y',
    openAnswerCd: 'ended',
    selfYn: 'N',
  })
  expect((await saf.put(`/api/saf/education/exam/${made.body.data.examNo}/open`)).status).toBe(200)
  // The people of the demonstration sit in its own class at this hour.
  await sql().query(`update "eduClass" set "state" = 'cancelled' where "state" in ('running', 'open')`)
  const planned = await saf.post('/api/saf/education/class', plannedClass('밀폐공간 특별교육(이야기)'))
  expect([planned.status, planned.body.fields]).toEqual([201, undefined])
  classNo = planned.body.data.eduClassNo as number
  const people = await sql().query<{ userId: string }>(
    `select u."userId" from "user" u where u."plantCd" = '1000' and u."vendorCd" is null and u."retireYmd" is null and u."userId" not in ('saf01', 'saf02', 'hq01') order by 1 limit 29`,
  )
  const added = await saf.post(`${url()}/targets`, { userIds: people.map(({ userId }) => userId) })
  expect(added.status).toBe(201)
  employees.push(
    ...(
      await sql().query<{ userId: string }>(
        `select "userId" from "eduTarget" where "eduClassNo" = $1 and "state" = 'invited'`,
        [classNo],
      )
    ).map(({ userId }) => userId),
  )
  const untaught = await sql().one<{ no: number; name: string }>(
    `select w."vendorWorkerNo" as "no", w."vendorWorkerNm" as "name" from "vendorWorker" w
     where not exists (select 1 from "eduResult" r where r."vendorWorkerNo" = w."vendorWorkerNo" and r."eduTypeCd" = 'SPC')
       and exists (select 1 from "enterPass" p where p."vendorWorkerNo" = w."vendorWorkerNo" and p."state" = 'valid') order by 1 limit 1`,
  )
  const seat = await saf.post(`${url()}/targets`, { vendorWorkerNos: [untaught.no] })
  expect([seat.status, seat.body.data.insertCnt]).toEqual([201, 1])
  const { target } = await sql().one<{ target: number }>(
    'select "eduTargetNo" as "target" from "eduTarget" where "eduClassNo" = $1 and "vendorWorkerNo" = $2',
    [classNo, untaught.no],
  )
  worker = { ...untaught, target }
  manager = await story.window('saf01', { address: `/education/plan/eduClassDetail?no=${classNo}` })
})
afterAll(() => story?.close())

test(
  'a class is opened and started, people come, sit its exam and leave, and get certificates with eight presses of the manager',
  { timeout: minutes },
  async () => {
    expect(await verdict()).toContain('밀폐공간 특별교육 이수 기록이 없습니다.')
    await step('개설')
    await step('시작')
    await picture(manager.page, 'education-class-running')
    const link = await (await as('hq01')).post(`${url()}/link`, { eduTargetNo: worker.target })
    expect(link.status).toBe(200)

    const telephone = await story.window('nobody', { width: 360, height: 740, touch: true, signIn: false })
    const { page } = telephone
    await page.goto(story.url + new URL(String(link.body.data.url)).pathname)
    await page.getByText(worker.name).waitFor()
    const scan = async (kind: string) => {
      await page.locator('.scan input').fill(await codeOn(kind))
      await page.locator('.scan-button').first().tap()
      await page.locator('.ant-alert-success').waitFor()
    }
    await scan('IN')
    for (const userId of employees) {
      const own = await as(userId)
      const deviceHash = Buffer.from(userId).toString('hex').padEnd(16, '0').slice(0, 64)
      const code = await codeOn('IN')
      expect((await own.post('/api/saf/education/attend/scan', { token: code, deviceHash })).status).toBe(200)
    }
    await page.getByRole('button', { name: '응시 시작' }).tap()
    await page.locator('.ant-modal-confirm-btns .ant-btn-primary').tap()
    await page.locator('.exam-clock').waitFor()
    await picture(page, 'education-exam-by-link')
    const { takeNo } = await sql().one<{ takeNo: number }>(
      'select "takeNo" from "eduExamTake" where "eduTargetNo" = $1',
      [worker.target],
    )
    const answers = await rightAnswers(takeNo)
    for (const [index, answer] of Object.entries(answers)) {
      const paper = page.locator('.exam-card')
      if ((await paper.locator('input[type=text]').count()) > 0)
        await paper.locator('input[type=text]').fill(answer[0]!)
      else for (const value of answer) await paper.locator(`input[value="${value}"]`).tap()
      if (Number(index) < Object.keys(answers).length - 1)
        await page.getByRole('button', { name: '다음' }).tap()
    }
    await page.getByRole('button', { name: '제출' }).tap()
    await page.locator('.ant-modal-confirm-btns .ant-btn-primary').tap()
    await page.getByText('100점').waitFor()
    await picture(page, 'education-exam-passed')
    await page.getByRole('button', { name: '목록으로' }).tap()
    for (const userId of employees) {
      const own = await as(userId)
      const [exam] = (await own.get('/api/saf/education/myexams')).body.data.filter(
        ({ classNm }: { classNm: string }) => classNm === '밀폐공간 특별교육(이야기)',
      ) as { examNo: number; eduTargetNo: number }[]
      const begun = await own.post(`/api/saf/education/myexam/${exam!.examNo}/begin`, {
        eduTargetNo: exam!.eduTargetNo,
      })
      const ended = await own.put(`/api/saf/education/mytake/${begun.body.data.takeNo}/submit`, {
        answers: await rightAnswers(begun.body.data.takeNo as number),
        saveSeq: 1,
        leaveCnt: 0,
      })
      expect(ended.body.data.state).toBe('passed')
    }

    story.portal.clock.forwardMinutes(255)
    await scan('OUT')
    for (const userId of employees) {
      const own = await as(userId)
      const deviceHash = Buffer.from(userId).toString('hex').padEnd(16, '0').slice(0, 64)
      const code = await codeOn('OUT')
      expect((await own.post('/api/saf/education/attend/scan', { token: code, deviceHash })).status).toBe(200)
    }
    const form = new FormData()
    for (const [name, value] of Object.entries({
      taskClassNm: 'eduClass',
      taskKey: String(classNo),
      taskFlag: 'image',
    }))
      form.append(name, value)
    form.append('file', new Blob([new Uint8Array(await jpeg())]), 'class.jpg')
    const { statusCode } = await story.portal.app.inject({
      method: 'POST',
      url: '/api/attachfile/upload',
      headers: { [tokenHeader]: `Bearer ${(await as('saf02')).accessToken}` },
      payload: form,
    })
    expect(statusCode).toBe(200)
    await manager.go(`/education/plan/eduClassDetail?no=${classNo}`)
    await step('출결확정', (dialog) =>
      dialog.locator('textarea').first().fill('교재에 따라 교육하고 이해도를 평가하였습니다.'),
    )
    await step('결과확정')
    expect(await stateOf()).toBe('closed')
    await picture(manager.page, 'education-class-closed')
    expect(presses).toBeLessThanOrEqual(mostPresses)
    const { certificates } = await sql().one<{ certificates: number }>(
      `select count(*)::int as "certificates" from "eduCert" c join "eduResult" r using ("eduResultNo") where r."eduClassNo" = $1 and c."state" = 'valid'`,
      [classNo],
    )
    expect(certificates).toBe(employees.length + 1)
    expect(await verdict()).not.toContain('밀폐공간 특별교육 이수 기록이 없습니다.')
    await telephone.leave()
  },
)

test(
  'an untaught worker on a permit is offered the seat of the next class at once',
  { timeout: minutes },
  async () => {
    const permitNm = '일반·밀폐공간 침전조 A 준설'
    const { permitNo } = await sql().one<{ permitNo: number }>(
      'select "permitNo" from "workPermit" where "permitNm" = $1',
      [permitNm],
    )
    // Somebody of its crew has lost what he was taught.
    const { name } = await sql().one<{ name: string }>(
      `with gone as (update "eduResult" set "state" = 'cancelled' where "vendorWorkerNo" in (select "vendorWorkerNo" from "permitWorker" where "permitNo" = $1) and "eduTypeCd" = 'SPC' returning 1)
     select w."vendorWorkerNm" as "name" from "permitWorker" c join "vendorWorker" w using ("vendorWorkerNo") where c."permitNo" = $1 order by c."permitWorkerNo" limit 1`,
      [permitNo],
    )
    await sql().query(
      'delete from "vendorWorkerEdu" where "vendorWorkerNo" in (select "vendorWorkerNo" from "permitWorker" where "permitNo" = $1)',
      [permitNo],
    )
    const { eduClassNo, classNm } = await sql().one<{ eduClassNo: number; classNm: string }>(
      `update "eduClass" set "state" = 'open' where "classNm" = '밀폐공간 특별교육(사전 4시간)' returning "eduClassNo", "classNm"`,
    )
    const { page, show } = manager
    await show(`/constSafe/permit/permitDetail?no=${permitNo}`)
    const reason = pane(page)
      .locator('li', { hasText: name })
      .filter({ hasText: '밀폐공간 특별교육 이수 기록이 없습니다.' })
      .first()
    await reason.waitFor()
    await picture(page, 'education-untaught-on-permit')
    await reason.getByRole('button', { name: '교육 자리 보기' }).click()
    await pane(page).getByText(classNm).first().waitFor()
    await pane(page).getByRole('button', { name: '수강자 추가' }).click()
    await picture(page, 'education-seat-offered')
    expect(eduClassNo).toBeGreaterThan(0)
  },
)

test(
  'the instructor’s device loses the network: scans and signatures wait, keep their time and arrive once',
  { timeout: minutes },
  async () => {
    const instructor = await as('saf02')
    await sql().query(
      `update "eduClass" set "state" = 'cancelled' where "state" in ('planned', 'open', 'running')`,
    )
    const planned = await instructor.post(
      '/api/saf/education/class',
      plannedClass('통신이 끊긴 교육(이야기)'),
    )
    expect([planned.status, planned.body.fields, planned.body.reasons]).toEqual([201, undefined, undefined])
    const no = planned.body.data.eduClassNo as number
    const own = `/api/saf/education/class/${no}`
    await instructor.post(`${own}/targets`, { userIds: ['gas01', 'watch01', 'emp02', 'rqst01', 'issuer03'] })
    for (const act of ['open', 'start']) expect((await instructor.put(`${own}/${act}`, {})).status).toBe(200)
    // Whoever has a seat: some of them sit elsewhere at this hour.
    const names = await sql().query<{ name: string; badge: string | null }>(
      `select u."userNm" as "name", b."badgeNo" as "badge" from "eduTarget" t join "user" u using ("userId") left join "userBadge" b using ("userId")
       where t."eduClassNo" = $1 order by b."badgeNo" nulls last limit 2`,
      [no],
    )
    const tablet = await story.window('hea01', {
      width: 820,
      height: 1180,
      touch: true,
      address: `/education/plan/eduClassDetail?no=${no}`,
    })
    const { page, context } = tablet
    await pane(page).getByRole('button', { name: '강사 단말기' }).tap()
    const device = page.getByRole('dialog').filter({ hasText: '강사 단말기' })
    await device.getByText(names[0]!.name).waitFor()
    // What is signed on, and what says that nothing can be read, is fetched by then.
    await tablet.atHand('SignPad')
    await tablet.atHand('FailedReads')
    await tablet.answered()
    await context.setOffline(true)
    await waitingBar(page).getByText('네트워크 연결이 끊겼습니다.').waitFor()

    const before = now()
    await device.locator('.scan input').fill(names[0]!.badge!)
    await device.locator('.scan-button').first().tap()
    const lineOf = (name: string) => device.locator('.class-tablet li').filter({ hasText: name })
    await lineOf(names[1]!.name).getByRole('button', { name: '입실' }).tap()
    for (const [at, { name }] of names.entries()) {
      await lineOf(name).getByRole('button', { name: '서명' }).tap()
      const pad = page.getByRole('dialog').filter({ hasText: `서명: ${name}` })
      await drawOn(page, pad.locator('canvas'))
      if (at === 0) await picture(page, 'education-tablet-signature')
      await pad.locator('.ant-modal-footer .ant-btn-primary').tap()
      await pad.waitFor({ state: 'hidden' })
      await lineOf(name).getByText('전송 대기').waitFor()
    }
    await picture(page, 'education-tablet-offline')
    const after = now()
    const arrived = () =>
      sql().query<{
        userId: string
        inDt: string
        signDt: string
        stays: number
        signed: number
        signatures: number
      }>(
        `select t."userId", min(to_json(a."inDt")#>>'{}') as "inDt", min(to_json(a."signDt")#>>'{}') as "signDt", count(a.*)::int as "stays", count(a."signDt")::int as "signed",
           (select count(*)::int from "attachFile" f where f."taskClassNm" = 'eduTarget' and f."taskKey" = t."eduTargetNo"::text and f."taskFlag" = 'signature' and f."delYn" = 'N') as "signatures"
         from "eduTarget" t join "eduAttend" a using ("eduTargetNo") where t."eduClassNo" = $1 group by t."eduTargetNo" order by 1`,
        [no],
      )
    expect(await arrived()).toEqual([])
    story.portal.clock.forwardMinutes(30)
    await context.setOffline(false)
    const once = { stays: 1, signed: 1, signatures: 1 }
    const counts = async () =>
      (await arrived()).map(({ stays, signed, signatures }) => ({ stays, signed, signatures }))
    await expect.poll(counts, { timeout: 90_000 }).toEqual([once, once])
    for (const { inDt, signDt } of await arrived())
      for (const moment of [inDt, signDt])
        expect([minutesBetween(before, moment) >= -1, minutesBetween(moment, after) >= -1]).toEqual([
          true,
          true,
        ])
    await waitingBar(page).waitFor({ state: 'hidden' })
    expect(tablet.errors).toEqual([])
    await tablet.leave()
  },
)
