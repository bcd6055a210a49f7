import { useState } from 'react'
import { Descriptions, Form, Input } from 'antd'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { showMoment } from '../../../core/shared/dates.ts'
import { api, ApiError } from '../../../core/web/api.ts'
import { BusyButton } from '../../../core/web/components/BusyButton.tsx'
import { useNotice } from '../../../core/web/components/notice.tsx'
import { Gate } from '../../../core/web/page/PageStates.tsx'
import { usePageText } from '../../../core/web/text/page-text.ts'
import { useSubmission } from '../../../core/web/submission.ts'
import type { Profile } from '../my.rule.ts'
import { myTexts } from './my.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

type Change = Pick<Profile, 'phoneNo' | 'officeTel' | 'introduction'>
const queryKey = ['myProfile']

/** The data that personnel keeps, read-only; telephone numbers and introduction can be changed. */
export function ProfileBlock() {
  const { data, error, isPending, refetch } = useQuery({
    queryKey,
    queryFn: () => api.get<{ data: Profile }>('/api/my/profile'),
    select: (answer) => answer.data,
  })
  return (
    <Gate data={data} error={error} loading={isPending} onRetry={() => void refetch()}>
      {(profile) => <ProfileForm key={profile.updateDt} profile={profile} />}
    </Gate>
  )
}

function ProfileForm({ profile }: { profile: Profile }) {
  const text = useTexts(myTexts)
  const shell = usePageText()
  const notice = useNotice()
  const client = useQueryClient()
  const submission = useSubmission()
  const [form] = Form.useForm<Change>()
  const [changed, setChanged] = useState(false)
  const { mutateAsync } = useMutation({
    mutationFn: (change: Change) => {
      const body = { ...change, updateDt: profile.updateDt }
      return submission('profile', body, (requestKey) =>
        api.put<{ data: Profile }>('/api/my/profile', body, { requestKey }),
      )
    },
    onSuccess: (answer) => client.setQueryData(queryKey, answer),
    onError: () => undefined,
  })
  const save = async () => {
    try {
      await mutateAsync(form.getFieldsValue())
      notice.info(text('saved'))
    } catch (error) {
      if (!(error instanceof ApiError) || error.body.fields.length === 0) throw error
      form.setFields(
        error.body.fields.map(({ path, message }) => ({ name: path as keyof Change, errors: [message] })),
      )
    }
  }
  return (
    <>
      <p className="my-help">{text('personnel')}</p>
      <Descriptions
        size="small"
        bordered
        column={{ xs: 1, md: 2 }}
        items={[
          { key: 'userId', label: text('userId'), children: profile.userId },
          { key: 'userNm', label: text('userNm'), children: profile.userNm },
          {
            key: 'place',
            label: text('place'),
            children: profile.vendorNm ?? [profile.plantNm, profile.deptNm].filter(Boolean).join(' · '),
          },
          { key: 'position', label: text('position'), children: profile.positionNm ?? '' },
          { key: 'email', label: text('email'), children: profile.email ?? '' },
          {
            key: 'last',
            label: text('lastLoginDt'),
            children: profile.lastLoginDt ? showMoment(profile.lastLoginDt) : '',
          },
          {
            key: 'pwd',
            label: text('pwdChgDt'),
            children: profile.pwdChgDt ? showMoment(profile.pwdChgDt) : '',
          },
        ]}
      />
      <Form
        form={form}
        layout="vertical"
        className="my-form"
        initialValues={profile}
        onValuesChange={() => setChanged(true)}
      >
        <Form.Item name="phoneNo" label={text('phoneNo')}>
          <Input maxLength={40} inputMode="tel" autoComplete="tel" />
        </Form.Item>
        <Form.Item name="officeTel" label={text('officeTel')}>
          <Input maxLength={40} inputMode="tel" />
        </Form.Item>
        <Form.Item name="introduction" label={text('introduction')} className="my-wide">
          <Input.TextArea maxLength={1000} showCount rows={3} />
        </Form.Item>
      </Form>
      <div className="my-actions">
        <BusyButton type="primary" action={save} disabled={!changed}>
          {shell('common.save')}
        </BusyButton>
      </div>
    </>
  )
}
