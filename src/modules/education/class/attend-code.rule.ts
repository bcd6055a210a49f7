import type { ScanKind } from './class-codes.rule.ts'

/** Seconds for which one code of a class stands on the wall. (EDU-13) */
const codeSeconds = 30
/** What a code is for: entering, leaving, or showing in the middle that one is still there. */
export type CodeKind = ScanKind | 'CHK'
export const codeKinds: readonly CodeKind[] = ['IN', 'OUT', 'CHK']

export const windowOf = (atMs: number): number => Math.floor(atMs / (codeSeconds * 1000))
/** The window of a moment and the one before: a person needs a while to raise the telephone. */
export const windowsTaken = (atMs: number): readonly number[] => [windowOf(atMs), windowOf(atMs) - 1]
/** Milliseconds until the next code. */
export const codeLeftMs = (atMs: number): number => (windowOf(atMs) + 1) * codeSeconds * 1000 - atMs
/** What the signature of a code is bound to besides the class. */
export const codeBound = (kind: CodeKind, window: number): string => `${kind} ${window}`

interface ReadCode {
  kind: CodeKind
  token: string
}
/** The two parts of a code, or of the address that carries it; undefined where it is none of ours. */
export function readCode(given: unknown): ReadCode | undefined {
  if (typeof given !== 'string' || given.length > 300) return undefined
  const match = /^(?:https?:\/\/[^#\s]+#)?(IN|OUT|CHK)\.([0-9a-z]{1,10}\.[\w-]{1,60})$/.exec(given.trim())
  return match ? { kind: match[1] as CodeKind, token: match[2]! } : undefined
}

interface Place {
  lat: number
  lng: number
}
const earthMetres = 6_371_000
const radians = (degrees: number): number => (degrees * Math.PI) / 180
/** Metres between two places on the ground. */
function metresBetween(one: Place, other: Place): number {
  const [lat, lng] = [radians(other.lat - one.lat), radians(other.lng - one.lng)]
  const half =
    Math.sin(lat / 2) ** 2 +
    Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * Math.sin(lng / 2) ** 2
  return 2 * earthMetres * Math.asin(Math.min(1, Math.sqrt(half)))
}
/** Attendance is taken where the class is; a class without a place of its own takes it anywhere. (EDU-13) */
export function isAtPlace(
  where: { geoLat: number | null; geoLng: number | null; geoRadius: number | null },
  geo: readonly number[] | undefined,
): boolean {
  const { geoLat, geoLng, geoRadius } = where
  if (geoLat === null || geoLng === null || geoRadius === null) return true
  const [lat, lng] = geo ?? []
  if (lat === undefined || lng === undefined) return false
  return metresBetween({ lat: geoLat, lng: geoLng }, { lat, lng }) <= geoRadius
}
