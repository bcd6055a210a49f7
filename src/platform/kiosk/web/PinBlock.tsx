import { Descriptions, Form, Input } from 'antd'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { showMoment } from '../../../core/shared/dates.ts'
import { api, ApiError } from '../../../core/web/api.ts'
import { BusyButton } from '../../../core/web/components/BusyButton.tsx'
import { useNotice } from '../../../core/web/components/notice.tsx'
import { Gate } from '../../../core/web/page/PageStates.tsx'
import { PasswordInput } from '../../session/web/PasswordInput.tsx'
import { sha256 } from '../../../core/web/sha256.ts'
import { pinLength } from '../kiosk.rule.ts'
import { kioskTexts } from './kiosk.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

interface Badge {
  badgeNo: string | null
  pinChgDt: string | null
}
interface Values {
  pinPwd: string
  pinPwdRepeat: string
  password: string
}
const queryKey = ['myBadge']

/** One's own badge number, and the PIN that is typed at the shared devices. */
export function PinBlock() {
  const text = useTexts(kioskTexts)
  const notice = useNotice()
  const client = useQueryClient()
  const [form] = Form.useForm<Values>()
  const { data, error, isPending, refetch } = useQuery({
    queryKey,
    queryFn: () => api.get<{ data: Badge }>('/api/my/badge'),
    select: (answer) => answer.data,
  })
  const { mutateAsync } = useMutation({
    mutationFn: ({ pinPwd, pinPwdRepeat, password }: Values) =>
      api.put<{ data: Badge }>(
        '/api/my/pin',
        { pinPwd, pinPwdRepeat, userPwdSHA: sha256(password) },
        { signIn: true },
      ),
    onSuccess: (answer) => client.setQueryData(queryKey, answer),
    onError: () => undefined,
  })
  const save = async () => {
    try {
      await mutateAsync(form.getFieldsValue())
      form.resetFields()
      notice.info(text('saved'))
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      const issues =
        failure.body.fields.length > 0
          ? failure.body.fields
          : [{ path: 'password', message: failure.message }]
      form.setFields(
        issues.map(({ path, message }) => ({
          name: (path === 'userPwdSHA' ? 'password' : path) as keyof Values,
          errors: [message],
        })),
      )
    }
  }
  return (
    <Gate data={data} error={error} loading={isPending} onRetry={() => void refetch()}>
      {({ badgeNo, pinChgDt }) => (
        <>
          <p className="my-help">{text('pinHelp')}</p>
          <Descriptions
            size="small"
            bordered
            column={{ xs: 1, md: 2 }}
            items={[
              { key: 'badgeNo', label: text('badge'), children: badgeNo ?? text('none') },
              { key: 'pin', label: text('pinSet'), children: pinChgDt ? showMoment(pinChgDt) : text('none') },
            ]}
          />
          <Form form={form} layout="vertical" className="my-form">
            <Form.Item name="pinPwd" label={text('pinNew')}>
              <Input type="password" inputMode="numeric" autoComplete="off" maxLength={pinLength} />
            </Form.Item>
            <Form.Item name="pinPwdRepeat" label={text('pinRepeat')}>
              <Input type="password" inputMode="numeric" autoComplete="off" maxLength={pinLength} />
            </Form.Item>
            <Form.Item name="password" label={text('password')}>
              <PasswordInput autoComplete="current-password" />
            </Form.Item>
          </Form>
          <div className="my-actions">
            <BusyButton type="primary" action={save}>
              {text('save')}
            </BusyButton>
          </div>
        </>
      )}
    </Gate>
  )
}
