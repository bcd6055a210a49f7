/** Facts for the page of a link: its place and group, and the kinds of hazard in the reader's language. */
export interface LinkPage {
  plantNm: string
  vendorNm: string | null
  placeNm: string | null
  hazards: { code: string; name: string }[]
  /** What else may be told here, in the reader's language. */
  kinds: { kind: string; title: string; intro: string; types: { code: string; name: string }[] }[]
}
export interface Receipt {
  /** Number of the record. */
  imprCd: string
  /** Absent: an improvement. */
  kind?: string
  /** Signed: opens the state of this one request. */
  receipt: string
}
/** The progress of a request, in steps that mean something outside the portal. */
export const progressSteps = ['asked', 'received', 'doing', 'checking', 'closed', 'ended'] as const
export type ProgressStep = (typeof progressSteps)[number]
export interface Progress {
  imprCd: string
  /** Absent: an improvement. */
  kind?: string
  step: ProgressStep
  /** Remarks added through the receipt, the oldest first; nobody else's. */
  words: { txt: string; createDt: string }[]
  /** Pictures added through the receipt; none of them is shown here. */
  photoCnt: number
  /** Words can still be added. */
  open: boolean
  /** 1–5; null until the requester has answered. The question comes once the matter is closed. */
  satisScore: number | null
}
/** Most pictures that one receipt adds, while nobody has taken the request up. */
export const mostPhotos = 5
/** Most words that one receipt adds. */
export const mostWords = 10
const steps: Readonly<Record<string, ProgressStep>> = {
  draft: 'asked',
  requested: 'asked',
  received: 'received',
  assigned: 'received',
  onHold: 'received',
  inProgress: 'doing',
  done: 'checking',
  verifying: 'checking',
  effectPending: 'checking',
  closing: 'checking',
  closed: 'closed',
}
/** The step of a state; what was returned, cancelled or merged has ended. */
export const progressOf = (state: string): ProgressStep => steps[state] ?? 'ended'
