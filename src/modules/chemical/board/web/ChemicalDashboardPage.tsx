import { useQuery } from '@tanstack/react-query'
import { api } from '../../../../core/web/api.ts'
import { Bars } from '../../../../core/web/chart/charts.tsx'
import { useCodes } from '../../../../core/web/data/lookups.ts'
import { LinkTile, Tiles } from '../../../../core/web/list/Tile.tsx'
import { PageHeader } from '../../../../core/web/page/PageHeader.tsx'
import { Gate } from '../../../../core/web/page/PageStates.tsx'
import { useToday } from '../../../../core/web/use-today.ts'
import type { ChemicalBoard } from '../board-answers.rule.ts'
import { tilesOf } from '../tiles.rule.ts'
import { StoreHeat } from './StoreHeat.tsx'
import '../../store/web/store-map.css'
import './board.css'
import '../../ghs/web/ghs.css'
import '../../web/chemical.css'
import { boardTexts } from './board.texts.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'

export const chemicalBoardQuery = {
  queryKey: ['chemicalBoard'],
  queryFn: () => api.get<{ data: ChemicalBoard }>('/api/chm/dashboard'),
}

/** 화학물질 현황판 (chm/main/chmDashboard) */
export function ChemicalDashboardPage() {
  const text = useTexts(boardTexts)
  const { data, error, isPending, refetch } = useQuery(chemicalBoardQuery)
  return (
    <div className="register-page chemical-page">
      <PageHeader help={text('help')} />
      <Gate data={data?.data} error={error} loading={isPending} onRetry={() => void refetch()}>
        {(board) => (
          <>
            <BoardTiles board={board} />
            <StoreHeat />
            <ByLaw board={board} />
          </>
        )}
      </Gate>
    </div>
  )
}

/** Counts that open exactly their rows. */
export function BoardTiles({ board }: { board: ChemicalBoard }) {
  const text = useTexts(boardTexts)
  const today = useToday()
  return (
    <Tiles wrap label={text('title')}>
      {tilesOf(board, today).map(({ name, count, to, bad }) => (
        <LinkTile
          key={name}
          label={text(`tile.${name}`)}
          count={count}
          tone={bad ? 'alarm' : 'plain'}
          to={to}
        />
      ))}
    </Tiles>
  )
}

const productList = '/baseInfo/chemical/productList'

/** Products by the list of a law that one of their contents stands on; a bar opens them. */
function ByLaw({ board }: { board: ChemicalBoard }) {
  const text = useTexts(boardTexts)
  const lists = useCodes('CHM_REG_CD').data ?? []
  return (
    <Bars
      title={text('byLaw')}
      parts={board.byList.map(({ regCd, prodCnt }) => ({
        name: lists.find(({ code }) => code === regCd)?.codeNm ?? regCd,
        value: prodCnt,
        to: `${productList}?regCds=${regCd}`,
      }))}
    />
  )
}
