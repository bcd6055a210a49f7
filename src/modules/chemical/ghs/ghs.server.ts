import { defineBehaviour } from '../../../core/server/entity/behaviour.ts'
import type { Sql } from '../../../core/server/database/database.ts'
import { chmGhsMap, chmPhrase } from './ghs.resource.ts'
import type { GhsRow } from './label.rule.ts'

/** Tables of facts: read by everybody who reads MSDS, written by the seed and by migrations only. */
const factsOnly = ['create', 'update', 'delete', 'multi'] as const
export const ghsBehaviours = [
  defineBehaviour(chmGhsMap, { without: factsOnly }),
  defineBehaviour(chmPhrase, { without: factsOnly }),
]

/** The table of classes as it is on a day. @param day 'YYYY-MM-DD' */
export const ghsRowsOn = (sql: Sql, day: string): Promise<(GhsRow & { effectYmd: string })[]> =>
  sql.query(
    `select "ghsClassCd", "ghsCatCd", "hCode", coalesce("pictoCds", '{}') as "pictoCds", "signalWordCd", coalesce("pCodes", '{}') as "pCodes", "effectYmd"
     from "chmGhsMap" where "effectYmd" <= $1 and coalesce("endYmd" >= $1, true) order by "ghsMapNo"`,
    [day],
  )
