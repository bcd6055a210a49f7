import type { Context } from '../../../core/server/entity/context.ts'

/** What safety has recorded of a company at a plant in a period. */
export interface CompanyFigures {
  plantCd: string
  vendorCd: string
  /** People of the company, hurt or ill by their work; the dead stand apart. */
  injured: number
  illnesses: number
  /** Killed by an accident, and by an illness of work. */
  deaths: number
  illnessDeaths: number
  /** Accidents with a day of rest or more, and serious ones (중대재해). */
  lostTime: number
  serious: number
  /** Deaths whose accident is not closed yet. */
  causesOpen: number
  /** Near misses and hazards that its people reported. */
  nearMisses: number
  /** Self-checks handed in on time, of those that were due. */
  selfChecks: readonly [done: number, owed: number]
  /** Joint inspections that its people signed, of those it took part in. */
  joint: readonly [done: number, owed: number]
}
/** Self-checks of a company at a plant that are not handed in. */
export interface OpenSelfChecks {
  plantCd: string
  /** Planned ones, which nobody has handed in yet. */
  planned: number
  /** Those that the host has sent back. */
  sentBack: number
  /** When the first of them is due. */
  dueYmd: string
}
/** Rounds past the companies at work in a period, and the joint inspections of its quarters. */
export interface PlantRounds {
  /** Of all two days in a row on which a company worked, those that a round came by in (시행규칙 제80조). */
  done: number
  owed: number
  gaps: { vendorNm: string; from: string; to: string }[]
  quarters: { quarter: string; held: number; isOver: boolean }[]
}
/** The plant's own people in a year: on average, and those hurt; null where nobody has recorded them. */
export interface OwnPeople {
  workers: number | null
  injured: number
  deaths: number
}
export interface FiguresAsked {
  plantCd: string
  /** Absent: all companies of the plant. */
  vendorCd?: string
  from: string
  to: string
}
interface SafetyFigures {
  companies: (context: Context, asked: FiguresAsked) => Promise<CompanyFigures[]>
  /** Self-checks due between two days, by plant. */
  openSelfChecks: (
    context: Context,
    asked: { vendorCd: string; plantCd?: string; from: string; to: string },
  ) => Promise<OpenSelfChecks[]>
  rounds: (context: Context, asked: FiguresAsked) => Promise<PlantRounds>
  ownPeople: (context: Context, plantCd: string, year: string) => Promise<OwnPeople>
  /** 통합공표 (SAF-07): whether the employer publishes his accidents together with those of the contractors. */
  isPublished: (
    context: Context,
    plantCd: string,
    day: string,
    own: HeadsAndDeaths,
    contractors: HeadsAndDeaths,
  ) => Promise<boolean>
}
interface HeadsAndDeaths {
  workers: number
  deaths: number
}
const nobody = () => Promise.reject(new Error('no module records what happens to companies'))
let figures: SafetyFigures = {
  companies: nobody,
  openSelfChecks: nobody,
  rounds: nobody,
  ownPeople: nobody,
  isPublished: nobody,
}
/** Accidents, checks and patrols are recorded by the module of safety, which stands on vendors: it hands them down. */
export const connectSafetyFigures = (given: SafetyFigures): void => void (figures = given)
export const safetyFigures: SafetyFigures = {
  companies: (...asked) => figures.companies(...asked),
  openSelfChecks: (...asked) => figures.openSelfChecks(...asked),
  rounds: (...asked) => figures.rounds(...asked),
  ownPeople: (...asked) => figures.ownPeople(...asked),
  isPublished: (...asked) => figures.isPublished(...asked),
}
/** A company about which nothing is recorded in the period. */
export const nothingRecorded = (plantCd: string, vendorCd: string): CompanyFigures => ({
  plantCd,
  vendorCd,
  injured: 0,
  illnesses: 0,
  deaths: 0,
  illnessDeaths: 0,
  lostTime: 0,
  serious: 0,
  causesOpen: 0,
  nearMisses: 0,
  selfChecks: [0, 0],
  joint: [0, 0],
})
/** The figures of one company. */
export async function figuresOfCompany(
  context: Context,
  asked: FiguresAsked & { vendorCd: string },
): Promise<CompanyFigures> {
  const [found] = await safetyFigures.companies(context, asked)
  return found ?? nothingRecorded(asked.plantCd, asked.vendorCd)
}
