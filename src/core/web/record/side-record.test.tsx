import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Block } from '../form/RecordForm.tsx'
import { useRecordForm } from '../form/use-record-form.ts'
import { useDetail } from '../data/hooks.ts'
import type { Detail } from '../../shared/resource.ts'
import { Refused, also, serve, type FakeRequest } from '../testing/fake-server.ts'
import { permitDetail, sampleRoutes } from '../testing/sample-server.ts'
import { hidePage, showPage, tabIsDirty } from '../testing/show-page.tsx'
import { samplePermit } from '../testing/work-permit.ts'
import { Gate } from '../page/PageStates.tsx'
import { SideRecord } from './SideRecord.tsx'

const texts = {
  save: '저장',
  remove: '삭제',
  removed: '삭제되었습니다.',
  removeConfirm: '이 허가를 삭제하시겠습니까?',
}
let gone = 0
let told: boolean[] = []
let sent: FakeRequest[]
beforeEach(() => {
  localStorage.clear()
  gone = 0
  told = []
  sent = serve(sampleRoutes)
})
afterEach(hidePage)

function SidePage() {
  const { detail, error, loading, reload } = useDetail(samplePermit, 1)
  return (
    <Gate data={detail} error={error} loading={loading} onRetry={reload}>
      {(found) => <Chosen detail={found} />}
    </Gate>
  )
}
const onDirty = (dirty: boolean) => void told.push(dirty)
function Chosen({ detail }: { detail: Detail<typeof samplePermit> }) {
  const form = useRecordForm(samplePermit, detail)
  const { Field } = form
  return (
    <SideRecord
      resource={samplePermit}
      recordKey={1}
      form={form}
      detail={detail}
      texts={texts}
      onDirty={onDirty}
      onGone={() => gone++}
    >
      <Block>
        <Field name="workNm" />
      </Block>
    </SideRecord>
  )
}
const button = (name: string) => page.getByRole('button', { name })
const deletes = () => sent.filter(({ method }) => method === 'DELETE').length

test('a change beside the tree can be saved and marks the tab as unsaved', async () => {
  showPage(SidePage)
  await expect.element(button('저장')).toBeDisabled()
  expect(tabIsDirty()).toBe(false)
  await userEvent.fill(page.getByLabelText('작업명'), '배관 보온재 교체')
  await expect.element(button('저장')).toBeEnabled()
  expect(tabIsDirty()).toBe(true)
  expect(told.at(-1)).toBe(true)
})

test('deleting is asked first; a refusal leaves the record chosen, otherwise the page is told', async () => {
  also({
    'DELETE /api/sample/permit/1': () =>
      new Refused(422, { message: '진행 중인 허가입니다.', fields: [], reasons: [] }),
  })
  showPage(SidePage)
  const answer = async (name: string) => {
    await userEvent.click(button('삭제'))
    await expect.element(page.getByText(texts.removeConfirm)).toBeVisible()
    await userEvent.click(page.getByRole('dialog').getByRole('button', { name }))
  }
  await answer('취소')
  expect(deletes()).toBe(0)
  await answer('확인')
  const refusal = page.getByRole('dialog').filter({ hasText: '진행 중인 허가입니다.' })
  await userEvent.click(refusal.getByRole('button', { name: '확인' }))
  expect([gone, deletes()]).toEqual([0, 1])
  also({ 'DELETE /api/sample/permit/1': () => ({}) })
  await answer('확인')
  await expect.element(page.getByText(texts.removed)).toBeVisible()
  expect(gone).toBe(1)
})

test('a record that may not be changed offers its history and no other button', async () => {
  also({
    'GET /api/sample/permit/1': () => ({
      ...permitDetail(1),
      editable: [{ guard: 'state', message: '종료된 허가입니다.' }],
    }),
  })
  showPage(SidePage)
  await expect.element(button('이력')).toBeVisible()
  expect(button('저장').elements()).toHaveLength(0)
  expect(button('삭제').elements()).toHaveLength(0)
})
