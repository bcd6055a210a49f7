import type { Field, Fields } from '../../shared/field.ts'
import type { AnyResource, FilterKind } from '../../shared/resource.ts'
import { pageText } from '../text/page-text.ts'

export interface SearchField {
  name: string
  label: string
  filter: FilterKind | 'words'
  /** Absent for the state filter and the words. */
  field?: Field
}

/** The filters of a definition in their order; the words come first, the state last. */
export function searchFields(resource: AnyResource): SearchField[] {
  const fields = resource.fields as Fields
  const search = resource.search as Record<string, FilterKind>
  const words = Object.values(fields).some(({ searchable }) => searchable)
    ? [{ name: 'q', label: pageText('list.words'), filter: 'words' as const }]
    : []
  const filters = Object.entries(search)
    .filter(([name]) => name !== 'state')
    .map(([name, filter]) => ({ name, label: fields[name]!.label, filter, field: fields[name] }))
  const state =
    search['state'] && resource.states
      ? [{ name: 'state', label: pageText('list.state'), filter: 'in' as const }]
      : []
  return [...words, ...filters, ...state]
}
