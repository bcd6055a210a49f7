import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startStory, type Person, type Story } from './story.ts'

/** The platform's pages in the other languages: no Korean in what the program says, and labels that change while a page is open. */
let story: Story
let person: Person
let addresses: string[]
beforeAll(async () => {
  story = await startStory()
  const client = await story.portal.signIn('sys01')
  addresses = leaves((await client.get('/menus')).body.data as MenuNode[]).filter((address) => /^\/(manage|my|baseInfo)\//.test(address))
  // One live session an account: the window comes after the call.
  person = await story.window('sys01')
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
    const said = [...document.querySelectorAll(${JSON.stringify(saidByTheProgram)})].filter((each) => !each.closest('[role=gridcell]'))
    const texts = said.flatMap((each) => each.innerText.split('\\n')).map((text) => text.trim())
    return [...new Set(texts.filter((text) => /\\p{Script=Hangul}/u.test(text)))]
  })()`)
const speak = (language: string) => person.page.evaluate(`localStorage.setItem('portal.language', '${language}')`)
const settled = () =>
  vi.waitFor(async () => expect(await person.page.locator('main .ant-skeleton, main [aria-busy=true]').count()).toBe(0), 15_000)

test('menus, heads, buttons and labels leave no Korean in English, Chinese and Spanish', { timeout: 300_000 }, async () => {
  expect(addresses.length).toBeGreaterThan(5)
  const left: string[] = []
  for (const language of ['en', 'zh', 'es']) {
    await speak(language)
    for (const address of addresses) {
      await person.go(address)
      await person.page.locator('main h2, main h1').first().waitFor()
      await settled()
      left.push(...(await koreanLeft(person.page)).map((text) => `${language} ${address}: ${text}`))
    }
  }
  expect(left).toEqual([])
  expect(person.errors).toEqual([])
})

test('a label that an administrator changes reaches an open page, and a refusal speaks its language', async () => {
  const { page } = person
  await speak('en')
  await person.go(addresses.find((address) => address.endsWith('/positionList'))!)
  await page.getByRole('columnheader', { name: 'Position name' }).waitFor()
  // The change comes from another administrator.
  await story.portal.engine.database.query(
    `insert into "userAuthGrp" ("userId", "authGrpNo", "settingYn", "createUserId", "updateUserId") values ('hq01', 1, 'Y', 'test', 'test')`,
  )
  const administrator = await story.portal.signIn('hq01')
  expect((await administrator.put('/api/manage/labeltext', { labelCd: 'position.positionNm', en: 'Job title' })).status).toBe(200)
  await page.getByRole('columnheader', { name: 'Job title' }).waitFor()
  await page.getByRole('button', { name: 'New' }).first().click()
  const popup = page.getByRole('dialog')
  await popup.getByRole('button', { name: 'Save' }).click()
  await popup.getByText('Please enter Job title.').waitFor()
  expect(person.errors).toEqual([])
})
