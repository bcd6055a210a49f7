import { showMoment } from '../../shared/dates.ts'
import type { Field, Fields } from '../../shared/field.ts'
import { nameBeside } from '../../shared/resource.ts'
import type { PlainRow } from '../entity/behaviour.ts'
import type { CellInput } from './cell.ts'

/** The parts of a definition that are needed to show its values; plain data, so that a thread can take it. */
export interface ShownResource {
  fields: Readonly<Record<string, Pick<Field, 'kind' | 'sealed'>>>
  states?: Readonly<Record<string, string>> | undefined
}
/** @param spoken the definition in the language of the reader */
export const shownParts = ({
  fields,
  states,
}: {
  fields: Fields
  states?: Record<string, string>
}): ShownResource => ({
  fields: Object.fromEntries(
    Object.entries(fields).map(([name, { kind, sealed }]) => [name, { kind, sealed }]),
  ),
  states,
})

/**
 * The value of a column as a person reads it: names instead of codes, 사용/미사용 stays Y/N as the screen's data
 * has it.
 */
export function shownValue(
  resource: ShownResource,
  name: string,
  row: PlainRow,
  codeNames?: ReadonlyMap<string, string>,
): CellInput {
  const value = row[name]
  if (name === 'state') return (resource.states as Record<string, string>)[String(value)] ?? String(value)
  const field = (resource.fields as Fields)[name]
  if (value === null || value === undefined) return null
  if (field?.kind === 'datetime' || name === 'createDt' || name === 'updateDt')
    return showMoment(String(value).replace(/\.\d+/, ''))
  // A name of its own (positionNm of positionCd) is a column of its own and stands for nothing.
  const beside = nameBeside(name) in (resource.fields as Fields) ? undefined : row[nameBeside(name)]
  if (typeof beside === 'string') return beside
  if (Array.isArray(value))
    return value.map((each) => codeNames?.get(String(each)) ?? String(each)).join(', ')
  return value as CellInput
}
