import { expect, test } from 'vitest'
import { startPortal } from '../../../../test/portal.ts'

/** Substances that come in together. */
const many = 20

test('a substance that comes in finds its lists by index, without reading every item', async () => {
  const portal = await startPortal()
  const { items, read } = await portal.engine.database.transaction(async (sql) => {
    await sql.query(
      `insert into "chmChemical" ("casNo", "casNoneYn", "chemNm", "stateCd", "waterSolubleYn", "segGrpCds", "useYn", "createUserId", "updateUserId")
       select 'x' || n, 'N', '대량 물질 ' || n, 'L', 'N', '{}', 'Y', 'env01', 'env01' from generate_series(1, ${many}) n`,
    )
    return sql.one<{ items: number; read: number }>(
      `select ("seq_tup_read" + "idx_tup_fetch")::int as read, (select count(*)::int from "chmRegItem") as items
       from pg_stat_xact_user_tables where "relname" = 'chmRegItem'`,
    )
  })
  expect(items).toBeGreaterThan(1000)
  expect(read / many).toBeLessThan(items / 100)
  await portal.close()
})
