import type { Said } from './sentence.ts'
/**
 * Shapes that the browser and the server exchange about who is signed in (specification sections 3, 4, 7;
 * admin section 4.1, 7).
 */
export type Language = 'kr' | 'zh' | 'en' | 'es'
export const languages: readonly Language[] = ['kr', 'zh', 'en', 'es']
export type Size = 'medium' | 'small' | 'mini'
export type Portal = 'MAIN' | 'VENDOR'
export type YesNo = 'Y' | 'N'
/** Under this name the clock and the seed write; there is no such person. */
export const systemUserId = 'system'
export const yes = (value: string | null | undefined): boolean => value === 'Y'

/** userPwdSHA: SHA-256 of the password, 64 lower-case hex digits. */
export interface LoginRequest {
  userId: string
  userPwdSHA: string
}
export interface LoginAnswer {
  userId: string
  accessToken: string
  refreshToken: string
  mustChgYn: YesNo
}
export interface UserInfo {
  userId: string
  userNm: string
  userKindCd: string
  portalCd: Portal
  plantCd: string | null
  plantNm: string | null
  deptCd: string | null
  deptNm: string | null
  vendorCd: string | null
  vendorNm: string | null
  vendor: { vendorCd: string; vendorNm: string } | null
  depts: { deptCd: string; pdeptCd: string | null; deptNm: string; plantCd: string }[]
  userAuthGrps: { authGrpNo: number; authGrpNm: string; settingYn: YesNo }[]
  deptAuthGrp: { plantAccessYn: YesNo; deptAccessYn: YesNo }
  duties: { dutyCd: string; plantCd: string; deptCd: string | null }[]
  roles: string[]
  name: string
  avatar: string | null
  introduction: string | null
  langCd: Language
  sizeCd: Size
  /** Route that opens after the sign-in; null: the dashboard. */
  homeUrl: string | null
  /** Rows of a list at first. */
  pageSize: number
  /** The person's own arrangement, by name: columns of lists, folded panels, the first page. */
  gridPref?: Record<string, unknown>
  mustChgYn: YesNo
}
/** One menu with the rights of the signed-in user, parents included, children sorted by sortOrder. */
export interface MenuNode {
  menuId: string
  menuNm: string
  menuNmEn: string | null
  menuNmZh: string | null
  menuNmEs: string | null
  upMenuId: string | null
  menuLvl: number
  taskGrpCd: string
  portalCd: Portal
  frontEndUrl: string
  /**
   * Address in the browser: built from the last segments of the chain, a query value appended as _{value}.
   */
  routePath: string
  sortOrder: string
  icon: string | null
  color: string | null
  plantAccCd: string | null
  /** An administrator has written a help text. */
  helpYn?: YesNo
  accessYn: YesNo
  writeYn: YesNo
  excelYn: YesNo
  printYn: YesNo
  children: MenuNode[]
}

/** The body of every refusal (specification section 8 exception notice; admin section 7). */
export interface ErrorBody {
  errorCode: string
  timestamp: string
  message: string
  cause: string | null
  causeDetail: string | null
  url: string
  queryString: string
  returnCode: number
  logNo: string | null
  /** Messages at fields; a line's field is written `workers.0.workerNo`. */
  fields: FieldIssue<string>[]
  /** Business reasons when several guards refuse. */
  reasons: { guard: string; message: string; fixUrl?: string }[]
  /** Figures that go with a refusal, such as how much would fit. */
  data?: Record<string, unknown>
}
/** Wrong input at a field; on the wire (`FieldIssue<string>`) it is worded. */
export interface FieldIssue<M extends Said = Said> {
  path: string
  message: M
}
/** Codes of a 401 (specification section 8). */
export type SessionCode =
  | 'ACCESS_EXPIRED'
  | 'REFRESH_EXPIRED'
  | 'WRONG_PASSWORD'
  | 'CONCURRENT_EXPIRED'
  | 'LOGIN_CHECK'
  | 'UNAUTHORIZED'
export const tokenHeader = 'X-Authorization'
export const refreshHeader = 'X-Refresh-Token'
/** Random, one per thing that is submitted: the server does a repeated request once. */
export const idempotencyHeader = 'X-Idempotency-Key'
/**
 * When and by whom something was entered that had to wait for the network; both come with an
 * X-Idempotency-Key.
 */
export const enteredHeaders = { dt: 'X-Entered-Dt', by: 'X-Entered-By' } as const
/** Code of the 409 for something that somebody else at the same computer has entered. */
export const enteredByOther = 'ENTERED_BY_OTHER'
export const cookieNames = { access: 'accessToken', refresh: 'refreshToken', legacy: 'jwtToken' } as const

/** Told when menus or rights of somebody have changed: every browser asks for its own menus again. */
export const rightsTopic = 'rights'
/** One event of the live stream (server-sent events): ids only, the page asks again for what it shows. */
export interface LiveEvent {
  /** `workPermit`, `notification`, `session` … */
  topic: string
  key?: string | number
  /**
   * The event goes only to this person's browsers; absent: to everybody's. The browser itself never sees the
   * field.
   */
  to?: string
  /** Plant of the record: only who sees it hears the key. The browser itself never sees the field. */
  plantCd?: string | undefined
}
/** Items of APA: of which plants a menu shows rows. */
export const menuPlants = { chosen: 'APA01', own: 'APA02' } as const
