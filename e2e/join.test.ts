import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPassword } from '../db/seed/seed.ts'
import { attendTexts } from '../src/modules/education/class/web/attend-page.texts.ts'
import { joinTexts } from '../src/modules/vendor/acct/web/join.texts.ts'
import { languageNames } from '../src/core/web/text/language.texts.ts'
import { languages, type Language } from '../src/core/shared/session.ts'
import { sayIn } from '../src/core/shared/four-texts.ts'
import { signInTexts } from '../src/platform/session/web/sign-in.texts.ts'
import { picture, startStory, type Story } from './story.ts'

/** A person of a company is invited, joins by telephone in a language and signs in. */
let story: Story
beforeAll(async () => {
  story = await startStory()
})
afterAll(() => story?.close())

const password = 'Wind-Mill-72!'
/** The address that the mail of an invitation carries. */
async function invite(language: Language): Promise<string> {
  const manager = await story.portal.signIn('vnd01a')
  await manager.post('/api/vendor/user', {
    vendorCd: 'V00001',
    userNm: `Guest ${language}`,
    email: `guest-${language}@portal.example`,
    vendorUserRoleCd: 'VUR02',
    langCd: language,
  })
  const { linkUrl } = await story.portal.engine.database.one<{ linkUrl: string }>(
    `select "linkUrl" from "mailQueue" where "toAddr" = $1 order by "mailNo" desc limit 1`,
    [`guest-${language}@portal.example`],
  )
  return linkUrl
}

for (const language of languages)
  test(`an invited person joins and signs in with a telephone in the language ${language}`, async () => {
    const address = await invite(language)
    const say = sayIn(joinTexts, () => language)
    const sign = sayIn(signInTexts, () => language)
    const { page, go, errors, leave } = await story.window('guest', {
      signIn: false,
      touch: true,
      width: 360,
      height: 740,
    })
    await go(address)
    // The page opens in the language of the invitation, whatever the telephone speaks.
    await page.getByRole('heading', { name: say('title') }).waitFor()
    const userId = `guest_${language}_1`
    await page.locator('[name=userId]').fill('short')
    // Whoever reads another language changes it, and keeps what is typed.
    const other = languages.find((each) => each !== language)!
    await page.getByText(languageNames[other], { exact: true }).click()
    await page.getByRole('heading', { name: sayIn(joinTexts, () => other)('title') }).waitFor()
    await page.getByText(languageNames[language], { exact: true }).click()
    await page.getByRole('heading', { name: say('title') }).waitFor()
    expect(await page.locator('[name=userId]').inputValue()).toBe('short')
    await page.locator('[name=userPwd]').fill(password)
    await page.locator('[name=userPwdRepeat]').fill(password)
    await page.getByRole('button', { name: say('join') }).click()
    // Both the ID and the missing consent are said at their fields.
    await expect.poll(() => page.getByRole('alert').count()).toBe(2)
    await page.locator('[name=userId]').fill(userId)
    await page.locator('[name=privAgreeYn]').check()
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360)
    await picture(page, `join-${language}`)
    await page.getByRole('button', { name: say('join') }).click()
    await page.getByText(say('joined', { id: userId })).waitFor()
    await page.getByRole('link', { name: say('signIn') }).click()
    await page.waitForURL(/\/login/)
    const card = page.locator('#root .sign-in-card')
    await card.locator('form').waitFor()
    // Whoever has just joined as a contractor need not say so again.
    await expect.poll(() => card.getByRole('radio', { name: sign('vendor') }).isChecked()).toBe(true)
    await card.getByLabel(sign('id'), { exact: true }).fill(userId)
    await card.getByLabel(sign('password'), { exact: true }).fill(password)
    await card.getByRole('button', { name: sign('submit'), exact: true }).click()
    await page.waitForURL(({ pathname }) => pathname === '/')
    await page.locator('.vendor-home').waitFor()
    expect(
      await story.portal.engine.database.one('select "langCd" from "user" where "userId" = $1', [userId]),
    ).toEqual({ langCd: language })
    expect((await page.locator('html').getAttribute('lang'))?.slice(0, 2)).toBe(
      { kr: 'ko', en: 'en', zh: 'zh', es: 'es' }[language],
    )
    expect(errors).toEqual([])
    await leave()
  }, 120_000)

test('a link speaks the language of the telephone, and a new telephone that of the account', async () => {
  const context = await story.browser.newContext({
    locale: 'zh-CN',
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  const chinese = sayIn(joinTexts, () => 'zh')
  await page.goto(`${story.url}/join/1.none`)
  await page.getByRole('heading', { name: chinese('title') }).waitFor()
  await page.getByText(chinese('closed')).waitFor()
  await page.goto(`${story.url}/attend`)
  await page.getByRole('heading', { name: attendTexts.title[2] }).waitFor()
  // Nobody has chosen a language there yet: the sign-in is that of the company, what follows that of the account.
  expect(await page.evaluate(`localStorage.getItem('portal.language')`)).toBeNull()
  await story.portal.engine.database.query(`update "user" set "langCd" = 'es' where "userId" = 'vnd02s'`)
  await page.goto(`${story.url}/login`)
  const card = page.locator('#root .sign-in-card')
  await card.locator('form').waitFor()
  await card.getByText('협력업체', { exact: true }).click()
  await card.getByLabel('아이디', { exact: true }).fill('vnd02s')
  await card.getByLabel('비밀번호', { exact: true }).fill(demoPassword)
  await card.getByRole('button', { name: '로그인', exact: true }).click()
  await page.locator('.vendor-home').waitFor()
  await page.locator('html[lang^=es]').waitFor({ state: 'attached' })
  await context.close()
}, 120_000)
