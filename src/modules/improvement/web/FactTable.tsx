import type { ReactNode } from 'react'
import { useNarrow } from '../../../core/web/use-narrow.ts'

interface FactTableProps {
  head: readonly string[]
  rows: readonly (readonly ReactNode[])[]
}
/**
 * A small table that is read, not sorted; on a phone each row is a card of its own: what stands in the first
 * columns, then name and value.
 */
export function FactTable({ head, rows }: FactTableProps) {
  const narrow = useNarrow()
  return narrow ? <FactCards head={head} rows={rows} /> : <SmallTable head={head} rows={rows} />
}

/** The same, a table on every screen: for two or three narrow columns. */
export function SmallTable({ head, rows }: FactTableProps) {
  return (
    <div className="span-all impr-table">
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
          {rows.map((cells, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows without a key of their own, in a fixed order
            <tr key={index}>
              {cells.map((cell, column) => (
                <td key={head[column]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const isEmpty = (cell: ReactNode): boolean =>
  cell === null || cell === undefined || cell === '' || cell === false
function FactCards({ head, rows }: FactTableProps) {
  return (
    <ul className="span-all impr-facts">
      {rows.map((cells, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- rows without a key of their own, in a fixed order
        <li key={index}>
          <strong>{cells[0]}</strong>
          <dl>
            {cells.slice(1).map((cell, column) =>
              isEmpty(cell) ? null : (
                <div key={head[column + 1]}>
                  <dt>{head[column + 1]}</dt>
                  <dd>{cell}</dd>
                </div>
              ),
            )}
          </dl>
        </li>
      ))}
    </ul>
  )
}
