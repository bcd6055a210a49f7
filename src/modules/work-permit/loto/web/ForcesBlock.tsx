import { useState } from 'react'
import { Button, Form, Input, Select } from 'antd'
import { showMoment } from '../../../../core/shared/dates.ts'
import { reasonMin } from '../../../../core/shared/limits.ts'
import { BasePopup } from '../../../../core/web/components/BasePopup.tsx'
import { SignDialog } from '../../../../core/web/record/SignDialog.tsx'
import { BusyButton } from '../../../../core/web/components/BusyButton.tsx'
import { PermitSection } from '../../permit/web/PermitSection.tsx'
import type { LotoExplanations } from '../loto-board.rule.ts'
import { canAct, type LotoState } from '../loto-transitions.rule.ts'
import { forceRoles, isLocked, type ForceRole } from '../loto.rule.ts'
import type { Loto } from '../loto.resource.ts'
import { useLotoAct } from './loto-queries.ts'

/**
 * Locks whose owner is not there: three signatures, the calls that were tried, and the telling afterwards.
 */
export function ForcesBlock({ loto, explain }: { loto: Loto; explain: LotoExplanations | undefined }) {
  const { act } = useLotoAct(loto.lotoNo)
  const { act: sign } = useLotoAct(loto.lotoNo, { quiet: true })
  const [asking, setAsking] = useState(false)
  const [signed, setSigned] = useState<{ lotoForceNo: number; role: ForceRole }>()
  const hangs = loto.points.some(isLocked) || loto.personalLocks.some(({ offDt }) => offDt === null)
  const may = hangs && explain?.isolates === true && canAct(loto.state as LotoState, 'force')
  if (loto.forces.length === 0 && !may) return null
  return (
    <PermitSection
      name="forces"
      title="강제 해제(소유자 부재)"
      extra={
        may && (
          <Button danger onClick={() => setAsking(true)}>
            강제 해제 요청
          </Button>
        )
      }
    >
      {loto.forces.length === 0 && (
        <p className="permit-note">
          잠금을 건 사람이 없을 때만 발급자·안전관리자·소유자의 상급자 서명으로 해제합니다.
        </p>
      )}
      <ul className="loto-people">
        {loto.forces.map((force) => {
          const mine = explain?.forceRoles[force.lotoForceNo] ?? []
          const given = [
            [forceRoles.issuer, force.issuerUserNm, force.issuerDt],
            [forceRoles.safety, force.safetyUserNm, force.safetyDt],
            [forceRoles.supervisor, force.supUserNm, force.supDt],
          ] as const
          return (
            <li key={force.lotoForceNo} className="loto-force">
              <strong>{force.ownerTxt}</strong>
              <span className="permit-note">
                {showMoment(force.rqstDt)} · {force.rqstUserNm} · {force.reasonTxt}
              </span>
              <span className="permit-note">전화 시도: {force.callTxt}</span>
              <span className="permit-note">
                {given
                  .map(
                    ([role, name, dt]) =>
                      `${role} ${dt ? `${name ?? ''} ${showMoment(dt).slice(5)}` : '미서명'}`,
                  )
                  .join(' · ')}
              </span>
              {force.doneDt && (
                <span className="permit-note">
                  {showMoment(force.doneDt)} 해제 ·{' '}
                  {force.informDt
                    ? `본인 통보 ${showMoment(force.informDt).slice(5)}`
                    : '본인에게 아직 알리지 않음'}
                </span>
              )}
              <div className="loto-act">
                {mine.map((role) => (
                  <Button
                    key={role}
                    size="large"
                    type="primary"
                    onClick={() => setSigned({ lotoForceNo: force.lotoForceNo, role })}
                  >
                    {forceRoles[role]} 서명
                  </Button>
                ))}
                {force.doneDt && !force.informDt && explain?.isolates && (
                  <BusyButton size="large" action={() => act('inform', { lotoForceNo: force.lotoForceNo })}>
                    본인에게 알림
                  </BusyButton>
                )}
              </div>
            </li>
          )
        })}
      </ul>
      {signed && (
        <SignDialog
          title={`${forceRoles[signed.role]} 서명`}
          onSign={(signature) => sign('forcesign', { ...signed, ...signature })}
          onClose={() => setSigned(undefined)}
        />
      )}
      {asking && (
        <ForcePopup loto={loto} onClose={() => setAsking(false)} onAsk={(body) => act('force', body)} />
      )}
    </PermitSection>
  )
}

function ForcePopup({
  loto,
  onClose,
  onAsk,
}: {
  loto: Loto
  onClose: () => void
  onAsk: (body: object) => Promise<unknown>
}) {
  const [lock, setLock] = useState<string>()
  const [reasonTxt, setReason] = useState('')
  const [callTxt, setCall] = useState('')
  const options = [
    ...loto.points.filter(isLocked).map((point) => ({
      value: `lotoPointNo ${point.lotoPointNo}`,
      label: `${point.seq}번 ${point.deviceTag} · ${point.lockNo ?? ''} · ${point.lockUserNm ?? ''}`,
    })),
    ...loto.personalLocks
      .filter(({ offDt }) => offDt === null)
      .map((each) => ({
        value: `lotoPersonalLockNo ${each.lotoPersonalLockNo}`,
        label: `개인 잠금 ${each.lockNo} · ${each.vendorWorkerNm ?? each.workerUserNm ?? ''}`,
      })),
  ]
  const ready =
    lock !== undefined && reasonTxt.trim().length >= reasonMin && callTxt.trim().length >= reasonMin
  const [name, number] = (lock ?? ' ').split(' ')
  return (
    <BasePopup
      open
      title="강제 해제 요청"
      confirmText="요청"
      confirmDisabled={!ready}
      onClose={onClose}
      onConfirm={() => onAsk({ [name!]: Number(number), reasonTxt, callTxt })}
    >
      <Form layout="vertical">
        <Form.Item label="해제할 잠금" htmlFor="force-lock" required>
          <Select
            id="force-lock"
            value={lock ?? null}
            options={options}
            onChange={(value: string | null) => setLock(value ?? undefined)}
          />
        </Form.Item>
        <Form.Item label="사유" htmlFor="force-reason" required extra={`${reasonMin}자 이상`}>
          <Input.TextArea
            id="force-reason"
            rows={2}
            maxLength={1000}
            value={reasonTxt}
            onChange={({ target }) => setReason(target.value)}
          />
        </Form.Item>
        <Form.Item
          label="전화 시도 기록"
          htmlFor="force-call"
          required
          extra="언제 몇 번 걸었고 어떻게 되었는지 적으세요."
        >
          <Input.TextArea
            id="force-call"
            rows={2}
            maxLength={1000}
            value={callTxt}
            onChange={({ target }) => setCall(target.value)}
          />
        </Form.Item>
      </Form>
    </BasePopup>
  )
}
