import { textarea, type Fields } from './field.ts'
import type { AnyResource, Lines } from './resource.ts'
import { personalSays } from './personal.texts.ts'

/** How long the reason of a download has to be, in characters (admin R12). */
export const downloadReasonLength = { min: 5, max: 200 } as const
export const downloadReasonField = textarea('다운로드 사유', { required: true, ...downloadReasonLength })
export const downloadReasonRefusal = personalSays.reasonLength(downloadReasonLength)

const isPersonal = (fields: Fields, names: readonly string[] = Object.keys(fields)): boolean =>
  names.some((name) => Object.hasOwn(fields, name) && fields[name]?.personal === true)
/** Whether the named columns, or all that a list answers, tell about persons. */
export const showsPersonal = (resource: AnyResource, names?: readonly string[]): boolean =>
  isPersonal(resource.fields as Fields, names)
/**
 * Whether the named columns, or all, tell about somebody's health: why they were looked at is written down as
 * well.
 */
export const showsSealed = (
  resource: AnyResource,
  names: readonly string[] = Object.keys(resource.fields as Fields),
): boolean => names.some((name) => (resource.fields as Fields)[name]?.sealed)
/** A record answers its lines as well. */
export const recordShowsPersonal = (resource: AnyResource): boolean =>
  showsPersonal(resource) ||
  Object.values((resource.lines ?? {}) as Record<string, Lines>).some(({ fields }) => isPersonal(fields))
