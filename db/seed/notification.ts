import type { Sql } from '../../src/core/server/database/database.ts'
import { insertNotifications } from './demo-notifications.ts'
import { deliverRows } from '../../src/core/server/seed/deliver-rows.ts'
import { presentMoment, type SeedOptions } from '../../src/core/server/seed/seed-part.ts'
import { rowsOf } from '../../src/core/server/seed/tsv.ts'

const listOf = (cell: string | null | undefined): string[] => cell?.split(',') ?? []

/**
 * Every event that the program tells of, with its words in four languages (admin section 3); notifications of
 * the demonstration.
 */
export async function seedNotifications(sql: Sql, options: SeedOptions): Promise<void> {
  await deliverRows(sql, {
    table: 'notiEvent',
    key: ['eventCd'],
    rows: rowsOf('noti-events').map((event) => ({
      ...event,
      channels: listOf(event['channels']),
      escalateRule: listOf(event['escalateRule']),
      variables: listOf(event['variables']),
      useYn: 'Y',
    })),
  })
  await deliverRows(sql, {
    table: 'notiTemplate',
    key: ['eventCd', 'langCd'],
    rows: rowsOf('noti-templates'),
    stamped: false,
  })
  if (options.demo) await insertNotifications(sql, presentMoment(options))
}
