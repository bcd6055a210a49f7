import type { ReactNode } from 'react'
import { ScrollRegion } from '../../../core/web/components/ScrollRegion.tsx'
import './vendor.css'

interface FactsTableProps {
  label: string
  head: readonly string[]
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
}
/** A table that is read, not sorted; on a narrow screen it scrolls in its own frame. */
export function FactsTable({ label, head, rows }: FactsTableProps) {
  return (
    <ScrollRegion label={label} className="vendor-table span-all">
      <table>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((cell, column) => (
                <td key={head[column]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
