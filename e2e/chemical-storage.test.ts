import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright'
import { tokenHeader } from '../src/core/shared/session.ts'
import { fillRequired, pick, pressing } from './fill-form.ts'
import { nextWorkday, picture, startStory, untilSaved, type Person, type Story } from './story.ts'

/**
 * Acid beside cyanide is refused while it is typed; a supplier's material goes from its page to the plant's.
 */
let story: Story
let plant: Person
let vendor: Person
/** The request that goes its way through the stories. */
let requestNo: number
const day = nextWorkday()

beforeAll(async () => {
  story = await startStory({ at: day, accessMinutes: 600 })
  ;[plant, vendor] = await Promise.all([
    story.window('env02'),
    story.window('vnd02a', { width: 390, height: 844 }),
  ])
})
afterAll(async () => {
  await Promise.all(
    [plant, vendor].map((person, index) => person && picture(person.page, `chemical-${index}`)),
  )
  await story?.close()
})
const pane = (page: Page) => page.locator('[role=tabpanel]:visible')
async function act(page: Page, name: string): Promise<void> {
  await pane(page).getByRole('button', { name, exact: true }).click()
  const dialog = page.getByRole('dialog').filter({ hasText: name })
  await dialog.waitFor()
  await dialog.locator('.ant-modal-footer .ant-btn-primary').click()
  await dialog.waitFor({ state: 'hidden' })
}
const standsAt = (page: Page, state: string) =>
  pane(page).locator('.state-flow [aria-current], .state-aside .ant-tag').filter({ hasText: state }).waitFor()

test('acid is not received next to cyanide, and says why', async () => {
  const sql = story.portal.engine.database
  const { prodNo, storeNo } = await sql.one<{ prodNo: number; storeNo: number }>(
    `select (select "prodNo" from "chmProduct" where "prodCd" = 'SB-3003') as "prodNo", (select "storeNo" from "chmStore" where "storeCd" = 'ST-601') as "storeNo"`,
  )
  const given = new URLSearchParams({
    ioTypeCd: '10',
    prodNo: String(prodNo),
    prodNm: '황산 98%',
    toStoreNo: String(storeNo),
    toStoreNm: '시약장',
  })
  await plant.go(`/chm/inout/inoutReg?${given.toString()}`)
  await pane(plant.page).getByRole('textbox', { name: '수량' }).fill('1')
  await pane(plant.page).getByLabel('로트', { exact: true }).fill('SA-9')
  const panel = pane(plant.page).locator('.chemical-side')
  await panel.getByText('입고할 수 없습니다', { exact: true }).waitFor()
  await panel.getByText('산과 시안화물은 함께 보관할 수 없습니다(시안화수소 발생).').first().waitFor()
  await pane(plant.page).getByRole('button', { name: '저장', exact: true }).click()
  await pane(plant.page).getByRole('alert').filter({ hasText: '시안화수소 발생' }).waitFor()
  expect(await sql.query(`select 1 from "chmStock" where "lotNo" = 'SA-9'`)).toEqual([])
})

