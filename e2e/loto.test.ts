import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright'
import { picture, startStory, type Person, type Story } from './story.ts'

/**
 * A lockout from its plan to the last lock, by two people in two windows: one on a phone at the equipment.
 */
let story: Story
let issuer: Person
let other: Person
let url = ''
beforeAll(async () => {
  story = await startStory()
  issuer = await story.window('issuer01', { width: 360, height: 800 })
  other = await story.window('issuer11', { address: '/constSafe/loto/lotoList' })
})
afterAll(async () => {
  await Promise.all([issuer, other].map((person, index) => person && picture(person.page, `loto-${index}`)))
  await story?.close()
})
const pane = (page: Page) => page.locator('[role=tabpanel]:visible')
async function choose(page: Page, label: string, text: string): Promise<void> {
  const box = pane(page).getByRole('combobox', { name: label })
  await box.click()
  const list = page
    .locator('.ant-select-dropdown')
    .filter({ has: page.locator(`[id="${await box.getAttribute('aria-controls')}"]`) })
  await list.locator('.ant-select-item-option').filter({ hasText: text }).first().click()
}
async function act(page: Page, name: string, words?: string): Promise<void> {
  await pane(page).getByRole('button', { name, exact: true }).click()
  const dialog = page.getByRole('dialog').filter({ hasText: name })
  if (words) await dialog.getByRole('textbox').first().fill(words)
  await dialog.locator('.ant-modal-footer .ant-btn-primary').click()
  await dialog.waitFor({ state: 'hidden' })
}

test('the plan stands in the list and on the page', async () => {
  const client = await story.portal.signIn('saf01')
  const { no } = await story.portal.engine.database.one<{ no: number }>(
    `select "facilityNo" as no from "safFacility" where "facilityCd" = 'AG-101'`,
  )
  const valve = (seq: number, deviceTag: string) => ({
    seq,
    deviceTag,
    energyCd: 'E03',
    normalPosCd: 'OPEN',
    isolPosCd: 'CLOSED',
    methodCd: 'I03',
  })
  const made = await client.post('/api/saf/loto', {
    lotoNm: '교반기 점검 격리',
    areaCd: 'YS-RX',
    facilityNo: no,
    scopeTxt: '교반기 냉각수 배관',
    drawingNo: 'P&ID-RX-101',
    planStartDt: '2026-01-05T08:00:00+09:00',
    planEndDt: '2099-01-05T16:00:00+09:00',
    points: [valve(1, 'HV-101'), valve(2, 'HV-102')],
  })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  url = `/constSafe/loto/lotoDetail?no=${made.body.data.lotoNo}`
  await other.go('/constSafe/loto/lotoList')
  await pane(other.page).getByText('교반기 점검 격리').first().waitFor()
  await issuer.go(url)
  await act(issuer.page, '격리시작')
})

test('one locks in order on a phone, with targets for gloves', async () => {
  const { page } = issuer
  for (const [index, tag] of ['HV-101', 'HV-102'].entries()) {
    await choose(page, `${tag} 자물쇠`, `LK-R-0${index + 1}`)
    const lock = pane(page).getByRole('button', { name: '잠금', exact: true })
    expect((await lock.boundingBox())!.height).toBeGreaterThanOrEqual(40)
    await lock.click()
    await pane(page)
      .getByText(`잠금 ${index + 1}/2`, { exact: false })
      .first()
      .waitFor()
  }
  await pane(page).getByText('잠금 실시자와 확인자는 달라야 합니다.', { exact: false }).first().waitFor()
  expect(await pane(page).getByRole('button', { name: '에너지 0 확인' }).count()).toBe(0)
})

test('the other proves that no energy is left; what is left is refused', async () => {
  const { page, go } = other
  await go(url)
  for (const [index, tag] of ['HV-101', 'HV-102'].entries()) {
    await choose(page, `${tag} 확인방법`, '드레인')
    const value = pane(page).getByRole('textbox', { name: `${tag} 확인값` })
    const card = pane(page).locator('.loto-points > li').filter({ hasText: tag })
    if (index === 0) {
      // Said at the field while it is typed; there is nothing to confirm.
      await value.fill('3')
      await card.getByText('에너지가 남아 있습니다(3 bar)', { exact: false }).waitFor()
      expect(await card.getByRole('button', { name: '에너지 0 확인' }).isDisabled()).toBe(true)
    }
    await value.fill('0')
    await card.getByRole('button', { name: '에너지 0 확인' }).click()
    await pane(page)
      .getByText(`확인 ${index + 1}/2`, { exact: false })
      .first()
      .waitFor()
  }
  await act(page, '격리완료', '현장 스위치를 눌러도 기동되지 않음')
  await pane(issuer.page).getByText('해제요청 준비가 끝났습니다', { exact: false }).first().waitFor()
})

test('the locks come off in reverse order, by whoever hung them', async () => {
  await act(other.page, '해제요청')
  await pane(other.page).getByText('역순 해제: 2번 지점(HV-102)을 먼저 해제하세요.').waitFor()
  await pane(other.page).getByText('설치한 사람이 직접 철거해야 합니다', { exact: false }).first().waitFor()
  // A lock of another person cannot be taken off, and its button says so before it is pressed.
  for (const seq of [2, 1])
    expect(
      await pane(other.page)
        .getByRole('button', { name: `${seq}번 잠금 해제` })
        .isDisabled(),
    ).toBe(true)
  expect(await pane(issuer.page).getByRole('button', { name: '1번 잠금 해제' }).isDisabled()).toBe(true)
  for (const seq of [2, 1])
    await pane(issuer.page)
      .getByRole('button', { name: `${seq}번 잠금 해제` })
      .click()
  await pane(issuer.page).getByText('잠금 0/2', { exact: false }).first().waitFor()
  await act(issuer.page, '해제완료')
  const client = await story.portal.signIn('saf01')
  expect((await client.get(`/api/saf/loto/${url.split('=')[1]}`)).body.data.state).toBe('released')
  expect([...issuer.errors, ...other.errors]).toEqual([])
})
