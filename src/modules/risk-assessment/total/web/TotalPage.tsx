import { DownloadOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Segmented, Table } from 'antd'
import { addressOf } from '../../../../core/shared/record-page.ts'
import { yes } from '../../../../core/shared/session.ts'
import { api } from '../../../../core/web/api.ts'
import { Columns } from '../../../../core/web/chart/charts.tsx'
import { RowsLink } from '../../../../core/web/chart/ChartFrame.tsx'
import { Plot } from '../../../../core/web/chart/Plot.tsx'
import { BusyButton } from '../../../../core/web/components/BusyButton.tsx'
import { DueDay } from '../../../../core/web/components/DueDay.tsx'
import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { useTabView } from '../../../../core/web/list/use-tab-view.ts'
import { PageHeader } from '../../../../core/web/page/PageHeader.tsx'
import { Gate, PageEmpty } from '../../../../core/web/page/PageStates.tsx'
import { recordPageAddress } from '../../../../core/web/record-address.ts'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { useToday } from '../../../../core/web/use-today.ts'
import { rowPageOf } from '../../hazard/row-pages.rule.ts'
import { rsaHazard } from '../../hazard/rsa-hazard.resource.ts'
import { Part } from '../../web/Part.tsx'
import { rsaRisk } from '../rsa-risk.resource.ts'
import type { RiskLevel } from '../../risk-codes.rule.ts'
import { levelOfYear, levelOrder, yearsTo, type TopRisk, type Totals } from '../total.rule.ts'
import { totalTexts } from '../total.texts.ts'
import { levelTones } from './level-tones.ts'
import { TotalHead } from './TotalHead.tsx'
import { TotalTable } from './TotalTable.tsx'
import { risksOf, useTotalFilters, type TotalFilters } from './total-filters.ts'

const views = ['figures', 'rows'] as const

/** 총괄표 (rsa/total/totalList): risks of all methods together, and the list of those behind each number. */
export function TotalPage() {
  const text = useTexts(totalTexts)
  const [view, setView] = useTabView(views)
  return (
    <div className="risk-total">
      <Segmented
        aria-label={text('view')}
        value={view}
        options={views.map((value) => ({ value, label: text(value) }))}
        onChange={setView}
      />
      {view === 'rows' ? <RiskRows /> : <Figures />}
    </div>
  )
}
const card = {
  title: 'hazardTxt',
  facts: ['rsaTypeNm', 'levelNm', 'score', 'afterLevelNm', 'afterScore', 'changeNm', 'deptNm', 'rsaTargetNm'],
} as const
/** Where a risk opens: a row of a sheet on the leaf of its method. */
function addressOfRisk({ rowEntity, rowNo, rsaTypeCd }: Pick<TopRisk, 'rowEntity' | 'rowNo' | 'rsaTypeCd'>) {
  const page = recordPageAddress(rowEntity, rowNo)
  return page && rowEntity === rsaHazard.name ? addressOf(rowPageOf(rsaTypeCd), rowNo) : page
}
/** The risks themselves; each opens the row of its method. */
function RiskRows() {
  const text = useTexts(totalTexts)
  const tab = useTab()
  const today = useToday()
  return (
    <RegisterPage
      resource={rsaRisk}
      help={text('help')}
      defaults={{ riskYear: today.slice(0, 4), fixedYn: 'Y' }}
      card={card}
      readOnly
      widths={{ hazardTxt: 320, rsaTargetNo: 180 }}
      onOpen={(row) => {
        const page = addressOfRisk(row)
        if (page) tab.open(page)
      }}
    />
  )
}