test('a material goes from the supplier to the plant', async () => {
  const sql = story.portal.engine.database
  const { chemprodNo, prodNm } = await sql.one<{ chemprodNo: number; prodNm: string }>(
    `select c."chemprodNo", c."prodNm" from "matChkProd" p join "matChkRqst" r using ("matChkRqstNo") join "chemprod" c using ("chemprodNo")
     where r."state" = 'supplement'`,
  )
  // The supplier asks by its own form; the material is chosen in the grid with the mouse.
  await vendor.go('/vendor/subconMatChkRqst/matChkRqst')
  await pane(vendor.page).getByRole('button', { name: '등록', exact: true }).click()
  const form = vendor.page.getByRole('dialog').filter({ hasText: '요청 자재' })
  await fillRequired({ page: vendor.page, press: pressing(false) }, form, {})
  await form.getByRole('button', { name: '행 추가' }).click()
  await form.locator('[data-row="0"] [data-column="0"]').dblclick()
  await vendor.page.locator('.grid-option').filter({ hasText: prodNm }).first().click()
  await form.locator('[data-row="0"]').getByText(prodNm).waitFor()
  await form.getByRole('button', { name: '저장', exact: true }).click()
  await vendor.page.waitForURL(/matChkRqstDetail/)
  requestNo = Number(new URL(vendor.page.url()).searchParams.get('no'))
  const matChkRqstNo = requestNo
  await standsAt(vendor.page, '작성중')
  // Without its sheet it cannot be submitted, and the page says so.
  await pane(vendor.page).getByRole('button', { name: '제출' }).focus()
  await vendor.page.getByText('국문 MSDS 파일을 첨부해 주세요.').first().waitFor()
  await sql.query(
    `insert into "attachFile" ("taskClassNm", "taskKey", "taskFlag", "fileOrgNm", "fileSize", "fileExt", "contentType", "sha256", "sortOrder", "createUserId", "updateUserId")
     values ('chemprod', $1, '', 'msds.pdf', 10, 'pdf', 'application/pdf', $2, 1, 'vnd02a', 'vnd02a')`,
    [String(chemprodNo), 'a'.repeat(64)],
  )
  await vendor.page.reload()
  await act(vendor.page, '제출')
  await standsAt(vendor.page, '제출')
  await plant.go(`/chm/matChkRqst/matChkRqstDetail?no=${matChkRqstNo}`)
  // A supplier does not know the plant's departments: who accepts names the one that asked.
  await pane(plant.page).locator('.ant-form-item').filter({ hasText: '요청부서' }).locator('input').click()
  await plant.page.locator('.ant-popover:visible .ant-tree').getByText('기계보전팀').click()
  await pane(plant.page).getByRole('button', { name: '저장', exact: true }).click()
  await act(plant.page, '접수')
  await standsAt(plant.page, '검토중')
  await standsAt(vendor.page, '검토중')
  const card = pane(plant.page).getByRole('region', { name: '화학물질' }).first()
  await card.getByRole('button', { name: '의견 등록' }).click()
  await card.getByLabel('검토의견').fill('조성과 MSDS가 일치합니다.')
  await card.getByRole('button', { name: '의견 저장' }).click()
  await plant.page.getByText('검토의견을 등록하였습니다.').waitFor()
})

