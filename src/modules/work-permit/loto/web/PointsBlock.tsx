import { useId, useState } from 'react'
import { CheckCircleFilled, LockFilled, UnlockOutlined } from '@ant-design/icons'
import { Button, Input, Select } from 'antd'
import { showMoment } from '../../../../core/shared/dates.ts'
import { useCodes } from '../../../../core/web/data/lookups.ts'
import { PermitSection } from '../../permit/web/PermitSection.tsx'
import type { LotoExplanations } from '../loto-board.rule.ts'
import {
  isLocked,
  isVerified,
  judgeZeroEnergy,
  lockRefusal,
  unlockRefusal,
  verifyRefusal,
  type Progress,
} from '../loto.rule.ts'
import type { Loto } from '../loto.resource.ts'
import { useFreeLocks, useLotoAct } from './loto-queries.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { lotoTexts } from './loto-page.texts.ts'
import { said } from '../../../../core/web/text/text.ts'
import type { Sentence } from '../../../../core/shared/sentence.ts'

interface BlockProps {
  loto: Loto
  explain: LotoExplanations | undefined
}
type Point = Loto['points'][number]

/** The isolation points in their order; the one whose turn it is has its controls open. */
export function PointsBlock({ loto, explain, progress }: BlockProps & { progress: Progress }) {
  const say = useTexts(lotoTexts)
  return (
    <PermitSection
      name="points"
      title={say('pointsDone', {
        locked: progress.locked,
        total: progress.total,
        verified: progress.verified,
      })}
    >
      <ol className="loto-points">
        {loto.points.map((point) => (
          <li
            key={point.lotoPointNo}
            data-target={`point/${point.lotoPointNo}`}
            tabIndex={-1}
            className={toneOf(point)}
          >
            <PointHead point={point} />
            {explain?.isolates && <PointActs loto={loto} point={point} explain={explain} />}
          </li>
        ))}
      </ol>
    </PermitSection>
  )
}
const toneOf = (point: Point): string =>
  isVerified(point) ? 'is-verified' : isLocked(point) ? 'is-locked' : ''

function PointHead({ point }: { point: Point }) {
  const say = useTexts(lotoTexts)
  const verified = isVerified(point)
  const locked = isLocked(point)
  return (
    <div className="loto-point-head">
      <span className="loto-seq">{point.seq}</span>
      <div>
        <strong>{point.deviceTag}</strong> {point.deviceNm}
        <span className="permit-note">
          {point.energyNm} · {point.methodNm} · {point.normalPosNm} → {point.isolPosNm}
        </span>
        {locked && (
          <span className="permit-note">
            <LockFilled aria-hidden /> {point.lockNo} · {point.lockUserNm ?? point.lockUserId} ·{' '}
            {showMoment(point.lockDt).slice(5)}
          </span>
        )}
        {verified && (
          <span className="permit-note">
            <CheckCircleFilled aria-hidden /> {point.verifyMethodNm} {point.verifyVal} ·{' '}
            {point.verifyUserNm ?? point.verifyUserId} · {showMoment(point.verifyDt).slice(5)}
          </span>
        )}
        {!locked && point.unlockDt && (
          <span className="permit-note">
            <UnlockOutlined aria-hidden /> {point.unlockUserNm ?? point.unlockUserId} ·{' '}
            {say('unlockedAt', { when: showMoment(point.unlockDt).slice(5) })}
          </span>
        )}
      </div>
      <span className="loto-point-state">
        {verified
          ? say('zero')
          : locked
            ? say('lock')
            : point.unlockDt
              ? say('unlocked')
              : say('notIsolated')}
      </span>
    </div>
  )
}

function PointActs({ loto, point, explain }: { loto: Loto; point: Point; explain: LotoExplanations }) {
  const say = useTexts(lotoTexts)
  const { userId } = explain
  if (loto.state === 'isolating') {
    if (!isLocked(point)) {
      const refused = lockRefusal(loto.points, point, loto.steps)
      if (refused === undefined) return <LockForm loto={loto} point={point} />
      return isNext(loto.points, point) ? <p className="permit-note">{said(refused)}</p> : null
    }
    if (isVerified(point)) return null
    if (point.lockUserId === userId) return <p className="permit-note">{say('otherVerifies')}</p>
    const refused = verifyRefusal(point, userId, loto.steps)
    return refused === undefined ? (
      <VerifyForm loto={loto} point={point} limit={explain.units[point.lotoPointNo]} />
    ) : (
      <p className="permit-note">{said(refused)}</p>
    )
  }
  if (loto.state !== 'releaseRequested' || !isLocked(point)) return null
  return (
    <UnlockButton loto={loto} point={point} refused={unlockRefusal(loto.points, point, userId, loto.steps)} />
  )
}
/** True for the point that is locked next. */
const isNext = (points: readonly Point[], { seq }: Point): boolean =>
  points.every((each) => each.seq >= seq || isLocked(each))

