import { addDays } from '../../../core/shared/dates.ts'
import { monthsOf } from '../../../core/shared/periods.ts'
import { percentOf } from '../../../core/shared/decimal.ts'
import { councilSentences, councilNames } from './council.texts.ts'
import type { Sentence } from '../../../core/shared/sentence.ts'
import type { CouncilState } from './council-transitions.rule.ts'
import { fixedAgendas } from './council-agendas.texts.ts'

/** The minutes are out: companies see them. */
export const sharedStates: readonly CouncilState[] = ['shared', 'closed']
/** The meeting took place. */
export const heldStates: readonly CouncilState[] = ['held', ...sharedStates]
/** After so many days the minutes may be closed without every signature (vendor 4). */
export const signDays = 14

/** The bodies in which plant, workers and companies meet (vendor 2.3), by item of COUNCIL_KIND. */
export const councilKinds = {
  CNK01: {
    name: councilNames.council(),
    note: councilNames.councilNote(),
  },
  CNK02: {
    name: councilNames.committee(),
    note: councilNames.committeeNote(),
  },
  CNK03: {
    name: councilNames.labour(),
    note: councilNames.labourNote(),
  },
} as const
export type CouncilKind = keyof typeof councilKinds
/** The one that the clock plans every month and the statistics count. */
export const monthlyKind = 'CNK01' satisfies CouncilKind
export const councilKindOf = (kindCd: string) =>
  councilKinds[Object.hasOwn(councilKinds, kindCd) ? (kindCd as CouncilKind) : monthlyKind]

interface AgendaRow {
  agendaCd: string
  cont: string | null
  decisionCont: string | null
  ownerUserId: string | null
  dueYmd: string | null
  imprNo: number | null
}
interface Attendance {
  attendYn: 'Y' | 'N'
  vendorCd: string | null
  signDt: string | null
}

/** Why it cannot be recorded as held. @param now moment as the server says it, 'YYYY-MM-DDTHH:mm…' */
export function meetingRefusal(
  row: { meetDt: string | null; placeNm: string | null; chairUserId: string | null },
  now: string,
): Sentence | undefined {
  if (!row.meetDt || !row.placeNm || !row.chairUserId) return councilSentences.meetingFacts()
  return Date.parse(row.meetDt) > Date.parse(now) ? councilSentences.notYet() : undefined
}

/**
 * The council is the plant and all of its contractors (시행규칙 제79조제1항): every company at work is named, and
 * somebody of both sides came. A committee or a labour-management council has members of its own, who are not
 * counted here.
 * @param companies companies with a running contract at the plant
 */
export function memberRefusal(
  attends: readonly Attendance[],
  companies: readonly { vendorCd: string; vendorNm: string }[],
  kindCd: string = monthlyKind,
): Sentence | undefined {
  const came = attends.filter(({ attendYn }) => attendYn === 'Y')
  if (kindCd !== monthlyKind) return came.length < 2 ? councilSentences.twoMembers() : undefined
  const named = new Set(attends.map(({ vendorCd }) => vendorCd))
  const absent = companies.filter(({ vendorCd }) => !named.has(vendorCd))
  if (absent.length > 0)
    return councilSentences.everyVendor({ vendors: absent.map(({ vendorNm }) => vendorNm).join(', ') })
  if (!came.some(({ vendorCd }) => !vendorCd)) return councilSentences.noPlantMember()
  return companies.length > 0 && !came.some(({ vendorCd }) => vendorCd)
    ? councilSentences.noVendorMember()
    : undefined
}

/**
 * The five subjects of the law are filled in, if only with '해당없음'; the other bodies write what they dealt
 * with.
 */
