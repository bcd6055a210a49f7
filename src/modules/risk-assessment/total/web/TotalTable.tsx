import type { ReactNode } from 'react'
import { RowsLink } from '../../../../core/web/chart/ChartFrame.tsx'
import { ScrollRegion } from '../../../../core/web/components/ScrollRegion.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { useNarrow } from '../../../../core/web/use-narrow.ts'
import type { RiskLevel } from '../../risk-codes.rule.ts'
import {
  levelOrder,
  notAccepted,
  openCount,
  sumOf,
  totalRows,
  type Totals,
  type TotalSum,
} from '../total.rule.ts'
import { totalTexts } from '../total.texts.ts'
import { risksOf, type TotalFilters } from './total-filters.ts'

type Where = Partial<TotalFilters> & { deptCd?: string }
interface Column {
  key: string
  name: string
  value: (sum: TotalSum) => number
  more: object
}
const whens = ['before', 'after'] as const
const levelName = { before: 'levelCd', after: 'afterLevelCd' } as const

/** 총괄표: departments and methods by level, before and after; each number opens its risks. */
export function TotalTable({ totals, filters }: { totals: Totals; filters: TotalFilters }) {
  const text = useTexts(totalTexts)
  const narrow = useNarrow()
  const rows = totalRows(totals.cells)
  const whole = sumOf(totals.cells)
  const isShown = (level: RiskLevel) => level !== 'N' || whole.before.N + whole.after.N > 0
  const columnsOf = (when: (typeof whens)[number]): Column[] =>
    narrow
      ? [
          {
            key: when,
            name: text('notAccepted'),
            value: (sum) => openCount(sum[when]),
            more: { [levelName[when]]: [...notAccepted] },
          },
        ]
      : levelOrder.filter(isShown).map((level) => ({
          key: `${when} ${level}`,
          name: text(`level.${level}`),
          value: (sum) => sum[when][level],
          more: { [levelName[when]]: [level] },
        }))
  const columns = whens.flatMap(columnsOf)
  const line = (sum: TotalSum, where: Where): ReactNode => (
    <>
      <Count value={sum.n} to={risksOf(where)} />
      {columns.map(({ key, value, more }) => (
        <Count key={key} value={value(sum)} to={risksOf(where, more)} />
      ))}
      <td>{sum.reduction === null ? '–' : `${sum.reduction}%`}</td>
    </>
  )
  return (
    <ScrollRegion label={text('figures')} className="risk-total-table">
      <table aria-label={text('figures')}>
        <thead>
          <tr>
            {!narrow && (
              <th scope="col" rowSpan={2}>
                {text('plant')}
              </th>
            )}
            <th scope="col" rowSpan={2}>
              {text('dept')}
            </th>
            <th scope="col" rowSpan={2}>
              {text('method')}
            </th>
            <th scope="col" rowSpan={2}>
              {text('all')}
            </th>
            {whens.map((when) => (
              <th key={when} scope="colgroup" colSpan={columns.length / 2}>
                {text(when)}
              </th>
            ))}
            <th scope="col" rowSpan={2} title={text('reductionWhy')}>
              {text('reduction')}
            </th>
          </tr>
          <tr>
            {columns.map(({ key, name }) => (
              <th key={key} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const { plantCd, plantNm, deptCd, deptNm, rsaTypeCd, rsaTypeNm } = row
            return (
              <tr key={`${plantCd} ${deptCd} ${rsaTypeCd}`}>
                {!narrow && <td className="is-name">{plantNm}</td>}
                <th scope="row" className="is-name">
                  {deptNm}
                </th>
                <td className="is-name">{rsaTypeNm}</td>
                {line(row, { ...filters, plantCd, deptCd, rsaTypeCd })}
              </tr>
            )
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className="is-name" colSpan={narrow ? 2 : 3}>
              {text('all')}
            </th>
            {line(whole, filters)}
          </tr>
        </tfoot>
      </table>
    </ScrollRegion>
  )
}
function Count({ value, to }: { value: number; to: string }) {
  return (
    <td className={value === 0 ? 'is-zero' : undefined}>
      <RowsLink to={value === 0 ? undefined : to}>{value.toLocaleString('ko-KR')}</RowsLink>
    </td>
  )
}
