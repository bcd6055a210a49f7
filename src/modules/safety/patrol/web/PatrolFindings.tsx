import type { ReactNode } from 'react'
import { monthsUntil } from '../../../../core/shared/periods.ts'
import { Bars, Pareto } from '../../../../core/web/chart/charts.tsx'
import {
  MonthColumns,
  rowsAddress,
  useFoldedCharts,
  useRowGroups,
} from '../../../../core/web/chart/ListCharts.tsx'
import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { StateTiles } from '../../../../core/web/list/StateTiles.tsx'
import { useTabQuery } from '../../../../core/web/list/use-tab-query.ts'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { useToday } from '../../../../core/web/use-today.ts'
import { safPatrolFinding } from '../patrol-finding.resource.ts'
import { patrolStatusTexts } from '../patrol-status.texts.ts'
import { treatments } from '../patrol.rule.ts'

const card = {
  title: 'findCont',
  facts: ['findCd', 'treatNm', 'areaNm', 'vendorNm', 'findDt'],
} as const
const bad = [treatments.improve, treatments.violation, treatments.stop]

/** What was found, with good practice apart. */
export function PatrolFindings({ choice }: { choice: ReactNode }) {
  const text = useTexts(patrolStatusTexts)
  const [query, setQuery] = useTabQuery(safPatrolFinding)
  const [open, fold] = useFoldedCharts()
  return (
    <RegisterPage
      resource={safPatrolFinding}
      help={text('help')}
      card={card}
      readOnly
      widths={{ findCont: 260, vendorCd: 130, imprNo: 140, warnNo: 130 }}
      toolbar={fold}
    >
      {choice}
      <StateTiles resource={safPatrolFinding} query={query} onQuery={setQuery} />
      {open && <FindingCharts />}
    </RegisterPage>
  )
}

/** Findings by month, by kind of hazard and by company; each mark opens its rows. */
function FindingCharts() {
  const text = useTexts(patrolStatusTexts)
  const today = useToday()
  const [query] = useTabQuery(safPatrolFinding)
  const list = `${useTab().path}?view=findings`
  const onlyBad = { ...query, treatCd: bad as string[] }
  const hazards = useRowGroups(safPatrolFinding, { by: 'hazardTypeCd' }, onlyBad) ?? []
  const companies = useRowGroups(safPatrolFinding, { by: 'vendorCd' }, onlyBad) ?? []
  const address = (more: object) => rowsAddress(list, onlyBad, more)
  return (
    <div className="charts">
      <MonthColumns
        title={text('byMonth')}
        resource={safPatrolFinding}
        list={list}
        query={query}
        by="findDt"
        and="treatCd"
        months={monthsUntil(today)}
        height={180}
        layers={[
          { name: text('findings'), tone: 'warning', values: bad },
          { name: text('good'), tone: 'good', values: [treatments.good] },
        ]}
      />
      <Pareto
        title={text('byHazard')}
        counted={text('findings')}
        parts={hazards.map(({ by, byNm, count }) => ({
          name: byNm ?? by ?? '–',
          value: count,
          to: by === null ? undefined : address({ hazardTypeCd: [by] }),
        }))}
      />
      <Bars
        title={text('byCompany')}
        counted={text('findings')}
        parts={companies
          .toSorted((one, other) => other.count - one.count)
          .map(({ by, byNm, count }) => ({
            name: byNm ?? by ?? text('ownStaff'),
            value: count,
            to: by === null ? undefined : address({ vendorCd: by }),
          }))}
      />
    </div>
  )
}
