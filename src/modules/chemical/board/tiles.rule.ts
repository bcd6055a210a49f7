import { addDays } from '../../../core/shared/dates.ts'
import type { ChemicalBoard } from './board-answers.rule.ts'

/** States of a material check in which somebody of the plant or the supplier is next. */
export const openChecks = ['submitted', 'supplement', 'reviewing', 'deciding', 'pending'] as const
export type TileName =
  | 'chemicals'
  | 'products'
  | 'noMsds'
  | 'revising'
  | 'due'
  | 'tasks'
  | 'border'
  | 'history'
  | 'expired'
  | 'checks'
export interface Tile {
  name: TileName
  count: number
  to: string
  bad: boolean
}
/** The tiles of the board: each opens the list that has exactly so many rows. @param today 'YYYY-MM-DD' */
export function tilesOf(board: ChemicalBoard, today: string): Tile[] {
  const tile = (name: TileName, count: number, to: string, bad = false): Tile => ({ name, count, to, bad })
  return [
    tile('chemicals', board.chemCnt, '/baseInfo/chemical/chemicalList?useYn=Y'),
    tile('products', board.prodCnt, '/baseInfo/chemical/productList?state=draft,registered,held'),
    tile('noMsds', board.noMsdsCnt, '/baseInfo/chemical/productList?state=registered&msdsYn=N', true),
    tile('revising', board.revisingCnt, '/chm/msds/msdsList?state=revising', true),
    tile(
      'due',
      board.dueCnt,
      `/chm/msds/msdsExpire?state=valid&reviewDueYmd.to=${addDays(today, board.dueSoonDays)}`,
    ),
    tile('tasks', board.taskCnt, '/chm/msds/msdsNotice?openYn=Y', board.lateTaskCnt > 0),
    tile(
      'expired',
      board.expiredCnt,
      `/chm/inout/stockStatus?stockQty.from=0.001&usableYmd.to=${addDays(today, -1)}`,
      true,
    ),
    tile('border', board.borderCnt, '/chm/regulation/regulationSearch?view=border&openYn=Y', true),
    tile('checks', board.checkCnt, `/chm/matChkRqst/matChkRqstList?state=${openChecks.join(',')}`),
    tile(
      'history',
      board.histCnt,
      '/chm/regulation/regulationHistUpload?state=uploaded,error,checked,pending',
    ),
  ]
}
