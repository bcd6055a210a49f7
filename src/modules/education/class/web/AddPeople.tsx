import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { Alert, Form, Segmented } from 'antd'
import type { Field } from '../../../../core/shared/field.ts'
import { api, ApiError } from '../../../../core/web/api.ts'
import { FormDialog } from '../../../../core/web/components/FormDialog.tsx'
import { useNotice } from '../../../../core/web/components/notice.tsx'
import { FieldInput } from '../../../../core/web/form/FieldInput.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { eduClass, type EduClass } from '../edu-class.resource.ts'
import { peopleFields } from '../edu-target.resource.ts'
import { classTexts } from './class-page.texts.ts'

const ways = ['rule', 'dept', 'user', 'vendor', 'worker'] as const
type Way = (typeof ways)[number]
/** What each way asks for, and how the server is told. */
const inputs: Readonly<Record<Exclude<Way, 'rule'>, { field: Field; body: (value: unknown) => object }>> = {
  dept: { field: peopleFields.dept, body: (value) => ({ deptCds: [value] }) },
  user: { field: peopleFields.user, body: (value) => ({ userIds: [value] }) },
  vendor: { field: peopleFields.vendor, body: (value) => ({ vendorCd: value }) },
  worker: { field: peopleFields.worker, body: (value) => ({ vendorWorkerNos: [value] }) },
}
interface Answer {
  insertCnt: number
  waitCnt: number
  skipped: { targetNm: string; message: string }[]
}

/** Puts people on the list of a class; who was not put on it is named with the reason. */
export function AddPeople({ row, onClose }: { row: EduClass; onClose: () => void }) {
  const text = useTexts(classTexts)
  const notice = useNotice()
  const client = useQueryClient()
  const onSite = row.state === 'running'
  const [way, setWay] = useState<Way>(onSite ? 'user' : 'rule')
  const [form] = Form.useForm<{ value?: unknown }>()
  const [busy, setBusy] = useState(false)
  const [skipped, setSkipped] = useState<Answer['skipped']>([])
  const add = async () => {
    setBusy(true)
    try {
      const { value } = form.getFieldsValue(true) as { value?: unknown }
      const body = way === 'rule' ? { byRule: true } : value ? inputs[way].body(value) : {}
      const { data } = await api.post<{ data: Answer }>(`${eduClass.path}/${row.eduClassNo}/targets`, {
        ...body,
        onSite,
      })
      notice.toast(text('added', { n: data.insertCnt }))
      setSkipped(data.skipped)
      form.resetFields()
      await client.invalidateQueries({ queryKey: [eduClass.name] })
      if (data.skipped.length === 0) onClose()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const [fault] = error.body.fields
      if (fault && way !== 'rule') form.setFields([{ name: 'value', errors: [fault.message] }])
      else notice.failure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <FormDialog
      open
      form={form}
      title={text(onSite ? 'addOnSite' : 'add')}
      okText={text('add')}
      cancelText={text('close')}
      confirmLoading={busy}
      onOk={() => void add()}
      onCancel={onClose}
    >
      <Segmented
        className="class-ways"
        value={way}
        options={ways.map((value) => ({ value, label: text(`by.${value}`) }))}
        onChange={(next) => {
          form.resetFields()
          setWay(next)
        }}
      />
      {way === 'rule' ? (
        <p>{text('ruleHelp')}</p>
      ) : (
        <Form form={form} layout="vertical" name="class-add">
          <Form.Item key={way} name="value" label={text(`by.${way}`)} required>
            <FieldInput field={{ ...inputs[way].field, label: text(`by.${way}`) }} />
          </Form.Item>
        </Form>
      )}
      {skipped.length > 0 && (
        <Alert
          type="warning"
          title={text('skipped')}
          description={
            <ul className="class-skipped">
              {skipped.map(({ targetNm, message }) => (
                <li key={targetNm}>
                  {targetNm}: {message}
                </li>
              ))}
            </ul>
          }
        />
      )}
    </FormDialog>
  )
}
