import { useQuery } from '@tanstack/react-query'
import { BoardTiles, chemicalBoardQuery } from './ChemicalDashboardPage.tsx'
import { boardTexts } from './board.texts.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'

/** Chemicals on the first page. */
export function ChemicalPortlet() {
  const text = useTexts(boardTexts)
  const { data } = useQuery(chemicalBoardQuery)
  return (
    <section aria-label={text('title')}>
      <h2 className="portlet-head">{text('title')}</h2>
      {data && <BoardTiles board={data.data} />}
    </section>
  )
}
