import { textarea, type Fields } from './field.ts'
import type { AnyResource, Lines } from './resource.ts'
import { personalSays } from './personal.texts.ts'

/** Length of the reason for a download, in characters (admin R12). */
export const downloadReasonLength = { min: 5, max: 200 } as const
export const downloadReasonField = textarea('다운로드 사유', { required: true, ...downloadReasonLength })
export const downloadReasonRefusal = personalSays.reasonLength(downloadReasonLength)

const isPersonal = (fields: Fields, names: readonly string[] = Object.keys(fields)): boolean =>
  names.some((name) => Object.hasOwn(fields, name) && fields[name]?.personal !== undefined)
/** True if the named columns, or all columns of the list, are about persons. */
export const showsPersonal = (resource: AnyResource, names?: readonly string[]): boolean =>
  isPersonal(resource.fields as Fields, names)
/**
 * True if the named columns, or all, are about somebody's health: then the reason for reading them is logged
 * too.
 */
export const showsSealed = (
  resource: AnyResource,
  names: readonly string[] = Object.keys(resource.fields as Fields),
): boolean => names.some((name) => (resource.fields as Fields)[name]?.sealed)
/** A record answers its lines as well. */
export const recordShowsPersonal = (resource: AnyResource): boolean =>
  showsPersonal(resource) ||
  Object.values((resource.lines ?? {}) as Record<string, Lines>).some(({ fields }) => isPersonal(fields))
