import { useQuery } from '@tanstack/react-query'
import { BoardTiles, chemicalBoardQuery } from './ChemicalDashboardPage.tsx'

/** Chemicals on the first page. */
export function ChemicalPortlet() {
  const { data } = useQuery(chemicalBoardQuery)
  return (
    <section aria-label="화학물질">
      <h2>화학물질</h2>
      {data && <BoardTiles board={data.data} />}
    </section>
  )
}
