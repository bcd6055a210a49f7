import { useQuery } from '@tanstack/react-query'
import { useBoardText } from './board-texts.web.ts'
import { BoardTiles, chemicalBoardQuery } from './ChemicalDashboardPage.tsx'

/** Chemicals on the first page. */
export function ChemicalPortlet() {
  const text = useBoardText()
  const { data } = useQuery(chemicalBoardQuery)
  return (
    <section aria-label={text('title')}>
      <h2>{text('title')}</h2>
      {data && <BoardTiles board={data.data} />}
    </section>
  )
}
