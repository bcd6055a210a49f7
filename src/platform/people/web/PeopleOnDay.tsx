import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Input, Select, Tag } from 'antd'
import { date } from '../../../core/shared/field.ts'
import { plantCodeGroup, useCodes } from '../../../core/web/data/lookups.ts'
import { DateInput } from '../../../core/web/form/DateInputs.tsx'
import { SearchCell } from '../../../core/web/list/SearchPanel.tsx'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { useSpoken } from '../../../core/web/text/labels.ts'
import { today } from '../../../core/web/use-today.ts'
import { DataGrid } from '../../../grid/DataGrid.tsx'
import { mostPeople } from '../people.rule.ts'
import { userAssign } from '../user-assign.resource.ts'
import { peopleOnQuery, type PersonOn } from './people-calls.ts'
import { peopleTexts } from './people.texts.ts'
import '../../organisation.css'

/** A person of a day with the columns of the assignment beside it; all empty where there is none. */
const asLine = ({ assignment, ...person }: PersonOn) => ({
  ...person,
  plantNm: assignment?.plantNm ?? null,
  deptNm: assignment?.deptNm ?? null,
  processNm: assignment?.processNm ?? null,
  jobNm: assignment?.jobNm ?? null,
  shiftNm: assignment?.shiftNm ?? null,
  workerClassNm: assignment?.workerClassNm ?? null,
  fromYmd: assignment?.fromYmd ?? null,
  toYmd: assignment?.toYmd ?? null,
})
type Line = ReturnType<typeof asLine>

/** Every employee of the reader's scope on the chosen day; what nobody has written down says so. */
export function PeopleOnDay() {
  const text = useTexts(peopleTexts)
  const { title, fields } = useSpoken(userAssign)
  const [day, setDay] = useState(today)
  const [plantCd, setPlantCd] = useState<string>()
  const [words, setWords] = useState('')
  const { data: plants } = useCodes(plantCodeGroup)
  const { data, error, isFetching, refetch } = useQuery(peopleOnQuery(day, plantCd ?? '', words.trim()))
  const rows = data?.data.map(asLine) ?? []
  const count = (atWork: PersonOn['atWork']) => rows.filter((row) => row.atWork === atWork).length
  return (
    <>
      <search className="search-panel" aria-label={text('onDay')}>
        <div className="search-grid">
          <SearchCell id="people-day" label={text('day')}>
            <DateInput
              id="people-day"
              field={date(text('day'), { required: true })}
              value={day}
              onChange={(value) => setDay(String(value ?? today()))}
            />
          </SearchCell>
          <SearchCell id="people-plant" label={fields.plantCd.label}>
            <Select
              id="people-plant"
              className="organisation-whole"
              placeholder={text('allPlants')}
              allowClear
              value={plantCd}
              onChange={setPlantCd}
              options={plants?.map(({ code, codeNm }) => ({ value: code, label: codeNm }))}
            />
          </SearchCell>
          <SearchCell id="people-words" label={text('words')}>
            <Input
              id="people-words"
              allowClear
              value={words}
              onChange={(event) => setWords(event.target.value)}
            />
          </SearchCell>
        </div>
      </search>
      <p role="status">
        {text('counts', { count: rows.length, away: count('no'), unknown: count('unknown') })}
        {rows.length === mostPeople && ` ${text('most', { count: mostPeople })}`}
      </p>
      <DataGrid<Line>
        label={title}
        rows={rows}
        rowKey={({ userId }) => userId}
        numbered
        height="fit"
        loading={isFetching}
        error={error}
        onRetry={() => void refetch()}
        layoutKey="peopleOnDay"
        columns={[
          { name: 'userNm', text: fields.userId.label, kind: 'text', width: 140 },
          {
            name: 'atWork',
            text: text('state'),
            kind: 'custom',
            width: 240,
            render: (row) => <AtWork row={row} />,
          },
          { name: 'deptNm', text: fields.deptCd.label, kind: 'text', width: 130 },
          { name: 'plantNm', text: fields.plantCd.label, kind: 'text', width: 90 },
          { name: 'processNm', text: fields.processNo.label, kind: 'text', width: 110 },
          { name: 'jobNm', text: fields.jobCd.label, kind: 'text', width: 150 },
          { name: 'shiftNm', text: fields.shiftCd.label, kind: 'text', width: 110 },
          { name: 'workerClassNm', text: fields.workerClassCd.label, kind: 'text', width: 220 },
          { name: 'fromYmd', text: fields.fromYmd.label, kind: 'date' },
          { name: 'toYmd', text: fields.toYmd.label, kind: 'date' },
        ]}
      />
    </>
  )
}

function AtWork({ row: { atWork, leave } }: { row: Line }) {
  const text = useTexts(peopleTexts)
  if (leave)
    return (
      <Tag color="blue">
        {leave.toYmd === null
          ? text('awayOpen', { from: leave.fromYmd })
          : text('away', { from: leave.fromYmd, to: leave.toYmd })}
      </Tag>
    )
  return atWork === 'yes' ? text('atWork') : <Tag color="orange">{text('unknown')}</Tag>
}
