import type { Sql } from '../../src/core/server/database/database.ts'
import { insertNotifications } from './demo-notifications.ts'
import { deliverRows } from './deliver-rows.ts'
import type { SeedOptions } from './seed-part.ts'
import { readTsv } from './tsv.ts'
import { presentMoment } from './work-permit.ts'

const listOf = (cell: string | null | undefined): string[] => cell?.split(',') ?? []

/**
 * Every event that the program tells of, with its words in four languages (admin section 3); notifications of
 * the demonstration.
 */
export async function seedPart(sql: Sql, options: SeedOptions): Promise<void> {
  await deliverRows(sql, {
    table: 'notiEvent',
    key: ['eventCd'],
    rows: readTsv('noti-events.tsv').map((event) => ({
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
    rows: readTsv('noti-templates.tsv'),
    stamped: false,
  })
  if (options.demo) await insertNotifications(sql, presentMoment(options))
}
