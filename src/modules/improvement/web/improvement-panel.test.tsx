import { useQuery } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { api } from '../../../core/web/api.ts'
import { queryKeys } from '../../../core/web/data/query-keys.ts'
import { serve } from '../../../core/web/testing/fake-server.ts'
import { hidePage, showPage } from '../../../core/web/testing/show-page.tsx'
import { notice } from '../../../platform/notice/notice.resource.ts'
import { ImprovementPanel } from './ImprovementPanel.tsx'

afterEach(hidePage)

/** A record that keeps the number of the improvement of its measure in its own row. */
function SourcePage() {
  const { data } = useQuery({
    queryKey: queryKeys.detail(notice, 1),
    queryFn: () => api.get<{ data: { imprCd: string } }>('/api/sample/source'),
  })
  return (
    <>
      <p>대책의 개선요청: {data?.data.imprCd}</p>
      <ImprovementPanel
        sourceModuleCd="ACC"
        sourceKey={1}
        requestUrl="/api/sample/source/improvement"
        source={notice}
      />
    </>
  )
}

test('the record that an improvement was asked for shows it in its own row without being loaded again', async () => {
  let imprCd = ''
  serve({
    'GET /api/sample/source': () => ({ data: { imprCd } }),
    'GET /api/impr/impr/source': () => ({ data: [] }),
    'PUT /api/sample/source/improvement': () => {
      imprCd = 'I-1000-2026-00077'
      return { data: { imprNo: 77 } }
    },
  })
  showPage(SourcePage)
  await userEvent.click(page.getByRole('button', { name: '개선요청' }))
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: '요청', exact: true }))
  await expect.element(page.getByText('대책의 개선요청: I-1000-2026-00077')).toBeVisible()
})
