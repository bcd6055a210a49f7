import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { defined } from '../../../../core/shared/defined.ts'
import type { Query } from '../../../../core/shared/resource.ts'
import { api } from '../../../../core/web/api.ts'
import { RowsLink } from '../../../../core/web/chart/ChartFrame.tsx'
import { Bars } from '../../../../core/web/chart/charts.tsx'
import { Plot } from '../../../../core/web/chart/Plot.tsx'
import { ScrollRegion } from '../../../../core/web/components/ScrollRegion.tsx'
import { ResourceGrid } from '../../../../core/web/list/ResourceGrid.tsx'
import { FigureTile, LinkTile, Tiles } from '../../../../core/web/list/Tile.tsx'
import { PageHeader } from '../../../../core/web/page/PageHeader.tsx'
import { Gate } from '../../../../core/web/page/PageStates.tsx'
import { recordPageAddress } from '../../../../core/web/record-address.ts'
import { canAccess } from '../../../../core/web/session-store.ts'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { dailyMenu } from '../../daily/rsa-daily.resource.ts'
import { DepartmentLights } from '../../daily/web/MonthBoard.tsx'
import { rsaOccasion } from '../../plan/rsa-occasion.resource.ts'
import { rsaTarget } from '../../plan/rsa-target.resource.ts'
import { totalMenu } from '../../total/rsa-risk.resource.ts'
import { levelOrder } from '../../total/total.rule.ts'
import { totalTexts } from '../../total/total.texts.ts'
import { levelTones } from '../../total/web/level-tones.ts'
import { TotalHead } from '../../total/web/TotalHead.tsx'
import { risksOf, useTotalFilters, type TotalFilters } from '../../total/web/total-filters.ts'
import { Part } from '../../web/Part.tsx'
import {
  boardAddress,
  boardCounts,
  progressCounts,
  progressPct,
  progressSteps,
  type Board,
  type BoardCount,
} from '../board.rule.ts'
import { boardTexts } from '../board.texts.ts'

