import type { ComponentProps } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { serve } from '../../../../core/web/testing/fake-server.ts'
import { hidePage, showPage, tabIsDirty } from '../../../../core/web/testing/show-page.tsx'
import { ReviewCard } from './ReviewCard.tsx'

afterEach(hidePage)

test('an opinion that is typed marks its tab, and closing it asks first', async () => {
  serve({ 'GET /api/*': () => ({ data: [] }) })
  const props = {
    row: { matChkRqstNo: 1, state: 'reviewing', conds: [] },
    review: { lineCd: 'SAFE', lineNm: '안전' },
  } as unknown as ComponentProps<typeof ReviewCard>
  showPage(() => <ReviewCard {...props} />, {
    user: { userAuthGrps: [{ authGrpNo: 3, settingYn: 'Y' }] } as never,
  })
  await userEvent.click(page.getByRole('button', { name: '의견 등록' }))
  const opinion = page.getByRole('textbox', { name: '검토의견' })
  await userEvent.fill(opinion, '국소배기 없이는 쓸 수 없습니다.')
  await expect.poll(tabIsDirty).toBe(true)
  await userEvent.click(page.getByRole('button', { name: '닫기', exact: true }))
  const question = page.getByRole('dialog').filter({ hasText: '저장하지 않은 내용이 있습니다' })
  await userEvent.click(question.getByRole('button', { name: '취소' }))
  await expect.element(opinion).toHaveValue('국소배기 없이는 쓸 수 없습니다.')
  await userEvent.click(page.getByRole('button', { name: '닫기', exact: true }))
  await userEvent.click(question.getByRole('button', { name: '확인' }))
  await expect.element(opinion).not.toBeInTheDocument()
  await expect.poll(tabIsDirty).toBe(false)
})
