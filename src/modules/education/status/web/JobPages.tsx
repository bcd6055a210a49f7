import { useQuery } from '@tanstack/react-query'
import { Tag } from 'antd'
import { daysBetween } from '../../../../core/shared/dates.ts'
import { api, type Answer } from '../../../../core/web/api.ts'
import { PageHeader } from '../../../../core/web/page/PageHeader.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { useToday } from '../../../../core/web/use-today.ts'
import type { GridColumn } from '../../../../grid/columns.ts'
import { DataGrid } from '../../../../grid/DataGrid.tsx'
import type { ChemicalRow, JobRow } from '../job/job-answers.rule.ts'
import type { Standing } from '../rules/status-codes.rule.ts'
import { dutyTexts } from './duty.texts.ts'
import { usePlantChoice } from './use-plant-choice.tsx'
import { StatusMark, useSpan } from './StatusMark.tsx'
import './status.css'

const dayCount = (days: number | null): string => (days === null ? '' : days < 0 ? `D+${-days}` : `D-${days}`)
const standingOfJob: Readonly<Record<JobRow['state'], Standing>> = {
  newLate: 'short',
  late: 'short',
  newDue: 'inProgress',
  window: 'inProgress',
  waiting: 'satisfied',
  done: 'satisfied',
}

interface DutyListProps<Row> {
  /** Last part of its address. */
  part: 'job' | 'chemical'
  help: string
  label: string
  columns: readonly GridColumn<Row>[]
  layoutKey: string
}
/** People of a plant with what they owe, as the server orders them. */
function DutyList<Row extends { key: string }>({ part, help, ...list }: DutyListProps<Row>) {
  const text = useTexts(dutyTexts)
  const plant = usePlantChoice()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['eduStatusSnap', part, plant.plantCd],
    queryFn: ({ signal }) =>
      api.get<Answer<Row[]>>(`/api/saf/education/status/${part}`, { plantCd: plant.plantCd }, { signal }),
    select: (answer) => answer.data,
  })
  return (
    <div className="edu-page">
      <PageHeader help={help} />
      <div className="edu-toolbar">{plant.select}</div>
      <DataGrid<Row>
        {...list}
        numbered
        height="auto"
        rows={data ?? []}
        loading={isFetching}
        error={error}
        onRetry={() => void refetch()}
        rowKey={({ key }) => key}
        empty={text('none')}
      />
    </div>
  )
}

/** 직무교육 현황 (education/status/eduJob): due days and windows of appointed people, the late ones first. */
export function EduJobPage() {
  const text = useTexts(dutyTexts)
  const span = useSpan()
  return (
    <DutyList<JobRow>
      part="job"
      help={text('help.job')}
      label={text('duty')}
      columns={[
        { name: 'userNm', text: text('person'), kind: 'text', width: 120 },
        { name: 'dutyNm', text: text('duty'), kind: 'text', width: 160 },
        {
          name: 'state',
          text: text('state'),
          kind: 'custom',
          width: 120,
          render: ({ state }) => (
            <span className={`edu-mark is-${standingOfJob[state]}`}>{text(`job.${state}`)}</span>
          ),
        },
        {
          name: 'days',
          text: text('dday'),
          kind: 'custom',
          width: 80,
          render: ({ days }) => dayCount(days),
        },
        {
          name: 'doneMin',
          text: text('hours'),
          kind: 'custom',
          width: 140,
          render: ({ doneMin, requiredMin }) =>
            requiredMin > 0 ? `${span(doneMin)} / ${span(requiredMin)}` : '',
        },
        {
          name: 'refFromYmd',
          text: text('window'),
          kind: 'custom',
          width: 190,
          render: (row) => <Window row={row} />,
        },
        { name: 'appointYmd', text: text('appoint'), kind: 'date', width: 115 },
        { name: 'newDueYmd', text: text('newDue'), kind: 'date', width: 115 },
        { name: 'newDoneYmd', text: text('newDone'), kind: 'date', width: 115, hidden: true },
        { name: 'refDoneYmd', text: text('refDone'), kind: 'date', width: 115, hidden: true },
      ]}
      layoutKey="eduJobStatus"
    />
  )
}
/** The window of a refresher as a bar from its appointment on, with today. */
function Window({ row }: { row: JobRow }) {
  const text = useTexts(dutyTexts)
  const today = useToday()
  const { refFromYmd: from, refToYmd: to, refBaseYmd: base, newDoneYmd, refDoneYmd, appointYmd } = row
  if (!from || !to || !base) return null
  const begin = refDoneYmd ?? newDoneYmd ?? appointYmd
  const whole = Math.max(1, daysBetween(begin, to))
  const at = (day: string) => `${Math.min(100, Math.max(0, (daysBetween(begin, day) / whole) * 100))}%`
  const says = text('windowSays', { from, to, base })
  return (
    <div className="edu-window" role="img" aria-label={says} title={says}>
      <i style={{ insetInlineStart: at(from), insetInlineEnd: 0 }} />
      <b style={{ insetInlineStart: at(today) }} />
    </div>
  )
}

/** 화관법 교육현황 (education/status/eduHcm): who handles hazardous chemicals, and who answers for them. */
export function EduHcmPage() {
  const text = useTexts(dutyTexts)
  const span = useSpan()
  return (
    <DutyList<ChemicalRow>
      part="chemical"
      help={text('help.chemical')}
      label={text('handler')}
      columns={[
        { name: 'userNm', text: text('person'), kind: 'text', width: 92 },
        { name: 'deptNm', text: text('dept'), kind: 'text', width: 110 },
        {
          name: 'dutyNm',
          text: text('role'),
          kind: 'custom',
          width: 130,
          render: ({ dutyNm }) => dutyNm ?? text('handler'),
        },
        {
          name: 'state',
          text: text('state'),
          kind: 'custom',
          width: 90,
          render: ({ state }) => <StatusMark state={state} />,
        },
        {
          name: 'recogMin',
          text: text('hours'),
          kind: 'custom',
          width: 124,
          render: ({ recogMin, requiredMin }) => `${span(recogMin)} / ${span(requiredMin)}`,
        },
        {
          name: 'lackMin',
          text: text('lack'),
          kind: 'custom',
          width: 84,
          render: ({ lackMin }) => span(lackMin),
        },
        { name: 'dueYmd', text: text('due'), kind: 'date', width: 100 },
        {
          name: 'days',
          text: text('dday'),
          kind: 'custom',
          width: 80,
          render: ({ days }) => dayCount(days),
        },
        {
          name: 'lawTxt',
          text: text('law'),
          kind: 'custom',
          width: 310,
          render: ({ lawTxt, confirm }) => (
            <>
              {lawTxt} {confirm && <Tag>{text('confirm')}</Tag>}
            </>
          ),
        },
      ]}
      layoutKey="eduChemicalStatus"
    />
  )
}
