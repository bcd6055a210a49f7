import { useQuery } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { api } from '../api.ts'
import { network } from '../network.ts'
import { also, Refused, serve } from '../testing/fake-server.ts'
import { hidePage, showPage } from '../testing/show-page.tsx'
import { queryClient } from '../query.ts'
import { FailedReads } from './FailedReads.tsx'
import { Gate } from './PageStates.tsx'

const broken = () => new Refused(500, { errorCode: 'SYSTEM', message: '처리 중 오류가 발생하였습니다.' })
const refused = () => new Refused(403, { errorCode: 'FORBIDDEN', message: '조회 권한이 없습니다.' })
const useRead = (path: string) =>
  useQuery({ queryKey: [path], queryFn: () => api.get<{ data: string }>(path, undefined, { quiet: true }) })

/** Shows what it has read, and says nothing of what it has not. */
function Silent() {
  return <p>단위: {useRead('/api/units').data?.data}</p>
}
/** Says by itself that it could not be read. */
function Speaking() {
  const { data, error, isPending, refetch } = useRead('/api/rows')
  return (
    <Gate data={data} error={error} loading={isPending} onRetry={() => void refetch()}>
      {({ data: rows }) => <p>자료: {rows}</p>}
    </Gate>
  )
}
const bar = () => page.getByText('화면의 일부를 불러오지 못했습니다.')
const retry = () => page.getByRole('button', { name: '다시 시도' })
const show = (...parts: (() => React.ReactNode)[]) =>
  showPage(() => (
    <>
      <FailedReads />
      {parts.map((Part, index) => (
        <Part key={index} />
      ))}
    </>
  ))
beforeEach(() => {
  serve({ 'GET /api/units': broken, 'GET /api/rows': broken })
  network.reached()
})
afterEach(() => {
  network.reached()
  hidePage()
})

test('choices that could not be read are said over the page, and are there after a second try', async () => {
  show(Silent)
  await expect.element(bar()).toBeVisible()
  also({ 'GET /api/units': () => ({ data: 'kg' }) })
  await userEvent.click(retry())
  await expect.element(page.getByText('단위: kg')).toBeVisible()
  await expect.element(bar()).not.toBeInTheDocument()
})

test('choices that were refused are said over the page as well', async () => {
  also({ 'GET /api/units': refused })
  show(Silent)
  await expect.element(bar()).toBeVisible()
})

test('rows of an earlier read stay, and the bar says that they could not be read again', async () => {
  also({ 'GET /api/rows': () => ({ data: '12건' }) })
  show(Speaking)
  await expect.element(page.getByText('자료: 12건')).toBeVisible()
  await expect.element(bar()).not.toBeInTheDocument()
  also({ 'GET /api/rows': refused })
  await queryClient.refetchQueries({ type: 'active' })
  await expect.element(bar()).toBeVisible()
  await expect.element(page.getByText('자료: 12건')).toBeVisible()
  also({ 'GET /api/rows': () => ({ data: '13건' }) })
  await userEvent.click(retry())
  await expect.element(page.getByText('자료: 13건')).toBeVisible()
  await expect.element(bar()).not.toBeInTheDocument()
})

test('where a part says that it failed there is one button, which tries everything again', async () => {
  show(Silent, Speaking)
  await expect.element(page.getByText('자료를 불러오지 못했습니다.')).toBeVisible()
  await expect.element(bar()).not.toBeInTheDocument()
  also({ 'GET /api/units': () => ({ data: 'kg' }), 'GET /api/rows': () => ({ data: '12건' }) })
  await userEvent.click(retry())
  await expect.element(page.getByText('단위: kg')).toBeVisible()
  await expect.element(page.getByText('자료: 12건')).toBeVisible()
})

test('what failed is read again by itself when the network is back', async () => {
  show(Silent)
  await expect.element(bar()).toBeVisible()
  network.lost()
  await expect.element(bar()).not.toBeInTheDocument()
  also({ 'GET /api/units': () => ({ data: 'kg' }) })
  network.reached()
  await expect.element(page.getByText('단위: kg')).toBeVisible()
})

test('a page that is refused offers to look again once the right was given', async () => {
  also({ 'GET /api/rows': refused })
  show(Speaking)
  await expect.element(page.getByText('조회 권한이 없습니다.')).toBeVisible()
  await expect.element(bar()).not.toBeInTheDocument()
  also({ 'GET /api/rows': () => ({ data: '12건' }) })
  await userEvent.click(retry())
  await expect.element(page.getByText('자료: 12건')).toBeVisible()
})
