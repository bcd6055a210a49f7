import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { also, serve } from '../../../../core/web/testing/fake-server.ts'
import { hidePage, showPage } from '../../../../core/web/testing/show-page.tsx'
import { judgeGas, type GasMeasurementType } from '../../permit/gas-criteria.rule.ts'
import { gasContextOf } from '../../permit/permit-facts.rule.ts'
import type { PermitExplanations } from '../../permit/permit-explanations.rule.ts'
import { InsideNow } from '../../permit/web/EntriesBlock.tsx'
import { GasTrend } from '../../permit/web/GasTrend.tsx'
import { PermitDetailPage } from './PermitDetailPage.tsx'
import { permitRoutes, sampleDetail, sampleParameters } from './permit.sample.ts'

beforeEach(() => {
  localStorage.clear()
  serve(permitRoutes)
})
afterEach(hidePage)

const at = (time: string) => `2026-03-10T${time}:00+09:00`
const row = (permitGasNo: number, measTypeCd: GasMeasurementType, measDt: string, lelPct: number) => ({
  permitGasNo,
  measTypeCd,
  measDt,
  lelPct,
  o2Pct: 20.9,
  pointCd: 'bottom',
  pointNm: '하부',
  judgeCd: 'unfit',
})

test('the trend gives each value its own colour, and each limit where it held', async () => {
  const permit = sampleDetail().data
  // Hot work: nothing at the start, below ten per cent while it goes on.
  const rows = [
    row(3, 'periodic', at('12:00'), 12),
    row(2, 'periodic', at('10:00'), 4),
    row(1, 'first', at('08:00'), 4),
  ]
  const verdicts = Object.fromEntries(
    rows.map((gas) => [gas.permitGasNo, judgeGas(gas, gasContextOf(permit), sampleParameters)]),
  ) as PermitExplanations['gases']
  showPage(() => <GasTrend gases={rows as never} verdicts={verdicts} />)
  const dots = (label: string) =>
    [...document.querySelectorAll(`[aria-label^="${label}"] circle`)].map((dot) => dot.getAttribute('class'))
  await expect.element(page.getByRole('img', { name: /LEL/ })).toBeVisible()
  expect(dots('산소')).toEqual(['is-fit', 'is-fit', 'is-fit'])
  expect(dots('가연성가스')).toEqual(['is-unfit', 'is-fit', 'is-unfit'])
  const limits = [...document.querySelectorAll('[aria-label^="가연성가스"] text[text-anchor="end"]')]
  expect(limits.map(({ textContent }) => textContent)).toEqual(expect.arrayContaining(['0', '10']))
})

test('who is inside a space, the longest first, stands above all and leads to the list', async () => {
  const shown: string[] = []
  const permit = sampleDetail({
    state: 'working',
    supplCds: ['S1'],
    entries: [
      { permitEntryNo: 1, vendorWorkerNo: 1, vendorWorkerNm: '민경수', inDt: minutesAgo(20), outDt: null },
      { permitEntryNo: 2, vendorWorkerNo: 2, vendorWorkerNm: '나현식', inDt: minutesAgo(80), outDt: null },
      {
        permitEntryNo: 3,
        vendorWorkerNo: 3,
        vendorWorkerNm: '지창민',
        inDt: minutesAgo(90),
        outDt: minutesAgo(5),
      },
    ] as never,
  }).data
  showPage(() => (
    <InsideNow permit={permit} parameters={sampleParameters} onShow={() => shown.push('entries')} />
  ))
  const card = page.getByRole('button', { name: /밀폐공간 안/ })
  await expect
    .poll(() => card.element().textContent)
    .toMatch(/2명나현식 80분째, 민경수 20분째 · 체류 60분 초과, 교대하세요/)
  await userEvent.click(card)
  expect(shown).toEqual(['entries'])
})
const explanation = { title: '판정', inputs: [], formula: '', source: '' }
const nothingToExplain = {
  risk: explanation,
  requirements: [],
  validity: explanation,
  fireWatcher: null,
  approval: explanation,
  approvalSteps: [],
  confirmations: [],
  shiftSigner: { handover: false, recheck: false },
  gasNeeded: false,
  ahead: null,
  gases: {},
  workers: [],
}
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

test('who resumes a work says how the cause was removed, and ending it early is not the main step', async () => {
  also({
    'GET /api/saf/workpermit/1/explain': () => ({ data: nothingToExplain }),
    'GET /api/saf/workpermit/1': () =>
      sampleDetail(
        { state: 'suspended', suspReasonCd: 'OTHER', suspReasonNm: '기타' },
        {
          allowed: [
            { action: 'resume', label: '재개', reasons: [] },
            { action: 'reportCompletion', label: '완료신고', reasons: [] },
          ],
        },
      ),
  })
  showPage(PermitDetailPage, { user: { userId: 'issuer01', duties: [] }, search: '?no=1' })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await expect.element(button('재개')).toHaveClass(/ant-btn-primary/)
  await expect.element(button('완료신고')).not.toHaveClass(/ant-btn-primary/)
  await userEvent.click(button('재개'))
  await expect.element(page.getByRole('dialog').getByLabelText('원인 제거 내용')).toBeVisible()
})
