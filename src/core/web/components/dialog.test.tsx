import { Form, Input } from 'antd'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { errorOf, type ApiError } from '../api-error.ts'
import { refusal } from '../fake-server.test-kit.ts'
import '../portal.css'
import { PortalFrame } from '../shell/Portal.tsx'
import { BasePopup } from './BasePopup.tsx'
import { Dialog } from './Dialog.tsx'
import { FormDialog } from './FormDialog.tsx'
import { useNotice } from './notice.tsx'

let root: Root | null = null
const show = (content: React.ReactNode) => {
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  root = createRoot(place)
  root.render(<PortalFrame>{content}</PortalFrame>)
}
afterEach(() => root?.unmount())
const refused = (status: number, message: string): Promise<ApiError> =>
  errorOf(refusal(status, 'RULE', message), new URL('/api/things', location.origin))

function Asking({ error, withForm = true }: { error: ApiError; withForm?: boolean }) {
  const [form] = Form.useForm()
  const notice = useNotice()
  return (
    <Dialog open title="요청" okText="보내기" {...(withForm && { form })} onOk={() => notice.failure(error)}>
      <Form form={form} layout="vertical">
        <Form.Item name="problem" label="문제점">
          <Input />
        </Form.Item>
        <Form.Item name="place" label="장소">
          <Input />
        </Form.Item>
      </Form>
    </Dialog>
  )
}
const send = () => page.getByRole('button', { name: '보내기' }).click()

test('what the server refuses in a dialog is said at its field, without an alert over the dialog', async () => {
  const error = await refused(400, '입력값이 올바르지 않습니다.')
  error.body.fields = [{ path: 'problem', message: '문제점은 10자 이상 입력해 주세요.' }]
  show(<Asking error={error} />)
  await send()
  const item = page.getByText('문제점은 10자 이상 입력해 주세요.')
  await expect.element(item).toBeVisible()
  expect(item.element().closest('.ant-form-item')?.textContent).toContain('문제점')
  expect(document.querySelectorAll('.ant-modal-wrap')).toHaveLength(1)
  await expect.element(page.getByLabelText('문제점')).toHaveFocus()
})

test('what belongs to no field of the dialog stands at its head, with its reasons', async () => {
  const error = await refused(422, '요청할 수 없습니다.')
  error.body.reasons = [{ guard: 'state', message: '이미 종료되었습니다.' }]
  error.body.fields = [{ path: 'elsewhere', message: '다른 항목을 확인해 주세요.' }]
  show(<Asking error={error} withForm={false} />)
  await send()
  const alert = page.getByRole('dialog').getByRole('alert')
  await expect
    .element(alert)
    .toHaveTextContent('요청할 수 없습니다.다른 항목을 확인해 주세요.이미 종료되었습니다.')
  expect(document.querySelectorAll('.ant-modal-wrap')).toHaveLength(1)
})

test('a popup drops its refusal when its button is pressed again', async () => {
  const error = await refused(422, '파일을 읽을 수 없습니다.')
  const answers = [() => Promise.reject(error), () => Promise.resolve(false)]
  show(
    <BasePopup
      open
      title="목록"
      confirmText="보내기"
      onClose={() => undefined}
      onConfirm={() => answers.shift()?.()}
    >
      파일
    </BasePopup>,
  )
  await send()
  const alert = page.getByRole('dialog').getByRole('alert')
  await expect.element(alert).toHaveTextContent('파일을 읽을 수 없습니다.')
  await expect.element(page.getByRole('button', { name: '보내기' })).not.toHaveClass(/loading/)
  await send()
  await expect.poll(() => answers.length).toBe(0)
  await expect.element(alert).not.toBeInTheDocument()
})

test('a dialog in which something is typed is not closed by a click beside it, and asks before it is given up', async () => {
  let closed = 0
  function Typing() {
    const [form] = Form.useForm()
    return (
      <FormDialog open title="요청" form={form} cancelText="그만두기" onCancel={() => closed++}>
        <Form form={form} layout="vertical">
          <Form.Item name="problem" label="문제점">
            <Input.TextArea />
          </Form.Item>
        </Form>
      </FormDialog>
    )
  }
  show(<Typing />)
  await page.getByLabelText('문제점').fill('난간이 흔들립니다.')
  document.querySelector<HTMLElement>('.ant-modal-wrap')!.click()
  await page.getByRole('button', { name: '그만두기', exact: true }).click()
  const question = page.getByRole('dialog').filter({ hasText: '저장하지 않은 내용이 있습니다' })
  await question.getByRole('button', { name: '취소' }).click()
  expect(closed).toBe(0)
  await expect.element(page.getByLabelText('문제점')).toHaveValue('난간이 흔들립니다.')
  await page.getByRole('button', { name: '그만두기', exact: true }).click()
  await question.getByRole('button', { name: '확인' }).click()
  await expect.poll(() => closed).toBe(1)
})
