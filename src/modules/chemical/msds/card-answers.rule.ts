import type { Language } from '../../../core/shared/session.ts'

/** Sections that everybody at the work may read without signing in: hazards, first aid, fire, spill, handling, protection. Never the composition. */
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
