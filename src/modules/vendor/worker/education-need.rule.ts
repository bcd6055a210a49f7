import type { Said } from '../../../core/shared/sentence.ts'

/** A person whose education is asked about: an employee or a worker of a company, never both. */
export interface EducationPerson {
  userId?: string
  vendorWorkerNo?: number
  /** The same work in our plant for an earlier employer (산업안전보건법 시행규칙 제27조제5항제3호). */
  experienced?: boolean
  /** Special education that the trade of this person asks for besides, by item of VND_EDU. */
  special?: readonly EducationItem[]
  /** The person watches or measures and has learned to. */
  items?: readonly EducationItem[]
}
/** An item of VND_EDU with the name that sentences use. */
export interface EducationItem {
  code: string
  name: Said
}
export interface EducationNeed {
  /** First and last day of a stay; of a work both are its day. */
  fromYmd: string
  toYmd: string
  /** Where the person is to work: free seats of this plant are offered. Absent: none are. */
  plantCd?: string | null
  /** How the sentences speak: of the end of a stay, or of the day of a work. */
  asked: 'stay' | 'work'
  /** What everybody must hold on all of these days, such as 출입안전교육. */
  items: readonly EducationItem[]
  /** 특별교육 of the work (시행규칙 별표 5 제1호라목). */
  special: readonly EducationItem[]
  /** 채용 시 교육 is asked for. */
  hire: boolean
  /** The work is one with hazardous chemicals (화학물질관리법 제33조). */
  chemical: boolean
}
/** Kinds of finding: an item, 채용 시, 특별 before the work, 특별 by its due day, 유해화학물질. */
export type EducationFinding = 'ITEM' | 'NEW' | 'SPC_PRE' | 'SPC' | 'HCM'
export interface EducationReason {
  code: EducationFinding
  /** A warning lets somebody begin; what blocks does not. */
  level: 'BLOCK' | 'WARN'
  message: Said
  /** Last valid day of what ends too early. */
  validToYmd?: string
  /** Minutes that are lacking. */
  lackMin?: number
  /** A class with a free seat that teaches what is lacking; its page gives the seat. */
  fixUrl?: string
}
/** The key of a person in the answer. */
export const educationKey = ({ userId, vendorWorkerNo }: EducationPerson): string =>
  userId === undefined ? String(vendorWorkerNo) : `u:${userId}`
