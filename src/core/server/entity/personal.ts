import { messages } from '../../shared/messages.ts'
import { downloadReasonLength, downloadReasonRefusal } from '../../shared/personal.ts'
import type { Act } from './audit.ts'
import { isSystem, type Context } from './context.ts'
import { badField } from '../http/errors.ts'
import { entitySays } from './entity.texts.ts'

export interface PersonalAccess {
  /** Entity whose persons were shown. */
  tableNm: string
  act: Act
  /** Persons shown. */
  rowCnt: number
  /** Key of the one person, when it was one. */
  subjectId?: string | number | undefined
  reason?: string | undefined
  /**
   * The shown data is about health: without a typed reason, the name of the page is logged as the purpose.
   */
  health?: boolean
}
/** One row of the personal-data access log (admin R14): who, when, from where, whose data, what was done. */
export async function logPersonal({ sql, session, now }: Context, access: PersonalAccess): Promise<void> {
  if (isSystem(session) || access.rowCnt === 0) return
  await sql.query(
    `insert into "personalLog" ("dt", "userId", "sessionId", "ip", "tableNm", "subjectId", "actCd", "rowCnt", "reason")
     values ($1, $2, $3, $4, $5, $6, $7, $8, coalesce($9, (select $11 || m."menuNm" from "menu" m where m."frontEndUrl" = $10 limit 1)))`,
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
      access.health ? (session.menu ?? null) : null,
      String(entitySays.seenOn()),
    ],
  )
}

/** The reason given for taking personal columns home in a file. @throws Refusal 400 at `downloadReason` */
export function requireDownloadReason(given: unknown): string {
  const reason = typeof given === 'string' ? given.trim().normalize('NFC') : ''
  if (reason === '') throw badField('downloadReason', messages.requiredField('다운로드 사유'))
  if (reason.length < downloadReasonLength.min || reason.length > downloadReasonLength.max)
    throw badField('downloadReason', downloadReasonRefusal)
  return reason
}
