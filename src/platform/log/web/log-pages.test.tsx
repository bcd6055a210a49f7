import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { excelJobs, percentOf } from '../../../core/web/excel-jobs.ts'
import { RegisterPage } from '../../../core/web/list/RegisterPage.tsx'
import { queryClient } from '../../../core/web/query.ts'
import { ExcelJobTray } from '../../../core/web/shell/ExcelJobTray.tsx'
import { also, serve, type FakeRequest } from '../../../core/web/testing/fake-server.ts'
import { hidePage, showPage } from '../../../core/web/testing/show-page.tsx'
import { user } from '../../user/user.resource.ts'
import { position } from '../../user/position.resource.ts'
import { AuditLogPage } from './AuditLogPage.tsx'
import { DataImportPage } from './DataImportPage.tsx'
import { PersonalLogPage } from './PersonalLogPage.tsx'
import { UseStatPage } from './UseStatPage.tsx'
import { expectNoSeriousFaults } from '../../../core/web/testing/axe-at-rest.ts'

const auditRow = {
  auditNo: 137,
  dt: '2026-11-20T10:00:00+09:00',
  userId: 'sys01',
  userNm: '시스템관리자01',
  ip: '10.20.11.41',
  actCd: 'ACT03',
  actNm: '수정',
  tableNm: 'user',
  rowKey: 'emp01',
}
const months = [
  {
    reviewYm: '2026-02',
    rowCnt: 40,
    userCnt: 6,
    downloadCnt: 5,
    nightCnt: 1,
    massCnt: 0,
    reviewNo: null,
    signUserId: null,
    signUserNm: null,
    signDt: null,
    opinion: null,
  },
  {
    reviewYm: '2026-01',
    rowCnt: 30,
    userCnt: 5,
    downloadCnt: 2,
    nightCnt: 0,
    massCnt: 0,
    reviewNo: 1,
    signUserId: 'hq01',
    signUserNm: 'SHE관리자01',
    signDt: '2026-02-03T10:12:00+09:00',
    opinion: '이상이 없습니다.',
  },
]
let sent: FakeRequest[]
beforeEach(() => {
  localStorage.clear()
  sent = serve({
    'GET /api/manage/codes/*': () => ({ data: [] }),
    'GET /api/manage/auditlogs': () => ({ data: [auditRow], total: 1, more: false }),
    'GET /api/manage/auditlogs/tables': () => ({ data: [{ tableNm: 'user', title: '사용자' }] }),
    'GET /api/manage/auditlog/137/detail': () => ({
      data: {
        ...auditRow,
        title: '사용자',
        sessionId: null,
        changes: [{ name: 'deptCd', label: '부서', labelKey: 'user.deptCd', before: 'D111', after: null }],
        seal: { sealNo: 137, prevHash: '0'.repeat(64), rowHash: 'a'.repeat(64) },
        menus: ['sample/permit'],
      },
    }),
    'GET /api/manage/personallogs': () => ({ data: [], total: 0, more: false }),
    'GET /api/manage/personallogs/review': () => ({ data: months }),
    'GET /api/manage/useraccounts': () => ({
      data: [{ userId: 'emp01', userNm: '부서원01' }],
      total: 1,
      more: false,
    }),
  })
})
afterEach(() => {
  hidePage()
  for (const jobNo of [7]) excelJobs.leave(jobNo)
})
const button = (name: string) => page.getByRole('button', { name, exact: true })

test('a row of the audit log opens as old → new, with its seal and the way to its record', async () => {
  showPage(AuditLogPage)
  await userEvent.dblClick(page.getByRole('gridcell', { name: 'emp01' }))
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText('D111')).toBeVisible()
  await expect.element(dialog.getByText('(없음)')).toBeVisible()
  // Nothing is no value that was struck out.
  expect(
    [...dialog.element().querySelectorAll('del, ins')].map(({ textContent }) => textContent),
  ).not.toContain('(없음)')
  await expect.element(dialog.getByText(/137번째로 봉인됨/)).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: '해당 화면 열기' })).toBeVisible()
})

test('verifying the trail names the first row that was changed', async () => {
  const found = {
    ok: false,
    checked: 136,
    unsealed: 0,
    auditNo: 137,
    reason: 'changed',
    headHash: 'b'.repeat(64),
    digests: 3,
    foreignDigests: 0,
    ms: 12,
  }
  also({ 'POST /api/manage/auditlogs/verify': () => ({ data: found }) })
  showPage(AuditLogPage)
  await userEvent.click(button('검증'))
  await expect.element(page.getByText('137번 기록이 바뀌었습니다.')).toBeVisible()
  await userEvent.click(button('감사로그 137'))
  await expect.element(page.getByText('변경 전')).toBeVisible()
})

test('columns about persons ask for a reason before the file', async () => {
  also({ 'GET /api/manage/user/excel': () => ({}) })
  showPage(() => <RegisterPage resource={user} readOnly />)
  await expect.element(page.getByText('부서원01')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: '엑셀 다운로드' }))
  const reason = page.getByLabelText('다운로드 사유', { exact: true }).last()
  await userEvent.fill(reason, '점검')
  await expect.element(button('다운로드')).toBeDisabled()
  expect(sent.some(({ path }) => path.endsWith('/excel'))).toBe(false)
  await userEvent.fill(reason, '퇴사자 계정 대조')
  await userEvent.click(button('다운로드'))
  await expect
    .poll(() => sent.find(({ path }) => path.endsWith('/excel'))?.query.get('downloadReason'))
    .toBe('퇴사자 계정 대조')
})

