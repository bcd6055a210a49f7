import type { Fields } from './field.ts'
import type { AnyResource, Lines } from './resource.ts'

/** Lines of a record that a form saves with it: a sheet may bring them as well. */
export const sheetLines = ({ lines }: AnyResource): [string, Lines][] =>
  Object.entries((lines ?? {}) as Record<string, Lines>).filter(
    ([, each]) => !each.readOnly && sheetColumns(each.fields).length > 0,
  )
const sheetColumns = (fields: Fields): string[] =>
  Object.entries(fields)
    .filter(([, field]) => !field.readOnly && !field.numbering && !field.secret && field.kind !== 'link')
    .map(([name]) => name)

/**
 * The lines of one record as what uploads know: a definition with a template, at an address below the record.
 * Its name is that of the head, whose queries show the lines.
 * @param head address of the record
 */
export const linesSheet = (resource: AnyResource, name: string, lines: Lines, head: string): AnyResource =>
  ({
    name: resource.name,
    title: lines.title,
    path: `${head}/lines/${name}`,
    menus: resource.menus as string[],
    key: lines.key,
    fields: lines.fields,
    scope: 'everyone',
    list: Object.keys(lines.fields),
    search: {},
    excel: { import: sheetColumns(lines.fields) },
  }) as AnyResource
