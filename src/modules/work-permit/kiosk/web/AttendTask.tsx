import { useState } from 'react'
import { momentOf, showMoment } from '../../../../core/shared/dates.ts'
import { serverNow } from '../../../../core/web/server-time.ts'
import { useSession } from '../../../../core/web/session-store.ts'
import { meetingToday } from '../../permit/permit-attend.rule.ts'
import { AttendList, type AttendDraft } from '../../permit/web/AttendList.tsx'
import { permitRoles } from '../../permit/web/permit-roles.ts'
import { useNow } from '../../permit/web/use-now.ts'
import { useLeftOpen } from '../../../../platform/kiosk/web/left-open.ts'
import { useKioskAct } from './kiosk-queries.ts'
import type { TaskProps } from './permit-task.ts'
import { taskTexts } from './kiosk-task.texts.ts'
import { attendTexts } from '../../permit/web/attend.texts.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'

/** Everybody signs the meeting and looks at the job once more, one after the other. */
export function AttendTask({ detail }: TaskProps) {
  const { data: permit } = detail
  const { user } = useSession()
  const text = useTexts(attendTexts)
  const { run, busy } = useKioskAct(permit.permitNo)
  const { left, keep } = useLeftOpen<AttendDraft | undefined>('attend')
  const roles = permitRoles(user, { ...detail, editable: [] })
  const today = meetingToday(permit, momentOf(new Date(useNow())))
  const meeting = permit.meetings.find(({ meetDt }) => meetDt === today)
  if (!meeting)
    return roles.doing || roles.holds('issuer') ? (
      <HoldMeeting permitNo={permit.permitNo} count={permit.workers.length} />
    ) : (
      <p className="kiosk-note">{text('noMeeting')}</p>
    )
  return (
    <>
      <p className="kiosk-note">
        {text('held')} {showMoment(meeting.meetDt).slice(11, 16)} · {meeting.riskTxt}
      </p>
      <AttendList
        permit={permit}
        userId={user?.userId}
        mayForWorkers={roles.doing || roles.holds('issuer')}
        busy={busy}
        left={left}
        onKeep={keep}
        onAnswer={(body) => run({ act: 'attend', body })}
      />
    </>
  )
}

/** The meeting is held where the crew stands: what was told is typed once, then everybody signs. */
function HoldMeeting({ permitNo, count }: { permitNo: number; count: number }) {
  const say = useTexts(taskTexts)
  const { tell, busy } = useKioskAct(permitNo)
  const { left, keep } = useLeftOpen<string>('meeting')
  const [riskTxt, setRisk] = useState(left ?? '')
  const hold = () =>
    tell({ act: 'meeting', body: { meetDt: momentOf(serverNow()), riskTxt, attendCnt: Math.max(1, count) } })
  return (
    <form
      className="kiosk-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) void hold()
      }}
    >
      <label htmlFor="kiosk-meeting">{say('meetingRisk')}</label>
      <textarea
        id="kiosk-meeting"
        rows={4}
        maxLength={1000}
        value={riskTxt}
        onChange={({ target }) => {
          setRisk(target.value)
          keep(target.value)
        }}
      />
      <button type="submit" className="kiosk-button kiosk-final" disabled={busy}>
        {say('meetingHold')}
      </button>
    </form>
  )
}
