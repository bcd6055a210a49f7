import { useState } from 'react'
import { Tag } from 'antd'
import { Attachments } from '../../../core/web/attach/Attachments.tsx'
import { Block, Field } from '../../../core/web/form/RecordForm.tsx'
import type { RecordFormHandle } from '../../../core/web/form/use-record-form.ts'
import { RegisterPage } from '../../../core/web/list/RegisterPage.tsx'
import { StateFlow } from '../../../core/web/record/StateFlow.tsx'
import { TransitionBar } from '../../../core/web/record/TransitionBar.tsx'
import { showMoment } from '../../../core/shared/dates.ts'
import { lateSteps, openSteps } from '../breach.rule.ts'
import { privacyBreach, type PrivacyBreachRow } from '../privacy-breach.resource.ts'
import './privacy.css'
import { privacyTexts } from './privacy.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

/** What was lost and how decides on the deadline, which the list shows. */
const behind = ['sensitiveYn', 'outsideYn'] as const

/** 개인정보 유출 (manage/log/privacyBreach; admin R14) */
export function PrivacyBreachPage() {
  const say = useTexts(privacyTexts)
  return (
    <RegisterPage
      resource={privacyBreach}
      files={['document']}
      help={say('breachHelp')}
      cells={{
        dueDt: (row) => (
          <>
            {showMoment(row.dueDt)} <DueMark breach={row} />
          </>
        ),
      }}
      widths={{ dueDt: 310 }}
      hidden={behind}
      removable={false}
      form={(form) => <BreachForm form={form} />}
    />
  )
}

const hourMs = 3_600_000
/** The rest of the 72 hours, or the steps that were not done in time. */
function DueMark({ breach }: { breach: PrivacyBreachRow }) {
  const say = useTexts(privacyTexts)
  const [now] = useState(() => new Date().toISOString())
  const late = breach.state === 'closed' && openSteps(breach).length > 0 ? [] : lateSteps(breach, now)
  if (late.length > 0)
    return late.map((step) => (
      <Tag key={step} color="red">
        {say(step === 'noti' ? 'lateNoti' : 'lateRpt')}
      </Tag>
    ))
  if (openSteps(breach).length === 0) return <Tag color="green">{say('inTime')}</Tag>
  if (breach.state === 'closed' || breach.dueDt === null) return null
  const hours = Math.floor((Date.parse(breach.dueDt) - Date.parse(now)) / hourMs)
  return <Tag color={hours < 24 ? 'orange' : 'blue'}>{say('left', { hours })}</Tag>
}

function BreachForm({ form }: { form: RecordFormHandle<typeof privacyBreach> }) {
  const say = useTexts(privacyTexts)
  const { detail } = form
  return (
    <>
      {detail && (
        <div className="privacy-state">
          <StateFlow resource={privacyBreach} state={detail.data.state} />
          <DueMark breach={detail.data} />
        </div>
      )}
      <Block title={say('facts')}>
        <Field name="knownDt" />
        <Field name="personCnt" />
        <Field name="contTxt" span="all" />
        <Field name="itemTxt" span="all" />
        <Field name="sensitiveYn" />
        <Field name="outsideYn" />
      </Block>
      {detail && (
        <>
          <Block title={say('answer')}>
            <Field name="dueDt" />
            <Field name="rptYn" />
            <Field name="notiDt" />
            <Field name="notiTxt" />
            <Field name="rptDt" />
            <Field name="rptTxt" />
            <Field name="actTxt" span="all" />
            <Field name="undoneReason" span="all" />
          </Block>
          <Attachments
            resource={privacyBreach}
            name="document"
            taskKey={detail.data.breachNo}
            editable={form.editable}
          />
          <TransitionBar resource={privacyBreach} detail={detail} before={() => !form.dirty} />
        </>
      )}
    </>
  )
}
