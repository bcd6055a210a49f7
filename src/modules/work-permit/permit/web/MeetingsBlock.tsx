import { useState } from 'react'
import { TeamOutlined } from '@ant-design/icons'
import { Button, Form, Input } from 'antd'
import { momentOf, showMoment } from '../../../../core/shared/dates.ts'
import type { FieldIssue } from '../../../../core/shared/session.ts'
import { ApiError } from '../../../../core/web/api.ts'
import { NumberInput } from '../../../../core/web/form/NumberInput.tsx'
import { useSession } from '../../../../core/web/session-store.ts'
import { serverNow } from '../../../../core/web/server-time.ts'
import { crewOf } from '../crew.rule.ts'
import { meetingToday } from '../permit-attend.rule.ts'
import { permitMeetings } from '../permit-lines.resource.ts'
import type { WorkPermit } from '../work-permit.resource.ts'
import { JsaHazards } from './JsaHazards.tsx'
import { AttendList } from './AttendList.tsx'
import { usePermitAct } from './permit-queries.ts'
import type { PermitRoles } from './permit-roles.ts'
import { PermitSection } from './PermitSection.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { permitTexts } from './permit-page.texts.ts'

/**
 * The tool box meeting: which dangers were told, to how many, and everybody's own signature with his look at
 * the job.
 */
export function MeetingsBlock({ permit, roles }: { permit: WorkPermit; roles: PermitRoles }) {
  const say = useTexts(permitTexts)
  const may =
    ['approved', 'working', 'suspended'].includes(permit.state) && (roles.doing || roles.holds('issuer'))
  if (permit.meetings.length === 0 && !may) return null
  return (
    <PermitSection name="meetings" title={say('meetings')}>
      {permit.meetings.length > 0 && (
        <ul className="permit-people">
          {permit.meetings.map((meeting) => (
            <li key={meeting.permitMeetingNo}>
              <span>
                <strong>
                  {say('meetingLine', { at: showMoment(meeting.meetDt), count: meeting.attendCnt })}
                </strong>{' '}
                <span className="permit-note">{meeting.createUserNm ?? meeting.createUserId}</span>
                <em>{meeting.riskTxt}</em>
              </span>
            </li>
          ))}
        </ul>
      )}
      <JsaHazards permitNo={permit.permitNo} />
      {meetingToday(permit, momentOf(serverNow())) !== undefined && answerStates.includes(permit.state) && (
        <Attendance permit={permit} roles={roles} />
      )}
      {may && <MeetingForm permit={permit} open={permit.meetings.length === 0} />}
    </PermitSection>
  )
}

const answerStates = ['approved', 'working', 'extensionRequested', 'suspended']
function Attendance({ permit, roles }: { permit: WorkPermit; roles: PermitRoles }) {
  const { user } = useSession()
  const { act, busy } = usePermitAct(permit.permitNo, { quiet: true })
  return (
    <AttendList
      permit={permit}
      userId={user?.userId}
      mayForWorkers={roles.doing || roles.holds('issuer')}
      busy={busy}
      onAnswer={(body) => act('attend', body)}
    />
  )
}

function MeetingForm({ permit, open: first }: { permit: WorkPermit; open: boolean }) {
  const say = useTexts(permitTexts)
  const { act, busy } = usePermitAct(permit.permitNo, { quiet: true })
  const [open, setOpen] = useState(first)
  const [riskTxt, setRisk] = useState('')
  const [attendCnt, setCount] = useState<unknown>(Math.max(1, crewOf(permit).length))
  const [issues, setIssues] = useState<readonly FieldIssue<string>[]>([])
  const messageAt = (path: string) => issues.find((issue) => issue.path === path)?.message
  const send = async () => {
    if (busy) return
    try {
      await act('meeting', { meetDt: momentOf(serverNow()), riskTxt, attendCnt })
      setRisk('')
      setIssues([])
      setOpen(false)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const { fields } = error.body
      setIssues(fields.length > 0 ? fields : [{ path: 'riskTxt', message: error.message }])
    }
  }
  if (!open)
    return (
      <Button icon={<TeamOutlined aria-hidden />} onClick={() => setOpen(true)}>
        {say('meetingAdd')}
      </Button>
    )
  const item = (path: string) => ({
    validateStatus: messageAt(path) ? ('error' as const) : ('' as const),
    help: messageAt(path),
  })
  return (
    <form
      className="permit-meeting"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <Form.Item
        label={say('hazards')}
        htmlFor="meeting-risk"
        layout="vertical"
        required
        {...item('riskTxt')}
      >
        <Input.TextArea
          id="meeting-risk"
          value={riskTxt}
          rows={2}
          maxLength={1000}
          placeholder={say('hazardsHint')}
          onChange={({ target }) => setRisk(target.value)}
        />
      </Form.Item>
      <div className="permit-line">
        <Form.Item
          label={say('attendees')}
          htmlFor="meeting-count"
          layout="vertical"
          required
          {...item('attendCnt')}
        >
          <NumberInput
            id="meeting-count"
            field={permitMeetings.fields.attendCnt}
            value={attendCnt}
            onChange={setCount}
          />
        </Form.Item>
        <Button
          type="primary"
          size="large"
          htmlType="submit"
          icon={<TeamOutlined aria-hidden />}
          loading={busy}
        >
          {say('meetingHeld')}
        </Button>
      </div>
    </form>
  )
}
