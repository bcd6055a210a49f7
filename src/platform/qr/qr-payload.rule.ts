import { instantOf, momentOf } from '../../core/shared/dates.ts'
import type { Said } from '../../core/shared/sentence.ts'

/**
 * One capital letter: a module names its kinds (`defineModule({ qrKinds })`), such as P for a work permit.
 */
export type QrKind = string
export const isQrKind = (text: string): boolean => /^[A-Z]$/.test(text)

/**
 * The facts that a signed QR code carries itself, readable without network. Moments are ISO text of whole
 * minutes.
 */
export interface QrFacts {
  kind: QrKind
  /** Key of the record, for the live truth. */
  recordNo: number
  /** Human number of the permit or badge. */
  cd: string
  /** The holder: vendor or department of a permit, the worker with the vendor of a badge. */
  holderNm: string
  fromDt: string
  toDt: string
  /** When it was printed: what happened afterwards it does not know. */
  asOfDt: string
}
const version = '1'
const separator = '|'
const minuteMs = 60_000
/** The separator would shift what follows it. */
const plain = (text: string): string => text.replaceAll(separator, '/').replaceAll(/\s+/g, ' ').trim()
const toMinutes = (moment: string): string => Math.floor(instantOf(moment).getTime() / minuteMs).toString(36)
const fromMinutes = (text: string): string | undefined =>
  /^[0-9a-z]{1,8}$/.test(text) ? momentOf(new Date(Number.parseInt(text, 36) * minuteMs)) : undefined

/** The text that is signed: short, because it must fit into a code that a scanner reads from paper. */
export const packFacts = (facts: QrFacts): string =>
  [
    version,
    facts.kind,
    facts.recordNo.toString(36),
    plain(facts.cd),
    plain(facts.holderNm),
    toMinutes(facts.fromDt),
    toMinutes(facts.toDt),
    toMinutes(facts.asOfDt),
  ].join(separator)

/** The facts of a signed text; undefined when it is of another version or shape. */
export function unpackFacts(text: string): QrFacts | undefined {
  const parts = text.split(separator)
  const [given, kind, no, cd, holderNm, from, to, asOf] = parts
  if (parts.length !== 8 || given !== version || !isQrKind(kind!) || !/^[0-9a-z]{1,11}$/.test(no!))
    return undefined
  const [fromDt, toDt, asOfDt] = [from!, to!, asOf!].map(fromMinutes)
  if (!cd || fromDt === undefined || toDt === undefined || asOfDt === undefined) return undefined
  return { kind: kind!, recordNo: Number.parseInt(no!, 36), cd, holderNm: holderNm!, fromDt, toDt, asOfDt }
}

/**
 * Text and signature of a code. What a scanner or a camera reads is the whole address; its fragment counts.
 */
export interface SignedParts {
  /** UTF-8 of the packed facts. */
  text: Uint8Array<ArrayBuffer>
  signature: Uint8Array<ArrayBuffer>
}
export function partsOfSigned(given: string): SignedParts | undefined {
  const code = (given.includes('#') ? given.slice(given.indexOf('#') + 1) : given).trim()
  const match = /^([\w-]{8,600})\.([\w-]{86})$/.exec(code)
  return match ? { text: bytesOf(match[1]!), signature: bytesOf(match[2]!) } : undefined
}
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
/** Bytes of base64url; what does not fill a byte at its end is left out. */
export function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(Math.floor((base64url.length * 6) / 8))
  let [bits, held, at] = [0, 0, 0]
  for (const letter of base64url) {
    bits = ((bits << 6) | alphabet.indexOf(letter)) & 0xff_ff
    held += 6
    if (held < 8) continue
    held -= 8
    bytes[at++] = (bits >> held) & 0xff
  }
  return bytes
}

export type QrJudgement = 'valid' | 'expired' | 'notYet' | 'forged' | 'unknown'
/**
 * Judges a code by itself. `unknown`: not a code of this portal; `forged`: it looks like one, but was changed
 * or signed by somebody else.
 * @param genuine whether the signature belongs to the text
 */
export function judgeFacts(facts: QrFacts | undefined, genuine: boolean, now: string): QrJudgement {
  if (!genuine) return 'forged'
  if (!facts) return 'unknown'
  const at = instantOf(now).getTime()
  if (at < instantOf(facts.fromDt).getTime()) return 'notYet'
  return at < instantOf(facts.toDt).getTime() + minuteMs ? 'valid' : 'expired'
}

/** The live truth about a code, from the server; what a browser gets of it is worded already. */
export interface QrLive<S extends Said = Said> {
  /** 작업중, 실효, 승인 … */
  stateNm: S
  /** True if it may be relied on now. */
  good: boolean
  /** Changes since it was printed. */
  notes: S[]
  /** What the record says of itself now, such as the number of a pass and its areas. */
  rows?: { label: S; value: S }[]
  /** Content of a picture of the holder; the answer carries it small, as an address of itself. */
  photo?: { sha256: string }
  photoUrl?: string
  toDt: string | null
  /** Page of the record, for who holds the paper and may open it. */
  url?: string
}
export const verifyPath = '/verify'
/** Stands in index.html where the public key goes. */
export const qrKeyMark = '__QR_KEY__'
