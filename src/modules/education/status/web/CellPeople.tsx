import { useEffect, useRef, useState } from 'react'
import { BellOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { api, type Answer } from '../../../../core/web/api.ts'
import { BusyButton } from '../../../../core/web/components/BusyButton.tsx'
import { useNotice } from '../../../../core/web/components/notice.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { DataGrid } from '../../../../grid/DataGrid.tsx'
import { columnName } from '../legal/column-name.rule.ts'
import type { CellPerson } from '../legal/legal-answers.rule.ts'
import { legalTexts } from '../legal/legal.texts.ts'
import { standingOrder, type Standing } from '../rules/status-codes.rule.ts'
import { statusNames } from '../status-names.texts.ts'
import type { ChosenCell } from './MatrixTable.tsx'
import { PersonEvidence } from './PersonEvidence.tsx'
import { StatusMark, useSpan } from './StatusMark.tsx'

/** The people of a cell; one opens the reasons, and who lacks hours is told. */
export function CellPeople({
  cell,
  day,
  plantCd,
}: {
  cell: ChosenCell
  day: string
  plantCd: string | undefined
}) {
  const text = useTexts(legalTexts)
  const name = useTexts(statusNames)
  const span = useSpan()
  const tab = useTab()
  const notice = useNotice()
  const [state, setState] = useState<Standing | ''>('')
  const [opened, setOpened] = useState<string>()
  const { column, deptCd, deptNm } = cell
  const section = useRef<HTMLElement>(null)
  // Below a matrix of twenty departments nobody would see that it has opened.
  useEffect(() => {
    void section.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['eduStatusSnap', 'people', day, plantCd, deptCd, column.eduTypeCd, column.closed],
    queryFn: ({ signal }) =>
      api.get<Answer<CellPerson[]>>(
        '/api/saf/education/status/people',
        {
          baseYmd: day,
          plantCd,
          deptCd: deptCd ?? undefined,
          eduTypeCd: column.eduTypeCd,
          closed: column.closed ? 'Y' : 'N',
        },
        { signal },
      ),
    select: (answer) => answer.data,
  })
  const rows = (data ?? []).filter((row) => state === '' || row.state === state)
  const lacking = rows.filter(({ lackMin }) => lackMin > 0)
  const tell = async () => {
    const answer = await api.post<Answer<{ told: number }>>('/api/saf/education/status/notify', {
      userIds: lacking.map(({ userId }) => userId),
    })
    notice.info(text('notified', { n: answer.data.told }))
  }
  const minutes = (field: 'requiredMin' | 'exemptMin' | 'recogMin' | 'lackMin', label: string) => ({
    name: field,
    text: label,
    kind: 'custom' as const,
    width: 110,
    render: (row: CellPerson) => span(row[field]),
  })
  return (
    <section ref={section} className="edu-block" aria-label={`${deptNm} ${columnName(name, column)}`}>
      <div className="edu-toolbar">
        <h2>
          {deptNm} · {columnName(name, column)}
        </h2>
        <Select<Standing | ''>
          aria-label={text('state')}
          value={state}
          options={[
            { value: '', label: text('allStates') },
            ...standingOrder.map((each) => ({ value: each, label: name(each) })),
          ]}
          onChange={setState}
        />
        {tab.canWrite && lacking.length > 0 && (
          <BusyButton icon={<BellOutlined aria-hidden />} action={tell}>
            {text('notify')}
          </BusyButton>
        )}
      </div>
      <DataGrid<CellPerson>
        label={text('people', { n: rows.length })}
        numbered
        height="auto"
        rows={rows}
        loading={isFetching}
        error={error}
        onRetry={() => void refetch()}
        onOpen={({ userId }) => setOpened(userId)}
        rowKey={({ userId }) => userId}
        columns={[
          { name: 'userNm', text: text('person'), kind: 'text', width: 130 },
          { name: 'deptNm', text: text('dept'), kind: 'text', width: 150 },
          {
            name: 'state',
            text: text('state'),
            kind: 'custom',
            width: 100,
            render: (row) => <StatusMark state={row.state} />,
          },
          minutes('requiredMin', text('required')),
          minutes('exemptMin', text('exemptMin')),
          minutes('recogMin', text('recog')),
          minutes('lackMin', text('lack')),
          { name: 'dueYmd', text: text('due'), kind: 'date', width: 120 },
        ]}
        empty={text('none')}
        layoutKey="eduCellPeople"
      />
      {opened && <PersonEvidence userId={opened} day={day} onClose={() => setOpened(undefined)} />}
    </section>
  )
}
