import { Form, Input, Select } from 'antd'
import { useEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import '../portal.css'
import { Dialog } from '../components/Dialog.tsx'
import { PortalFrame } from '../shell/Portal.tsx'
import { focusUnlessTyping } from './focus-issue.ts'

let root: Root | undefined
afterEach(() => root?.unmount())
/** A popup that says only when it is told to that it is open, as on a slow machine. */
let sayOpen: () => void
function Asking() {
  const [form] = Form.useForm()
  useEffect(() => {
    sayOpen = () => focusUnlessTyping(form, 'code')
  }, [form])
  return (
    <Dialog open title="자재등록">
      <Form form={form} layout="vertical">
        <Form.Item name="code" label="자재코드">
          <Input />
        </Form.Item>
        <Form.Item name="class" label="제품 구분">
          <Select
            showSearch={{ optionFilterProp: 'label' }}
            options={[
              { value: 'P', label: '공사자재' },
              { value: 'R', label: '원료' },
            ]}
          />
        </Form.Item>
      </Form>
    </Dialog>
  )
}
function show() {
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  root = createRoot(place)
  root.render(
    <PortalFrame>
      <Asking />
    </PortalFrame>,
  )
}

test('a popup that opens puts the cursor into its first field', async () => {
  show()
  await expect.element(page.getByLabelText('자재코드')).toBeVisible()
  sayOpen()
  await expect.element(page.getByLabelText('자재코드')).toHaveFocus()
})

test('what somebody looks for in a list stays when the popup says late that it is open', async () => {
  show()
  await page.getByRole('combobox', { name: '제품 구분' }).fill('공사')
  await expect.element(page.getByTitle('공사자재')).toBeVisible()
  sayOpen()
  expect(document.activeElement?.getAttribute('role')).toBe('combobox')
  await expect.element(page.getByTitle('공사자재')).toBeVisible()
})
