import { Segmented } from 'antd'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { hidePage, showPage, tabSearch } from '../testing/show-page.tsx'
import { useTabView } from './use-tab-view.ts'

const views = ['lots', 'moment'] as const
function Page() {
  const [view, setView] = useTabView(views)
  return <Segmented value={view} options={[...views]} onChange={setView} />
}
afterEach(hidePage)

test('the view that somebody chooses stands in the address, and the first one needs none', async () => {
  showPage(Page, { search: 'group=YN&page=3' })
  await userEvent.click(page.getByText('moment'))
  await expect.poll(tabSearch).toBe('?group=YN&view=moment')
  await userEvent.click(page.getByText('lots'))
  await expect.poll(tabSearch).toBe('?group=YN')
})

test('an address opens its view, and an unknown one the first', async () => {
  showPage(Page, { search: 'view=moment' })
  await expect.element(page.getByRole('radio', { name: 'moment' })).toBeChecked()
  showPage(Page, { search: 'view=other' })
  await expect.element(page.getByRole('radio', { name: 'lots' })).toBeChecked()
})
