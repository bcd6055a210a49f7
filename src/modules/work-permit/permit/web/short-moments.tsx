import type { ReactNode } from 'react'
import { shortDay, showMoment } from '../../../../core/shared/dates.ts'

/** Width of a column whose moments are written short. */
export const shortMomentWidth = 104

/** Cells of moments for a list of many columns: without the year when it is that of `today`. */
export const shortMoments = <N extends string>(
  names: readonly N[],
  today: string,
): { [K in N]: (row: { [K in N]?: string | null }) => ReactNode } =>
  Object.fromEntries(
    names.map((name) => [
      name,
      (row: { [K in N]?: string | null }) => {
        const moment = row[name]
        return moment ? <span title={showMoment(moment)}>{shortDay(showMoment(moment), today)}</span> : null
      },
    ]),
  ) as { [K in N]: (row: { [K in N]?: string | null }) => ReactNode }
