import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Locator, Page } from 'playwright'
import { addDays, dayOf } from '../src/core/shared/dates.ts'
import { pdf, png } from '../test/file-samples.ts'
import { educationForms } from './education-forms.ts'
import { fillRequired, issuesOf, pick, pressing, type FormOf } from './fill-form.ts'
import { evenly, everything } from '../test/share.ts'
import { picture, startStory, type Person, type Story } from './story.ts'

/**
 * Everybody who handles chemicals, and everybody of the plant who keeps what permits stand on, saves each form
 * of the menus with the mouse at a desk and with the thumb on a telephone: what a form asks for can be given in
 * it. In the gate every second form is saved, by one of the two.
 */
const minutes = 6 * 60_000
let story: Story
beforeAll(async () => {
  story = await startStory()
  // What nobody has judged may be decided by a named person: the substance of a product becomes such a one.
  await story.portal.engine.database.query(
    `update "chmChemical" set "casNo" = '287-92-3', "segGrpCds" = '{}' where "casNo" = '141-78-6'`,
  )
})
afterAll(async () => story?.close())

const pane = (page: Page) => page.locator('[role=tabpanel]:visible')

/** One and the same pair is asked for once only: each turn asks for another neighbour. */
const neighbours = [
  '톨루엔(공업용)',
  '메탄올(99.9%)',
  '아세톤(공업용)',
  '혼합 자일렌',
  '메틸에틸케톤',
  '벤젠(고순도)',
  '스티렌 모노머',
  '이소프로필알코올 99%',
]
const stores = [
  '옥내저장소 1호',
  '톨루엔 옥외탱크 T-301',
  '도료 보관장소',
  '유해화학물질 보관창고',
  '실린더 캐비닛',
  '시약장(배기) 품질실',
]
/** The clock of the portal stands still in a story, that of the browser goes on. */
async function yesterday(form: Locator, label: string): Promise<void> {
  const moment = form.getByLabel(label, { exact: true })
  await moment.fill(`${addDays(dayOf(new Date()), -1)} 10:00`)
  await moment.press('Enter')
}
/** Year of the month that was closed last: nobody closes a month twice. */
let lastYear = 2010
const forms: readonly FormOf[] = [
  {
    address: '/baseInfo/chemical/chemicalList',
    userIds: ['env01'],
    values: { CAS번호: '291-64-5', '물질명(국문)': '사이클로펜탄류' },
    again: { CAS번호: '110-83-8', '물질명(국문)': '사이클로헥센' },
  },
  {
    address: '/baseInfo/chemical/productList',
    userIds: ['env01'],
    values: { '자재코드(ERP)': 'RM-7701', '밀도(kg/L)': '0.9' },
    again: { '자재코드(ERP)': 'RM-7702' },
  },
  { address: '/chm/inout/stockTake', userIds: ['env01', 'issuer01'] },
  { address: '/chm/inout/delivery', userIds: ['env01', 'issuer01', 'emp01'] },
  {
    address: '/chm/storage/storageList',
    userIds: ['env01'],
    values: { 장소코드: 'ST-701' },
    again: { 장소코드: 'ST-702' },
  },
  { address: '/chm/msds/msdsNotice', userIds: ['env01', 'hea01'] },
  {
    address: '/chm/msds/msdsSubmit',
    userIds: ['env01', 'hea01'],
    values: { 제품: '톨루엔(공업용)' },
  },
  {
    address: '/chm/inout/monthClose',
    userIds: ['env01'],
    also: (_hand, form) => form.getByLabel('마감월', { exact: true }).fill(`${(lastYear += 1)}-01`),
  },
  {
    address: '/chm/reagent/reagentRqstList',
    userIds: ['emp01', 'env01', 'issuer01'],
    values: { 불출장소: '시약장' },
    cells: [
      { column: 0, option: '톨루엔(공업용)' },
      { column: 1, typed: '0.5' },
      { column: 2, option: 'mL' },
    ],
  },
  { address: '/chm/matChkRqst/matChkRqstList', userIds: ['saf01', 'hea01', 'env01'] },
  {
    address: '/chm/inout/inoutReg',
    userIds: ['emp01', 'env01', 'issuer01'],
    onPage: 'itself',
    values: { 제품: '톨루엔(공업용)', 수량: '1', 단위: 'L', 입고장소: '옥내저장소 1호' },
    unlike: (nth) => ({ 로트: `TL-77${nth}` }),
    also: (_hand, form) => yesterday(form, '일시'),
  },
  {
    address: '/chm/storage/storeExcept',
    userIds: ['issuer01', 'saf01', 'env01', 'emp01'],
    values: { 장소: '옥내저장소 1호', 제품: '초산에틸' },
    unlike: (nth) => ({ '함께 두는 제품': neighbours[nth] ?? '' }),
  },
  {
    address: '/chm/storage/storeInsp',
    userIds: ['saf01', 'env01', 'issuer01'],
    // One check of a store is open at a time.
    unlike: (nth) => ({ 장소: stores[nth] ?? '' }),
    next: '점검 항목',
  },
  {
    address: '/chm/msds/msdsList',
    userIds: ['hea01', 'env01'],
    onPage: 'behind',
    first: (hand, form) => pick(hand, form.locator('#msds-product'), '벤젠(고순도)'),
  },
  {
    address: '/chm/reagent/specialLog',
    userIds: ['issuer01', 'emp01', 'env01'],
    values: { 제품: '벤젠(고순도)', 물질: '벤젠' },
    also: (_hand, form) => yesterday(form, '취급일시'),
  },
  { address: '/constSafe/permit/permitItemManage', userIds: ['saf01'] },
  {
    address: '/constSafe/permit/handledMaterialManage',
    userIds: ['saf01'],
    values: { 물질명: '사이클로헥산' },
    again: { 물질명: '노말헥산' },
  },
  {
    address: '/constSafe/permit/handledMaterialManage?list=devices',
    userIds: ['saf01'],
    values: { '측정기 번호': 'GX-7701' },
    again: { '측정기 번호': 'GX-7702' },
  },
  {
    address: '/constSafe/permit/simopsRuleManage',
    userIds: ['saf01'],
    also: (_hand, form) => form.getByRole('textbox', { name: '거리(m)' }).fill('12'),
  },
  { address: '/constSafe/permit/permitBlock', userIds: ['issuer01'], next: '예약 번호' },
  {
    address: '/constSafe/loto/lockMaster',
    userIds: ['issuer01'],
    values: { '자물쇠 번호': 'LK-R-77' },
    again: { '자물쇠 번호': 'LK-R-78' },
  },
  { address: '/constSafe/constSafeStatus/constList', userIds: ['rqst01'] },
  { address: '/constSafe/assessment/planList', userIds: ['rqst01'] },
  { address: '/constSafe/assessment/safetyCost', userIds: ['rqst01'] },
  ...educationForms,
]
/** Gives a form a file in every place that it has for files; answers how many. */
async function chooseFiles(form: Locator): Promise<number> {
  // A place that takes one file only has no button any more once it has been given one.
  const places = await form.locator('.attach:has(.attach-choose)').all()
  for (const place of places) {
    // A picture may come from the camera as well; that button stands first.
    const input = place.locator('input[type=file]').last()
    const takesPictures = ((await input.getAttribute('accept')) ?? 'image/').includes('image/')
    await input.setInputFiles(
      takesPictures
        ? { name: '현장.png', mimeType: 'image/png', buffer: await png() }
        : { name: '증빙.pdf', mimeType: 'application/pdf', buffer: pdf() },
    )
  }
  return places.length
}
const filesOf = async (userId: string): Promise<number> => {
  const { count } = await story.portal.engine.database.one<{ count: number }>(
    `select count(*)::int "count" from "attachFile" where "createUserId" = $1 and "taskKey" is not null and "delYn" = 'N'`,
    [userId],
  )
  return count
}
/** In the gate some forms by each hand for one person, others by the other; in the long run each by both for everybody. */
const turns = (touch: boolean) =>
  everything
    ? forms.flatMap(({ userIds, ...form }) =>
        userIds.map((userId, nth) => ({ ...form, userId, nth: 2 * nth + Number(touch) })),
      )
    : evenly(
        forms.filter((_, index) => index % 2 === Number(touch)),
        mostForms,
      ).map(({ userIds, ...form }) => ({ ...form, userId: userIds[0], nth: 0 }))