function Figures() {
  const text = useTexts(totalTexts)
  const tab = useTab()
  const [filters, change] = useTotalFilters()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [rsaRisk.name, 'totals', filters],
    queryFn: async ({ signal }) =>
      (await api.get<{ data: Totals }>('/api/rsa/totals', { ...filters }, { signal })).data,
  })
  return (
    <>
      <PageHeader help={text('help')} />
      <TotalHead filters={filters} onChange={change}>
        {yes(tab.menu.excelYn) && (
          <BusyButton
            icon={<DownloadOutlined aria-hidden />}
            action={() => api.download('/api/rsa/totals/excel', { ...filters })}
          >
            {text('excel')}
          </BusyButton>
        )}
      </TotalHead>
      <Gate data={data} error={error} loading={isPending} onRetry={() => void refetch()}>
        {(totals) => <Known totals={totals} filters={filters} />}
      </Gate>
    </>
  )
}
function Known({ totals, filters }: { totals: Totals; filters: TotalFilters }) {
  const text = useTexts(totalTexts)
  const isOpenApart = filters.fixedYn === 'Y' && totals.open > 0
  return (
    <>
      {isOpenApart && (
        <p className="risk-total-note">
          <RowsLink to={risksOf({ ...filters, fixedYn: 'N' })}>
            {text('openNote', { n: totals.open })}
          </RowsLink>
        </p>
      )}
      {totals.cells.length === 0 ? (
        <PageEmpty>
          {text('none')} {text('noneNext')}
        </PageEmpty>
      ) : (
        <TotalTable totals={totals} filters={filters} />
      )}
      <div className="charts">
        <Years totals={totals} filters={filters} />
        <Changes totals={totals} filters={filters} />
      </div>
      <Top filters={filters} />
    </>
  )
}
/** How the levels of what is left have changed over three years. */
function Years({ totals, filters }: { totals: Totals; filters: TotalFilters }) {
  const text = useTexts(totalTexts)
  const years = yearsTo(totals.riskYear)
  const of = (level: RiskLevel) => years.map((year) => levelOfYear(totals.years, year, level))
  return (
    <Plot
      title={text('trend')}
      labels={years}
      layers={levelOrder
        .filter((level) => level !== 'N' || of('N').some((n) => n > 0))
        .map((level) => ({
          name: text(`level.${level}`),
          kind: 'column',
          tone: levelTones[level],
          values: of(level),
          to: (index) => risksOf({ ...filters, riskYear: years[index]! }, { afterLevelCd: [level] }),
        }))}
    />
  )
}
function Changes({ totals, filters }: { totals: Totals; filters: TotalFilters }) {
  const text = useTexts(totalTexts)
  const { riskYear, fixedYn: _own, ...place } = filters
  return (
    <Columns
      title={text('changes')}
      note={text('changesNote')}
      parts={[
        ...totals.changes.map(({ changeCd, n }) => ({
          name: text(`change.${changeCd}`),
          value: n,
          tone:
            changeCd === 'up'
              ? ('danger' as const)
              : changeCd === 'down'
                ? ('good' as const)
                : ('accent' as const),
          to: n > 0 ? risksOf(filters, { changeCd: [changeCd] }) : undefined,
        })),
        {
          name: text('change.gone'),
          value: totals.gone,
          tone: 'plain' as const,
          to: totals.gone > 0 ? risksOf({ ...place, fixedYn: 'Y' }, { goneYear: riskYear }) : undefined,
        },
      ]}
    />
  )
}
/** The risks that are to be lowered first. */
function Top({ filters }: { filters: TotalFilters }) {
  const text = useTexts(totalTexts)
  const { data = [] } = useQuery({
    queryKey: [rsaRisk.name, 'top', filters],
    queryFn: async ({ signal }) =>
      (await api.get<{ data: TopRisk[] }>('/api/rsa/totals/top', { ...filters }, { signal })).data,
  })
  if (data.length === 0) return null
  return (
    <Part title={text('top')} extra={<span className="risk-total-note">{text('topNote')}</span>}>
      <Table<TopRisk>
        className="span-all"
        size="small"
        rowKey={({ rowEntity, rowNo }) => `${rowEntity} ${rowNo}`}
        dataSource={data}
        pagination={false}
        scroll={{ x: 'max-content' }}
        columns={[
          {
            title: text('hazard'),
            width: 460,
            render: (_value, row) => (
              <RowsLink to={addressOfRisk(row) ?? undefined}>{row.hazardTxt}</RowsLink>
            ),
          },
          { title: text('method'), dataIndex: 'rsaTypeNm' },
          { title: text('dept'), dataIndex: 'deptNm' },
          { title: text('level'), render: (_value, { afterLevelCd }) => text(`level.${afterLevelCd}`) },
          { title: text('score'), dataIndex: 'afterScore', align: 'right' },
          { title: text('people'), dataIndex: 'exposedCnt', align: 'right' },
          { title: text('due'), render: (_value, { dueYmd }) => <DueDay day={dueYmd} /> },
        ]}
      />
    </Part>
  )
}