/** 위험성평가 현황판 (rsa/main/rsaDashboard). */
export function RiskBoardPage() {
  const text = useTexts(boardTexts)
  const [filters, change] = useTotalFilters()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [rsaTarget.name, 'board', filters],
    queryFn: async ({ signal }) =>
      (await api.get<{ data: Board }>('/api/rsa/dashboard', { ...filters }, { signal })).data,
  })
  return (
    <div className="risk-total">
      <PageHeader help={text('help')} />
      <TotalHead filters={filters} onChange={change} placeOnly />
      <Gate data={data} error={error} loading={isPending} onRetry={() => void refetch()}>
        {(board) => (
          <>
            <Counts board={board} filters={filters} />
            <div className="charts">
              <Levels board={board} filters={filters} />
              <Shares board={board} filters={filters} />
            </div>
            <Progress board={board} filters={filters} />
            <EverydayLights month={board.today.slice(0, 7)} plantCd={filters.plantCd} />
            <Occasions plantCd={filters.plantCd} />
          </>
        )}
      </Gate>
    </div>
  )
}
function Counts({ board, filters }: { board: Board; filters: TotalFilters }) {
  const text = useTexts(boardTexts)
  const counts = boardCounts(board.today, board.warnDays, filters.plantCd)
  const tile = (count: BoardCount) => {
    const { name } = count
    return (
      <LinkTile
        key={name}
        label={text(name as 'firstSoon', { n: board.warnDays })}
        count={board.counts[name]}
        tone={name.endsWith('Late') ? 'alarm' : name.endsWith('Soon') ? 'wait' : 'plain'}
        to={boardAddress(count)}
      />
    )
  }
  return (
    <>
      <Part title={text('dues')}>
        <Tiles wrap label={text('dues')}>
          {counts.filter(({ list }) => list === 'plan').map(tile)}
        </Tiles>
      </Part>
      <Part title={text('measures')}>
        <Tiles wrap label={text('measures')}>
          {counts.filter(({ list }) => list === 'measure').map(tile)}
          <FigureTile
            label={text('overdueRate')}
            count={board.overdueRate === null ? '–' : `${board.overdueRate}%`}
            hint={text('overdueWhy')}
          />
        </Tiles>
      </Part>
    </>
  )
}
const whens = ['before', 'after'] as const
const levelName = { before: 'levelCd', after: 'afterLevelCd' } as const
/** How many risks stand at each level, before and after; who has the totals opens them. */
function Levels({ board, filters }: { board: Board; filters: TotalFilters }) {
  const [text, total] = [useTexts(boardTexts), useTexts(totalTexts)]
  const { risks } = board
  const isOpen = canAccess(totalMenu)
  return (
    <Plot
      title={text('risks', { year: board.riskYear })}
      note={`${total('reduction')} ${risks.reduction === null ? '–' : `${risks.reduction}%`} · ${total('all')} ${risks.n}`}
      labels={whens.map((when) => total(when))}
      layers={levelOrder
        .filter((level) => level !== 'N' || risks.before.N > 0)
        .map((level) => ({
          name: total(`level.${level}`),
          kind: 'column',
          tone: levelTones[level],
          values: whens.map((when) => risks[when][level]),
          to: (index) => (isOpen ? risksOf(filters, { [levelName[whens[index]!]]: [level] }) : undefined),
        }))}
    />
  )
}
/** How far each department is; its targets stand in the table below. */
function Shares({ board, filters }: { board: Board; filters: TotalFilters }) {
  const text = useTexts(boardTexts)
  const parts = board.depts.flatMap(({ deptCd, deptNm, counts }) => {
    const value = progressPct(counts)
    const ended = progressCounts(board.riskYear, { plantCd: filters.plantCd, deptCd }).at(-1)!
    return value === null
      ? []
      : [{ name: deptNm ?? deptCd, value, to: counts.ended > 0 ? boardAddress(ended) : undefined }]
  })
  return parts.length > 0 && <Bars title={text('share')} unit="%" target={100} parts={parts} />
}
function Progress({ board, filters }: { board: Board; filters: TotalFilters }) {
  const text = useTexts(boardTexts)
  return (
    <Part
      title={text('progress')}
      extra={<span className="risk-total-note">{text('progressNote', { year: board.riskYear })}</span>}
    >
      {board.depts.length === 0 ? (
        <p className="risk-total-note">{text('noTargets')}</p>
      ) : (
        <ScrollRegion label={text('progress')} className="risk-total-table span-all">
          <table aria-label={text('progress')}>
            <thead>
              <tr>
                <th scope="col">{text('dept')}</th>
                {progressSteps.map((step) => (
                  <th key={step} scope="col">
                    {text(step)}
                  </th>
                ))}
                <th scope="col">{text('share')}</th>
              </tr>
            </thead>
            <tbody>
              {board.depts.map(({ deptCd, deptNm, counts }) => {
                const share = progressPct(counts)
                return (
                  <tr key={deptCd}>
                    <th scope="row" className="is-name">
                      {deptNm}
                    </th>
                    {progressCounts(board.riskYear, { plantCd: filters.plantCd, deptCd }).map((count) => (
                      <td key={count.name} className={counts[count.name] === 0 ? 'is-zero' : undefined}>
                        <RowsLink to={counts[count.name] === 0 ? undefined : boardAddress(count)}>
                          {counts[count.name]}
                        </RowsLink>
                      </td>
                    ))}
                    <td>{share === null ? '–' : `${share}%`}</td>
                  </tr>
                )
              })}
            </tbody>
          </table>
        </ScrollRegion>
      )}
    </Part>
  )
}
/** The departments that assess in everyday work: whether this month counts so far; each opens its calendar. */
function EverydayLights({ month, plantCd }: { month: string; plantCd: string | undefined }) {
  const text = useTexts(boardTexts)
  const tab = useTab()
  return (
    <Part title={text('everyday', { month })}>
      <div className="span-all">
        <DepartmentLights
          month={month}
          plantCd={plantCd}
          empty={text('noEveryday')}
          onChoose={
            canAccess(dailyMenu)
              ? (deptCd) => tab.open(`/${dailyMenu}?view=month&deptCd=${encodeURIComponent(deptCd)}`)
              : undefined
          }
        />
      </div>
    </Part>
  )
}
const card = { title: 'occasionTxt', facts: ['triggerNm', 'foundYmd', 'dueYmd', 'deptNm'] } as const
/** What asks for an assessment and waits for a plan, the nearest due day first. */
function Occasions({ plantCd }: { plantCd: string | undefined }) {
  const text = useTexts(boardTexts)
  const tab = useTab()
  const [query, setQuery] = useState<Query<typeof rsaOccasion>>({ sort: 'dueYmd', direction: 'asc' })
  return (
    <Part title={text('occasions')}>
      <div className="span-all">
        <ResourceGrid
          resource={rsaOccasion}
          query={{ ...query, state: ['open'], ...defined({ plantCd }) }}
          onQuery={setQuery}
          card={card}
          height="auto"
          upload={false}
          layoutKey="boardOccasion"
          empty={text('noOccasions')}
          onOpen={(row) => {
            const page = recordPageAddress(rsaOccasion.name, row.rsaOccasionNo)
            if (page) tab.open(page)
          }}
        />
      </div>
    </Part>
  )
}
