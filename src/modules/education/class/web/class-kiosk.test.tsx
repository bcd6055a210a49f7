import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { serve } from '../../../../core/web/testing/fake-server.ts'
import { hidePage, showPage } from '../../../../core/web/testing/show-page.tsx'
import { classKiosk } from './class-kiosk.tsx'

afterEach(hidePage)

test('who has come reads that at the class, and a second press does not take the person out again', async () => {
  let inDt: string | null = null
  const taken: unknown[] = []
  serve({
    'GET /api/kiosk/educlasses': () => ({
      data: [
        {
          eduClassNo: 7,
          eduTargetNo: 70,
          classNm: 'Confined spaces',
          placeNm: 'Room 1',
          startDt: '2026-12-01T09:10:00+09:00',
          inDt,
          outDt: null,
          recheckToDt: null,
          rechecked: false,
        },
      ],
    }),
    'POST /api/kiosk/educlass/7/attend': ({ body }) => {
      taken.push(body)
      inDt = '2026-12-01T09:00:00+09:00'
      return { data: { msg: 'You are in.' } }
    },
  })
  const Page = classKiosk.tasks[0]!.page
  showPage(() => <Page recordNo={undefined} depts={[]} onChoose={() => undefined} onDone={() => undefined} />)
  await userEvent.click(page.getByRole('button', { name: '입실' }))
  await expect.element(page.getByRole('status')).toHaveTextContent('You are in.')
  expect(page.getByRole('button', { name: '퇴실' }).elements()).toEqual([])
  expect(taken).toEqual([{ kind: 'IN' }])
})
