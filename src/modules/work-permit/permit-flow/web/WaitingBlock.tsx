import { useState, type ReactNode } from 'react'
import { Button } from 'antd'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { permitListTexts } from '../../permit/web/permit-list.texts.ts'

/** So many rows stand above the list of all permits, which begins on the first screen. */
const shownRows = 4

/** A list of what waits for a company, under its title with the number of rows. */
export function WaitingBlock({
  title,
  count,
  children,
}: {
  title: string
  count: number
  children: ReactNode
}) {
  return (
    <section className="permit-block" aria-label={title}>
      <h3>
        {title} {count > 0 && <span className="permit-count">{count.toLocaleString('ko-KR')}</span>}
      </h3>
      {children}
    </section>
  )
}

interface FoldedListProps<Row> {
  className: string
  rows: readonly Row[]
  children: (row: Row) => ReactNode
}
/** The first rows; a button below shows the others. */
export function FoldedList<Row>({ className, rows, children }: FoldedListProps<Row>) {
  const say = useTexts(permitListTexts)
  const [all, setAll] = useState(false)
  const more = rows.length - shownRows
  return (
    <>
      <ul className={className}>{rows.slice(0, all ? undefined : shownRows).map(children)}</ul>
      {more > 0 && (
        <Button type="link" onClick={() => setAll(!all)}>
          {all ? say('fold') : say('more', { count: more.toLocaleString('ko-KR') })}
        </Button>
      )}
    </>
  )
}
