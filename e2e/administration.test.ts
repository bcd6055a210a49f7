import { writeFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PassThrough } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeWorkbook } from '../src/core/server/excel/workbook-writer.ts'
import { user } from '../src/platform/user/user.resource.ts'
import { startStory, type Story } from './story.ts'

const feedDir = mkdtempSync(path.join(tmpdir(), 'feed-story-'))
let story: Story
beforeAll(async () => {
  story = await startStory({ feedDir })
})
afterAll(async () => {
  await story?.close()
  rmSync(feedDir, { recursive: true, force: true })
})

async function workbook(names: readonly (keyof typeof user.fields)[], rows: (string | null)[][]) {
  const out = new PassThrough()
  const chunks = out.toArray()
  await writeWorkbook(out, {
    name: '사용자',
    columns: names.map((name) => ({ header: user.fields[name].label })),
    rows,
  })
  return Buffer.concat((await chunks) as Buffer[])
}

test('an administrator brings users in by Excel, sees which row is wrong before, and gives them first passwords', async () => {
  const { page, errors } = await story.window('sys01', { address: '/manage/user/userList' })
  const file = await workbook(
    ['userId', 'userNm', 'userKindCd', 'deptCd', 'email'],
    [
      ['new71', '신입사원71', '임직원', 'D110', 'new71@example.com'],
      ['new72', '신입사원72', '임직원', 'D110', 'new72@example.com'],
      ['new73', '신입사원73', '임직원', null, 'new73@example.com'],
    ],
  )
  await page.getByRole('button', { name: '엑셀 업로드' }).click()
  const popup = page.getByRole('dialog')
  await popup.locator('input[type=file]').setInputFiles({
    name: '사용자.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: file,
  })
  await popup.getByText('부서').first().waitFor()
  await popup.getByRole('button', { name: /^2건 적용/ }).click()
  await page
    .getByText(/2건.*적용/)
    .first()
    .waitFor()
  await popup.getByRole('button', { name: '닫기' }).first().click()

  await page.getByLabel('검색어').fill('new7')
  await page.getByRole('button', { name: '조회', exact: true }).click()
  await page.getByText('총 2건').waitFor()
  await page.getByRole('row').filter({ hasText: 'new71' }).getByRole('checkbox').click()
  await page.getByRole('row').filter({ hasText: 'new72' }).getByRole('checkbox').click()
  await page.getByRole('button', { name: '임시비밀번호 발급' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '확인' }).click()
  const told = page.getByRole('dialog').filter({ hasText: '다시 볼 수 없습니다' })
  await expect.poll(() => told.locator('code').count()).toBe(2)
  await told.locator('.ant-modal-footer').getByRole('button').click()
  expect(errors).toEqual([])
})

test('an administrator runs the personnel feed without waiting for the clock and reads its report', async () => {
  writeFileSync(
    path.join(feedDir, 'users.csv'),
    '아이디,이름,부서,메일\nhr7101,부서원71,D110,hr7101@example.com\nhr7102,,D110,hr7102@example.com\n',
  )
  const { page, errors } = await story.window('sys01', { address: '/manage/log/batchHist' })
  await page.getByRole('tab', { name: '연동 파일' }).click()
  await page.getByText('대기 중').waitFor()
  await page.getByRole('button', { name: '지금 실행' }).click()
  await page.getByText(/신규 1건, 변경 0건, 종료 0건, 오류 1건/).waitFor()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: '오류 파일 1건' }).click()
  expect((await download).suggestedFilename()).toMatch(/^errors_\d+\.csv$/)
  expect(errors).toEqual([])
})

test('a figure is confirmed with its source, and its mark goes', async () => {
  const { page, errors } = await story.window('sys01', { address: '/manage/code/sysParam' })
  const row = page.getByRole('row').filter({ hasText: 'CHM.ateOral1' })
  await row.getByRole('button', { name: 'CHM.ateOral1 값 확인' }).click()
  const popup = page.getByRole('dialog')
  await popup.getByLabel('출처').fill('')
  await popup.getByRole('button', { name: '확인', exact: true }).click()
  await popup.getByText('확인한 출처(법령 조문, 고시, 계약서 등)를 입력해 주세요.').waitFor()
  await popup.getByLabel('출처').fill('화학물질의 분류·표시 및 물질안전보건자료에 관한 기준 별표 1')
  await popup.getByRole('button', { name: '확인', exact: true }).click()
  await row.getByText(/시스템관리자01 확인/).waitFor()
  expect(errors).toEqual([])
})
