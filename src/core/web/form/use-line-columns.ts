import { useMemo } from 'react'
import { useQueries } from '@tanstack/react-query'
import type { Field, Fields } from '../../shared/field.ts'
import { nameBeside } from '../../shared/resource.ts'
import type { GridField, GridOption } from '../grid/columns.ts'
import { lineColumnsOf } from '../list/columns-of.ts'
import { codesQuery, departmentsQuery, processesQuery, referencesQuery } from '../popup/lookups.ts'
import type { LineDraft } from './line-rows.ts'

/** Columns of child rows with their choices; in a form that is only read, names stand for keys. */
export function useLineColumns(
  fields: Fields,
  editable: boolean,
  changes: Record<string, Partial<GridField<LineDraft>>> = {},
): GridField<LineDraft>[] {
  const chosen = Object.entries(fields).filter(([, { kind }]) => ['code', 'codes', 'department', 'process', 'ref'].includes(kind))
  const options = useQueries({
    queries: chosen.map(([, field]) => optionsQuery(field)),
    combine: (answers) => Object.fromEntries(chosen.map(([name], index) => [name, answers[index]?.data])),
  })
  return useMemo(
    () =>
      lineColumnsOf(fields, editable).map(({ source: _source, ...column }): GridField<LineDraft> => {
        const field = fields[column.name]
        return {
          ...column,
          ...(field?.kind === 'user' && editable && { name: nameBeside(column.name), idName: column.name }),
          editable: editable && field !== undefined && !field.readOnly && !field.numbering,
          ...(options[column.name] && { options: options[column.name]! }),
          ...changes[column.name],
        }
      }),
    // The changes are written in place by pages; their content decides.
    // oxlint-disable-next-line react/exhaustive-deps
    [fields, editable, options, JSON.stringify(changes)],
  )
}

/** Every choice of a field as code and name. */
function optionsQuery(field: Field) {
  const source = field.source ?? ''
  if (field.kind === 'department')
    return { ...departmentsQuery(null), select: (answer: Answer<Dept>) => answer.data.map(({ deptCd, deptNm }) => option(deptCd, deptNm)) }
  if (field.kind === 'process') {
    return {
      ...processesQuery(null, null),
      select: (answer: Answer<Proc>) => answer.data.map(({ processNo, processNm }) => option(processNo, processNm)),
    }
  }
  if (field.kind === 'ref')
    return { ...referencesQuery(source, '', {}), select: (answer: Answer<Ref>) => answer.data.map(({ key, name }) => option(key, name)) }
  return { ...codesQuery(source), select: (answer: Answer<GridOption>) => answer.data }
}
type Answer<T> = { data: T[] }
type Dept = { deptCd: string; deptNm: string }
type Proc = { processNo: number; processNm: string }
type Ref = { key: string | number; name: string }
const option = (code: string | number, codeNm: string): GridOption => ({ code: String(code), codeNm })
