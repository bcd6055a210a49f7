import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Refused, serve, type FakeRequest } from '../../../core/web/testing/fake-server.ts'
import { hidePage, showPage } from '../../../core/web/testing/show-page.tsx'
import { CodeItems } from './CodeItems.tsx'

const group = { codeGrpCd: 'JOB', codeGrpNm: '직종', domainNm: '협력업체', editYn: 'Y', itemCnt: 2 } as const
const before = '2026-11-20T09:00:00+09:00'
const later = '2099-01-01T09:00:00+09:00'
const item = (codeItemNo: number, code: string, codeNm: string) => ({
  codeItemNo,
  codeGrpCd: 'JOB',
  code,
  codeNm,
  codeNmEn: null,
  useYn: 'Y',
  sortOrder: codeItemNo,
  updateUserId: 'E1001',
  updateDt: before,
})
type Item = ReturnType<typeof item>

/** The items as they are stored; a colleague writes them while this person types. */
let stored: Item[]
let sent: FakeRequest[]
const colleagueNames = (codeItemNo: number, codeNm: string) => {
  stored = stored.map((row) =>
    row.codeItemNo === codeItemNo ? { ...row, codeNm, updateUserId: 'E2002', updateDt: later } : row,
  )
}
const stale = () =>
  new Refused(409, {
    message: '다른 사용자가 먼저 수정하였습니다. 다시 조회해 주세요.',
    fields: [],
    reasons: [],
  })
beforeEach(() => {
  localStorage.clear()
  stored = [item(1, 'W', '용접공'), item(2, 'P', '배관공')]
  sent = serve({
    'GET /api/manage/codeuses/*': () => ({ data: [] }),
    'GET /api/manage/codemasters': () => ({ data: stored, total: stored.length }),
    'GET /api/manage/codemaster/*': () => ({
      data: {
        audit: [
          {
            auditNo: 1,
            dt: later,
            userId: 'E2002',
            userNm: '시스템관리자02',
            actCd: 'ACT02',
            diff: { codeNm: ['', ''] },
          },
        ],
        states: [],
      },
    }),
    'PUT /api/manage/codemaster/multi': ({ body }) => {
      const { updated } = body as { updated: Item[] }
      for (const row of updated)
        if (row.updateDt !== stored.find(({ codeItemNo }) => codeItemNo === row.codeItemNo)?.updateDt)
          return stale()
      stored = stored.map((row) => ({
        ...row,
        ...updated.find(({ codeItemNo }) => codeItemNo === row.codeItemNo),
      }))
      return { data: { inserted: [], updated: updated.length, deleted: 0 } }
    },
  })
})
afterEach(hidePage)

const cell = (name: string) => page.getByRole('gridcell', { name, exact: true })
async function rename(from: string, to: string): Promise<void> {
  await userEvent.dblClick(cell(from))
  await userEvent.fill(page.getByRole('textbox').last(), to)
  await userEvent.keyboard('{Enter}')
}
const save = () => userEvent.click(page.getByRole('button', { name: '저장', exact: true }))
const dialog = () => page.getByRole('dialog', { name: '다른 사용자가 같은 자료를 먼저 저장했습니다' })

test('codes that two people changed in different rows are merged and saved', async () => {
  showPage(() => <CodeItems group={group} />)
  await expect.element(cell('용접공')).toBeVisible()
  await rename('용접공', '특수용접공')
  colleagueNames(2, '배관사')
  // The colleague's first row is a newer version as well, so that the save is refused.
  stored = stored.map((row) =>
    row.codeItemNo === 1 ? { ...row, sortOrder: 9, updateUserId: 'E2002', updateDt: later } : row,
  )
  await save()
  await expect.element(page.getByText('시스템관리자02님이 저장한 내용(코드)과 합쳤습니다.')).toBeVisible()
  await expect
    .poll(() => stored.map(({ codeNm, sortOrder }) => [codeNm, sortOrder]))
    .toEqual([
      ['특수용접공', 9],
      ['배관사', 2],
    ])
})

test('a name that two people gave to one code is asked for, with who gave the other one, and stays typed until then', async () => {
  showPage(() => <CodeItems group={group} />)
  await expect.element(cell('용접공')).toBeVisible()
  await rename('용접공', '특수용접공')
  colleagueNames(1, '용접기능사')
  await save()
  await expect.element(dialog().getByText('시스템관리자02 · 2099-01-01 09:00')).toBeVisible()
  await expect.element(dialog().getByText('용접기능사')).toBeVisible()
  await userEvent.click(dialog().getByRole('button', { name: '계속 입력' }))
  await expect.element(cell('특수용접공')).toBeVisible()
  await save()
  await userEvent.click(dialog().getByText('내 값', { exact: true }))
  await userEvent.click(dialog().getByRole('button', { name: '합쳐서 저장' }))
  await expect.poll(() => stored[0]?.codeNm).toBe('특수용접공')
  expect(sent.filter(({ method }) => method === 'PUT').length).toBe(3)
})