/** Steps that the story does not show are sent past the browser, in the person's open session. */
async function did<T>(userId: string, url: string, body: object): Promise<T> {
  const open = [plant, vendor].find((person) => person.userId === userId)
  const cookie = (await open?.context.cookies())?.find(({ name }) => name === 'accessToken')
  const token = cookie ? decodeURIComponent(cookie.value) : (await story.portal.signIn(userId)).accessToken
  const answer = await fetch(story.url + url, {
    method: 'PUT',
    headers: { [tokenHeader]: token, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${url} ${await answer.text()}`)
  return ((await answer.json()) as { data: T }).data
}
/** Lets everybody sign the document in turn; another story shows the signing itself. */
async function signed(task: string, key: number): Promise<void> {
  const sql = story.portal.engine.database
  for (;;) {
    const step = await sql.maybe<{ apprRqstNo: number; assignUserId: string; stepKindCd: string }>(
      `select r."apprRqstNo", s."assignUserId", s."stepKindCd" from "apprRqst" r join "apprStep" s using ("apprRqstNo")
       where r."taskClassNm" = $1 and r."apprBizKey" = $2 and s."stepStatusCd" = 'ASS02' order by s."seq" limit 1`,
      [task, String(key)],
    )
    if (!step) return
    const act = step.stepKindCd === 'ASK03' ? 'agree' : 'approve'
    await did(step.assignUserId, `/api/manage/appr/${step.apprRqstNo}/${act}`, { agreeYn: 'Y' })
  }
}
const steps = [
  { stepKindCd: 'ASK03', userId: 'safhead01' },
  { stepKindCd: 'ASK05', userId: 'env01' },
]

test('the material is decided and registered; the supplier sees it at once', async () => {
  const sql = story.portal.engine.database
  const path = `/api/chm/matchkrqst/${requestNo}`
  for (const { lineCd, userId } of await sql.query<{ lineCd: string; userId: string }>(
    `select "lineCd", case when "lineCd" = 'HEALTH' then 'hea01' when "lineCd" in ('CHM', 'ENV') then 'env02' else 'saf01' end as "userId" from "matChkReview" where "matChkRqstNo" = $1 and "verdictCd" is null`,
    [requestNo],
  ))
    await did(userId, `${path}/review/${lineCd}`, { verdictCd: '60', opinion: '문제가 없습니다.' })
  await standsAt(plant.page, '판정대기')
  await did('env02', `${path}/proposeApproval`, { verdictTxt: '적합합니다.', approval: { steps } })
  await signed('matChkRqst', requestNo)
  await pane(plant.page).getByRole('button', { name: '자재등록' }).click()
  const dialog = plant.page.getByRole('dialog').filter({ hasText: '자재등록' })
  await dialog.getByRole('textbox', { name: '자재코드(ERP)' }).fill('PT-6005')
  for (const [name, item] of [
    ['제품 구분', '공사자재'],
    ['용도분류', '도료'],
  ] as const)
    await pick({ page: plant.page, press: pressing(false) }, dialog.getByRole('combobox', { name }), item)
  await dialog.locator('.ant-modal-footer .ant-btn-primary').click()
  await standsAt(plant.page, '자재등록완료')
  await standsAt(vendor.page, '자재등록완료')
})

test('a revised MSDS becomes a task of education at the place that handles the product', async () => {
  const sql = story.portal.engine.database
  const { msdsNo } = await sql.one<{ msdsNo: number }>(
    `select "msdsNo" from "chmMsds" join "chmProduct" using ("prodNo") where "prodCd" = 'RM-1003' and "chmMsds"."state" = 'valid'`,
  )
  const { page } = plant
  await plant.go(`/chm/msds/msdsDetail?no=${msdsNo}`)
  await pane(page).getByRole('button', { name: '개정판 만들기' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '개정판 만들기' }).click()
  // The text of the supplier's new sheet is pasted; its section of protection takes the place of ours.
  await pane(page).getByRole('button', { name: '본문 붙여넣기' }).click()
  const paste = page.getByRole('dialog').filter({ hasText: '본문 붙여넣기' })
  await paste.getByLabel('붙여 넣을 본문').fill('8. 노출방지 및 개인보호구\n송기마스크를 착용하시오.')
  await paste.getByText('1개 항목').waitFor()
  await paste.getByRole('button', { name: '넣기' }).click()
  await paste.waitFor({ state: 'hidden' })
  await untilSaved(page, () => pane(page).getByRole('button', { name: '저장', exact: true }).click())
  await page.getByText('저장되었습니다.').first().waitFor()
  const revision = await sql.one<{ msdsNo: number }>(
    'select "msdsNo" from "chmMsds" where "prevMsdsNo" = $1',
    [msdsNo],
  )
  await did('env02', `/api/chm/msds/${revision.msdsNo}/requestReview`, {
    approval: {
      steps: [
        { stepKindCd: 'ASK03', userId: 'hea01' },
        { stepKindCd: 'ASK05', userId: 'env01' },
      ],
    },
  })
  await signed('chmMsds', revision.msdsNo)
  await standsAt(page, '유효')
  await plant.go(`/chm/msds/msdsNotice?msdsNo=${revision.msdsNo}`)
  await pane(page)
    .getByRole('row')
    .filter({ hasText: '교육' })
    .filter({ hasText: '노출기준·보호구' })
    .first()
    .waitFor()
  // The QR code of its label opens the new text for everybody, without signing in.
  const { cardPath } = (
    await (await story.portal.signIn('emp01')).get(`/api/chm/msds/${revision.msdsNo}/notes`)
  ).body.data
  const passerBy = await story.window('nobody', { width: 360, height: 740, signIn: false })
  await passerBy.go(cardPath)
  await passerBy.page.getByRole('heading', { name: '혼합 자일렌' }).waitFor()
  await passerBy.page.getByText('송기마스크를 착용하시오.').waitFor()
  expect(await passerBy.page.getByText('구성성분의 명칭').count()).toBe(0)
})
