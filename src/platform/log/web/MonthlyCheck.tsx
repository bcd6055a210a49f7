import { useId, useState } from 'react'
import { Button, Tag } from 'antd'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { showMoment } from '../../../core/shared/dates.ts'
import { api } from '../../../core/web/api.ts'
import { BasePopup } from '../../../core/web/components/BasePopup.tsx'
import { useNotice } from '../../../core/web/components/notice.tsx'
import { FieldInput } from '../../../core/web/form/FieldInput.tsx'
import { asText } from '../../../core/web/components/input-props.ts'
import { DataGrid } from '../../../grid/DataGrid.tsx'
import type { GridField } from '../../../grid/columns.ts'
import { useSession } from '../../../core/web/session-store.ts'
import { useTab } from '../../../core/web/TabHost.tsx'
import { personalLog, personalReview } from '../personal-log.resource.ts'
import { isPrivacyOfficer } from '../../duty/duty-codes.rule.ts'
import type { MonthOfAccess } from '../log-answers.rule.ts'
import { logTexts } from './log.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

const opinionField = personalReview.fields.opinion
const thisMonth = (): string => new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Seoul' }).slice(0, 7)

/** The months, what stands out in them, and the signature of the privacy officer. */
export function MonthlyCheck({ onShow }: { onShow: (month: string) => void }) {
  const say = useTexts(logTexts)
  const tab = useTab()
  const { user } = useSession()
  const [signing, setSigning] = useState<MonthOfAccess>()
  const { data, error, isLoading, refetch } = useQuery({
    queryKey: [personalLog.name, 'review'],
    queryFn: () => api.get<{ data: MonthOfAccess[] }>('/api/manage/personallogs/review'),
    select: (answer) => answer.data,
  })
  const officer = isPrivacyOfficer(user?.duties ?? []) && tab.canWrite
  const number = (name: keyof MonthOfAccess, text: string): GridField<MonthOfAccess> => ({
    name,
    text,
    kind: 'number',
    width: 110,
  })
  const columns: GridField<MonthOfAccess>[] = [
    { name: 'reviewYm', text: say('month'), kind: 'month' },
    number('rowCnt', say('rows')),
    number('userCnt', say('users')),
    number('downloadCnt', say('downloads')),
    { ...number('nightCnt', say('night')), width: 140 },
    { ...number('massCnt', say('mass')), width: 140 },
    {
      name: 'reviewNo',
      text: say('check'),
      kind: 'custom',
      width: 240,
      render: (month) => <Check month={month} officer={officer} onSign={() => setSigning(month)} />,
    },
    { name: 'opinion', text: say('opinion'), kind: 'textarea', width: 320 },
    {
      name: 'signUserId',
      text: say('accesses'),
      kind: 'custom',
      width: 110,
      render: ({ reviewYm }) => (
        <Button type="link" size="small" onClick={() => onShow(reviewYm)}>
          {say('showMonth')}
        </Button>
      ),
    },
  ]
  return (
    <>
      {!officer && <p className="log-note">{say('onlyOfficer')}</p>}
      <DataGrid
        label={say('monthly')}
        columns={columns}
        rows={data ?? []}
        rowKey={({ reviewYm }) => reviewYm}
        loading={isLoading}
        error={error}
        onRetry={() => void refetch()}
        height="auto"
      />
      {signing && <SignPopup month={signing} onClose={() => setSigning(undefined)} />}
    </>
  )
}

function Check({ month, officer, onSign }: { month: MonthOfAccess; officer: boolean; onSign: () => void }) {
  const say = useTexts(logTexts)
  if (month.reviewNo !== null)
    return (
      <>
        {say('signed', { who: month.signUserNm ?? month.signUserId ?? '', when: showMoment(month.signDt) })}
      </>
    )
  if (month.reviewYm >= thisMonth()) return <Tag>{say('goesOn')}</Tag>
  return officer ? (
    <Button size="small" type="primary" onClick={onSign}>
      {say('sign')}
    </Button>
  ) : (
    <Tag color="orange">{say('notChecked')}</Tag>
  )
}

function SignPopup({ month, onClose }: { month: MonthOfAccess; onClose: () => void }) {
  const say = useTexts(logTexts)
  const id = useId()
  const notice = useNotice()
  const client = useQueryClient()
  const [opinion, setOpinion] = useState('')
  const sign = async () => {
    await api.put('/api/manage/personallogs/review', { reviewYm: month.reviewYm, opinion: opinion.trim() })
    await client.invalidateQueries({ queryKey: [personalLog.name] })
    notice.info(say('signDone'))
  }
  return (
    <BasePopup
      open
      title={say('signTitle', { month: month.reviewYm })}
      onClose={onClose}
      confirmText={say('sign')}
      confirmDisabled={opinion.trim().length < (opinionField.min ?? 1)}
      onConfirm={sign}
    >
      <div className="popup-field">
        <label htmlFor={id}>{say('opinion')}</label>
        <FieldInput
          id={id}
          field={opinionField}
          value={opinion}
          onChange={(value) => setOpinion(asText(value))}
        />
      </div>
    </BasePopup>
  )
}
