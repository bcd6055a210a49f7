import { liveStates, type PermitState } from '../permit-transitions.rule.ts'

/** One tile of a list: states that belong together for the person who works through them. */
export interface PermitTile {
  key: string
  label: string
  states: readonly PermitState[]
  tone?: 'alarm' | 'wait' | 'live' | 'done'
}
export interface PermitPreset {
  /** Under which name the column arrangement is kept. */
  key: string
  tiles: readonly PermitTile[]
  help: string
  empty: string
  create?: boolean
  print?: boolean
}

const tile = (
  key: string,
  label: string,
  states: readonly PermitState[],
  tone?: PermitTile['tone'],
): PermitTile => ({
  key,
  label,
  states,
  ...(tone && { tone }),
})
const draft = tile('draft', '작성중', ['draft'])
const rejected = tile('rejected', '반려', ['rejected'], 'alarm')
const requested = tile('requested', '허가요청', ['requested'], 'wait')
const reviewing = tile('reviewing', '현장검토', ['reviewing'], 'wait')
const cooperating = tile('cooperating', '협조확인', ['cooperating'], 'wait')
const pending = tile('pending', '승인대기', ['approvalPending'], 'wait')
const approved = tile('approved', '승인(발행)', ['approved'], 'live')
const working = tile('working', '작업중', ['working', 'extensionRequested'], 'live')
const suspended = tile('suspended', '일시중지', ['suspended'], 'alarm')
const completing = tile('completing', '완료신고·사후감시', ['completionReported', 'watching'], 'wait')
const closed = tile('closed', '종료', ['closed'], 'done')
const ended = tile('ended', '취소', ['cancelled'])
const expired = tile('expired', '실효', ['expired'], 'alarm')

/** The lists of permits: one page, told apart by the work of the person who opens it. (ptw.md 6) */
export const permitPresets = {
  request: {
    key: 'request',
    tiles: [draft, rejected, requested, reviewing, pending, approved, working],
    help: '작성중이거나 반려된 허가를 마저 작성하고, 요청한 허가가 어디까지 왔는지 봅니다. 새 허가는 ‘새 허가요청’을 누르세요.',
    empty: '허가가 없습니다. ‘새 허가요청’을 눌러 시작하세요.',
    create: true,
  },
  review: {
    key: 'review',
    tiles: [requested, reviewing, cooperating],
    help: '요청된 허가를 열어 현장을 확인하고 필요한 안전조치를 정한 뒤 승인으로 넘깁니다.',
    empty: '검토할 허가가 없습니다.',
  },
  approval: {
    key: 'approval',
    tiles: [pending],
    help: '검토가 끝난 허가를 승인(발행)하거나 반려합니다.',
    empty: '승인을 기다리는 허가가 없습니다.',
  },
  publish: {
    key: 'publish',
    tiles: [approved, working, suspended, completing],
    help: '발행된 허가의 작업을 시작·중지·재개하고 종료를 확인합니다.',
    empty: '발행된 허가가 없습니다.',
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
    help: '모든 작업허가를 찾습니다.',
    empty: '조회된 허가가 없습니다. 조건을 바꿔 다시 조회하세요.',
  },
  print: {
    key: 'print',
    tiles: [approved, working, suspended, completing, closed, expired],
    help: '허가서를 A4로 인쇄합니다. 줄 끝의 ‘인쇄’를 누르면 새 창에 PDF가 열립니다.',
    empty: '인쇄할 허가서가 없습니다.',
    print: true,
  },
  complete: {
    key: 'complete',
    tiles: [working, suspended, completing, expired],
    help: '끝난 작업의 완료를 신고하고 종료를 확인합니다.',
    empty: '완료할 작업이 없습니다.',
  },
  cancel: {
    key: 'cancel',
    tiles: [draft, requested, reviewing, cooperating, pending, approved],
    help: '작업을 시작하기 전의 허가를 취소합니다. 허가를 열어 취소를 누르고 사유를 적습니다.',
    empty: '취소할 수 있는 허가가 없습니다.',
  },
  vendor: {
    key: 'vendor',
    tiles: [
      draft,
      rejected,
      tile('review', '검토·승인중', ['requested', 'reviewing', 'cooperating', 'approvalPending'], 'wait'),
      approved,
      working,
      suspended,
      completing,
      closed,
    ],
    help: '우리 회사의 작업허가입니다.',
    empty: '아직 작업허가가 없습니다. 위의 작업의뢰에서 ‘허가 작성’을 누르세요.',
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
