import { liveStates, type PermitState } from '../permit-transitions.rule.ts'
import type { permitListTexts } from './permit-list.texts.ts'

type TileName =
  | 'draft'
  | 'rejected'
  | 'requested'
  | 'reviewing'
  | 'cooperating'
  | 'pending'
  | 'approved'
  | 'working'
  | 'suspended'
  | 'completing'
  | 'closed'
  | 'ended'
  | 'expired'
  | 'review'
/** One tile of a list: states that belong together for the person who works through them. */
export interface PermitTile {
  /** The text of its name. */
  key: TileName | 'all'
  states: readonly PermitState[]
  tone?: 'alarm' | 'wait' | 'live' | 'done'
}
export interface PermitPreset {
  /** Under which name the column arrangement is kept. */
  key: string
  tiles: readonly PermitTile[]
  help: Exclude<keyof typeof permitListTexts, 'more'>
  empty: Exclude<keyof typeof permitListTexts, 'more'>
  create?: boolean
  print?: boolean
}

const tile = (key: TileName, states: readonly PermitState[], tone?: PermitTile['tone']): PermitTile => ({
  key,
  states,
  tone: tone || undefined,
})
const draft = tile('draft', ['draft'])
const rejected = tile('rejected', ['rejected'], 'alarm')
const requested = tile('requested', ['requested'], 'wait')
const reviewing = tile('reviewing', ['reviewing'], 'wait')
const cooperating = tile('cooperating', ['cooperating'], 'wait')
const pending = tile('pending', ['approvalPending'], 'wait')
const approved = tile('approved', ['approved'], 'live')
const working = tile('working', ['working', 'extensionRequested'], 'live')
const suspended = tile('suspended', ['suspended'], 'alarm')
const completing = tile('completing', ['completionReported', 'watching'], 'wait')
const closed = tile('closed', ['closed'], 'done')
const ended = tile('ended', ['cancelled'])
const expired = tile('expired', ['expired'], 'alarm')

/** The lists of permits: one page, told apart by the work of the person who opens it. (ptw.md 6) */
export const permitPresets = {
  request: {
    key: 'request',
    tiles: [draft, rejected, requested, reviewing, pending, approved, working],
    help: 'requestHelp',
    empty: 'requestEmpty',
    create: true,
  },
  review: {
    key: 'review',
    tiles: [requested, reviewing, cooperating],
    help: 'reviewHelp',
    empty: 'reviewEmpty',
  },
  approval: {
    key: 'approval',
    tiles: [pending],
    help: 'approvalHelp',
    empty: 'approvalEmpty',
  },
  publish: {
    key: 'publish',
    tiles: [approved, working, suspended, completing],
    help: 'publishHelp',
    empty: 'publishEmpty',
  },
  search: {
    key: 'search',
    tiles: [
      draft,
      requested,
      reviewing,
      cooperating,
      pending,
      approved,
      working,
      suspended,
      completing,
      closed,
      rejected,
      ended,
      expired,
    ],
    help: 'searchHelp',
    empty: 'searchEmpty',
  },
  print: {
    key: 'print',
    tiles: [approved, working, suspended, completing, closed, expired],
    help: 'printHelp',
    empty: 'printEmpty',
    print: true,
  },
  complete: {
    key: 'complete',
    tiles: [working, suspended, completing, expired],
    help: 'completeHelp',
    empty: 'completeEmpty',
  },
  cancel: {
    key: 'cancel',
    tiles: [draft, requested, reviewing, cooperating, pending, approved],
    help: 'cancelHelp',
    empty: 'cancelEmpty',
  },
  vendor: {
    key: 'vendor',
    tiles: [
      draft,
      rejected,
      tile('review', ['requested', 'reviewing', 'cooperating', 'approvalPending'], 'wait'),
      approved,
      working,
      suspended,
      completing,
      expired,
      closed,
      ended,
    ],
    help: 'vendorListHelp',
    empty: 'vendorEmpty',
  },
} as const satisfies Record<string, PermitPreset>

export const statesOf = (preset: PermitPreset): PermitState[] => [
  ...new Set(preset.tiles.flatMap(({ states }) => states)),
]
/** What a menu's query value (`permitSearch?mode=print`) opens. */
export function presetOfMode(frontEndUrl: string): PermitPreset {
  const mode = new URLSearchParams(frontEndUrl.split('?')[1] ?? '').get('mode')
  return mode === 'print' || mode === 'complete' || mode === 'cancel'
    ? permitPresets[mode]
    : permitPresets.search
}
/** The states that are drawn as an alarm. */
export const alarmStates: readonly PermitState[] = ['suspended', 'rejected', 'expired']
export const isLive = (state: string): boolean => (liveStates as readonly string[]).includes(state)
