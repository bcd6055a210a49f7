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
/** The lesson begins; what the beats of the player tell. */
async function begin(over: object = {}) {
  const beats: unknown[] = []
  serve({
    [`POST ${address}/open`]: () => ({ data: { ...material, ...over } }),
    [`POST ${address}/lesson`]: () => ({ data: { address: 'about:blank' } }),
    [`POST ${address}/beat`]: (body: unknown) => {
      beats.push(body)
      return { data: { seenSec: 5, furthestSec: 5, progressPct: 100, counted: true } }
    },
  })
  showPage(LessonPage)
  await userEvent.click(page.getByRole('button', { name: '학습 시작' }))
  return beats
}
const seen = (words: string) => expect.element(page.getByText(words, { exact: true })).toBeVisible()
const LessonPage = () => <Player materialNo={7} />
afterEach(hidePage)

test('the progress of a lesson goes on every second, and is whole only once it was told', async () => {
  const beats = await begin()
  await seen('0 / 5초')
  await seen('3 / 5초')
  expect(beats).toEqual([])
  await expect.element(page.getByText('60%', { exact: true })).toBeVisible()
  await vi.waitFor(() => expect(beats).toHaveLength(1), { timeout: 10_000 })
  await seen('5 / 5초')
})

test('the player says that nobody is there, and counts on once somebody moves', async () => {
  await begin({ runSec: 600, idleSec: 1 })
  const note = page.getByText('움직임이 없어 학습 시간을 세지 않습니다.')
  await vi.waitFor(() => expect.element(note).toBeVisible(), { timeout: 10_000 })
  document.dispatchEvent(new Event('pointermove'))
  await expect.element(note).not.toBeInTheDocument()
})