const mostForms = 5

describe.each([
  { how: 'by mouse at a desk', width: 1440, height: 900, touch: false },
  { how: 'by touch on a telephone', width: 360, height: 740, touch: true },
])('$how', ({ width, height, touch }) => {
  const press = pressing(touch)
  let person: Person
  afterEach(() => person?.leave())

  test.each(turns(touch))(
    '$userId saves the form of $address',
    async ({ address, userId, nth, onPage, first, also, next, ...given }) => {
      const { values = {}, again = {}, unlike, cells = [] } = given
      person = await story.window(userId, { width, height, touch, address })
      const { page } = person
      const hand = { page, press }
      if (onPage !== 'itself')
        await press(pane(page).getByRole('button', { name: '등록', exact: true }).last())
      const form = onPage ? pane(page) : page.getByRole('dialog').last()
      await form.waitFor()
      await first?.(hand, form)
      await form.locator('.ant-form-item-required').first().waitFor()
      await fillRequired(hand, form, { ...values, ...(touch ? again : {}), ...unlike?.(nth) })
      await also?.(hand, form)
      if (cells.length > 0) await press(form.getByRole('button', { name: '행 추가' }))
      for (const { column, option, typed } of cells) {
        const cell = form.locator(`[data-row="0"] [data-column="${column}"]`)
        await cell.scrollIntoViewIfNeeded()
        if (touch) {
          // The cell in which a new row begins is chosen already; any other one is chosen by the first tap.
          const isChosen = (await cell.getAttribute('class'))?.split(' ').includes('is-active')
          if (!isChosen) await cell.tap()
          await cell.tap()
        } else await cell.dblclick()
        if (typed !== undefined) {
          await page.keyboard.type(typed)
          await page.keyboard.press('Enter')
        } else
          await press(
            page
              .locator('.grid-option')
              .filter({ hasText: option ?? '' })
              .first(),
          )
      }
      const before = await filesOf(userId)
      const chosen = await chooseFiles(form)
      await picture(page, `menu-form-${address.split('/').at(-1)?.replace(/\W/g, '-')}-${userId}-${width}`)
      // A new record is answered 201 or a refusal; what a form has calculated for it 200.
      const saved = page.waitForResponse(
        (answer) =>
          answer.request().method() === 'POST' &&
          answer.status() !== 200 &&
          /\/api\/(chm|saf)\//.test(answer.url()),
      )
      saved.catch(() => undefined)
      const save = form.getByRole('button', { name: '저장', exact: true }).last()
      // As high as a fingertip is wide, on what has no finer pointer. (ux.md, field pages)
      if (touch) expect((await save.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      await press(save)
      const answer = await Promise.race([saved, issuesOf(form)])
      if (typeof answer === 'string') {
        await picture(page, `menu-form-fault-${width}`)
        expect(answer, `${address} asks for what cannot be given`).toBe('')
      } else expect(answer.status(), `${address} ${await answer.text()}`).toBe(201)
      if (next) await page.getByRole('dialog').getByText(next, { exact: true }).first().waitFor()
      else if (!onPage) await form.waitFor({ state: 'hidden' })
      await expect.poll(() => filesOf(userId), { message: `files of ${address}` }).toBe(before + chosen)
      expect(person.errors).toEqual([])
    },
    minutes,
  )

  test.each(everything || touch ? [['hea01', 'env01']] : [])(
    '%s and %s take a supplier’s PDF in, and it waits in the list of received files',
    async (...userIds) => {
      for (const userId of userIds) {
        person = await story.window(userId, { width, height, touch })
        const { page } = person
        await person.show('/chm/msds/msdsInbox')
        const name = `아세톤 ${userId} ${width}.pdf`
        const asked = page.waitForEvent('filechooser')
        await press(pane(page).getByRole('button', { name: 'PDF 여러 개 올리기' }))
        await (await asked).setFiles({ name, mimeType: 'application/pdf', buffer: pdf() })
        await pane(page).getByText(name).first().waitFor()
        if (userId !== userIds.at(-1)) await person.leave()
      }
      expect(person.errors).toEqual([])
    },
    minutes,
  )
})

test('a substance tells its check digit while it is typed, and its pictograms while it is classified', async () => {
  const person = await story.window('env01')
  const { page } = person
  await person.show('/baseInfo/chemical/chemicalList')
  await pane(page).getByRole('button', { name: '등록', exact: true }).click()
  const form = page.getByRole('dialog').last()
  const casNo = form.getByRole('textbox', { name: 'CAS번호' })
  await casNo.fill('108-88-4')
  await form.getByText('108-88-4: 검증숫자가 맞지 않습니다.').waitFor()
  await casNo.fill(' 108 - 88 - 3 ')
  await form.getByText('108-88-3(으)로 저장합니다.').waitFor()
  const ghs = form.locator('.form-block').filter({ hasText: 'GHS 분류' }).last()
  await ghs.getByRole('button', { name: '행 추가' }).click()
  for (const [column, option] of [
    [0, '인화성 액체'],
    [1, '2'],
  ] as const) {
    await ghs.locator(`[data-row="0"] [data-column="${column}"]`).dblclick()
    await page.locator('.grid-option').getByText(option, { exact: true }).first().click()
  }
  await ghs.getByRole('img', { name: /GHS02/ }).first().waitFor()
  await ghs.getByText('위험', { exact: true }).first().waitFor()
  await ghs.getByText(/H225/).first().waitFor()
  await picture(page, 'chemical-ghs-preview')
  await person.leave()
})
