import { expect, it } from 'vitest'
import { seed } from '../../db/seed/seed.ts'
import { TestClock } from '../../src/core/server/runtime/clock.ts'
import { createDatabase } from '../../src/core/server/database/database.ts'
import { migrate } from '../../src/core/server/database/migrate.ts'
import { permitClock } from '../../src/modules/work-permit/permit-flow/permit-clock.server.ts'
import { emptyDatabase } from '../database.ts'
import { shareOf } from '../share.ts'

const day = '2026-03-11'
/** A demonstration that is opened near a change of the shift has running works, an hour later as well. */
it.each(shareOf(['13:20', '05:50', '13:55', '21:58'], 0))(
  'the demonstration that begins at %s does not stop by itself',
  async (time) => {
    const files = await emptyDatabase()
    await migrate(files.url)
    await seed(files.url, { demo: true, today: day, now: `${day} ${time}`, log: () => undefined })
    const database = createDatabase(files.url, { max: 2 })
    const clock = new TestClock(`${day}T${time}:00+09:00`)
    const engine = { database, clock, publish: () => undefined }
    expect(await permitClock(engine)).toEqual([])
    clock.forwardMinutes(60)
    expect(await permitClock(engine)).toEqual([])
    await database.end()
    await files.drop()
  },
  600_000,
)
