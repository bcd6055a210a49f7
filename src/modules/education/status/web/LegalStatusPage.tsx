import { useState, type ReactNode } from 'react'
import { DownloadOutlined, FileZipOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Segmented, Slider } from 'antd'
import { addDays, daysBetween, isDay, showMoment } from '../../../../core/shared/dates.ts'
import { date } from '../../../../core/shared/field.ts'
import { DateInput } from '../../../../core/web/form/DateInputs.tsx'
import { partOf } from '../../../../core/shared/periods.ts'
import { yes } from '../../../../core/shared/session.ts'
import { addressOf } from '../../../../core/shared/record-page.ts'
import { api, type Answer } from '../../../../core/web/api.ts'
import { BusyButton } from '../../../../core/web/components/BusyButton.tsx'
import { excelJobs } from '../../../../core/web/excel-jobs.ts'
import { ownPlant, useOwnScope } from '../../../../core/web/data/own-scope.ts'
import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { useTabView } from '../../../../core/web/list/use-tab-view.ts'
import { PageHeader } from '../../../../core/web/page/PageHeader.tsx'
import { Gate } from '../../../../core/web/page/PageStates.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { useToday } from '../../../../core/web/use-today.ts'
import { educationRecords } from '../../record-pages.rule.ts'
import { eduHalf } from '../half/edu-half.resource.ts'
import type { LegalAnswer } from '../legal/legal-answers.rule.ts'
import { legalTexts } from '../legal/legal.texts.ts'
import { statusNames } from '../status-names.texts.ts'
import { CellPeople } from './CellPeople.tsx'
import { ForecastView } from './ForecastView.tsx'
import { MatrixTable, type ChosenCell } from './MatrixTable.tsx'
import { usePlantChoice } from './use-plant-choice.tsx'
import './status.css'

const views = ['matrix', 'forecast', 'halves'] as const
/** Days that the slider reaches back. */
const slideDays = 730

/** 법정시간 현황 (education/status/eduLegalStatus): any past day, the forecast, and the half-yearly checks. */
export function LegalStatusPage() {
  const text = useTexts(legalTexts)
  const [view, setView] = useTabView(views)
  const choice = (
    <div className="edu-views">
      <Segmented
        aria-label={text('view')}
        value={view}
        options={views.map((value) => ({ value, label: text(value) }))}
        onChange={setView}
      />
    </div>
  )
  if (view === 'halves') return <Halves>{choice}</Halves>
  return (
    <div className="edu-page">
      <PageHeader help={text('help')} />
      {view === 'forecast' ? <ForecastView>{choice}</ForecastView> : <MatrixView>{choice}</MatrixView>}
    </div>
  )
}

function MatrixView({ children }: { children: ReactNode }) {
  const text = useTexts(legalTexts)
  const tab = useTab()
  const today = useToday()
  const plant = usePlantChoice()
  const [day, setDay] = useState(today)
  const [sliding, setSliding] = useState<string>()
  const [cell, setCell] = useState<ChosenCell>()
  const asked = { baseYmd: day, plantCd: plant.plantCd }
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['eduStatusSnap', 'legal', day, plant.plantCd],
    queryFn: ({ signal }) =>
      api.get<Answer<LegalAnswer>>('/api/saf/education/status/legal', asked, { signal }),
    select: (answer) => answer.data,
  })
  const pack = async () => {
    const { data: job } = await api.post<Answer<{ jobNo: number }>>('/api/saf/education/status/pack', asked)
    excelJobs.watch(job.jobNo)
  }
  return (
    <>
      <div className="edu-toolbar">
        {children}
        {plant.select}
        <div className="edu-day">
          <DateInput
            field={date(text('day'), { required: true })}
            notAfter={today}
            value={sliding ?? day}
            onChange={(value) => {
              if (typeof value === 'string' && isDay(value) && value <= today) setDay(value)
            }}
          />
        </div>
        <div className="edu-slider">
          <Slider
            min={-slideDays}
            max={0}
            value={Math.max(-slideDays, daysBetween(today, sliding ?? day))}
            ariaLabelForHandle={text('slider')}
            tooltip={{ formatter: (back) => addDays(today, back ?? 0) }}
            onChange={(back) => setSliding(addDays(today, back))}
            onChangeComplete={(back) => {
              setSliding(undefined)
              setDay(addDays(today, back))
            }}
          />
        </div>
        {yes(tab.menu.excelYn) && (
          <Button
            icon={<DownloadOutlined aria-hidden />}
            onClick={() => void api.download('/api/saf/education/status/legal/excel', asked)}
          >
            {text('excel')}
          </Button>
        )}
        {yes(tab.menu.printYn) && (
          <BusyButton icon={<FileZipOutlined aria-hidden />} action={pack}>
            {text('pack')}
          </BusyButton>
        )}
      </div>
      <Gate data={data} error={error} loading={isPending} onRetry={() => void refetch()}>
        {(answer) => (
          <>
            <p className="edu-note">
              {text('people', { n: answer.people.toLocaleString('ko-KR') })} ·{' '}
              {answer.keptDt ? text('kept', { dt: showMoment(answer.keptDt) }) : text('live')}
            </p>
            {answer.moved !== null && answer.moved > 0 && (
              <Alert type="info" showIcon title={text('moved', { n: answer.moved })} />
            )}
            <MatrixTable matrix={answer} chosen={cell} onChoose={setCell} />
            {cell && (
              <CellPeople
                key={`${cell.column.eduTypeCd} ${cell.column.closed} ${cell.deptCd}`}
                cell={cell}
                day={day}
                plantCd={plant.plantCd}
              />
            )}
            <Fines fines={answer.fines} />
          </>
        )}
      </Gate>
    </>
  )
}

function Fines({ fines }: { fines: LegalAnswer['fines'] }) {
  const text = useTexts(legalTexts)
  const name = useTexts(statusNames)
  const won = (n: number) => text('won', { n: n.toLocaleString('ko-KR') })
  if (fines.lines.length === 0) return null
  return (
    <section className="edu-block" aria-label={text('fines')}>
      <h2>
        {text('fines')} {won(fines.sum)}
      </h2>
      <ul className="edu-list">
        {fines.lines.map(({ kind, people, amount, sum }) => (
          <li key={kind}>
            <span>{text('fine.line', { kind: name(`fine.${kind}`), people, amount: won(amount) })}</span>
            <b>{won(sum)}</b>
          </li>
        ))}
      </ul>
      <p className="edu-note">{text('finesNote')}</p>
    </section>
  )
}

/** 교육 반기 점검: frozen at the end of a half, ordered by the head of the site, confirmed by safety staff. */
function Halves({ children }: { children: ReactNode }) {
  const text = useTexts(legalTexts)
  const tab = useTab()
  const own = useOwnScope()
  const today = useToday()
  return (
    <RegisterPage
      resource={eduHalf}
      help={text('help')}
      first={{ halfYear: today.slice(0, 4), halfCd: String(partOf('half', today)), ...ownPlant(own) }}
      fields={['halfYear', 'halfCd', 'plantCd']}
      removable={false}
      onOpen={({ eduHalfNo }) => tab.open(addressOf(educationRecords.eduHalf, eduHalfNo))}
      onSaved={(key) => tab.open(addressOf(educationRecords.eduHalf, Number(key)))}
    >
      {children}
    </RegisterPage>
  )
}
