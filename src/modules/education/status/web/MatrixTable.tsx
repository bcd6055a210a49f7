import { ScrollRegion } from '../../../../core/web/components/ScrollRegion.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { columnName } from '../legal/column-name.rule.ts'
import { legalTexts } from '../legal/legal.texts.ts'
import type { Matrix, MatrixCell, MatrixColumn } from '../rules/matrix.rule.ts'
import { statusNames } from '../status-names.texts.ts'
import { useSpan } from './StatusMark.tsx'

export interface ChosenCell {
  column: MatrixColumn
  deptCd: string | null
  deptNm: string
}
const toneOf = ({ counts }: MatrixCell): string =>
  counts.short > 0
    ? 'short'
    : counts.unknown > 0
      ? 'unknown'
      : counts.inProgress > 0
        ? 'inProgress'
        : 'satisfied'

/** Departments by kinds of education; a cell opens its people. */
export function MatrixTable({
  matrix,
  chosen,
  onChoose,
}: {
  matrix: Matrix
  chosen: ChosenCell | undefined
  onChoose: (cell: ChosenCell) => void
}) {
  const text = useTexts(legalTexts)
  const name = useTexts(statusNames)
  const line = (deptCd: string | null, deptNm: string, cells: readonly MatrixCell[], key: string) => (
    <tr key={key}>
      <th scope="row">{deptNm}</th>
      {matrix.columns.map((column, at) => (
        <td key={`${column.eduTypeCd} ${column.closed}`}>
          <Cell
            cell={cells[at]!}
            label={`${deptNm} ${columnName(name, column)}`}
            pressed={
              chosen?.deptNm === deptNm &&
              chosen.column.eduTypeCd === column.eduTypeCd &&
              chosen.column.closed === column.closed
            }
            onChoose={() => onChoose({ column, deptCd, deptNm })}
          />
        </td>
      ))}
    </tr>
  )
  return (
    <ScrollRegion label={text('matrix')} className="edu-matrix">
      <table aria-label={text('matrix')}>
        <thead>
          <tr>
            <th scope="col">{text('dept')}</th>
            {matrix.columns.map((column) => (
              <th key={`${column.eduTypeCd} ${column.closed}`} scope="col">
                {columnName(name, column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {line(null, text('total'), matrix.total, 'total')}
          {matrix.rows.map(({ deptCd, deptNm, cells }) => line(deptCd, deptNm || '–', cells, deptCd ?? '-'))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

function Cell({
  cell,
  label,
  pressed,
  onChoose,
}: {
  cell: MatrixCell
  label: string
  pressed: boolean
  onChoose: () => void
}) {
  const name = useTexts(statusNames)
  const span = useSpan()
  if (cell.people === 0) return <span aria-hidden>–</span>
  const { satisfied, short, unknown } = cell.counts
  const owing = cell.people - cell.counts.exempt
  const bad = [
    ...(short > 0 ? [`${name('short')} ${short}`] : []),
    ...(unknown > 0 ? [`${name('unknown')} ${unknown}`] : []),
  ]
  return (
    <button
      type="button"
      className={`edu-cell is-${toneOf(cell)}`}
      aria-pressed={pressed}
      title={label}
      onClick={onChoose}
    >
      <span>
        {satisfied}/{owing} {cell.share !== null && `(${cell.share}%)`}
      </span>
      <small>{bad.length > 0 ? bad.join(' · ') : cell.lackMin > 0 ? `−${span(cell.lackMin)}` : ' '}</small>
    </button>
  )
}
