import { number } from '../../../core/shared/field.ts'
import type { Fields } from '../../../core/shared/field.ts'
import { defineLines, type AnyResource } from '../../../core/shared/resource.ts'
import type { FieldIssue } from '../../../core/shared/session.ts'
import { keptRows, marksOf, type LineDraft } from '../../../core/web/form/line-rows.ts'

type Values = Record<string, unknown>
/** Drawn only: how many records use the code. */
export const usesName = 'uses'

/** The items of one group as rows of a grid; the group itself stands above them. */
export function itemLines(resource: AnyResource, usesLabel: string) {
  const {
    codeGrpCd: _group,
    code,
    codeNm,
    useYn,
    sortOrder,
    fromYmd,
    toYmd,
    ...rest
  } = resource.fields as Fields
  const uses = number(usesLabel, { readOnly: true })
  return defineLines({
    name: resource.name,
    title: resource.title,
    key: resource.key,
    parent: 'codeGrpCd',
    fields: { code, codeNm, useYn, [usesName]: uses, sortOrder, fromYmd, toYmd, ...rest } as Fields,
  })
}

/** The changes sent to the server, and the positions to which its messages belong. */
export interface ItemChanges {
  inserted: Values[]
  updated: Values[]
  deleted: number[]
  /** Place in the grid's kept rows of each sent row. */
  places: { inserted: number[]; updated: number[] }
}
export function changesOf(
  rows: readonly LineDraft[],
  saved: readonly Values[],
  key: string,
  fields: Fields,
  codeGrpCd: string,
): ItemChanges {
  const marks = marksOf(rows, saved, key, fields)
  const kept = keptRows(rows) as LineDraft[]
  const sent = (row: LineDraft): Values =>
    Object.fromEntries(
      Object.keys(fields).flatMap((name) =>
        name === usesName || row[name] === undefined ? [] : [[name, row[name]]],
      ),
    )
  const marked = (mark: string) =>
    kept.flatMap((row, place) => (marks.get(row.rowId) === mark ? [{ row, place }] : []))
  const [inserted, updated] = [marked('inserted'), marked('updated')]
  return {
    inserted: inserted.map(({ row }) => ({ ...sent(row), codeGrpCd })),
    updated: updated.map(({ row }) => ({
      ...sent(row),
      codeGrpCd,
      [key]: row[key],
      updateDt: row['updateDt'],
    })),
    deleted: rows.filter(({ rowId }) => marks.get(rowId) === 'deleted').map((row) => row[key] as number),
    places: { inserted: inserted.map(({ place }) => place), updated: updated.map(({ place }) => place) },
  }
}
/** `inserted.1.toYmd` of the answer is a cell of the grid: `items.4.toYmd`. */
export const placedIssues = (
  issues: readonly FieldIssue<string>[],
  { places }: ItemChanges,
): FieldIssue<string>[] =>
  issues.flatMap(({ path, message }) => {
    const [list, index, cell] = path.split('.')
    const place = list === 'inserted' || list === 'updated' ? places[list][Number(index)] : undefined
    return place === undefined || !cell ? [] : [{ path: `items.${place}.${cell}`, message }]
  })
