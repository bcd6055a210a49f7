import { Button, Pagination, Select } from 'antd'
import { memo, type ReactNode } from 'react'
import { PAGE_SIZES } from './columns.ts'
import type { GridTexts } from './spoken-texts.ts'
import { formatNumber } from '../core/shared/number-format.ts'

interface GridPagerProps {
  texts: GridTexts
  total: number
  /** False where the rows could not be read. Default: true. */
  known?: boolean
  totalMore: boolean
  /** From 1; from −1 at the end. */
  page: number
  endPages: boolean
  limit: number
  onPage: (page: number, limit: number) => void
  /** Few buttons on a narrow grid. */
  narrow: boolean
  /** Five page numbers and the jumper, without the arrows. */
  small: boolean
}

/** @param total null where the rows could not be read: how many there are is unknown, not none */
export function totalText(texts: GridTexts, total: number | null, more: boolean): string {
  return texts.total(total === null ? '–' : formatNumber(total, undefined, true) + (more ? '+' : ''))
}

/**
 * Layouts of the specification, section 9. List: total, sizes, prev, pager, next, jumper; small grid: total,
 * sizes, five pages, jumper.
 */
function Pager({
  texts,
  total,
  known = true,
  totalMore,
  page,
  endPages,
  limit,
  onPage,
  narrow,
  small,
}: GridPagerProps) {
  return (
    <div className="grid-pager">
      <span className="grid-total" role="status">
        {totalText(texts, known ? total : null, totalMore)}
      </span>
      <Select
        size="small"
        aria-label={texts.pageSize}
        value={limit}
        options={PAGE_SIZES.map((size) => ({ value: size, label: texts.pageSizeItem(size) }))}
        popupMatchSelectWidth={false}
        onChange={(size) => onPage(1, size)}
      />
      {page > 0 ? (
        <>
          <Pagination
            size="small"
            hideOnSinglePage={total === 0}
            current={page}
            pageSize={limit}
            total={total}
            showSizeChanger={false}
            showQuickJumper={!narrow}
            // First and last, the current one and its neighbours: five.
            showLessItems
            simple={narrow && !small ? { readOnly: true } : false}
            itemRender={small ? withoutArrows : undefined}
            onChange={(next) => onPage(next, limit)}
          />
          {endPages && totalMore && (
            <Button size="small" onClick={() => onPage(-1, limit)}>
              {texts.toEnd}
            </Button>
          )}
        </>
      ) : (
        <EndPager texts={texts} page={page} limit={limit} onPage={onPage} />
      )}
    </div>
  )
}

/**
 * At the end of a list that nobody has counted: the numbers of its pages are not known, only how far they are
 * from the end.
 */
function EndPager({
  texts,
  page,
  limit,
  onPage,
}: Pick<GridPagerProps, 'texts' | 'page' | 'limit' | 'onPage'>) {
  return (
    <>
      <Button size="small" onClick={() => onPage(1, limit)}>
        {texts.toStart}
      </Button>
      <Button size="small" onClick={() => onPage(page - 1, limit)}>
        {texts.pageBefore}
      </Button>
      <span>{texts.fromEnd(-page)}</span>
      <Button size="small" disabled={page === -1} onClick={() => onPage(page + 1, limit)}>
        {texts.pageAfter}
      </Button>
    </>
  )
}

const withoutArrows = (_page: number, type: string, element: ReactNode): ReactNode =>
  type === 'prev' || type === 'next' ? null : element

/** Not drawn again when only the active cell moves. */
export const GridPager = memo(Pager) as typeof Pager
