import 'fastify'
import type { Language } from '../../shared/session.ts'

/** The caller, as every query and guard sees them. The platform makes it, the engine uses it. */
export interface Session {
  sessionId: string
  userId: string
  userNm: string
  /** Set for people of a vendor: they see rows of this vendor only. */
  vendorCd: string | null
  /** Companies below it in the chain of subcontracts; their rows are read where a definition says `below`. */
  vendorsBelow?: readonly string[]
  plantCd: string | null
  deptCd: string | null
  language: Language
  /** Plants whose rows may be seen; null: all. */
  plants: readonly string[] | null
  /** Departments whose rows may be seen, descendants included; null: all. */
  depts: readonly string[] | null
  /** Rights by frontEndUrl. */
  menus: ReadonlyMap<string, MenuRight>
  /** frontEndUrl of the menu whose right opened this call; absent where no menu was needed. */
  menu?: string | undefined
  authGrpNos: readonly number[]
  duties: readonly { dutyCd: string; plantCd: string; deptCd: string | null }[]
  /**
   * Set at a shared device: only routes with `atDevice` are open there, and the audit trail names the device.
   */
  device?: { deviceNo: number; name: string; plantCd: string }
  ip: string
}
export interface MenuRight {
  read: boolean
  write: boolean
  excel: boolean
  print: boolean
  /**
   * The menu is marked APA02: its pages show the caller's own plant only, whatever plants the caller may see
   * elsewhere (specification section 6).
   */
  ownPlant?: boolean
}
export type Right = 'read' | 'write' | 'excel' | 'print'

/** True when any of the menus gives the right. */
export const mayUse = (session: Pick<Session, 'menus'>, menus: readonly string[], right: Right): boolean =>
  menus.some((menu) => session.menus.get(menu)?.[right])

/** The right that a route needs of its caller. A route without it stops the start. */
export type Access = 'public' | 'signedIn' | { menus: readonly string[]; right: Right }

declare module 'fastify' {
  interface FastifyRequest {
    session: Session
  }
  interface FastifyContextConfig {
    access?: Access
    /** Open to a user who has to change a temporary password first; all other routes are not. */
    beforePasswordChange?: boolean
    /** Answered to a session at a shared device; everything else is not. */
    atDevice?: boolean
  }
}
