import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Refused, also, serve, type FakeRequest } from '../../../core/web/testing/fake-server.ts'
import { hidePage, showPage, tabSearch } from '../../../core/web/testing/show-page.tsx'
import { ApprBoxPage } from './ApprBoxPage.tsx'
import { ApprDocumentPage } from './ApprDocumentPage.tsx'
import {
  approvalRoutes,
  boxPage,
  boxRow,
  documentView,
  hostile,
  requestForm,
} from './approval-sample.test-kit.ts'
import { RequestPopup } from './RequestPopup.tsx'
import { expectNoSeriousFaults } from '../../../core/web/testing/axe-at-rest.ts'

let sent: FakeRequest[]
beforeEach(() => {
  localStorage.clear()
  sent = serve(approvalRoutes)
})
afterEach(async () => {
  hidePage()
  await page.viewport(1280, 800)
})
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const dialog = () => page.getByRole('dialog')
const last = (method: string, path: string) =>
  sent.findLast((each) => each.method === method && each.path === path)
const showBox = (search = '') => showPage(ApprBoxPage, { menu: boxPage, search })
const showDocument = () => showPage(ApprDocumentPage, { menu: boxPage, search: '?no=5' })
const SubmitPage = () => (
  <RequestPopup
    asked={{ taskClassNm: 'authRequest', apprBizKey: '7' }}
    onClose={() => undefined}
    onDone={() => undefined}
  />
)
const showSubmit = () => showPage(SubmitPage, { menu: boxPage })
const names = () =>
  page
    .getByRole('list', { name: '결재선' })
    .getByRole('listitem')
    .elements()
    .map((item) => item.getAttribute('aria-label'))

test('the boxes show their counts, open with a click and keep the search in the address', async () => {
  const host = showBox()
  await page.viewport(1280, 800)
  await expect.element(page.getByText('권한신청 1')).toBeVisible()
  await expectNoSeriousFaults(host)
  await userEvent.click(page.getByRole('button', { name: '3 후열' }))
  await expect.poll(() => sent.some(({ path }) => path === '/api/manage/apprbox/after')).toBe(true)
  expect(tabSearch()).toBe('?box=after')
  await userEvent.fill(page.getByLabelText('제목·문서번호'), '정비')
  await userEvent.click(button('조회'))
  await expect.poll(() => last('GET', '/api/manage/apprbox/after')?.query.get('q')).toBe('정비')
})

test('bulk approval lists what was refused with its reason', async () => {
  also({
    'POST /api/manage/appr/bulk': () => ({
      data: [
        { apprRqstNo: 1, docNo: 'AP-YS-2026-0001', ok: true, message: null, reasons: [] },
        {
          apprRqstNo: 2,
          docNo: 'AP-YS-2026-0002',
          ok: false,
          message: '일괄 결재할 수 없는 양식입니다.',
          reasons: [],
        },
      ],
    }),
  })
  showBox('?box=wait')
  await expect.element(page.getByText('권한신청 1')).toBeVisible()
  await userEvent.click(page.getByRole('checkbox').first())
  await userEvent.click(button(/일괄 승인 \(2\)/))
  await userEvent.fill(dialog().getByLabelText('의견 (선택)'), '확인하였습니다.')
  await userEvent.click(dialog().getByRole('button', { name: '승인', exact: true }))
  await expect.element(dialog().getByText('1건 승인, 1건 예외')).toBeVisible()
  await expect.element(dialog().getByText('일괄 결재할 수 없는 양식입니다.')).toBeVisible()
  expect(last('POST', '/api/manage/appr/bulk')?.body).toEqual({
    apprRqstNos: [1, 2],
    opinion: '확인하였습니다.',
  })
})

test('a form that asks for the password sends its digest, and nothing without one', async () => {
  also({
    'GET /api/manage/apprbox/*': () => ({ data: [boxRow(1, { signPwYn: 'Y' })], total: 1, more: false }),
  })
  showBox('?box=wait')
  await expect.element(page.getByText('권한신청 1')).toBeVisible()
  await userEvent.click(page.getByRole('checkbox').first())
  await userEvent.click(button(/일괄 승인/))
  await userEvent.click(dialog().getByRole('button', { name: '승인', exact: true }))
  await expect.element(dialog().getByText('비밀번호를 반드시 입력하세요.')).toBeVisible()
  expect(last('POST', '/api/manage/appr/bulk')).toBeUndefined()
})

