import { useState } from 'react'
import { Button, Form, Input } from 'antd'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { showMoment } from '../../../../core/shared/dates.ts'
import { api, ApiError, type Answer } from '../../../../core/web/api.ts'
import { BusyButton } from '../../../../core/web/components/BusyButton.tsx'
import { useNotice } from '../../../../core/web/components/notice.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { pinLength } from '../../../../platform/kiosk/kiosk.rule.ts'
import { workerPinTexts } from '../../worker/worker-pin.texts.ts'
import { enterPass, type EnterPass } from '../enter-pass.resource.ts'

interface WorkerPin {
  pinChgDt: string | null
}
interface Values {
  pinPwd: string
  pinPwdRepeat: string
}

/** The worker of the pass chooses his own number here, at the plant's device; the gate takes it away. */
export function WorkerPinBlock({ pass }: { pass: Pick<EnterPass, 'passNo' | 'state'> }) {
  const say = useTexts(workerPinTexts)
  const tab = useTab()
  const notice = useNotice()
  const client = useQueryClient()
  const [form] = Form.useForm<Values>()
  const [refusal, setRefusal] = useState<string>()
  const address = `${enterPass.path}/${pass.passNo}/pin`
  const queryKey = [enterPass.name, 'pin', pass.passNo]
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.get<Answer<WorkerPin>>(address, {}, { signal }),
    select: (answer) => answer.data,
  })
  const { mutateAsync } = useMutation({
    mutationFn: ({ body, act }: { body: Partial<Values>; act: '' | 'reset' }) =>
      api.put<Answer<WorkerPin>>(`${address}${act}`, body),
    onSuccess: (answer) => client.setQueryData(queryKey, answer),
    onError: () => undefined,
  })
  if (!data) return null
  const choose = async () => {
    setRefusal(undefined)
    try {
      await mutateAsync({ body: form.getFieldsValue(), act: '' })
      notice.info(say('saved'))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setRefusal(error.body.fields.map(({ message }) => message).join(' ') || error.message)
    } finally {
      form.resetFields()
    }
  }
  const reset = async () => {
    if (!(await notice.confirm(say('resetAsk'), { danger: true }))) return
    try {
      await mutateAsync({ body: {}, act: 'reset' })
      notice.info(say('resetDone'))
    } catch (error) {
      notice.failure(error)
    }
  }
  const digits = (label: string) => (
    <Input.Password
      aria-label={label}
      placeholder={label}
      inputMode="numeric"
      autoComplete="off"
      maxLength={pinLength}
    />
  )
  return (
    <section className="enter-pin" aria-label={say('title')}>
      <h3>{say('title')}</h3>
      <p>{say('help')}</p>
      <p>
        {say('set')}: <strong>{data.pinChgDt ? showMoment(data.pinChgDt) : say('none')}</strong>
      </p>
      {tab.canWrite && data.pinChgDt === null && pass.state === 'valid' && (
        <Form form={form} layout="inline">
          <Form.Item name="pinPwd">{digits(say('pin'))}</Form.Item>
          <Form.Item name="pinPwdRepeat">{digits(say('repeat'))}</Form.Item>
          <BusyButton type="primary" action={choose}>
            {say('save')}
          </BusyButton>
        </Form>
      )}
      {refusal && (
        <p role="alert" className="enter-pin-bad">
          {refusal}
        </p>
      )}
      {tab.canWrite && data.pinChgDt !== null && (
        <Button danger onClick={() => void reset()}>
          {say('reset')}
        </Button>
      )}
    </section>
  )
}
