import type { Fields } from '../../shared/field.ts'
import { stampNames, type AnyResource, type ColumnsOf, type PlainRow } from '../../shared/resource.ts'
import { acts, audit, diffOf } from './audit.ts'
import { typeOf } from './columns.ts'
import type { Context } from './context.ts'
import { Binds, quoted } from '../database/database.ts'
import type { Trail } from './lines.ts'
import { openRow, stored } from './sealed.ts'
import { noteState } from './traced-write.ts'

interface SetOptions<R> extends Trail {
  from?: ColumnsOf<R>
  stamps?: boolean
  noted?: { state: string; actNm: string; reason?: string }
}

/**
 * Writes columns of a stored record outside its form and its transitions, and the trail of what became different.
 * @param options.trail as of a line
 * @param options.from the record is written only where it still has these values
 * @param options.stamps false: a note beside the record, which leaves who changed it last and when as it is, so
 * that a form that is open can still be saved
 * @param options.noted also a row of the state history, in which the state stays what it is
 * @returns false when there is no such record
 */
export async function setColumns<R extends AnyResource>(
  context: Context,
  resource: R,
  key: number | string,
  values: ColumnsOf<R>,
  { trail, from, stamps = true, noted }: SetOptions<R> = {},
): Promise<boolean> {
  const fields = resource.fields as Fields
  const unknown = Object.keys(values).filter((name) => !Object.hasOwn(fields, name))
  if (unknown.length > 0) throw new Error(`${resource.name} is written with ${unknown.join(', ')}`)
  const place = { table: resource.name, key }
  const [table, keyName] = [quoted(resource.name), quoted(resource.key)]
  const binds = new Binds()
  const limits = [
    `${keyName} = ${binds.add(key)}`,
    ...Object.entries(from ?? {}).map(
      ([name, value]) =>
        `${quoted(name)} is not distinct from ${binds.add(stored(fields, name, value, place))}::${typeOf(fields[name]!)}`,
    ),
  ]
  const sets = Object.entries(values).map(
    ([name, value]) =>
      `${quoted(name)} = ${binds.add(stored(fields, name, value, place))}::${typeOf(fields[name]!)}`,
  )
  if (stamps && stampNames(resource).length > 0)
    sets.push(`"updateUserId" = ${binds.add(context.session.userId)}`, '"updateDt" = now()')
  const names = Object.keys(values).map((name) => `before.${quoted(name)}`)
  const found = await context.sql.maybe<PlainRow>(
    `with before as (select * from ${table} where ${limits.join(' and ')} for update),
     changed as (update ${table} t set ${sets.join(', ')} from before where t.${keyName} = before.${keyName} returning 1)
     select ${names.join(', ')} from before, changed`,
    binds.values,
  )
  if (!found) return false
  const diff = trail ?? diffOf(fields, openRow(fields, found, place), values, place)
  if (diff !== false && Object.keys(diff).length > 0)
    await audit(context, acts.update, resource.name, key, diff)
  if (noted) {
    const { state, ...act } = noted
    await noteState(context, resource, key, { from: state, to: state, ...act })
  }
  return true
}
