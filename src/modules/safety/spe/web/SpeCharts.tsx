import { addDays } from '../../../../core/shared/dates.ts'
import { defined } from '../../../../core/shared/defined.ts'
import { Columns } from '../../../../core/web/chart/charts.tsx'
import { rowsAddress } from '../../../../core/web/chart/ListCharts.tsx'
import { Plot } from '../../../../core/web/chart/Plot.tsx'
import { canAccess } from '../../../../core/web/session-store.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { entryMenu } from '../spe-entry.resource.ts'
import { standingStates, stateGroups, type SpeStatus } from '../spe-status.rule.ts'
import { speTexts } from './spe.texts.ts'

/** Days until the pass ends; the first has no beginning, the last no end. */
const ends = [
  { to: -1, tone: 'danger' },
  { from: 0, to: 7, tone: 'warning' },
  { from: 8, to: 30, tone: 'accent' },
  { from: 31, tone: 'plain' },
] as const satisfies readonly { from?: number; to?: number; tone: string }[]
const tones = { waiting: 'warning', fit: 'good', stopped: 'danger' } as const
const groups = ['waiting', 'fit', 'stopped'] as const

/** The same equipment as pictures: by kind and state, and by the time that its pass still runs. */
export function SpeCharts({ status: { rows, today } }: { status: SpeStatus }) {
  const text = useTexts(speTexts)
  const kinds = [...new Map(rows.map((row) => [row.equipTypeCd, row.equipTypeNm]))]
  const address = (more: object) =>
    canAccess(entryMenu) ? rowsAddress(`/${entryMenu}`, {}, { state: standingStates, ...more }) : undefined
  const nameOf = (end: { from?: number; to?: number }): string => {
    if (end.from === undefined) return text('chart.ended')
    return end.to === undefined ? text('chart.more', { from: end.from }) : text('chart.days', { to: end.to })
  }
  return (
    <div className="charts">
      <Plot
        title={text('chart.kinds')}
        height={180}
        labels={kinds.map(([, name]) => name)}
        layers={groups.map((group) => ({
          name: text(group),
          kind: 'column',
          tone: tones[group],
          values: kinds.map(
            ([kind]) =>
              rows.filter((row) => row.equipTypeCd === kind && stateGroups[group].includes(row.state)).length,
          ),
          to: (index) => address({ equipTypeCd: [kinds[index]![0]], state: stateGroups[group] }),
        }))}
      />
      <Columns
        title={text('chart.ends')}
        counted={text('chart.number')}
        height={180}
        parts={ends.map((end: { from?: number; to?: number; tone: (typeof ends)[number]['tone'] }) => {
          const period = defined({
            from: end.from === undefined ? undefined : addDays(today, end.from),
            to: end.to === undefined ? undefined : addDays(today, end.to),
          })
          return {
            name: nameOf(end),
            tone: end.tone,
            value: rows.filter(
              ({ passToYmd }) =>
                passToYmd !== null &&
                (period.from === undefined || passToYmd >= period.from) &&
                (period.to === undefined || passToYmd <= period.to),
            ).length,
            to: address({ passToYmd: period }),
          }
        })}
      />
    </div>
  )
}
