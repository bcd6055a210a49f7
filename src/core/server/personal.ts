import type { Fields } from '../shared/field.ts'
import { messages } from '../shared/messages.ts'
import type { AnyResource, Lines } from '../shared/resource.ts'
import type { Act } from './audit.ts'
import { isSystem, type Context } from './context.ts'
import { badField } from './errors.ts'

/** How long the reason of a download has to be, in characters (admin R12). */
export const downloadReasonLength = { min: 5, max: 200 } as const
export const downloadReasonMessage = `다운로드 사유를 ${downloadReasonLength.min}자 이상 ${downloadReasonLength.max}자 이하로 입력해 주세요.`

const isPersonal = (fields: Fields, names: readonly string[] = Object.keys(fields)): boolean =>
  names.some((name) => Object.hasOwn(fields, name) && fields[name].personal === true)
/** Whether the named columns, or all that a list answers, tell about persons. */
export const showsPersonal = (resource: AnyResource, names?: readonly string[]): boolean => isPersonal(resource.fields as Fields, names)
/** A record answers its lines as well. */
export const recordShowsPersonal = (resource: AnyResource): boolean =>
  showsPersonal(resource) || Object.values((resource.lines ?? {}) as Record<string, Lines>).some(({ fields }) => isPersonal(fields))

export interface PersonalAccess {
  /** Entity whose persons were shown. */
  tableNm: string
  act: Act
  /** Persons shown. */
  rowCnt: number
  /** Key of the one person, when it was one. */
  subjectId?: string | number | undefined
  reason?: string | undefined
}
/** One row of the personal-data access log (admin R14): who, when, from where, whose data, what was done. */
export async function logPersonal({ sql, session, now }: Context, access: PersonalAccess): Promise<void> {
  if (isSystem(session) || access.rowCnt === 0) return
  await sql.query(
    `insert into "personalLog" ("dt", "userId", "sessionId", "ip", "tableNm", "subjectId", "actCd", "rowCnt", "reason") values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      now,
      session.userId,
      session.sessionId,
      session.ip,
      access.tableNm,
      access.subjectId === undefined ? null : String(access.subjectId),
      access.act,
      access.rowCnt,
      access.reason ?? null,
    ],
  )
}

/** The reason given for taking personal columns home in a file. @throws Refusal 400 at `downloadReason` */
export function requireDownloadReason(given: unknown): string {
  const reason = typeof given === 'string' ? given.trim().normalize('NFC') : ''
  if (reason === '') throw badField('downloadReason', messages.requiredField('다운로드 사유'))
  if (reason.length < downloadReasonLength.min || reason.length > downloadReasonLength.max)
    throw badField('downloadReason', downloadReasonMessage)
  return reason
}
