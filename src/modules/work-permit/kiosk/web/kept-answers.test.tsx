import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { momentOf } from '../../../../core/shared/dates.ts'
import { serve } from '../../../../core/web/testing/fake-server.ts'
import { hidePage, showPage } from '../../../../core/web/testing/show-page.tsx'
import type { WorkPermit } from '../../permit/work-permit.resource.ts'
import { permitRoutes, sampleDetail, sampleParameters } from '../../permit-flow/web/permit.sample.ts'
import { AttendTask } from './AttendTask.tsx'
import { leftOpen } from '../../../../platform/kiosk/web/left-open.ts'
import { SuspendTask } from './SuspendTask.tsx'

/** Who is signed out for time finds what was answered at the device, and nobody else does. */
const detail = sampleDetail({
  state: 'approved',
  workers: [{ vendorWorkerNo: 12, vendorWorkerNm: '이준호' }] as WorkPermit['workers'],
  meetings: [{ meetDt: momentOf(new Date()), riskTxt: '불티가 튄다.' }] as WorkPermit['meetings'],
})
const atDevice = { lotos: [], parameters: sampleParameters, gasKnown: { testers: [], devices: [] } }
const nothing = () => undefined
const show = (Task: () => React.JSX.Element, userId = 'vnd01s') =>
  showPage(Task, {
    user: { userId, portalCd: 'VENDOR', vendorCd: 'V00001', duties: [] },
  })
const Attend = () => <AttendTask detail={{ ...detail, ...atDevice }} onDone={nothing} />
const Suspend = () => <SuspendTask permit={{ permitNo: 1, permitCd: 'P-1' }} onDone={nothing} />
/** As the device does when the idle time is over: another person stands at it, then the first one again. */
const comeBack = async (Task: () => React.JSX.Element, seen: () => Promise<void>) => {
  hidePage()
  show(Task, 'vnd02s')
  await seen()
  hidePage()
  show(Task)
}

beforeEach(() => {
  serve(permitRoutes)
})
afterEach(() => {
  hidePage()
  for (const userId of ['vnd01s', 'vnd02s']) leftOpen.forget(userId)
})

test('answers before the work are kept over a sign-out for time, the PIN is not', async () => {
  show(Attend)
  leftOpen.goTo({ task: 'attend', recordNo: 1 })
  await userEvent.click(page.getByRole('button', { name: '이준호 서명·점검' }))
  const answers = () => page.getByRole('form').getByRole('radio')
  await userEvent.click(page.getByRole('form').getByText('예', { exact: true }).first())
  await userEvent.click(page.getByRole('form').getByText('아니오', { exact: true }).nth(1))
  await userEvent.fill(page.getByRole('form').getByRole('textbox').first(), '대피로에 자재가 쌓여 있다.')
  await userEvent.fill(page.getByLabelText('이준호 본인 확인번호(PIN)'), '123456')
  await comeBack(Attend, async () => {
    await expect.element(page.getByRole('button', { name: /이준호/ })).not.toBeInTheDocument()
  })
  for (const index of [0, 3]) await expect.element(answers().nth(index)).toBeChecked()
  await expect
    .element(page.getByRole('form').getByRole('textbox').first())
    .toHaveValue('대피로에 자재가 쌓여 있다.')
  await expect.element(page.getByLabelText('이준호 본인 확인번호(PIN)')).toHaveValue('')
})

test('the chosen reason of a stop is kept over a sign-out for time', async () => {
  show(Suspend)
  leftOpen.goTo({ task: 'suspend', recordNo: 1 })
  const reason = () => page.getByRole('radio', { name: '기타' })
  await userEvent.click(reason())
  await comeBack(Suspend, async () => {
    await expect.element(reason()).toHaveAttribute('aria-checked', 'false')
  })
  await expect.element(reason()).toHaveAttribute('aria-checked', 'true')
})
