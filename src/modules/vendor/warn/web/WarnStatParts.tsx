import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { firstDay, lastDay } from '../../../../core/shared/periods.ts'
import { api, type Answer } from '../../../../core/web/api.ts'
import type { Tone } from '../../../../core/web/chart/ChartFrame.tsx'
import { rowsAddress } from '../../../../core/web/chart/ListCharts.tsx'
import { Plot } from '../../../../core/web/chart/Plot.tsx'
import { Dialog } from '../../../../core/web/components/Dialog.tsx'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import { Gate } from '../../../../core/web/page/PageStates.tsx'
import { Explain } from '../../../../core/web/record/Explain.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { FactsTable } from '../../web/FactsTable.tsx'
import { ToneTag } from '../../web/ToneTag.tsx'
import { violationLevels } from '../../vendor/vendor-codes.rule.ts'
import { warnPoint } from '../warn-point.resource.ts'
import type {
  CompanyStanding,
  WarnMonth,
  WarnStat,
  WorkerHistory,
  WorkerStanding,
} from '../warn-stat.rule.ts'
import { countedStates } from '../warn-transitions.rule.ts'
import { warnStatTexts } from './warn-stat-page.texts.ts'

export interface StatAsked {
  from: string
  to: string
  plantCd?: string
}
export const useWarnStat = (asked: StatAsked) =>
  useQuery({
    queryKey: [warnPoint.name, 'stat', asked],
    queryFn: ({ signal }) => api.get<Answer<WarnStat>>('/api/vendor/warnstat', { ...asked }, { signal }),
    select: (answer) => answer.data,
  })

interface Span {
  from: string
  to: string
}
/** Address of the confirmed violations of these days in a list; only they are counted. */
export const countedRows = (list: string, occurDt: Span, more: object): string =>
  rowsAddress(list, { state: countedStates, occurDt }, more)
interface MonthsProps {
  months: readonly WarnMonth[]
  /** The days that are counted: the first and the last month may be parts. */
  within: Span
  /** Where the violations are listed. */
  list: string
}
/** Violations month by month by level, with the points over them; a column opens its violations. */
export function WarnMonths({ months, within, list }: MonthsProps) {
  const say = useTexts(warnStatTexts)
  const spanOf = ({ ym }: WarnMonth): Span => ({
    from: firstDay(ym) < within.from ? within.from : firstDay(ym),
    to: lastDay(ym) > within.to ? within.to : lastDay(ym),
  })
  const column = (level: 'pointOut' | 'warning' | 'serious', tone: Tone) => ({
    name: say(level),
    kind: 'column' as const,
    tone,
    values: months.map((month) => month[level]),
    to: (index: number) => countedRows(list, spanOf(months[index]!), { violLvlCd: [violationLevels[level]] }),
  })
  return (
    <Plot
      title={say('months')}
      height={190}
      labels={months.map(({ ym }) => say('month', { month: Number(ym.slice(5)) }))}
      layers={[
        column('pointOut', 'plain'),
        column('warning', 'warning'),
        column('serious', 'danger'),
        { name: say('points'), kind: 'line', values: months.map((each) => each.points) },
      ]}
    />
  )
}

const toneOf = ({ standing }: Pick<CompanyStanding, 'standing'>) =>
  standing.reached ? ('danger' as const) : ('plain' as const)
/** Sum, step reached, next step, what is left, and why. */
function useStandingCells() {
  const say = useTexts(warnStatTexts)
  return (row: CompanyStanding | WorkerStanding) => [
    <ToneTag key="sum" tone={toneOf(row)}>
      {row.standing.sum}
    </ToneTag>,
    row.reachedNm ?? '–',
    row.nextNm === null ? '–' : say('nextFrom', { from: row.standing.nextFrom ?? 0, step: row.nextNm }),
    row.standing.left ?? '–',
    <Explain key="why" {...row.why} />,
  ]
}
export function CompanyTable({ rows }: { rows: readonly CompanyStanding[] }) {
  const say = useTexts(warnStatTexts)
  const cells = useStandingCells()
  if (rows.length === 0) return null
  return (
    <Block title={say('companies')}>
      <FactsTable
        label={say('companies')}
        head={[
          say('vendor'),
          say('plant'),
          say('head'),
          say('sum'),
          say('reached'),
          say('next'),
          say('left'),
          say('why'),
        ]}
        rows={rows.map((row) => ({
          key: `${row.plantCd} ${row.vendorCd}`,
          cells: [row.vendorNm, row.plantNm, row.headcount, ...cells(row)],
        }))}
      />
    </Block>
  )
}
export function PeopleTable({ rows }: { rows: readonly WorkerStanding[] }) {
  const say = useTexts(warnStatTexts)
  const cells = useStandingCells()
  const [opened, setOpened] = useState<number>()
  if (rows.length === 0) return null
  return (
    <Block title={say('people')}>
      <FactsTable
        label={say('people')}
        head={[
          say('worker'),
          say('vendor'),
          say('plant'),
          say('sum'),
          say('reached'),
          say('next'),
          say('left'),
          say('why'),
        ]}
        rows={rows.map((row) => ({
          key: `${row.plantCd} ${row.vendorWorkerNo}`,
          cells: [
            <button
              key="name"
              type="button"
              className="vendor-link"
              onClick={() => setOpened(row.vendorWorkerNo)}
            >
              {row.vendorWorkerNm}
            </button>,
            row.vendorNm,
            row.plantNm,
            ...cells(row),
          ],
        }))}
      />
      {opened !== undefined && <PersonHistory workerNo={opened} onClose={() => setOpened(undefined)} />}
    </Block>
  )
}

/** Violations, sanctions, bans and educations of one person, newest first. */
function PersonHistory({ workerNo, onClose }: { workerNo: number; onClose: () => void }) {
  const say = useTexts(warnStatTexts)
  const tab = useTab()
  const { data, error, isLoading, refetch } = useQuery({
    queryKey: [warnPoint.name, 'history', workerNo],
    queryFn: ({ signal }) =>
      api.get<Answer<WorkerHistory>>(`/api/vendor/warnstat/worker/${workerNo}`, {}, { signal }),
    select: (answer) => answer.data,
  })
  const open = (url: string) => {
    onClose()
    tab.open(url)
  }
  return (
    <Dialog
      open
      footer={null}
      width={820}
      title={say('history', { name: data?.vendorWorkerNm ?? '' })}
      onCancel={onClose}
    >
      <Gate data={data} error={error} loading={isLoading} onRetry={() => void refetch()}>
        {({ lines }) =>
          lines.length === 0 ? (
            <p className="vendor-note">{say('noHistory')}</p>
          ) : (
            <FactsTable
              label={say('history', { name: data?.vendorWorkerNm ?? '' })}
              head={[say('day'), say('kind'), say('what'), say('sum')]}
              rows={lines.map((line, index) => ({
                key: `${index} ${line.day}`,
                cells: [
                  line.day,
                  say(line.kind),
                  <>
                    {line.url === null ? (
                      line.name
                    ) : (
                      <button type="button" className="vendor-link" onClick={() => open(line.url!)}>
                        {line.name}
                      </button>
                    )}
                    <div className="vendor-note">{line.detail}</div>
                  </>,
                  line.points ?? '',
                ],
              }))}
            />
          )
        }
      </Gate>
    </Dialog>
  )
}
