import { Pagination, Select } from 'antd'
import { memo } from 'react'
import { PAGE_SIZES } from './columns.ts'
import type { GridTexts } from './texts.ts'

interface GridPagerProps {
  texts: GridTexts
  total: number
  totalMore: boolean
  /** From 1. */
  page: number
  limit: number
  onPage: (page: number, limit: number) => void
  /** Few buttons on a narrow grid. */
  narrow: boolean
}

export function totalText(texts: GridTexts, total: number, more: boolean): string {
  return texts.total(total.toLocaleString('ko-KR') + (more ? '+' : ''))
}

/** Layout of the specification, section 9: total, sizes, prev, pager, next, jumper. */
function Pager({ texts, total, totalMore, page, limit, onPage, narrow }: GridPagerProps) {
  return (
    <div className="grid-pager">
      <span className="grid-total" role="status">
        {totalText(texts, total, totalMore)}
      </span>
      <Select
        size="small"
        aria-label={texts.pageSize}
        value={limit}
        options={PAGE_SIZES.map((size) => ({ value: size, label: texts.pageSizeItem(size) }))}
        popupMatchSelectWidth={false}
        onChange={(size) => onPage(1, size)}
      />
      <Pagination
        size="small"
        hideOnSinglePage={total === 0}
        current={page}
        pageSize={limit}
        total={total}
        showSizeChanger={false}
        showQuickJumper={!narrow}
        showLessItems
        simple={narrow ? { readOnly: true } : false}
        onChange={(next) => onPage(next, limit)}
      />
    </div>
  )
}

/** Not drawn again when only the active cell moves. */
export const GridPager = memo(Pager) as typeof Pager
