import { globSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { behaviours } from '../src/app/modules.ts'
import { addressOf, type RecordAddresses } from '../src/core/shared/record-page.ts'
import type { Fields } from '../src/core/shared/field.ts'
import { listPathOf } from '../src/core/shared/resource.ts'
import { equipPageTexts } from '../src/modules/vendor/equip/web/equip-page.texts.ts'
import { makePerson } from '../test/sample-row.ts'
import { evenly, everything } from '../test/share.ts'
import { startStory, type Story } from './story.ts'

/**
 * Every page of the menus and a record of every kind show no Korean of the program to people who read English,
 * Chinese or Spanish. Data stays as it was written. The gate shows some pages in one language each, `npm run
 * test:trust` all of them in all three.
 */
const languages = ['en', 'zh', 'es'] as const
type Language = (typeof languages)[number]
const vendorsPeople: Record<Language, string> = { en: 'vnd01a', zh: 'vnd01s', es: 'vnd02a' }
const minutes = 8 * 60_000

let story: Story
beforeAll(async () => {
  story = await startStory()
  for (const language of languages)
    await makePerson(story.portal.engine.database, `reader-${language}`, {
      access: true,
      write: true,
      everywhere: true,
    })
})
afterAll(() => story?.close())

/** Entities whose rows hold names of the program itself, in four languages. */
const ownNames = ['menu', 'codeGrp', 'codeItem', 'label']
/** What people have written: every stored text with Hangul, the longest first. */
async function storedTexts(): Promise<string[]> {
  const { database } = story.portal.engine
  // A sample of what is typed in Korean is as good as data.
  const all = new Set<string>([equipPageTexts.regNoSample[0]])
  for (const { resource } of behaviours) {
    const columns = Object.entries(resource.fields as Fields).flatMap(([name, { kind, sealed }]) =>
      (kind === 'text' || kind === 'textarea') && !sealed ? [`"${name}"::text`] : [],
    )
    if (columns.length === 0 || ownNames.includes(resource.name)) continue
    const rows = await database.query<{ text: string }>(
      `select distinct x.text from "${resource.name}" t, unnest(array[${columns.join(', ')}]) x(text) where x.text ~ '[가-힣]{2}' limit 20000`,
    )
    for (const { text } of rows) all.add(text)
  }
  return [...all].toSorted((one, other) => other.length - one.length)
}

interface MenuNode {
  routePath: string
  children: MenuNode[]
}
const leaves = (menus: readonly MenuNode[]): string[] =>
  menus.flatMap(({ routePath, children }) => (children.length === 0 ? [routePath] : leaves(children)))

const recordPages = Object.assign(
  {},
  ...(
    await Promise.all(
      globSync('src/**/record-pages.rule.ts').map(
        (file) => import(path.resolve(file)) as Promise<Record<string, RecordAddresses>>,
      ),
    )
  ).flatMap((exported) => Object.values(exported)),
) as Record<string, { page?: `/${string}` }>
/** The pages of a person's menus, and the first record of each kind that has a page. */
async function addressesOf(userId: string, language: Language): Promise<string[]> {
  const client = await story.portal.signIn(userId)
  await client.put('/api/manage/userpref', { langCd: language })
  const found = leaves((await client.get('/menus')).body.data as MenuNode[])
  for (const { resource } of behaviours) {
    const page = recordPages[resource.name]?.page
    if (!page) continue
    const { status, body } = await client.get(`${listPathOf(resource)}?limit=1`)
    const [row] = status === 200 ? (body.data as Record<string, string | number>[]) : []
    if (row) found.push(addressOf({ page }, row[resource.key as string]!))
  }
  return found
}

/** What the program says, not what stands in cells and fields; a record's own name is data as well. */
const said = [
  'nav',
  'label',
  'legend',
  'button',
  'summary',
  'dt',
  'th',
  'h3',
  '[role=columnheader]',
  '[role=radio]',
  '[role=tab]:not(.portal-tab *)',
  '.ant-empty-description',
  '.ant-steps-item-title',
  '.ant-descriptions-item-label',
].join(', ')
const koreanLeft = (page: Page): Promise<string[]> =>
  page.evaluate(`(() => {
    const hangul = /\\p{Script=Hangul}/u
    const parts = [...document.querySelectorAll('.portal-pane, .portal-message, [role=dialog]')].filter((part) => part.checkVisibility())
    const named = parts.flatMap((part) => [...part.querySelectorAll(${JSON.stringify(said)})]).filter((each) => each.checkVisibility() && !each.closest('[role=gridcell], td'))
    const texts = named.flatMap((each) => each.innerText.split('\\n'))
    const hints = parts.flatMap((part) => [...part.querySelectorAll('[placeholder]')]).map((each) => each.getAttribute('placeholder'))
    return [...new Set([...texts, ...hints].map((text) => text.trim()).filter((text) => hangul.test(text)))]
  })()`)

interface Left {
  where: string
  text: string
}
async function walk(userId: string, language: Language, addresses: readonly string[]): Promise<Left[]> {
  const { page, show, go, closeOthers, errors, leave } = await story.window(userId)
  await page.evaluate(`localStorage.setItem('portal.language', '${language}')`)
  await go(addresses[0]!)
  await page.locator('html[lang]:not([lang=ko])').waitFor({ state: 'attached' })
  const found: Left[] = []
  for (const address of addresses) {
    await show(address)
    await closeOthers()
    // A record may open on a page of a menu that this person does not have.
    await page.locator(':is(.portal-pane, .portal-message):visible').first().waitFor()
    await page
      .locator(':is(.portal-skeleton, .ant-skeleton, .ant-spin-spinning, [aria-busy=true]):visible')
      .first()
      .waitFor({ state: 'hidden' })
    for (const text of await koreanLeft(page)) found.push({ where: `${language} ${address}`, text })
  }
  expect(errors).toEqual([])
  await leave()
  return found
}
const mostPages = 10
/** In the gate each language takes other pages. */
const share = (addresses: readonly string[], turn: number): readonly string[] =>
  evenly(
    addresses.filter((_, index) => everything || index % languages.length === turn),
    mostPages,
  )

test(
  'no page shows Korean of the program to readers of another language',
  async () => {
    const employees = await Promise.all(
      languages.map((language) => addressesOf(`reader-${language}`, language)),
    )
    const vendors = await Promise.all(
      languages.map((language) => addressesOf(vendorsPeople[language], language)),
    )
    expect(Math.min(...employees.map(({ length }) => length))).toBeGreaterThan(150)
    const found = await Promise.all(
      languages.map(async (language, turn) => [
        ...(await walk(`reader-${language}`, language, share(employees[turn]!, turn))),
        ...(await walk(vendorsPeople[language], language, share(vendors[turn]!, turn))),
      ]),
    )
    const stored = await storedTexts()
    const left = found.flat().filter(({ text }) => {
      const rest = stored.reduce((whole, data) => whole.replaceAll(data, ''), text)
      return /\p{Script=Hangul}/u.test(rest)
    })
    expect(left).toEqual([])
  },
  minutes,
)
