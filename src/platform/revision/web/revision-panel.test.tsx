import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { serve, type FakeRequest } from '../../../core/web/testing/fake-server.ts'
import { hidePage, showPage } from '../../../core/web/testing/show-page.tsx'
import { RevisionSamplePage } from '../../sample/web/RevisionSamplePage.tsx'
import type { RevisionRow } from '../revision.rule.ts'

const path = '/api/sample/deviation/3/revisions'
const row = (revisionNo: number): RevisionRow => ({
  revisionNo,
  taskKey: '3',
  rev: revisionNo,
  revisionNm: `R-101 동결 ${revisionNo}`,
  createDt: '2026-11-28T09:00:00+09:00',
  createUserNm: '안전담당01',
  sha256: 'ab'.repeat(32),
  pdfSha256: null,
  fileCnt: revisionNo,
})
let rows: RevisionRow[] = []

afterEach(hidePage)

test('the page of the gallery freezes a part, shows its revision with files, and checks its hash', async () => {
  rows = []
  const sent: FakeRequest[] = serve({
    'GET /api/sample/deviations': () => ({ data: [{ sampleDeviationNo: 3, nodeNm: 'R-101' }], total: 1 }),
    [`GET ${path}`]: () => ({ data: rows }),
    'POST /api/sample/deviation/3/freeze': () => {
      // What the clock has frozen is the system's.
      rows = [row(1), { ...row(2), createUserNm: 'system' }]
      return { data: { revisionNo: 1 } }
    },
    [`GET ${path}/1/files`]: () => ({ data: [{ fileNo: 9, fileOrgNm: '도면.pdf', fileSize: 2048 }] }),
    [`GET ${path}/1/verify`]: () => ({
      data: {
        intact: false,
        hashes: [{ what: 'file', name: '도면.pdf', kept: 'a', found: null }],
      },
    }),
  })
  showPage(RevisionSamplePage)
  await expect.element(page.getByText('동결본이 없습니다.')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: '동결', exact: false }).first())
  await expect.element(page.getByText('R-101 동결 1').first()).toBeVisible()
  await expect.element(page.getByRole('cell', { name: '시스템', exact: true })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'R-101 동결 1 파일 1개' }))
  await expect.element(page.getByRole('dialog').getByText('도면.pdf')).toBeVisible()
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: '닫기' }).last())
  await userEvent.click(page.getByRole('button', { name: '해시 확인' }).first())
  await expect.element(page.getByText('도면.pdf: 해시가 다르거나 저장된 내용이 없습니다.')).toBeVisible()
  expect(sent.filter(({ method }) => method === 'POST').map((each) => each.path)).toEqual([
    '/api/sample/deviation/3/freeze',
  ])
})
