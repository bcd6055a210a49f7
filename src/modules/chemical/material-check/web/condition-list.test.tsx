import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { serve } from '../../../../core/web/testing/fake-server.ts'
import { hidePage, showPage, tabIsDirty } from '../../../../core/web/testing/show-page.tsx'
import type { MatChkRqst } from '../mat-chk-rqst.resource.ts'
import { ConditionList } from './ConditionList.tsx'

afterEach(hidePage)

test('what is typed for one condition is not said of the next, and counts as unsaved', async () => {
  serve({ 'GET /api/*': () => ({ data: [] }) })
  const cond = (matChkCondNo: number, condTxt: string) => ({ matChkCondNo, condTxt, doneYn: 'N' })
  const row = {
    matChkRqstNo: 1,
    state: 'conditional',
    conds: [cond(1, '국소배기장치를 먼저 설치한다.'), cond(2, '송기마스크를 비치한다.')],
  } as unknown as MatChkRqst
  showPage(() => <ConditionList row={row} userId="env02" />)
  const meet = page.getByRole('button', { name: '이행 등록', exact: true })
  await userEvent.click(meet.nth(0))
  const done = page.getByRole('textbox')
  await userEvent.fill(done, '12월 1일 설치 완료')
  await expect.poll(tabIsDirty).toBe(true)
  await userEvent.click(meet.nth(1))
  await expect.element(done).toHaveValue('')
  await userEvent.click(meet.nth(0))
  await expect.element(done).toHaveValue('12월 1일 설치 완료')
})
