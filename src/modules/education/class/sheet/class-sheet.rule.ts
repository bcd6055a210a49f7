import type { Field, Fields } from '../../../../core/shared/field.ts'
import type { AnyResource } from '../../../../core/shared/resource.ts'
import { eduClass } from '../edu-class.resource.ts'
import { eduAttend, eduTarget } from '../edu-target.resource.ts'

interface Sheet {
  of: AnyResource
  path: string
  fields: Fields
  /** Columns by which a row is known again. */
  known: string[]
}
const sheetOf = ({ of, path, fields, known }: Sheet): AnyResource =>
  ({
    name: of.name,
    title: of.title,
    path,
    menus: [...eduClass.menus],
    key: of.key,
    fields,
    scope: 'everyone',
    unique: [known],
    list: Object.keys(fields),
    search: {},
    excel: { import: Object.keys(fields) },
  }) as AnyResource
/** A field that the record shows and a sheet says. */
const said = ({ readOnly: _readOnly, personal: _personal, ...field }: Field): Field => field
/** The name stands beside the account or number, so that a slip of one row is found before it is written. */
const peopleIn = ({ fields }: AnyResource): Fields => {
  const { userId, vendorWorkerNo, targetNm } = fields as Record<string, Field>
  return { userId: said(userId!), vendorWorkerNo: said(vendorWorkerNo!), targetNm: said(targetNm!) }
}

/**
 * The list of people of a class as a workbook.
 * @param key of the class, or ':key' for the route
 * @param target the definition with the labels of the reader's language
 */
export const targetSheet = (key: string | number, target: AnyResource = eduTarget): AnyResource =>
  sheetOf({
    of: target,
    path: `${eduClass.path}/${key}/people`,
    fields: peopleIn(target),
    known: ['userId', 'vendorWorkerNo'],
  })

/** When the people of a class were there, one stay a row; who has not come has a row without times. */
export function attendSheet(
  key: string | number,
  target: AnyResource = eduTarget,
  attend: AnyResource = eduAttend,
): AnyResource {
  const { inDt, outDt, modReason } = attend.fields as Record<string, Field>
  return sheetOf({
    of: attend,
    path: `${eduClass.path}/${key}/stays`,
    fields: { ...peopleIn(target), inDt: said(inDt!), outDt: said(outDt!), modReason: said(modReason!) },
    known: ['userId', 'vendorWorkerNo', 'inDt'],
  })
}