function LockForm({ loto, point }: { loto: Loto; point: Point }) {
  const say = useTexts(lotoTexts)
  const { act, busy } = useLotoAct(loto.lotoNo)
  const locks = useFreeLocks(loto.lotoNo, true)
  const [lockNo, setLockNo] = useState<string>()
  return (
    <div className="loto-act">
      <Select
        aria-label={say('lockOfDevice', { tag: point.deviceTag })}
        size="large"
        showSearch
        placeholder={say('chooseLock')}
        value={lockNo ?? null}
        onChange={(value: string | null) => setLockNo(value ?? undefined)}
        options={locks.map((lock) => ({ value: lock.lockNo, label: `${lock.lockNo} · ${lock.boxNm ?? ''}` }))}
      />
      <Button
        type="primary"
        size="large"
        icon={<LockFilled aria-hidden />}
        loading={busy}
        disabled={!lockNo}
        onClick={() => void act(`point/${point.lotoPointNo}/lock`, { lockNo })}
      >
        {say('lock')}
      </Button>
    </div>
  )
}

function VerifyForm({
  loto,
  point,
  limit,
}: {
  loto: Loto
  point: Point
  limit: LotoExplanations['units'][number] | undefined
}) {
  const say = useTexts(lotoTexts)
  const { act, busy } = useLotoAct(loto.lotoNo)
  const { data: methods = [] } = useCodes('LOTO_VERIFY')
  const [verifyMethodCd, setMethod] = useState<string>()
  const [value, setValue] = useState('')
  const number = value.trim() === '' ? Number.NaN : Number(value)
  const leftId = useId()
  // Each energy has one of the limits, and it is the one that came.
  const left =
    limit && !Number.isNaN(number)
      ? judgeZeroEnergy(point.energyCd, number, { heatMaxC: limit.limit, radiationMaxUsv: limit.limit })
          .message
      : undefined
  return (
    <div className="loto-act is-verify">
      <Select
        aria-label={say('methodOfDevice', { tag: point.deviceTag })}
        size="large"
        placeholder={say('method')}
        value={verifyMethodCd ?? null}
        onChange={(chosen: string | null) => setMethod(chosen ?? undefined)}
        options={methods.map(({ code, codeNm }) => ({ value: code, label: codeNm }))}
      />
      <Input
        aria-label={say('valueOfDevice', { tag: point.deviceTag })}
        size="large"
        inputMode="decimal"
        value={value}
        status={left ? 'error' : ''}
        aria-describedby={left ? leftId : undefined}
        suffix={limit?.unit}
        placeholder={say('limit', { limit: limit?.limit ?? 0 })}
        onChange={({ target }) => setValue(target.value)}
      />
      <Button
        type="primary"
        size="large"
        icon={<CheckCircleFilled aria-hidden />}
        loading={busy}
        disabled={!verifyMethodCd || Number.isNaN(number) || left !== undefined}
        onClick={() => void act(`point/${point.lotoPointNo}/verify`, { verifyMethodCd, verifyVal: number })}
      >
        {say('verifyZero')}
      </Button>
      {left && (
        <p id={leftId} role="status" className="permit-bad">
          {said(left)}
        </p>
      )}
    </div>
  )
}

/** Takes a lock off; what cannot be done yet, or by this reader, looks so and says why. */
function UnlockButton({ loto, point, refused }: { loto: Loto; point: Point; refused: Sentence | undefined }) {
  const say = useTexts(lotoTexts)
  const { act, busy } = useLotoAct(loto.lotoNo)
  const whyId = useId()
  return (
    <div className="loto-act is-unlock">
      <Button
        type={refused ? 'default' : 'primary'}
        size="large"
        icon={<UnlockOutlined aria-hidden />}
        loading={busy}
        disabled={refused !== undefined}
        aria-describedby={refused ? whyId : undefined}
        onClick={() => void act(`point/${point.lotoPointNo}/unlock`)}
      >
        {say('unlockPoint', { seq: point.seq })}
      </Button>
      {refused && (
        <p id={whyId} className="permit-note">
          {said(refused)}
        </p>
      )}
    </div>
  )
}
