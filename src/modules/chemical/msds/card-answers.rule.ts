import type { Language } from '../../../core/shared/session.ts'

/**
 * Sections that everybody at the work may read without signing in: hazards, first aid, fire, spill, handling,
 * protection. Never the composition.
 */
export const cardSections = ['02', '04', '05', '06', '07', '08'] as const

/** What a person who reads the QR code of a container is answered. */
export interface MsdsCard {
  prodNm: string
  makerNm: string
  emergencyTel: string
  msdsVer: number
  revYmd: string
  /** Language that the sections are written in. */
  langCd: Language
  signalWordCd: string
  pictos: { cd: string; nm: string }[]
  hazards: string[]
  sections: { cd: string; nm: string; lines: string[] }[]
}

/** Who has opened a sheet in the portal, the last one first. */
export interface MsdsReader {
  userId: string
  userNm: string
  deptNm: string | null
  /** Moment of the last time. */
  readDt: string
  /** On how many days; a day counts once. */
  dayCnt: number
}
