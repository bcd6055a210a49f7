import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Locator, Page } from 'playwright'
import { pressing } from './fill-form.ts'
import { picture, startStory, type Person, type Story } from './story.ts'

/**
 * A lockout from its plan to the last lock, by two people in two windows: one at the equipment, with a
 * telephone that has nothing but a thumb.
 */
let story: Story
let issuer: Person
let other: Person
let url = ''
beforeAll(async () => {
  story = await startStory()
  issuer = await story.window('issuer01', {
    width: 360,
    height: 800,
    touch: true,
    address: '/constSafe/loto/lotoList',
  })
  other = await story.window('issuer11', { address: '/constSafe/loto/lotoList' })
})
afterAll(async () => {
  await Promise.all([issuer, other].map((person, index) => person && picture(person.page, `loto-${index}`)))
  await story?.close()
})
const pane = (page: Page) => page.locator('[role=tabpanel]:visible')
/** A finger at the telephone, a mouse at the desk. */
const press = ({ page }: Person, target: Locator) => pressing(page === issuer.page)(target)
async function choose(person: Person, label: string, text: string): Promise<void> {
  const box = pane(person.page).getByRole('combobox', { name: label })
  await press(person, box)
  const list = person.page
    .locator('.ant-select-dropdown')
    .filter({ has: person.page.locator(`[id="${await box.getAttribute('aria-controls')}"]`) })
  await press(person, list.locator('.ant-select-item-option').filter({ hasText: text }).first())
}
async function act(person: Person, name: string, words?: string): Promise<void> {
  await press(person, pane(person.page).getByRole('button', { name, exact: true }))
  const dialog = person.page.getByRole('dialog').filter({ hasText: name })
  if (words) await dialog.getByRole('textbox').first().fill(words)
  await press(person, dialog.locator('.ant-modal-footer .ant-btn-primary'))
  await dialog.waitFor({ state: 'hidden' })
}
/** Chooses a cell of the plan with one tap and edits it with the next, as slowly as one likes. */
async function enter(row: number, column: string, value: string): Promise<void> {
  const { page } = issuer
  const grid = pane(page).getByRole('grid', { name: '격리지점' })
  const names = await grid.getByRole('columnheader').allInnerTexts()
  const place = names.indexOf(column) - names.indexOf('순서')
  const cell = grid.locator(`[data-row="${row}"] [data-column="${place}"]`)
  await cell.scrollIntoViewIfNeeded()
  // A new row is entered at its first cell by itself.
  if (column !== '순서') await cell.tap()
  await expect.poll(() => cell.getAttribute('class')).toContain('is-active')
  // A tap that a busy machine takes in late opens the cell by itself.
  if (!(await grid.locator('.grid-input.is-open').isVisible())) await cell.tap()
  const option = page.locator('.grid-option').getByText(value, { exact: true })
  if (column === '순서' || column === '기기번호') {
    await page.keyboard.type(value)
    await page.keyboard.press('Enter')
  } else await option.tap()
  await expect.poll(() => cell.innerText()).toContain(value)
}

test('the plan is written with the thumb, point by point, and stands in the list and on the page', async () => {
  const { page } = issuer
  await press(issuer, pane(page).getByRole('button', { name: '등록', exact: true }))
  await pane(page).getByRole('textbox', { name: '격리명' }).fill('교반기 점검 격리')
  await choose(issuer, '구역', '반응')
  await choose(issuer, '설비', '반응기 1호 교반기')
  await pane(page).getByRole('textbox', { name: '도면번호' }).fill('P&ID-RX-101')
  await pane(page).getByRole('textbox', { name: '격리 범위' }).fill('교반기 냉각수 배관')
  const add = pane(page).getByRole('button', { name: '행 추가' }).first()
  for (const [row, deviceTag] of ['HV-101', 'HV-102'].entries()) {
    await press(issuer, add)
    for (const [column, value] of [
      ['순서', String(row + 1)],
      ['에너지', '유체·화학'],
      ['기기번호', deviceTag],
      ['정상 위치', '열림'],
      ['격리 위치', '닫힘'],
      ['격리방법', '밸브 닫힘+잠금'],
    ] as const)
      await enter(row, column, value)
  }
  await picture(page, 'loto-plan-phone')
  await press(issuer, pane(page).getByRole('button', { name: '저장', exact: true }))
  await page.waitForURL(/lotoDetail/)
  url = new URL(page.url()).pathname + new URL(page.url()).search
  await pane(other.page).getByText('교반기 점검 격리').first().waitFor()
  await act(issuer, '격리시작')
})

test('one locks in order on a phone, with targets for gloves', async () => {
  const { page } = issuer
  for (const [index, tag] of ['HV-101', 'HV-102'].entries()) {
    await choose(issuer, `${tag} 자물쇠`, `LK-R-0${index + 1}`)
    const lock = pane(page).getByRole('button', { name: '잠금', exact: true })
    expect((await lock.boundingBox())!.height).toBeGreaterThanOrEqual(40)
    await lock.tap()
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
    await choose(other, `${tag} 확인방법`, '드레인')
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
  await act(other, '격리완료', '현장 스위치를 눌러도 기동되지 않음')
  await pane(issuer.page).getByText('해제요청 준비가 끝났습니다', { exact: false }).first().waitFor()
})

test('the locks come off in reverse order, by whoever hung them', async () => {
  await act(other, '해제요청')
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
      .tap()
  await pane(issuer.page).getByText('잠금 0/2', { exact: false }).first().waitFor()
  await act(issuer, '해제완료')
  const client = await story.portal.signIn('saf01')
  expect((await client.get(`/api/saf/loto/${url.split('=')[1]}`)).body.data.state).toBe('released')
  expect([...issuer.errors, ...other.errors]).toEqual([])
})
