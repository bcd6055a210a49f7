import type { Sql } from '../../src/core/server/database/database.ts'

export interface SeedOptions {
  /** With the data of the demonstration; otherwise reference data only. */
  demo: boolean
  /** Day in Seoul to which the dates of the demonstration relate, 'YYYY-MM-DD'. */
  today: string
  /**
   * Moment of that day to which running works relate; the present moment when `today` is today, else 10:30.
   */
  now?: string
}
/**
 * A file of this folder that fills one module; it is run in the seed's transaction, after organisation and
 * people, and without the demonstration again at every later start: reference data goes through
 * `deliverRows`, which knows what was delivered before.
 */
export interface SeedPart {
  seedPart(sql: Sql, options: SeedOptions): Promise<void>
}
