import { useQuery } from '@tanstack/react-query'
import {
  CheckCircleFilled,
  ClockCircleOutlined,
  CloseCircleFilled,
  LeftOutlined,
  MinusOutlined,
  RightOutlined,
} from '@ant-design/icons'
import { Button } from 'antd'
import { defined } from '../../../../core/shared/defined.ts'
import { addDays } from '../../../../core/shared/dates.ts'
import { monthAfter } from '../../../../core/shared/periods.ts'
import { api } from '../../../../core/web/api.ts'
import { Gate } from '../../../../core/web/page/PageStates.tsx'
import { Explain } from '../../../../core/web/record/Explain.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { useLanguage } from '../../../../core/web/text/text.ts'
import { useToday } from '../../../../core/web/use-today.ts'
import { mondayOf, type DepartmentLight, type Light, type MonthLight } from '../daily.rule.ts'
import { rsaDaily } from '../rsa-daily.resource.ts'
import './daily.css'
import { dailyTexts } from './daily.texts.ts'

const icons = {
  met: CheckCircleFilled,
  gap: CloseCircleFilled,
  open: ClockCircleOutlined,
  none: MinusOutlined,
}
/** A light that is told by its picture and its word, not by its colour alone. */
function LightMark({ light, word }: { light: Light; word?: string | undefined }) {
  const text = useTexts(dailyTexts)
  const Icon = icons[light]
  return (
    <span className={`daily-light is-${light}`} title={word ?? text(light)}>
      <Icon aria-hidden /> <span>{word ?? text(light)}</span>
    </span>
  )
}
const verdicts = { met: 'monthMet', gap: 'monthGap', open: 'monthOpen' } as const

interface LightsProps {
  month: string
  /** Absent: of all plants that the reader sees. */
  plantCd?: string | undefined
  /** Absent: the reader may not open the calendar of a department. */
  onChoose?: ((deptCd: string) => void) | undefined
  /** What is said where no department assesses in everyday work; absent: nothing. */
  empty?: string
}
/** The departments that assess in everyday work, each with its light; chosen by a press. */
export function DepartmentLights({ month, plantCd, onChoose, empty }: LightsProps) {
  const text = useTexts(dailyTexts)
  const { data } = useQuery({
    queryKey: [rsaDaily.name, 'overview', month, plantCd],
    queryFn: async ({ signal }) =>
      (
        await api.get<{ data: DepartmentLight[] }>(
          '/api/rsa/daily/overview',
          { ym: month, ...defined({ plantCd }) },
          { signal },
        )
      ).data,
  })
  if (!data || data.length === 0) return data && empty ? <p>{empty}</p> : null
  return (
    <div className="daily-depts">
      <span>{text('departments')}</span>
      {data.map(({ deptCd, deptNm, light, gapCnt }) => {
        const word = `${text(verdicts[light])}${gapCnt > 0 ? ` ${gapCnt}` : ''}`
        const shown = (
          <>
            {deptNm} <LightMark light={light} word={word} />
          </>
        )
        return onChoose ? (
          <Button key={deptCd} size="small" onClick={() => onChoose(deptCd)}>
            {shown}
          </Button>
        ) : (
          <span key={deptCd}>{shown}</span>
        )
      })}
    </div>
  )
}

