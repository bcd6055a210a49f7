import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { momentOf } from '../../../core/shared/dates.ts'
import { OutboxBar } from '../../../core/web/outbox/OutboxBar.tsx'
import { outboxStore } from '../../../core/web/outbox/outbox-store.ts'
import { Refused, serve } from '../../../core/web/testing/fake-server.ts'
import { hidePage, showPage } from '../../../core/web/testing/show-page.tsx'
import { CheckResultDetailPage } from '../check/web/CheckResultDetailPage.tsx'
import { QuickReport } from '../event/web/QuickReport.tsx'
import { NewFinding } from '../patrol/web/NewFinding.tsx'
import type { SafPatrol } from '../patrol/patrol.resource.ts'

beforeEach(() => localStorage.clear())
afterEach(hidePage)
const dot = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
)
const none = { 'GET /api/*': () => ({ data: [] }) }

test('the name of a witness that the server refuses stays where it was typed', async () => {
  const row = { checkResultNo: 1, state: 'planned', presenceYn: 'N', witnessYn: 'Y', dueYmd: '2026-12-01' }
  serve({
    'GET /api/saf/checkresult/1': () => ({ data: row, allowed: [], editable: [] }),
    'GET /api/saf/checkresult/1/check': () => new Refused(404, { message: '점검표가 없습니다.' }),
    'POST /api/saf/checkresult/1/presence': () =>
      new Refused(422, { message: '점검할 수 있는 담당자가 아닙니다.', fields: [], reasons: [] }),
    ...none,
  })
  showPage(CheckResultDetailPage, { search: '?no=1' })
  const witness = page.getByRole('textbox', { name: '참관자' })
  await userEvent.fill(witness, '김참관')
  await userEvent.click(page.getByRole('button', { name: '참관자 기록' }))
  await expect.element(page.getByText('점검할 수 있는 담당자가 아닙니다.')).toBeVisible()
  await expect.element(witness).toHaveValue('김참관')
})

test('a picture that was chosen is there again when a report is given a name after all', async () => {
  serve(none)
  showPage(() => <QuickReport onClose={() => undefined} />)
  const nameless = page.getByRole('checkbox', { name: '이름 없이 신고' })
  await expect.element(nameless).toBeVisible()
  await userEvent.upload(
    page.elementLocator(document.querySelector('.attach input[type=file]')!),
    new File([dot], '난간.png', { type: 'image/png' }),
  )
  const chosen = page.getByLabelText('난간.png 사진 설명')
  await expect.element(chosen).toBeVisible()
  await userEvent.click(nameless)
  await expect.element(chosen).not.toBeVisible()
  await userEvent.click(nameless)
  await expect.element(chosen).toBeVisible()
})

test('words at a finding count as unsaved, like a picture', async () => {
  serve(none)
  const marks: boolean[] = []
  const answer = {
    today: '2026-12-01',
    plantCd: '1000',
    route: [],
    areas: [],
    machines: [],
    vendors: [],
    permits: [],
    violations: [],
  }
  showPage(() => (
    <NewFinding
      patrol={{ patrolNo: 1 } as SafPatrol}
      answer={answer}
      draft={undefined}
      onDirty={(dirty) => marks.push(dirty)}
      onDone={() => undefined}
    />
  ))
  await userEvent.fill(page.getByRole('textbox', { name: '덧붙일 말(선택)' }), '통로에 호스가 있음')
  await expect.poll(() => marks.at(-1)).toBe(true)
})

test('a report that was refused replaces the one that is being typed only when somebody says so', async () => {
  serve(none)
  const no = await outboxStore.add({
    userId: 'emp01',
    requestKey: 'request-key-of-before',
    path: '/api/saf/accident/event',
    body: { summaryTxt: '계단 난간이 흔들림', safEventNm: '계단 난간이 흔들림' },
    what: '아차사고',
    address: '/saf/nearMiss/quick',
    topic: 'safEvent',
    enteredDt: momentOf(new Date()),
    state: 'refused',
    reason: '구역을 선택하세요.',
    fields: [],
  })
  const Page = () => (
    <>
      <OutboxBar go={() => undefined} />
      <QuickReport onClose={() => undefined} />
    </>
  )
  showPage(Page, { user: { userId: 'emp01' } })
  const summary = page.getByLabelText('무슨 일이 있었나요?', { exact: false })
  await userEvent.fill(summary, '통로에 기름이 샘')
  await userEvent.click(page.getByRole('button', { name: '고치기' }))
  const question = page.getByRole('dialog').filter({ hasText: '저장하지 않은 내용이 있습니다' })
  await userEvent.click(question.getByRole('button', { name: '취소' }))
  await expect.element(summary).toHaveValue('통로에 기름이 샘')
  await outboxStore.remove(no)
})
