import { fileURLToPath } from 'node:url'
import { renderSVG } from 'uqr'
import { renderPdf } from '../../../core/server/pdf/render-pdf.ts'
import type { Language } from '../../../core/shared/session.ts'
import { printLayout } from './permit-print.texts.ts'

/** Absolute path of the form. */
export const permitFormTemplate = fileURLToPath(new URL('permit-form.typ', import.meta.url))

/** A signature or approval: empty name and time are an empty box to be signed by hand. */
export interface PrintSignature {
  role: string
  name?: string
  dept?: string
  /** 'YYYY-MM-DD HH:mm'. */
  dt?: string
}

export interface PrintCheck {
  /** 작업 전, 작업 중, 완료. */
  stage: string
  itemNm: string
  basisTxt?: string
  need: boolean
  /** Empty as long as nobody has looked. */
  confirmed?: boolean
  /** Work cannot start while this item is not confirmed. */
  kill: boolean
  confirmedBy?: string
  confirmedDt?: string
  remark?: string
}

/** One measured value as text, and whether it keeps the limit. */
export interface PrintGasValue {
  text: string
  ok: boolean
}

export interface PrintGas {
  measTypeNm: string
  measDt: string
  pointTxt: string
  o2: PrintGasValue
  lel: PrintGasValue
  co: PrintGasValue
  h2s: PrintGasValue
  co2: PrintGasValue
  toxic: PrintGasValue
  judgeNm: string
  ok: boolean
  testerNm: string
  deviceSn: string
}

/** Everything on the A4 permit, labels and times already resolved, so that the template only lays out. */
export interface PermitPrint {
  permitCd: string
  plantNm: string
  stateNm: string
  /** 취소, 실효 or 반려 across every page; empty for a living permit. */
  watermark?: string
  /** Address of the page of verification with what is signed, shown as QR. */
  verifyUrl: string
  printedDt: string
  printedBy: string
  riskGradeNm: string
  types: { label: string; checked: boolean }[]
  supplements: { label: string; checked: boolean }[]
  /** Label and value pairs of the head, in reading order; `wide` ones take the whole line. */
  facts: { label: string; value: string; wide?: boolean }[]
  approvals: PrintSignature[]
  workers: { role: string; name: string }[]
  headCnt: number
  /** Empty: 해당 없음. */
  materials: { name: string; casNo?: string; qty?: string; residueNm: string; lel?: string; ppe?: string }[]
  checks: PrintCheck[]
  gasLimits: { o2: string; lel: string; co: string; h2s: string; co2: string; toxic: string }
  gases: PrintGas[]
  /** What was agreed about simultaneous operations; empty `confirmed`: the safety manager has not. */
  adjusts: { level: string; other: string; method: string; plan: string; by: string; confirmed: string }[]
  events: { dt: string; label: string; reason: string; userNm: string }[]
  signatures: PrintSignature[]
  /** One block on the back per supplementary permit. */
  supplementDetails: { title: string; attributes: { label: string; value: string }[]; checks: PrintCheck[] }[]
}

/** The A4 안전작업허가서 as PDF. */
export function printPermit(permit: PermitPrint, language: Language): Promise<Buffer> {
  return renderPdf(permitFormTemplate, permitFormData(permit, language))
}

/** What the template reads: the permit and its QR as SVG. */
export function permitFormData(
  permit: PermitPrint,
  language: Language,
): PermitPrint & { qrSvg: string; words: Record<string, string> } {
  const { total, onlyWith, ...heads } = printLayout
  const words = {
    ...Object.fromEntries(Object.entries(heads).map(([name, head]) => [name, head().in(language)])),
    total: total({ count: permit.headCnt }).in(language),
    onlyWith: onlyWith({ permit: permit.permitCd }).in(language),
  }
  return { ...permit, words, qrSvg: renderSVG(permit.verifyUrl, { ecc: 'L', border: 1 }) }
}
