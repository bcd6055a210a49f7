import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { serve, type FakeRequest } from '../testing/fake-server.ts'
import { sampleRoutes } from '../testing/sample-server.ts'
import { hidePage, showPage } from '../testing/show-page.tsx'
import { samplePermit } from '../testing/work-permit.ts'
import { StateReason } from './StateReason.tsx'

let sent: FakeRequest[]
beforeEach(() => {
  localStorage.clear()
  sent = serve(sampleRoutes)
})
afterEach(hidePage)
const why = () => page.getByText('소화기 배치 위치가 도면과 다릅니다.')
const show = (row: object) =>
  showPage(() => <StateReason resource={samplePermit} row={{ permitNo: 1, ...row }} />)

test('a record that was sent back says why, and who said so', async () => {
  show({ state: 'rejected' })
  await expect.element(why()).toBeVisible()
  await expect.element(page.getByText('반려 · 안전담당01 · 2026-03-09 13:00')).toBeVisible()
})

test('a reason that stands in a field of the record is not said twice', async () => {
  show({ state: 'rejected', rejectReason: '소화기 배치 위치가 도면과 다릅니다.' })
  await expect.poll(() => sent.some(({ path }) => path.endsWith('/history'))).toBe(true)
  expect(why().elements()).toEqual([])
})

test('a state that is reached without a reason asks for none', async () => {
  show({ state: 'working' })
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(sent).toEqual([])
})
