import { useState, type ReactNode } from 'react'
import { FileExcelOutlined } from '@ant-design/icons'
import { Select } from 'antd'
import { api } from '../../../core/web/api.ts'
import { BusyButton } from '../../../core/web/components/BusyButton.tsx'
import { rowsAddress } from '../../../core/web/chart/ListCharts.tsx'
import { RowsLink } from '../../../core/web/chart/ChartFrame.tsx'
import { Block } from '../../../core/web/form/RecordForm.tsx'
import { plantCodeGroup, useCodes } from '../../../core/web/data/lookups.ts'
import { PageHeader } from '../../../core/web/page/PageHeader.tsx'
import { Gate, PageEmpty } from '../../../core/web/page/PageStates.tsx'
import { ScrollRegion } from '../../../core/web/components/ScrollRegion.tsx'
import { useNarrow } from '../../../core/web/use-narrow.ts'
import { useToday } from '../../../core/web/use-today.ts'
import type { ImprovementStats } from '../improvement/improvement-answers.rule.ts'
import { ages, budgetUse } from '../rules/figures.rule.ts'
import { requestListPath } from './addresses.ts'
import { FactTable } from './FactTable.tsx'
import { countedStates, ImprovementCharts, openedStates } from './ImprovementCharts.tsx'
import { ImprovementLink } from './ImprovementLink.tsx'
import { LessonsBlock } from './LessonsBlock.tsx'
import { useStats } from './queries.ts'
import './improvement.css'
import { statusTexts } from '../stats/status.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

const shown = (value: number | null, unit: string): string =>
  value === null ? '–' : `${value.toLocaleString('ko-KR')}${unit}`
const yearsShown = 5
const ageNames = ['age.0', 'age.1', 'age.2', 'age.3'] as const

/** The figures of a year (IMP-07 … IMP-13); each says how it is calculated. */
export function ImprovementStatusPage() {
  const text = useTexts(statusTexts)
  const thisYear = Number(useToday().slice(0, 4))
  const [year, setYear] = useState(String(thisYear))
  const [plantCd, setPlant] = useState('')
  const { data: plants = [] } = useCodes(plantCodeGroup)
  const { data, error, isLoading, refetch } = useStats({ year, plantCd })
  return (
    <div className="impr">
      <PageHeader
        help={text('help')}
        extra={
          <>
            <BusyButton
              icon={<FileExcelOutlined aria-hidden />}
              action={() => api.download('/api/impr/stats/excel', { year, plantCd })}
            >
              {text('excel')}
            </BusyButton>
            <Select
              aria-label={text('year')}
              value={year}
              onChange={setYear}
              options={Array.from({ length: yearsShown }, (_, index) => ({
                value: String(thisYear - index),
                label: text('year.of', { year: thisYear - index }),
              }))}
            />
            <Select
              aria-label={text('plant')}
              className="impr-plant"
              value={plantCd}
              onChange={setPlant}
              options={[
                { value: '', label: text('plant.all') },
                ...plants.map(({ code, codeNm }) => ({ value: code, label: codeNm })),
              ]}
            />
          </>
        }
      />
      <Gate data={data} error={error} loading={isLoading} onRetry={() => void refetch()}>
        {(stats) => <Figures stats={stats} charts={<ImprovementCharts year={year} plantCd={plantCd} />} />}
      </Gate>
      <LessonsBlock query={{ year, plantCd }} />
    </div>
  )
}

/** Name, value, what it is of, and the list of its rows. */
type Card = [string, string, string?, string?]
/** Zero of something, or nothing to divide. */
const isNothing = (value: string): boolean => /^(–|0\D*)$/.test(value)

