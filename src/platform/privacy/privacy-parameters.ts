import type { Sql } from '../../core/server/database/database.ts'
import { parametersOr } from '../parameter/parameter.server.ts'

/**
 * Figures of the law and keeping times of personal data; sysParam has dated values of the same names, these
 * hold where there is none.
 */
export const privacyDefaults = {
  /** 통지·신고 기한, 시간 (개인정보 보호법 시행령 제39조제1항, 제40조제1항) */
  PRIVACY_BREACH_HOURS: 72,
  /** 신고 대상 정보주체 수, 명 (시행령 제40조제1항제1호) */
  PRIVACY_REPORT_PERSONS: 1000,
  /** 퇴사·정지 계정의 개인정보, 년 (개인정보 보호법 제21조; 근로기준법 제42조가 정한 근로자명부의 보존기간) */
  PRIVACY_USER_YEARS: 3,
  /** 로그인 이력, 년 */
  PRIVACY_LOGIN_YEARS: 2,
  /** 끝난 세션의 접속지, 일 */
  PRIVACY_SESSION_DAYS: 180,
  /** 보낸 메일, 일 */
  PRIVACY_MAIL_DAYS: 180,
  /** 알림, 일 */
  PRIVACY_NOTI_DAYS: 365,
  /** 거래가 끝났거나 쓰지 않는 업체 작업자의 개인정보, 년 (근로자명부의 보존기간을 따름; 확인 필요) */
  PRIVACY_WORKER_YEARS: 3,
  /** 출입기록, 년 (산업안전보건법 제164조의 3년을 따름; 확인 필요) */
  PRIVACY_ENTER_YEARS: 3,
  /** 같은 대상의 파기 목록을 다시 만들기까지, 일 (표준 개인정보 보호지침 제10조: 끝난 날부터 5일 이내; 확인 필요) */
  PRIVACY_LIST_DAYS: 5,
} as const
export type PrivacyParameter = keyof typeof privacyDefaults

/** The values in force on a day. @param day 'YYYY-MM-DD' */
export const privacyParameters = (sql: Sql, day: string): Promise<Record<PrivacyParameter, number>> =>
  parametersOr(sql, privacyDefaults, day)
