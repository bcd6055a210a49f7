import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPin } from '../db/seed/seed.ts'
import { registerKiosk } from '../test/kiosk-life.ts'
import { picture, startStory, type Person, type Story } from './story.ts'

/**
 * A shared tablet: a wrong PIN, the right one, and a work that begins with a glove on, all of it by touch.
 */
let story: Story
let tablet: Person
let permitNo: number
let secret: string
const sql = () => story.portal.engine.database

beforeAll(async () => {
  story = await startStory({ at: new Date() })
  // An issued work of the area whose issuer stands at the tablet, with nothing left to be done but its start.
  const found = await sql().one<{ permitNo: number }>(
    `select "permitNo" from "workPermit" where "state" = 'approved' and "areaCd" = 'YS-DT' order by 1 limit 1`,
  )
  permitNo = found.permitNo
  const [start, end] = [-10, 240].map((minutes) =>
    new Date(story.portal.clock.now().getTime() + minutes * 60_000).toISOString(),
  )
  await sql().query(
    `update "workPermit" set "state" = 'approved', "permitTypeCd" = 'G', "supplCds" = '{}', "exZoneCd" = 'none', "startDt" = $2, "endDt" = $3, "realStartDt" = null, "gasDueDt" = null, "shiftDueDt" = null where "permitNo" = $1`,
    [permitNo, start, end],
  )
  for (const table of ['permitMaterial', 'lotoPermit'])
    await sql().query(`delete from "${table}" where "permitNo" = $1`, [permitNo])
  await sql().query(`update "permitCheck" set "needYn" = 'N' where "permitNo" = $1`, [permitNo])
  await sql().query(`update "workPermit" set "state" = 'cancelled' where "permitNo" <> $1`, [permitNo])
  await sql().query(
    `insert into "permitMeeting" ("permitNo", "meetDt", "riskTxt", "attendCnt", "createUserId") values ($1, $2, '추락과 협착 위험을 전달하였다.', 3, 'vnd01s')`,
    [permitNo, start],
  )
  await sql().query(
    `insert into "permitSignature" ("permitNo", "signRoleCd", "signUserId", "signDt") values ($1, 'supervisor', 'vnd01s', $2), ($1, 'handover', 'issuer11', $2)`,
    [permitNo, start],
  )
  await sql().query(
    `insert into "permitAttend" ("permitNo", "vendorWorkerNo", "attendDt", "lmraCds", "createUserId") select "permitNo", "vendorWorkerNo", $2, '{}', 'vnd01s' from "permitWorker" where "permitNo" = $1 and "vendorWorkerNo" is not null`,
    [permitNo, start],
  )
  secret = (await registerKiosk(story.portal, await story.portal.signIn('sys01'))).secret
  tablet = await story.window('tablet', { width: 1024, height: 768, signIn: false, touch: true })
  await tablet.go('/health/live')
  await tablet.page.evaluate(`localStorage.setItem('portal.kiosk', '${secret}')`)
  await tablet.go('/kiosk')
})
afterAll(async () => {
  if (tablet) await picture(tablet.page, 'kiosk')
  await story?.close()
})

const enter = async (pin: string) => {
  for (const digit of pin) await tablet.page.getByRole('button', { name: digit, exact: true }).tap()
  await tablet.page.getByRole('button', { name: '시작', exact: true }).tap()
}

test('a wrong PIN opens nothing, the right one opens the tasks', async () => {
  // The scanner types into the field that waits for it.
  const badge = tablet.page.getByLabel('출입증 번호')
  await expect.poll(() => badge.evaluate((input) => input.matches(':focus'))).toBe(true)
  await tablet.page.keyboard.type('b100001\n')
  await expect.poll(() => badge.inputValue()).toBe('b100001')
  await enter('907341')
  await tablet.page.getByText('출입증 번호 또는 PIN이 올바르지 않습니다. (1/5)').waitFor()
  await enter(demoPin)
  await tablet.page.getByRole('heading', { name: '무엇을 하시겠습니까?' }).waitFor()
})

test('the work begins, with targets for gloves all the way', async () => {
  const tooSmall = async () =>
    tablet.page
      .locator('.kiosk button:visible')
      .evaluateAll((buttons) =>
        buttons
          .map((button) => [button.textContent, button.getBoundingClientRect().height] as const)
          .filter(([, height]) => height < 56),
      )
  const seen = [await tooSmall()]
  await tablet.page.getByRole('button', { name: /^작업시작/ }).tap()
  await tablet.page.locator('.kiosk-permits button').first().tap()
  const begin = tablet.page.locator('.kiosk-final')
  await begin.waitFor()
  await picture(tablet.page, 'kiosk-start')
  seen.push(await tooSmall())
  expect(await begin.textContent()).toContain('작업시작')
  await begin.tap()
  await tablet.page.getByRole('heading', { name: '무엇을 하시겠습니까?' }).waitFor()
  expect(seen.flat()).toEqual([])
  expect(await sql().one('select "state" from "workPermit" where "permitNo" = $1', [permitNo])).toEqual({
    state: 'working',
  })
  await tablet.page.getByRole('button', { name: '나가기' }).tap()
  await tablet.page.getByLabel('출입증 번호').waitFor()
  expect(tablet.errors).toEqual([])
})

test('the name of the device is drawn again when its part of the font comes late in Spanish', async () => {
  const { page, context, go, leave } = await story.window('late', { signIn: false, touch: true })
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2000))
    await route.continue()
  })
  await go('/health/live')
  await page.evaluate(
    `localStorage.setItem('portal.kiosk', '${secret}'); localStorage.setItem('portal.language', 'es')`,
  )
  await go('/kiosk')
  await page.locator('.kiosk-head strong').waitFor()
  await page.evaluate('document.fonts.ready.then(() => undefined)')
  // The same signs in other words are drawn for the first time.
  await page.evaluate(`
    const name = document.querySelector('.kiosk-head strong')
    const other = name.cloneNode()
    other.textContent = [...name.textContent].toReversed().join('')
    name.after(other)`)
  const devTools = await context.newCDPSession(page)
  await devTools.send('DOM.enable')
  await devTools.send('CSS.enable')
  const { root } = await devTools.send('DOM.getDocument')
  const fontsOf = async (selector: string) => {
    const { nodeId } = await devTools.send('DOM.querySelector', { nodeId: root.nodeId, selector })
    return (await devTools.send('CSS.getPlatformFontsForNode', { nodeId })).fonts
  }
  expect(await fontsOf('.kiosk-head strong')).toEqual(await fontsOf('.kiosk-head strong + strong'))
  await leave()
})
