import { parametersOr } from '../parameter/parameter.server.ts'
import type { Sql } from '../../core/server/database/database.ts'

/**
 * Keeping times of logs and files; sysParam has dated values of the same names, and these hold where there is
 * none.
 */
export const logDefaults = {
  /** 감사로그, 년 (admin 2.2: 5년) */
  LOG_AUDIT_YEARS: 5,
  /** 개인정보 접속기록, 년 (개인정보의 안전성 확보조치 기준 제8조: 민감정보 2년) */
  LOG_PERSONAL_YEARS: 2,
  LOG_ERROR_DAYS: 180,
  LOG_BATCH_DAYS: 180,
  LOG_EXCEL_DAYS: 180,
  LOG_USE_DAYS: 400,
  /** Files of other systems after they were read. */
  LOG_FEED_DAYS: 90,
  /** Files of background downloads (admin R12: 7일). */
  EXCEL_FILE_DAYS: 7,
  EXCEL_PREVIEW_DAYS: 7,
} as const
export type LogParameter = keyof typeof logDefaults

/** The values in force on a day. @param day 'YYYY-MM-DD' */
export const logParameters = (sql: Sql, day: string): Promise<Record<LogParameter, number>> =>
  parametersOr(sql, logDefaults, day)
