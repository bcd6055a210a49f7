import type { StoreStatus } from '../store/store-status.rule.ts'

const most = 10
type Fullness = Pick<StoreStatus, 'multiple' | 'rate' | 'level'>
/** Share of what may stand there, %: of the permitted multiple, else of the designated quantity itself. */
const shareOf = ({ rate, multiple }: Fullness): number => rate ?? multiple * 100

/** The fullest stores, those with nothing of the fire law left out. (chm.md 6: 저장소 배수 top10) */
export const fullestStores = <S extends Fullness>(statuses: readonly S[]): S[] =>
  statuses
    .filter(({ multiple }) => multiple > 0)
    .toSorted((one, other) => shareOf(other) - shareOf(one))
    .slice(0, most)

/**
 * How warm a store is drawn: 0 nothing, 1 ordinary, 2 small quantity, 3 near the limit, 4 over it or without
 * the permit it needs.
 */
export function heatOf({ multiple, level }: Fullness): 0 | 1 | 2 | 3 | 4 {
  if (level === 'over' || level === 'unpermitted') return 4
  if (level === 'caution') return 3
  if (level === 'small') return 2
  return multiple > 0 ? 1 : 0
}
