/**
 * SQL of the first day of a ban of the worker, or of the whole company, that bars from a plant between two
 * days; null when there is none. `who` comes from `banOf`, the rest are places of the statement.
 */
export const bannedSince = (asked: {
  who: string
  plant: string
  from: string
  to: string
}): string => `(select min(b."fromYmd")::text from "entryBan" b where b."plantCd" = ${asked.plant} and ${asked.who}
  and b."fromYmd" <= ${asked.to} and coalesce(b."toYmd" >= ${asked.from}, true) and coalesce(b."liftYmd" > ${asked.from}, true))`

/** The ban of one worker, and that of a whole company, as `who` of `bannedSince`. */
export const banOf = {
  worker: (alias: string): string => `b."vendorWorkerNo" = ${alias}."vendorWorkerNo"`,
  company: (vendorCd: string): string => `b."vendorCd" = ${vendorCd} and b."vendorWorkerNo" is null`,
} as const
