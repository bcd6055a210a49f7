import { useList } from '../../../../core/web/data/hooks.ts'
import { useToday } from '../../../../core/web/use-today.ts'
import { entryBan } from '../entry-ban.resource.ts'
import { barsOn } from '../entry-ban.rule.ts'

/** The largest page of a list; more bans of one's plants at once are not looked through. */
const mostBans = 300

/** The plants that bar a worker today, of those that the reader may see. */
export function useBarringPlants(): (worker: { vendorWorkerNo: number; vendorCd: string }) => string[] {
  const today = useToday()
  const { rows } = useList(entryBan, { limit: mostBans })
  const bars = rows.filter((ban) => barsOn(ban, today))
  return ({ vendorWorkerNo, vendorCd }) => [
    ...new Set(
      bars
        .filter((ban) =>
          ban.vendorWorkerNo === null ? ban.vendorCd === vendorCd : ban.vendorWorkerNo === vendorWorkerNo,
        )
        .map(({ plantNm, plantCd }) => plantNm ?? plantCd),
    ),
  ]
}
