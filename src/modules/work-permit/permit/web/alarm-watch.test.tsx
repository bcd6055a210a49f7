import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { network } from '../../../../core/web/network.ts'
import { FailedReads } from '../../../../core/web/page/FailedReads.tsx'
import { queryClient } from '../../../../core/web/query.ts'
import { Refused, serve } from '../../../../core/web/testing/fake-server.ts'
import { hidePage, showPage } from '../../../../core/web/testing/show-page.tsx'
import { AlarmWatch } from './AlarmWatch.tsx'

const bar = () => page.getByText('화면의 일부를 불러오지 못했습니다.')
let asked = 0
const watch = async (frontEndUrl: string, answer: unknown = { data: [] }) => {
  asked = 0
  serve({
    'GET /api/saf/permitalarms': () => {
      asked += 1
      return answer
    },
  })
  showPage(
    () => (
      <>
        <FailedReads />
        <AlarmWatch go={() => undefined} />
        <p>page</p>
      </>
    ),
    { menu: { frontEndUrl, routePath: '/sample/permit' } },
  )
  await expect.element(page.getByText('page', { exact: true })).toBeVisible()
}
beforeEach(() => network.reached())
afterEach(() => {
  network.reached()
  hidePage()
})

test('whoever reads of the work asks for the alarms that call him', async () => {
  await watch('/wkod/wkodRequest')
  await expect.poll(() => asked).toBe(1)
  await expect.element(bar()).not.toBeInTheDocument()
})

test('a sign-in without a page of the work, such as PSRM, does not ask for what it would be refused', async () => {
  await watch('/vendor/portal/psrmEval')
  expect(queryClient.getQueryState(['permitAlarm', 'mine'])).toMatchObject({ fetchStatus: 'idle' })
  expect(asked).toBe(0)
})

test('alarms that could not be read are said to be missing', async () => {
  await watch('/wkod/wkodRequest', new Refused(500, { errorCode: 'SYSTEM', message: '오류' }))
  await expect.element(bar()).toBeVisible()
})
