import { type ReactNode, useMemo } from 'react'
import { roundHalfUp } from '../core/shared/decimal.ts'
import { moreTexts } from './spoken-texts.ts'
import type { GridField } from './columns.ts'
import type { Box } from './ranges.ts'
import type { GridTexts } from './spoken-texts.ts'
import { sumOfBox } from './selection-sum.ts'
import { formatNumber } from '../core/shared/number-format.ts'

interface GridBarProps<Row> {
  /** The pager, where it stands above the rows. */
  pages: ReactNode
  /** '총 n건', where no pager says it. */
  total: string | undefined
  checked: string | undefined
  rows: readonly { row: Row }[]
  fields: readonly GridField<Row>[]
  box: Box | undefined
  /** Why a paste did not do what was wanted. */
  refusal: string | undefined
  /** The bar that looks for a text. */
  find: ReactNode
  texts: GridTexts
  children: ReactNode
}

/** Above the grid: how many there are, what is selected adds up to, and the tools. */
export function GridBar<Row>({
  pages,
  total,
  checked,
  rows,
  fields,
  box,
  refusal,
  find,
  texts,
  children,
}: GridBarProps<Row>) {
  const say = moreTexts(texts)
  const sum = useMemo(() => sumOfBox(rows, fields, box), [rows, fields, box])
  const shown = (value: number) => formatNumber(value, undefined, true)
  return (
    <div className="grid-bar">
      {pages}
      {total !== undefined && <span className="grid-total">{total}</span>}
      {checked !== undefined && <span className="grid-checked">{checked}</span>}
      {sum && (
        <span className="grid-sum" role="status">
          {sum.numbers > 0
            ? say('sum', {
                cells: shown(sum.cells),
                sum: shown(sum.sum),
                mean: shown(roundHalfUp(sum.sum / sum.numbers, 2)),
              })
            : say('count', { cells: shown(sum.cells) })}
        </span>
      )}
      {refusal !== undefined && (
        <span className="grid-refusal" role="alert">
          {refusal}
        </span>
      )}
      {find}
      <div className="grid-tools">{children}</div>
    </div>
  )
}
