import type { ReactNode } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { showMoment } from '../../../../core/shared/dates.ts'
import { api, type Answer } from '../../../../core/web/api.ts'
import { BusyButton } from '../../../../core/web/components/BusyButton.tsx'
import { useNotice } from '../../../../core/web/components/notice.tsx'
import { Gate } from '../../../../core/web/page/PageStates.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { DataGrid } from '../../../../grid/DataGrid.tsx'
import type { ForecastAnswer } from '../legal/legal-answers.rule.ts'
import { legalTexts } from '../legal/legal.texts.ts'
import { usePlantChoice } from './use-plant-choice.tsx'
import { useSpan } from './StatusMark.tsx'

type LackingRow = ForecastAnswer['lacking'][number]
interface ClassRow {
  eduClassNo: number
  classNm: string
  startDt: string
  min: number
  seats: number
}

/** Who will lack hours on the last day of the half, and the fewest classes that close it. */
export function ForecastView({ children }: { children: ReactNode }) {
  const text = useTexts(legalTexts)
  const plant = usePlantChoice()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['eduStatusSnap', 'forecast', plant.plantCd],
    queryFn: ({ signal }) =>
      api.get<Answer<ForecastAnswer>>(
        '/api/saf/education/status/forecast',
        { plantCd: plant.plantCd },
        { signal },
      ),
    select: (answer) => answer.data,
  })
  return (
    <>
      <div className="edu-toolbar">
        {children}
        {plant.select}
      </div>
      <Gate data={data} error={error} loading={isPending} onRetry={() => void refetch()}>
        {(answer) => (
          <>
            <strong>
              {answer.lacking.length === 0
                ? text('forecast.none', { due: answer.dueYmd })
                : text('forecast.head', { due: answer.dueYmd, n: answer.lacking.length })}
            </strong>
            {answer.unknown > 0 && (
              <p className="edu-note">{text('forecast.unknown', { n: answer.unknown })}</p>
            )}
            <Closing answer={answer} />
            <Lacking rows={answer.lacking} />
          </>
        )}
      </Gate>
    </>
  )
}

function Closing({ answer }: { answer: ForecastAnswer }) {
  const text = useTexts(legalTexts)
  const span = useSpan()
  const tab = useTab()
  const notice = useNotice()
  const queries = useQueryClient()
  const { seats, further, left } = answer.closing
  if (answer.lacking.length === 0) return null
  const rows = seats.flatMap(({ eduClassNo, people }): ClassRow[] => {
    const found = answer.classes.find((each) => each.eduClassNo === eduClassNo)
    return found ? [{ ...found, seats: people.length }] : []
  })
  const give = async () => {
    const { data } = await api.post<Answer<{ given: number }>>('/api/saf/education/status/forecast/seats', {
      seats,
    })
    notice.info(text('forecast.given', { n: data.given }))
    await queries.invalidateQueries({ queryKey: ['eduStatusSnap'] })
  }
  return (
    <section className="edu-block" aria-label={text('forecast.closing')}>
      <div className="edu-toolbar">
        <h2>{text('forecast.closing')}</h2>
        {tab.canWrite && rows.length > 0 && (
          <BusyButton type="primary" action={give}>
            {text('forecast.give')}
          </BusyButton>
        )}
      </div>
      <DataGrid<ClassRow>
        label={text('forecast.closing')}
        height="auto"
        rows={rows}
        rowKey={({ eduClassNo }) => String(eduClassNo)}
        columns={[
          { name: 'classNm', text: text('forecast.class'), kind: 'text', width: 240 },
          {
            name: 'startDt',
            text: text('forecast.start'),
            kind: 'custom',
            width: 150,
            render: ({ startDt }) => showMoment(startDt),
          },
          {
            name: 'min',
            text: text('forecast.min'),
            kind: 'custom',
            width: 110,
            render: ({ min }) => span(min),
          },
          { name: 'seats', text: text('forecast.seats'), kind: 'number', width: 130 },
        ]}
        empty={text('none')}
        layoutKey="eduForecastClasses"
      />
      {further && (
        <p className="edu-note">
          {text('forecast.further', { n: left.length, classes: further.classes, min: span(further.min) })}
        </p>
      )}
    </section>
  )
}

function Lacking({ rows }: { rows: readonly LackingRow[] }) {
  const text = useTexts(legalTexts)
  const span = useSpan()
  if (rows.length === 0) return null
  return (
    <DataGrid<LackingRow>
      label={text('lack')}
      numbered
      height="auto"
      rows={[...rows]}
      rowKey={({ person }) => person}
      columns={[
        { name: 'userNm', text: text('person'), kind: 'text', width: 140 },
        { name: 'deptNm', text: text('dept'), kind: 'text', width: 160 },
        {
          name: 'lackMin',
          text: text('lack'),
          kind: 'custom',
          width: 120,
          render: ({ lackMin }) => span(lackMin),
        },
        {
          name: 'plannedMin',
          text: text('planned'),
          kind: 'custom',
          width: 120,
          render: ({ plannedMin }) => span(plannedMin),
        },
      ]}
      empty={text('none')}
      layoutKey="eduForecastPeople"
    />
  )
}
