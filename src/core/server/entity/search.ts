import type { AnyResource } from '../../shared/resource.ts'
import { alsoShown, searchableFields, searchColumn } from './columns.ts'
import { quoted, type Binds } from '../database/database.ts'
import { searchedPlants } from './scope.ts'
import { isShort, searchCondition, wordCondition, type SearchCondition } from './search-term.ts'
import type { Session } from '../http/session.ts'

export interface Search {
  /** Condition on the terms that the index can find; undefined when there is none. */
  indexed: SearchCondition | undefined
  /** One condition for each term that no index serves; it is checked on few rows only. */
  late: string[]
}
/**
 * The conditions of a search in the searchable fields of an entity. What it finds must be found in what the
 * caller is shown as well.
 * @param asked plants that another condition of the same question names
 */
export function searchOf(
  resource: AnyResource,
  session: Session,
  terms: readonly string[],
  binds: Binds,
  { alias = 't', asked = [] }: { alias?: string; asked?: readonly string[] } = {},
): Search {
  const column = (name: string) => `${alias}.${quoted(name)}`
  const fields = searchableFields(resource).map(column)
  const shown = (term: string) => alsoShown(resource, alias, session, binds, term)
  const [late, long] = [terms.filter(isShort), terms.filter((term) => !isShort(term))]
  const searched = { column: column(searchColumn), fields, plants: searchedPlants(resource, session, asked) }
  return {
    indexed: long.length > 0 ? also(searchCondition(searched, long, binds), long.map(shown)) : undefined,
    late: late.map((term) => both([wordCondition(fields, term, binds), shown(term)])),
  }
}
const both = (parts: string[]): string => parts.filter((part) => part !== 'true').join(' and ')
const also = ({ found, walked }: SearchCondition, shown: string[]): SearchCondition => ({
  found: both([found, ...shown]),
  walked: both([walked, ...shown]),
})
