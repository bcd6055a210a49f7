import { defined } from '../../shared/defined.ts'
import { useCallback, useMemo, useState } from 'react'
import { useQueries, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import type { Field, FieldKind, Fields } from '../../shared/field.ts'
import { nameBeside } from '../../shared/resource.ts'
import type { GridField, GridOption } from '../../../grid/columns.ts'
import { lineColumnsOf } from '../columns/columns-of.ts'
import { useTabMenu } from '../TabHost.tsx'
import {
  codesQuery,
  departmentsQuery,
  offeredAs,
  processesQuery,
  referencesQuery,
  type RefOption,
} from '../data/lookups.ts'
import { namesIn, withNames, type LineDraft } from './line-rows.ts'

const noChanges = {}
const choices: ReadonlySet<FieldKind> = new Set(['code', 'codes', 'department', 'process', 'ref'])
/**
 * Columns of child rows with their choices; in a read-only form names replace keys. An object literal passed
 * as `changes` makes the columns again at every drawing, so a page keeps it outside its component.
 * @param plantCd only records that hold at this plant are offered
 */
export function useLineColumns(
  fields: Fields,
  editable: boolean,
  rows: readonly LineDraft[],
  changes: Record<string, Partial<GridField<LineDraft>>> = noChanges,
  plantCd?: string | null,
): GridField<LineDraft>[] {
  const menuId = useTabMenu()?.menuId
  const chosen = useMemo(() => Object.entries(fields).filter(([, { kind }]) => choices.has(kind)), [fields])
  const queries = useMemo(
    () => chosen.map(([, field]) => optionsQuery(field, menuId, plantCd)),
    [chosen, menuId, plantCd],
  )
  const combine = useCallback(
    (answers: readonly UseQueryResult<GridOption[]>[]) =>
      Object.fromEntries(chosen.map(([name], index) => [name, answers[index]?.data])),
    [chosen],
  )
  const options = useQueries({ queries, combine })
  const client = useQueryClient()
  // Records that were found by typing: a cell that holds one of them shows its name.
  const [found, setFound] = useState<Readonly<Record<string, readonly GridOption[]>>>({})
  // Compared as text: a typed word brings no other name, and must not make the columns anew with all their rows.
  const names = useMemo(
    () => JSON.stringify(chosen.map(([name]) => [name, namesIn(rows, name)])),
    [rows, chosen],
  )
  const named = useMemo(() => new Map(JSON.parse(names) as [string, GridOption[]][]), [names])
  return useMemo(
    () =>
      lineColumnsOf(fields, editable).map(({ source: _source, ...column }): GridField<LineDraft> => {
        const field = fields[column.name]
        const person = field?.kind === 'user' && editable
        return {
          ...column,
          editable: editable && field !== undefined && !field.readOnly && !field.numbering,
          ...defined({
            name: person ? nameBeside(column.name) : undefined,
            idName: person ? column.name : undefined,
            options: named.has(column.name)
              ? withNames(
                  withNames(options[column.name] ?? [], found[column.name] ?? []),
                  named.get(column.name) ?? [],
                )
              : undefined,
            search:
              field?.kind === 'ref' && editable
                ? async (words: string) => {
                    const { data } = await client.fetchQuery(recordsQuery(field, words, plantCd))
                    const offered = data.map(refOption)
                    setFound((before) => ({
                      ...before,
                      [column.name]: withNames(before[column.name] ?? [], offered),
                    }))
                    return offered
                  }
                : undefined,
          }),
          ...changes[column.name],
        }
      }),
    [fields, editable, options, found, client, named, changes, plantCd],
  )
}

const recordsQuery = ({ source, inStates }: Field, words: string, plantCd: string | null | undefined) =>
  referencesQuery(source ?? '', words, { ...defined({ plantCd }), states: inStates })
/** Every choice of a field as code and name. */
function optionsQuery(field: Field, menuId: string | undefined, plantCd: string | null | undefined) {
  const source = field.source ?? ''
  if (field.kind === 'department')
    return {
      ...departmentsQuery(null, menuId),
      select: (answer: Answer<Dept>) => answer.data.map(({ deptCd, deptNm }) => option(deptCd, deptNm)),
    }
  if (field.kind === 'process') {
    return {
      ...processesQuery(null, null),
      select: (answer: Answer<Proc>) =>
        answer.data.map(({ processNo, processNm }) => option(processNo, processNm)),
    }
  }
  if (field.kind === 'ref')
    return {
      ...recordsQuery(field, '', plantCd),
      select: (answer: Answer<RefOption>) => answer.data.map(refOption),
    }
  return { ...codesQuery(source), select: (answer: Answer<GridOption>) => answer.data }
}
type Answer<T> = { data: T[] }
type Dept = { deptCd: string; deptNm: string }
type Proc = { processNo: number; processNm: string }
const option = (code: string | number, codeNm: string): GridOption => ({ code: String(code), codeNm })
const refOption = (found: RefOption): GridOption => option(found.key, offeredAs(found))