export function agendaRefusal(
  items: readonly AgendaRow[],
  kindCd: string = monthlyKind,
): Sentence | undefined {
  if (kindCd !== monthlyKind)
    return items.some(({ cont }) => (cont ?? '').trim() !== '') ? undefined : councilSentences.agendaText()
  const open = Object.entries(fixedAgendas).filter(
    ([agendaCd]) => !items.some((item) => item.agendaCd === agendaCd && (item.cont ?? '').trim() !== ''),
  )
  return open.length > 0 ? councilSentences.agendaOpen({ agendas: open.map(([, name]) => name) }) : undefined
}

/** A decision says who does it by when. */
export function decisionRefusal(items: readonly AgendaRow[]): Sentence | undefined {
  const open = items.filter(
    ({ decisionCont, ownerUserId, dueYmd }) => decisionCont && (!ownerUserId || !dueYmd),
  )
  return open.length > 0
    ? councilSentences.decisionOpen({ count: open.length, first: open[0]!.decisionCont ?? '' })
    : undefined
}

/** Everybody who came has signed, or the minutes have been out for 14 days. @param today 'YYYY-MM-DD' */
export function signatureRefusal(
  attends: readonly Attendance[],
  shareDt: string | null,
  today: string,
): Sentence | undefined {
  const open = attends.filter(({ attendYn, signDt }) => attendYn === 'Y' && !signDt).length
  if (open === 0) return undefined
  const from = shareDt ? addDays(shareDt.slice(0, 10), signDays) : undefined
  return from && today >= from
    ? undefined
    : councilSentences.unsigned({ count: open, days: signDays, from: from ?? '-' })
}

/** Every decision has become an improvement. */
export function registeredRefusal(items: readonly AgendaRow[]): Sentence | undefined {
  const open = items.filter(({ decisionCont, imprNo }) => decisionCont && !imprNo).length
  return open > 0 ? councilSentences.unregistered({ count: open }) : undefined
}

/** A council as the statistics answer it. */
export interface CouncilFigures {
  councilNo: number
  plantCd: string
  plantNm: string
  /** 'YYYY-MM' */
  councilYm: string
  state: CouncilState
  meetDt: string | null
  memberCnt: number
  attendedCnt: number
  signedCnt: number
  decisionCnt: number
  /** Decisions whose improvement is closed. */
  doneCnt: number
}
export interface CouncilSummary {
  plantCd: string
  plantNm: string
  /** Months held, and months that had to be: those over, and the present one once it is held. */
  held: number
  owed: number
  /** Whole per cent; null where nobody was counted. */
  attendRate: number | null
  doneRate: number | null
  /** Figures from January to December; undefined for a month without a record. */
  months: { ym: string; council: CouncilFigures | undefined }[]
}

/**
 * The year of each plant: a meeting every month (시행규칙 제79조제3항), counted from the first month on record.
 * @param today 'YYYY-MM-DD'
 */
export function yearSummaries(
  rows: readonly CouncilFigures[],
  year: string,
  today: string,
): CouncilSummary[] {
  return [...Map.groupBy(rows, ({ plantCd }) => plantCd)].map(([plantCd, councils]) => {
    const months = monthsOf(year).map((ym) => ({
      ym,
      council: councils.find(({ councilYm }) => councilYm === ym),
    }))
    const first = months.findIndex(({ council }) => council)
    const isHeld = (council: CouncilFigures | undefined) =>
      council !== undefined && heldStates.includes(council.state)
    const owed = months.filter(
      ({ ym, council }, index) => index >= first && (ym < today.slice(0, 7) || isHeld(council)),
    )
    const held = councils.filter(isHeld)
    const sum = (of: (council: CouncilFigures) => number) =>
      held.reduce((total, council) => total + of(council), 0)
    return {
      plantCd,
      plantNm: councils[0]!.plantNm,
      held: held.length,
      owed: owed.length,
      attendRate: percentOf(
        sum(({ attendedCnt }) => attendedCnt),
        sum(({ memberCnt }) => memberCnt),
      ),
      doneRate: percentOf(
        sum(({ doneCnt }) => doneCnt),
        sum(({ decisionCnt }) => decisionCnt),
      ),
      months,
    }
  })
}