test('a file made in the background shows its progress, and can be taken when it is there', async () => {
  let job: Record<string, unknown> = {
    jobNo: 7,
    label: '작업허가',
    statusCd: 'RUN',
    rowCnt: 20_000,
    doneCnt: 9200,
    message: null,
  }
  also({
    'GET /api/manage/exceljobs/mine/7': () => ({ data: job }),
    'GET /api/manage/exceljobs/mine/7/file': () => ({}),
  })
  excelJobs.watch(7)
  const host = showPage(ExcelJobTray)
  await expect.element(page.getByText('9,200 / 20,000건')).toBeVisible()
  await expect.element(page.getByText('46%')).toBeVisible()
  await expectNoSeriousFaults(host)
  job = { ...job, statusCd: 'DONE', doneCnt: 20_000 }
  // As a live event does.
  await queryClient.invalidateQueries({ queryKey: ['excelJob'] })
  await expect.element(page.getByText('20,000건의 파일이 준비되었습니다.')).toBeVisible()
  await userEvent.click(button('받기'))
  await expect.poll(() => sent.some(({ path }) => path.endsWith('/7/file'))).toBe(true)
  await expect.element(page.getByText('작업허가')).not.toBeInTheDocument()
})
test('progress is never 100 before the end', () => {
  expect([
    percentOf({ statusCd: 'RUN', rowCnt: 10, doneCnt: 10 }),
    percentOf({ statusCd: 'WAIT', rowCnt: null, doneCnt: null }),
    percentOf({ statusCd: 'DONE', rowCnt: 1, doneCnt: 1 }),
  ]).toEqual([99, 0, 100])
})

test('the privacy officer signs a month that is over, and others only see that it is not checked', async () => {
  also({ 'PUT /api/manage/personallogs/review': () => ({ data: { reviewNo: 2, rowCnt: 40 } }) })
  showPage(PersonalLogPage, { user: { duties: [] } })
  await userEvent.click(page.getByRole('tab', { name: '월 점검' }))
  await expect.element(page.getByText('미점검')).toBeVisible()
  await expect.element(page.getByText('SHE관리자01 · 2026-02-03 10:12')).toBeVisible()
  expect(button('점검 서명').elements()).toHaveLength(0)
  showPage(PersonalLogPage, { user: { duties: [{ dutyCd: 'D20', plantCd: '0000', deptCd: null }] } })
  await userEvent.click(page.getByRole('tab', { name: '월 점검' }))
  await userEvent.click(button('점검 서명'))
  await userEvent.fill(page.getByLabelText('점검의견', { exact: true }), '모두 업무와 맞습니다.')
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: '점검 서명' }))
  await expect
    .poll(() => sent.find(({ method }) => method === 'PUT')?.body)
    .toEqual({ reviewYm: '2026-02', opinion: '모두 업무와 맞습니다.' })
})

test('use is counted per page and per day', async () => {
  const menus = [
    {
      menuId: 'M1',
      menuNm: '허가조회',
      upMenuNm: '작업허가',
      portalCd: 'MAIN',
      userCnt: 31,
      cnt: 231,
      lastYmd: '2026-11-20',
    },
  ]
  also({
    'GET /api/manage/usestats': () => ({
      data: {
        from: '2026-11-19',
        to: '2026-11-20',
        menus,
        days: [
          { ymd: '2026-11-19', userCnt: 4 },
          { ymd: '2026-11-20', userCnt: 5 },
        ],
        forms: [
          {
            tableNm: 'workPermit',
            title: '작업허가',
            newYn: 'Y',
            savedCnt: 30,
            leftCnt: 10,
            savedSec: 210,
            leftSec: 40,
          },
        ],
      },
    }),
  })
  const host = showPage(UseStatPage)
  await expect.poll(() => host.querySelectorAll('.chart-dot').length).toBe(2)
  await userEvent.click(page.getByText('화면별', { exact: true }))
  await expect.element(page.getByRole('gridcell', { name: '허가조회' })).toBeVisible()
  await userEvent.click(page.getByText('입력 화면', { exact: true }))
  await expect
    .element(page.getByRole('region', { name: '입력 화면' }).getByRole('gridcell', { name: '25' }))
    .toBeVisible()
  await userEvent.click(page.getByText('최근 7일'))
  await expect.poll(() => sent.filter(({ path }) => path.endsWith('/usestats'))).toHaveLength(2)
  await expectNoSeriousFaults(host)
})

test('one page lists everything that can be imported with its last upload, and closing the upload asks again', async () => {
  const row = {
    resource: position,
    rowCnt: 6,
    lastDt: '2026-11-19T14:30:00+09:00',
    lastUserNm: '시스템관리자01',
    doneCnt: 4,
    lastCnt: 5,
  }
  also({ 'GET /api/manage/dataimports': () => ({ data: [row] }) })
  showPage(DataImportPage)
  await expect.element(page.getByRole('gridcell', { name: '직위' })).toBeVisible()
  await expect.element(page.getByRole('gridcell', { name: '4 / 5' })).toBeVisible()
  await userEvent.click(button('업로드'))
  await expect.element(page.getByRole('dialog').getByText('엑셀 업로드', { exact: false })).toBeVisible()
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: '닫기' }).last())
  await expect.poll(() => sent.filter(({ path }) => path === '/api/manage/dataimports')).toHaveLength(2)
})
