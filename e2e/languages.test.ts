import { afterAll, beforeAll, expect, test } from 'vitest'
import { startStory, type Person, type Story } from './story.ts'

/** The platform's pages in the other languages: no Korean in what the program says, and labels that change while a page is open. */
let story: Story
let addresses: string[]
beforeAll(async () => {
  story = await startStory()
  // More administrators, for one live session an account.
  await story.portal.engine.database.query(
    `insert into "userAuthGrp" ("userId", "authGrpNo", "settingYn", "createUserId", "updateUserId")
     values ('hq01', 1, 'Y', 'test', 'test'), ('mgmt01', 1, 'Y', 'test', 'test')`,
  )
  const client = await story.portal.signIn('sys01')
  addresses = leaves((await client.get('/menus')).body.data as MenuNode[]).filter((address) => /^\/(manage|my|baseInfo)\//.test(address))
})
afterAll(() => story?.close())

interface MenuNode {
  routePath: string
  children: MenuNode[]
}
const leaves = (menus: readonly MenuNode[]): string[] =>
  menus.flatMap(({ routePath, children }) => (children.length === 0 ? [routePath] : leaves(children)))
/** Menus, tabs, headings, heads of columns, labels and buttons; what stands in cells is data. */
const saidByTheProgram = `nav, [role=tab], main h1, main h2, main [role=columnheader], main label, main button, main [role=radio], main .ant-empty-description`
const koreanLeft = (page: Person['page']): Promise<string[]> =>
  page.evaluate(`(() => {
    const said = [...document.querySelectorAll(${JSON.stringify(saidByTheProgram)})].filter((each) => each.checkVisibility() && !each.closest('[role=gridcell]'))
    const texts = said.flatMap((each) => each.innerText.split('\\n')).map((text) => text.trim())
    return [...new Set(texts.filter((text) => /\\p{Script=Hangul}/u.test(text)))]
  })()`)
/** A window in a language. */
async function speaking(userId: string, language: string): Promise<Person> {
  const person = await story.window(userId, { address: '/my/appr/notiBox' })
  await person.page.evaluate(`localStorage.setItem('portal.language', '${language}')`)
  await person.go('/')
  return person
}
async function walk(userId: string, language: string, addresses: readonly string[]): Promise<string[]> {
  const { page, show, closeOthers, errors, leave } = await speaking(userId, language)
  const left: string[] = []
  for (const address of addresses) {
    await show(address)
    await closeOthers()
    await page.locator('main :is(h1, h2):visible').first().waitFor()
    await page.locator('main :is(.ant-skeleton, .portal-skeleton, [aria-busy=true]):visible').first().waitFor({ state: 'hidden' })
    left.push(...(await koreanLeft(page)).map((text) => `${language} ${address}: ${text}`))
  }
  expect(errors).toEqual([])
  await leave()
  return left
}

test('menus, heads, buttons and labels leave no Korean in English, Chinese and Spanish', { timeout: 300_000 }, async () => {
  expect(addresses.length).toBeGreaterThan(5)
  // Every text has all languages (the tests of the labels and messages); what remains is a text that is written into a page.
  const third = (turn: number) => addresses.filter((_, index) => index % 3 === turn)
  const left = await Promise.all([walk('sys01', 'en', third(0)), walk('hq01', 'zh', third(1)), walk('mgmt01', 'es', third(2))])
  expect(left.flat()).toEqual([])
})

test('a label that an administrator changes reaches an open page, and a refusal speaks its language', async () => {
  const { page, go, errors } = await speaking('sys01', 'en')
  await go(addresses.find((address) => address.endsWith('/positionList'))!)
  await page.getByRole('columnheader', { name: 'Position name' }).waitFor()
  // The change comes from another administrator.
  const administrator = await story.portal.signIn('hq01')
  expect((await administrator.put('/api/manage/labeltext', { labelCd: 'position.positionNm', en: 'Job title' })).status).toBe(200)
  await page.getByRole('columnheader', { name: 'Job title' }).waitFor()
  await page.getByRole('button', { name: 'New' }).first().click()
  const popup = page.getByRole('dialog')
  await popup.getByRole('button', { name: 'Save' }).click()
  await popup.getByText('Please enter Job title.').waitFor()
  expect(errors).toEqual([])
})
