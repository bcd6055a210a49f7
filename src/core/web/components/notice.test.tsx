import { Button } from 'antd'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { hidePage, showPage } from '../testing/show-page.tsx'
import { tabStore } from '../tab-store.ts'
import { useNotice } from './notice.tsx'

afterEach(hidePage)

function Saving() {
  const notice = useNotice()
  const save = () => {
    notice.info('저장되었습니다.')
    tabStore.open('/sample/other', '', '새 기록')
  }
  return <Button onClick={save}>보내기</Button>
}

test('what a tab tells as another one opens is said where the person looks then', async () => {
  showPage(Saving)
  await userEvent.click(page.getByText('보내기'))
  await expect.element(page.getByText('보내기')).not.toBeVisible()
  await expect.element(page.getByText('저장되었습니다.')).toBeVisible()
})