function Figures({ stats, charts }: { stats: ImprovementStats; charts: ReactNode }) {
  const text = useTexts(statusTexts)
  const { counts, figures, cost, risk } = stats
  const grouped = (amount: number) => amount.toLocaleString('ko-KR')
  const count = (value: number) => text('count', { count: grouped(value) })
  if (counts.total === 0)
    return (
      <PageEmpty action={<RowsLink to={requestListPath}>{text('none.list')}</RowsLink>}>
        {text('none', { year: stats.year })}
      </PageEmpty>
    )
  const rows = (state: readonly string[]) =>
    rowsAddress(
      requestListPath,
      {
        reqDt: { from: `${stats.year}-01-01`, to: `${stats.year}-12-31` },
        plantCd: stats.plantCd ?? undefined,
      },
      { state },
    )
  const cards: Card[] = [
    [text('total'), count(counts.total), undefined, rows(countedStates)],
    [text('closed'), count(counts.closed), undefined, rows(['closed'])],
    [
      text('open'),
      count(counts.open),
      text('open.more', { overdue: counts.overdue, onHold: counts.onHold }),
      rows(openedStates),
    ],
    [text('completion'), shown(figures.completion, '%')],
    [text('onTime'), shown(figures.onTime, '%'), text('onTime.more')],
    [
      text('meanDays'),
      figures.meanDays === null ? '–' : text('days', { count: figures.meanDays }),
      text('meanDays.more'),
    ],
    [text('overdue'), shown(figures.overdue, '%')],
    [text('reopened'), shown(figures.reopened, '%')],
    [text('repeat'), shown(stats.repeatRate, '%'), text('repeat.more')],
    [text('repeatYear'), shown(stats.repeatedYearRate, '%'), text('repeatYear.more')],
    [text('controlScore'), shown(stats.controlScore, ''), text('controlScore.more')],
    [text('risk'), shown(stats.riskReduction, '%'), `${risk.before} → ${risk.after}`],
    [
      text('budget'),
      shown(cost.use, '%'),
      text('budget.more', { cost: grouped(cost.costAmt), budget: grouped(cost.budgetAmt) }),
    ],
  ]
  return (
    <>
      <ul className="impr-figures">
        {cards.map(([name, value, more, to]) => (
          <li key={name} className={isNothing(value) ? 'is-nothing' : undefined}>
            <span>{name}</span>
            <b>
              <RowsLink to={to}>{value}</RowsLink>
            </b>
            {more && <em>{more}</em>}
          </li>
        ))}
      </ul>
      {charts}
      <Block title={text('ages')}>
        <Bars
          rows={ages.map((_, index) => ({ name: text(ageNames[index]!), count: stats.ages[index] ?? 0 }))}
        />
      </Block>
      <Block title={text('control')}>
        <Bars
          rows={stats.control.map(({ ctrlLvlNm, count, recurred }) => ({
            name: ctrlLvlNm,
            count,
            more: recurred > 0 ? text('recurred', { count: recurred }) : '',
          }))}
        />
      </Block>
      <Block title={text('owners')}>
        <ScrollRegion label={text('owners.label')} className="span-all impr-table">
          <table>
            <thead>
              <tr>
                {(['owner', 'total', 'closed', 'late', 'onTime'] as const)
                  .map((name) => text(name))
                  .map((each) => (
                    <th key={each} scope="col">
                      {each}
                    </th>
                  ))}
              </tr>
            </thead>
            <tbody>
              {stats.depts.map((each) => (
                <tr key={each.name}>
                  <td>{each.name}</td>
                  <td>{each.total}</td>
                  <td>{each.closed}</td>
                  <td>{each.overdue}</td>
                  <td>{shown(each.onTimeRate, '%')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      </Block>
      <Block title={text('costs')}>
        <Costs cost={cost} />
      </Block>
      <Block title={text('repeats', { count: stats.repeats.length })}>
        <Repeats stats={stats} />
      </Block>
    </>
  )
}

const won = (amount: number): string => amount.toLocaleString('ko-KR')
/** Budget and cost by half-year, plant and level of control (중대재해처벌법 시행령 제4조제4호나목). */
function Costs({ cost }: { cost: ImprovementStats['cost'] }) {
  const text = useTexts(statusTexts)
  const narrow = useNarrow()
  const head = (['cost.part', 'cost.budget', 'cost.cost', 'cost.use'] as const).map((name) => text(name))
  const parts = [
    ...cost.halves.map((half) => ({ ...half, name: text(half.name === '1' ? 'half.1' : 'half.2') })),
    ...(cost.plants.length > 1 ? cost.plants : []),
    ...cost.levels.map((level) => ({ ...level, name: level.name === '' ? text('undecided') : level.name })),
  ].filter(({ budgetAmt, costAmt }) => budgetAmt > 0 || costAmt > 0)
  if (parts.length === 0) return <PageEmpty>{text('costs.none')}</PageEmpty>
  if (narrow)
    return (
      <FactTable
        head={head}
        rows={parts.map(({ name, budgetAmt, costAmt }) => [
          name,
          won(budgetAmt),
          won(costAmt),
          shown(budgetUse(budgetAmt, costAmt), '%'),
        ])}
      />
    )
  return (
    <ScrollRegion label={text('costs.label')} className="span-all impr-table">
      <table>
        <thead>
          <tr>
            {head.map((each) => (
              <th key={each} scope="col">
                {each}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parts.map(({ name, budgetAmt, costAmt }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className="is-number">{won(budgetAmt)}</td>
              <td className="is-number">{won(costAmt)}</td>
              <td className="is-number">{shown(budgetUse(budgetAmt, costAmt), '%')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

function Bars({ rows }: { rows: readonly { name: string; count: number; more?: string }[] }) {
  const text = useTexts(statusTexts)
  const most = Math.max(1, ...rows.map(({ count }) => count))
  return (
    <ul className="span-all impr-bars">
      {rows.map(({ name, count, more }) => (
        <li key={name}>
          <span>{name}</span>
          <meter min={0} max={most} value={count} aria-label={`${name} ${text('count', { count })}`} />
          <b>
            {text('count', { count })} {more}
          </b>
        </li>
      ))}
    </ul>
  )
}
function Repeats({ stats }: { stats: ImprovementStats }) {
  const text = useTexts(statusTexts)
  if (stats.repeats.length === 0) return <PageEmpty>{text('repeats.none')}</PageEmpty>
  return (
    <ul className="span-all impr-related">
      {stats.repeats.map((each) => (
        <li key={each.imprNo}>
          <span>{text('repeats.after', { days: each.days })}</span>
          <ImprovementLink imprNo={each.imprNo}>{each.imprNm}</ImprovementLink>
          <em className="impr-more">{each.placeNm}</em>
        </li>
      ))}
    </ul>
  )
}
