import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { serve } from '../../../../core/web/testing/fake-server.ts'
import { hidePage, showPage } from '../../../../core/web/testing/show-page.tsx'
import { Player } from './Player.tsx'

const address = '/api/saf/education/view/7'
const material = {
  materialNo: 7,
  materialNm: '꾸러미',
  materialTypeCd: 'scorm',
  runSec: 5,
  furthestSec: 0,
  seenSec: 0,
  progressPct: 0,
  beatSec: 30,
  idleSec: 60,
  isAgain: false,
  file: { fileNo: 1, fileOrgNm: 'lesson.zip', fileExt: 'zip', contentType: 'application/zip', fileSize: 9 },
}
const LessonPage = () => <Player materialNo={7} />
afterEach(() => {
  vi.useRealTimers()
  hidePage()
})

test('the progress of a lesson goes on every second, and is whole only once it was told', async () => {
  const beats: unknown[] = []
  serve({
    [`POST ${address}/open`]: () => ({ data: material }),
    [`POST ${address}/lesson`]: () => ({ data: { address: 'about:blank' } }),
    [`POST ${address}/beat`]: (body: unknown) => {
      beats.push(body)
      return { data: { seenSec: 5, furthestSec: 5, progressPct: 100, counted: true } }
    },
  })
  showPage(LessonPage)
  await userEvent.click(page.getByRole('button', { name: '학습 시작' }))
  const seen = (words: string) => expect.element(page.getByText(words, { exact: true })).toBeVisible()
  await seen('0 / 5초')
  await seen('3 / 5초')
  expect(beats).toEqual([])
  await expect.element(page.getByText('60%', { exact: true })).toBeVisible()
  await vi.waitFor(() => expect(beats).toHaveLength(1), { timeout: 10_000 })
  await seen('5 / 5초')
})
