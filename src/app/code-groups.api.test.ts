import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDatabase, type Database } from '../core/server/database/database.ts'
import type { Field, Fields } from '../core/shared/field.ts'
import { cloneDatabase, type TestDatabase } from '../../test/database.ts'
import { behaviours } from './modules.ts'

let stored: TestDatabase
let database: Database
beforeAll(async () => {
  stored = await cloneDatabase()
  database = createDatabase(stored.url, { max: 2 })
})
afterAll(async () => {
  await database.end()
  await stored.drop()
})

/** The uses of each code group: entity, lines and inputs of transitions. */
function usedGroups(): Map<string, string> {
  const groups = new Map<string, string>()
  const look = (place: string, fields: Fields) => {
    for (const [name, field] of Object.entries(fields) as [string, Field][])
      if (field.kind === 'code' || field.kind === 'codes') groups.set(field.source!, `${place}.${name}`)
  }
  for (const { resource } of behaviours) {
    look(resource.name, resource.fields as Fields)
    for (const lines of Object.values(
      (resource.lines ?? {}) as Record<string, { name: string; fields: Fields }>,
    ))
      look(lines.name, lines.fields)
    for (const [action, transition] of Object.entries(
      (resource.transitions ?? {}) as Record<string, { input?: Fields }>,
    ))
      look(`${resource.name}.${action}`, transition.input ?? {})
  }
  return groups
}

describe('code groups', () => {
  it('every code group that an entity names exists and has at least one usable item', async () => {
    const usable = await database.query<{ codeGrpCd: string }>(
      `select g."codeGrpCd" from "codeGroup" g where exists (select 1 from "codeItem" i where i."codeGrpCd" = g."codeGrpCd" and i."useYn" = 'Y')`,
    )
    const known = new Set(usable.map(({ codeGrpCd }) => codeGrpCd))
    const missing = [...usedGroups()]
      .filter(([group]) => !known.has(group))
      .map(([group, place]) => `${place}: ${group}`)
    expect(missing).toEqual([])
  })

  it('the code groups hold every code that the rows of the demonstration use', async () => {
    const wrong: string[] = []
    for (const { resource } of behaviours) {
      const tables = [
        { name: resource.name, fields: resource.fields as Fields },
        ...Object.values((resource.lines ?? {}) as Record<string, { name: string; fields: Fields }>),
      ]
      for (const { name, fields } of tables)
        for (const [column, field] of Object.entries(fields) as [string, Field][]) {
          if (field.kind !== 'code' && field.kind !== 'codes') continue
          const values = field.kind === 'codes' ? `unnest(t."${column}")` : `t."${column}"`
          const rows = await database.query<{ code: string }>(
            `select distinct x.code from (select ${values} as code from "${name}" t) x where x.code is not null
               and not exists (select 1 from "codeItem" i where i."codeGrpCd" = $1 and i."code" = x.code)`,
            [field.source],
          )
          wrong.push(...rows.map(({ code }) => `${name}.${column}: ${field.source} ${code}`))
        }
    }
    expect(wrong).toEqual([])
  })
})