export interface MonthBoardProps {
  deptCd: string | undefined
  month: string
  onMonth: (month: string) => void
  /** Absent: days cannot be recorded from here. */
  onRecord?: ((ymd: string) => void) | undefined
}
/** A month of one department: the light of each day and week, whether it counts, and why not. */
export function MonthBoard({ deptCd, month, onMonth, onRecord }: MonthBoardProps) {
  const text = useTexts(dailyTexts)
  const { data, error, isLoading, refetch } = useQuery({
    queryKey: [rsaDaily.name, 'compliance', deptCd, month],
    enabled: deptCd !== undefined,
    queryFn: async ({ signal }) =>
      (
        await api.get<{ data: MonthLight & { deptNm: string } }>(
          '/api/rsa/daily/compliance',
          { deptCd, ym: month },
          { signal },
        )
      ).data,
  })
  if (deptCd === undefined) return <p>{text('choose')}</p>
  return (
    <Gate data={data} error={error} loading={isLoading} onRetry={() => void refetch()}>
      {(light) => (
        <section className="daily-board" aria-label={text('month', { dept: light.deptNm, month })}>
          <div className="daily-head">
            <Button
              size="small"
              icon={<LeftOutlined aria-hidden />}
              aria-label={text('before')}
              onClick={() => onMonth(monthAfter(month, -1))}
            />
            <h3>{text('month', { dept: light.deptNm, month })}</h3>
            <Button
              size="small"
              icon={<RightOutlined aria-hidden />}
              aria-label={text('after')}
              onClick={() => onMonth(monthAfter(month))}
            />
            <LightMark light={light.light} word={text(verdicts[light.light])} />
            <Explain
              title={text('verdict')}
              inputs={[
                { label: text('discovery'), value: discoverySaid(text, light) },
                { label: text('week'), value: text('count', { n: light.metWeeks, of: light.weeks.length }) },
                {
                  label: text('toolbox'),
                  value: text('count', { n: light.toolboxDays, of: light.workdays }),
                },
                ...light.gaps.map((gap) => ({ label: text('gaps'), value: String(gap) })),
              ]}
              formula={text('formula')}
              source={text('source')}
            />
          </div>
          <div className="daily-facts">
            <span>
              {text('discovery')} {discoverySaid(text, light)}
            </span>
            <LightMark light={light.discovery.light} />
          </div>
          {light.gaps.length > 0 && (
            <details className="daily-gaps">
              <summary>{text('gapsOf', { n: light.gapCnt })}</summary>
              <ul>
                {light.gaps.map((gap) => (
                  <li key={String(gap)}>{String(gap)}</li>
                ))}
              </ul>
            </details>
          )}
          <MonthTable light={light} onRecord={onRecord} />
        </section>
      )}
    </Gate>
  )
}
type Say = ReturnType<typeof useTexts<typeof dailyTexts>>
const discoverySaid = (text: Say, { discovery }: MonthLight): string =>
  [text('cases', { n: discovery.count }), ...discovery.sources.map((source) => text(source))].join(' · ')

const locales = { kr: 'ko', en: 'en', zh: 'zh', es: 'es' } as const
const daysOfWeek = 7
/** A Monday, whose week names the days. */
const someMonday = '2026-03-02'
function MonthTable({ light, onRecord }: { light: MonthLight } & Pick<MonthBoardProps, 'onRecord'>) {
  const text = useTexts(dailyTexts)
  const today = useToday()
  const named = new Intl.DateTimeFormat(locales[useLanguage()], { weekday: 'short', timeZone: 'UTC' })
  const weekOf = (monday: string) => Array.from({ length: daysOfWeek }, (_, at) => addDays(monday, at))
  const days = new Map(light.days.map((day) => [day.ymd, day]))
  const weeks = new Map(light.weeks.map((week) => [week.fromYmd, week]))
  const mondays = [...new Set(light.days.map(({ ymd }) => mondayOf(ymd)))]
  return (
    <table className="daily-month">
      <thead>
        <tr>
          <th scope="col">{text('week')}</th>
          {weekOf(someMonday).map((day) => (
            <th key={day} scope="col">
              {named.format(new Date(`${day}T00:00:00Z`))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {mondays.map((monday) => {
          const week = weeks.get(monday)
          return (
            <tr key={monday}>
              <th scope="row">{week ? <LightMark light={week.light} /> : <LightMark light="none" />}</th>
              {weekOf(monday).map((ymd) => {
                const day = days.get(ymd)
                if (!day)
                  return (
                    <td key={ymd} className="is-other">
                      {Number(ymd.slice(8))}
                    </td>
                  )
                const isMissing = day.light === 'gap' || day.light === 'open'
                const mark = <LightMark light={day.light} word={day.permit ? text('permit') : undefined} />
                return (
                  <td key={ymd}>
                    {Number(ymd.slice(8))}
                    {isMissing && onRecord && ymd <= today ? (
                      <Button
                        type="text"
                        size="small"
                        aria-label={text('record', { day: ymd })}
                        onClick={() => onRecord(ymd)}
                      >
                        {mark}
                      </Button>
                    ) : (
                      mark
                    )}
                  </td>
                )
              })}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