test('on a telephone a box of documents is a list of cards for the thumb', async () => {
  await page.viewport(360, 740)
  const host = showBox('?box=wait')
  const card = page.getByRole('button', { name: /권한신청 2/ })
  await expect.element(card).toBeVisible()
  expect(card.element().textContent).toContain('관리감독자01 대신')
  expect(card.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  await expectNoSeriousFaults(host)
})

test('the document shows stamps with both names, the whole record as text, and what changed', async () => {
  const host = showDocument()
  const stamps = page.getByRole('region', { name: '결재란' })
  await expect.element(stamps.getByText('대결 결재자09 (원 결재자 결재자02)')).toBeVisible()
  await expect.element(stamps.getByText('후열 대기')).toBeVisible()
  const changed = page.elementLocator(host.querySelector('.is-changed')!)
  await expect.element(changed.getByText('전부')).toBeVisible()
  await expect.element(changed.getByText(hostile)).toBeVisible()
  expect(host.querySelector('img')).toBeNull()
  await expect.element(page.getByText('작업의뢰')).toBeVisible()
  await expect.element(page.getByText('발령문.pdf')).toBeVisible()
  await expect.element(page.getByText('옛문서.pdf')).toBeVisible()
  await expect.element(page.getByText('부재 중 대신합니다.')).toBeVisible()
  await expectNoSeriousFaults(host)
})

test('only what is allowed is a button; the rest says why not', async () => {
  showDocument()
  await expect.element(button('승인')).toBeVisible()
  expect(button('전결').elements()).toHaveLength(0)
  await userEvent.click(button('지금 할 수 없는 처리'))
  await expect.element(page.getByText('전결 권한이 없습니다.')).toBeVisible()
})

test('a rejection needs its reason of five characters, as the design words it', async () => {
  also({ 'PUT /api/manage/appr/5/reject': () => documentView({ allowed: [] }) })
  showDocument()
  await userEvent.click(button('반려'))
  const send = dialog().getByRole('button', { name: '반려', exact: true })
  // The popup stands when it has the focus.
  await expect.element(dialog().getByLabelText('사유')).toHaveFocus()
  await userEvent.click(send)
  await expect.element(dialog().getByText('반려 사유를 입력해 주세요.')).toBeVisible()
  await userEvent.fill(dialog().getByLabelText('사유'), '안 돼')
  await userEvent.click(send)
  await expect.element(dialog().getByText('사유를 5자 이상 입력해 주세요.')).toBeVisible()
  expect(last('PUT', '/api/manage/appr/5/reject')).toBeUndefined()
  await userEvent.fill(dialog().getByLabelText('사유'), '기간을 줄여 주세요.')
  await userEvent.click(send)
  await expect.element(page.getByText('반려 처리되었습니다.')).toBeVisible()
  expect(last('PUT', '/api/manage/appr/5/reject')?.body).toEqual({ opinion: '기간을 줄여 주세요.' })
})

test('a wrong password stands at its field', async () => {
  also({
    'GET /api/manage/appr/5': () => documentView({ policy: { ...documentView().policy, signPwYn: 'Y' } }),
    'PUT /api/manage/appr/5/approve': () =>
      new Refused(401, {
        errorCode: 'WRONG_PASSWORD',
        message: '비밀번호가 올바르지 않습니다. (1/5)',
        fields: [],
        reasons: [],
      }),
  })
  showDocument()
  await userEvent.click(button('승인'))
  await userEvent.fill(dialog().getByLabelText('비밀번호', { exact: true }), 'nonsense')
  await userEvent.click(dialog().getByRole('button', { name: '승인', exact: true }))
  await expect.element(dialog().getByText('비밀번호가 올바르지 않습니다. (1/5)')).toBeVisible()
  expect(last('PUT', '/api/manage/appr/5/approve')?.body).toEqual({
    opinion: null,
    userPwdSHA: expect.stringMatching(/^[0-9a-f]{64}$/),
  })
})

test('a fixed step is locked with its rule; a saved line keeps it, the keyboard orders, + adds', async () => {
  also({ 'POST /api/manage/apprrequest': () => documentView() })
  showSubmit()
  await expect.element(page.getByText(/규칙: 기안부서장/)).toBeVisible()
  await expect.element(page.getByText(/권한그룹 공사감독자/)).toBeVisible()
  await expect.element(button('관리감독자01 삭제')).toBeDisabled()
  await userEvent.click(page.getByLabelText('저장된 결재선'))
  await userEvent.click(page.getByTitle('안전팀 합의'))
  await expect.poll(names).toEqual(['합의(순차) 안전담당01', '승인 관리감독자01'])
  await expect.element(button('관리감독자01 추가')).toBeDisabled()
  await userEvent.click(dialog().getByText('합의(병렬)', { exact: true }).first())
  await userEvent.click(button('환경담당01 추가'))
  await expect.poll(names).toEqual(['합의(순차) 안전담당01', '합의(병렬) 환경담당01', '승인 관리감독자01'])
  page.getByRole('listitem', { name: '합의(병렬) 환경담당01' }).element().focus()
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
  await expect.poll(names).toEqual(['합의(병렬) 환경담당01', '합의(순차) 안전담당01', '승인 관리감독자01'])
  await expectNoSeriousFaults(document.querySelector('.ant-modal')!)
  await userEvent.click(dialog().getByRole('button', { name: '상신', exact: true }))
  await expect
    .poll(() => last('POST', '/api/manage/apprrequest')?.body)
    .toMatchObject({
      title: '권한신청 AR-7',
      urgentYn: 'N',
      steps: [
        { stepKindCd: 'ASK04', userId: 'env01', parallelGrp: 1 },
        { stepKindCd: 'ASK03', userId: 'saf01', parallelGrp: null },
        { stepKindCd: 'ASK05', userId: 'head', parallelGrp: null },
      ],
    })
})

test("the server's refusals stand in the popup, and no choice of the user is lost", async () => {
  also({
    'POST /api/manage/apprrequest': () =>
      new Refused(422, {
        message: '처리할 수 없습니다.',
        fields: [],
        reasons: [{ guard: 'approver', message: '승인자를 1명 이상 지정하세요.' }],
      }),
  })
  showSubmit()
  await userEvent.click(dialog().getByRole('button', { name: '상신', exact: true }))
  await expect.element(dialog().getByText('승인자를 1명 이상 지정하세요.')).toBeVisible()
  expect(names()).toEqual(['승인 관리감독자01'])
})

test('a drafter who submits again sees the reason of the rejection and what has changed since', async () => {
  also({
    'GET /api/manage/apprrequest/form': () => ({
      data: {
        ...requestForm,
        previous: {
          apprRqstNo: 5,
          docNo: 'AP-YS-2026-0005',
          roundNo: 1,
          apprStatusCd: 'APS04',
          opinion: '기간을 줄여 주세요.',
          cont: null,
          diff: {
            fields: [{ name: 'toYmd', label: '종료일', old: '2026-12-31', new: '2026-11-30' }],
            lines: [],
            files: { added: [], removed: [] },
          },
        },
      },
    }),
  })
  showSubmit()
  await expect.element(dialog().getByText('시스템 권한 신청서 재상신')).toBeVisible()
  await expect.element(dialog().getByText('기간을 줄여 주세요.')).toBeVisible()
  await expect.element(dialog().getByText('2026-12-31')).toBeVisible()
  await expect.element(dialog().getByText('2026-11-30')).toBeVisible()
})

test('the drafter asks for a closed document to be undone: the reason goes with a document of its own', async () => {
  const closed = documentView()
  also({
    'GET /api/manage/appr/5': () => ({
      ...closed,
      data: { ...closed.data, apprStatusCd: 'APS06' },
      cancel: {
        actionNm: 'requestCancel',
        of: null,
        by: { apprRqstNo: 8, docNo: 'AP-YS-2026-0008', apprStatusCd: 'APS04' },
      },
      allowed: [{ action: 'cancel', label: '취소요청', reasons: [] }],
    }),
    'GET /api/manage/apprrequest/form': () => ({
      data: { ...requestForm, taskActNm: 'requestCancel', cancelDocNo: 'AP-YS-2026-0005' },
    }),
    'POST /api/manage/apprrequest': () => documentView(),
  })
  showDocument()
  await expect
    .element(page.getByText('이 문서의 취소를 요청한 문서가 있습니다: AP-YS-2026-0008'))
    .toBeVisible()
  await userEvent.click(button('취소요청'))
  await expect.element(dialog().getByText('AP-YS-2026-0005 취소요청')).toBeVisible()
  await userEvent.fill(dialog().getByLabelText('취소 사유'), '업무가 일찍 끝났습니다.')
  await userEvent.click(dialog().getByRole('button', { name: '상신', exact: true }))
  await expect
    .poll(() => last('POST', '/api/manage/apprrequest')?.body)
    .toMatchObject({ taskActNm: 'requestCancel', cont: '업무가 일찍 끝났습니다.' })
})
