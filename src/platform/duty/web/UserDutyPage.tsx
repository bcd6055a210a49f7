import { Button, Tag } from 'antd'
import { addDays } from '../../../core/shared/dates.ts'
import type { Query, Row } from '../../../core/shared/resource.ts'
import { useList } from '../../../core/web/data/hooks.ts'
import { RegisterPage } from '../../../core/web/list/RegisterPage.tsx'
import { useTabQuery } from '../../../core/web/list/use-tab-query.ts'
import { useToday } from '../../../core/web/use-today.ts'
import {
  appointmentIssues,
  appointmentMark,
  dDay,
  deputyActs,
  endingDays,
  reportMark,
} from '../appointment.rule.ts'
import { userDuty } from '../user-duty.resource.ts'
import { UserDutyFields } from './UserDutyFields.tsx'
import '../../organisation.css'
import { dutyTexts } from './duty.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

type Appointment = Row<typeof userDuty>
/** Room for the day and its mark. */
const widths = { toYmd: 140, rptDueYmd: 184, deputyUserNm: 120 }

/**
 * 선임현황 (manage/dept/userDuty): D-day of the end, day until which an appointment must be reported (admin 6).
 */
export function UserDutyPage() {
  const text = useTexts(dutyTexts)
  const today = useToday()
  return (
    <RegisterPage
      resource={userDuty}
      help={text('help')}
      first={{ fromYmd: today }}
      form={(form) => <UserDutyFields form={form} />}
      rules={appointmentIssues}
      widths={widths}
      cells={{
        toYmd: (row) => <End row={row} today={today} />,
        rptDueYmd: (row) => <Report row={row} today={today} />,
        deputyUserId: (row) => <Deputy row={row} today={today} />,
      }}
    >
      <Shortcuts today={today} />
    </RegisterPage>
  )
}

/** Two questions that somebody asks every week, each with the number of rows that it shows. */
function Shortcuts({ today }: { today: string }) {
  const text = useTexts(dutyTexts)
  const [, setQuery] = useTabQuery(userDuty)
  const ending: Query<typeof userDuty> = { toYmd: { from: today, to: addDays(today, endingDays) } }
  const overdue: Query<typeof userDuty> = { rptDueYmd: { to: addDays(today, -1) } }
  const { total: endingCount } = useList(userDuty, { ...ending, limit: 1 })
  const { total: overdueCount } = useList(userDuty, { ...overdue, limit: 1 })
  return (
    <div className="organisation-tools">
      <Button size="small" onClick={() => setQuery({})}>
        {text('all')}
      </Button>
      <Button size="small" onClick={() => setQuery(ending)}>
        {text('ending', { days: endingDays, count: endingCount })}
      </Button>
      <Button size="small" danger={overdueCount > 0} onClick={() => setQuery(overdue)}>
        {text('overdue', { count: overdueCount })}
      </Button>
    </div>
  )
}

function End({ row, today }: { row: Appointment; today: string }) {
  const text = useTexts(dutyTexts)
  const mark = appointmentMark(row, today)
  return (
    <span className="organisation-dates">
      {row.toYmd}
      {mark === 'ending' && row.toYmd !== null && <Tag color="red">{dDay(today, row.toYmd)}</Tag>}
      {mark === 'ended' && <Tag>{text('over')}</Tag>}
      {mark === 'planned' && <Tag color="blue">{text('planned')}</Tag>}
    </span>
  )
}
function Report({ row, today }: { row: Appointment; today: string }) {
  const text = useTexts(dutyTexts)
  const mark = reportMark(row, today)
  if (row.rptDueYmd === null) return null
  return (
    <span className="organisation-dates">
      {row.rptDueYmd}
      {mark === 'overdue' && (
        <Tag color="red">
          {text('late')} {dDay(today, row.rptDueYmd)}
        </Tag>
      )}
      {mark === 'due' && (
        <Tag variant="filled" className="state-tag is-hold">
          {dDay(today, row.rptDueYmd)}
        </Tag>
      )}
    </span>
  )
}
function Deputy({ row, today }: { row: Appointment; today: string }) {
  const text = useTexts(dutyTexts)
  return (
    <span className="organisation-dates">
      {row.deputyUserNm}
      {deputyActs(row, today) && <Tag color="blue">{text('absent')}</Tag>}
    </span>
  )
}
