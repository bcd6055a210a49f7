import { useState } from 'react'
import { Button, Form, Input, Select } from 'antd'
import { showMoment } from '../../../../core/shared/dates.ts'
import { reasonMin } from '../../../../core/shared/limits.ts'
import { BasePopup } from '../../../../core/web/components/BasePopup.tsx'
import { SignDialog } from '../../../../core/web/record/SignDialog.tsx'
import { BusyButton } from '../../../../core/web/components/BusyButton.tsx'
import { PermitSection } from '../../permit/web/PermitSection.tsx'
import type { LotoExplanations } from '../loto-board.rule.ts'
import { canAct } from '../loto-transitions.rule.ts'
import { isLocked, type ForceRole } from '../loto.rule.ts'
import type { Loto } from '../loto.resource.ts'
import { useLotoAct } from './loto-queries.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { lotoTexts } from './loto-page.texts.ts'
import { forceRoleNames } from '../loto.texts.ts'
import { said } from '../../../../core/web/text/text.ts'

/**
 * Locks whose owner is not there: three signatures, the calls that were tried, and the telling afterwards.
 */
export function ForcesBlock({ loto, explain }: { loto: Loto; explain: LotoExplanations | undefined }) {
  const say = useTexts(lotoTexts)
  const { act } = useLotoAct(loto.lotoNo)
  const { act: sign } = useLotoAct(loto.lotoNo, { quiet: true })
  const [asking, setAsking] = useState(false)
  const [signed, setSigned] = useState<{ lotoForceNo: number; role: ForceRole }>()
  const hangs = loto.points.some(isLocked) || loto.personalLocks.some(({ offDt }) => offDt === null)
  const may = hangs && explain?.isolates === true && canAct(loto.state, 'force')
  if (loto.forces.length === 0 && !may) return null
  return (
    <PermitSection
      name="forces"
      title={say('forceTitle')}
      extra={
        may && (
          <Button danger onClick={() => setAsking(true)}>
            {say('askForce')}
          </Button>
        )
      }
    >
      {loto.forces.length === 0 && <p className="permit-note">{say('forceHelp')}</p>}
      <ul className="loto-people">
        {loto.forces.map((force) => {
          const mine = explain?.forceRoles[force.lotoForceNo] ?? []
          const given = [
            [said(forceRoleNames.issuer()), force.issuerUserNm, force.issuerDt],
            [said(forceRoleNames.safety()), force.safetyUserNm, force.safetyDt],
            [said(forceRoleNames.supervisor()), force.supUserNm, force.supDt],
          ] as const
          return (
            <li key={force.lotoForceNo} className="loto-force">
              <strong>{force.ownerTxt}</strong>
              <span className="permit-note">
                {showMoment(force.rqstDt)} · {force.rqstUserNm} · {force.reasonTxt}
              </span>
              <span className="permit-note">{say('calls', { calls: force.callTxt })}</span>
              <span className="permit-note">
                {given
                  .map(
                    ([role, name, dt]) =>
                      `${role} ${dt ? `${name ?? ''} ${showMoment(dt).slice(5)}` : say('unsigned')}`,
                  )
                  .join(' · ')}
              </span>
              {force.doneDt && (
                <span className="permit-note">
                  {say('removedAt', { when: showMoment(force.doneDt) })} ·{' '}
                  {force.informDt
                    ? say('informedAt', { when: showMoment(force.informDt).slice(5) })
                    : say('notInformed')}
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
                    {say('signAs', { role: said(forceRoleNames[role]()) })}
                  </Button>
                ))}
                {force.doneDt && !force.informDt && explain?.isolates && (
                  <BusyButton size="large" action={() => act('inform', { lotoForceNo: force.lotoForceNo })}>
                    {say('inform')}
                  </BusyButton>
                )}
              </div>
            </li>
          )
        })}
      </ul>
      {signed && (
        <SignDialog
          title={say('signAs', { role: said(forceRoleNames[signed.role]()) })}
          about={[loto.lotoCd, loto.lotoNm].filter(Boolean).join(' ')}
          statement={say('forceStatement')}
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
  const say = useTexts(lotoTexts)
  const [lock, setLock] = useState<string>()
  const [reasonTxt, setReason] = useState('')
  const [callTxt, setCall] = useState('')
  const options = [
    ...loto.points.filter(isLocked).map((point) => ({
      value: `lotoPointNo ${point.lotoPointNo}`,
      label: say('pointOption', {
        seq: point.seq,
        tag: point.deviceTag,
        lock: point.lockNo ?? '',
        name: point.lockUserNm ?? '',
      }),
    })),
    ...loto.personalLocks
      .filter(({ offDt }) => offDt === null)
      .map((each) => ({
        value: `lotoPersonalLockNo ${each.lotoPersonalLockNo}`,
        label: say('personalOption', {
          lock: each.lockNo,
          name: each.vendorWorkerNm ?? each.workerUserNm ?? '',
        }),
      })),
  ]
  const ready =
    lock !== undefined && reasonTxt.trim().length >= reasonMin && callTxt.trim().length >= reasonMin
  const [name, number] = (lock ?? ' ').split(' ')
  return (
    <BasePopup
      open
      title={say('askForce')}
      confirmText={say('ask')}
      confirmDisabled={!ready}
      onClose={onClose}
      onConfirm={() => onAsk({ [name!]: Number(number), reasonTxt, callTxt })}
    >
      <Form layout="vertical">
        <Form.Item label={say('lockToRemove')} htmlFor="force-lock" required>
          <Select
            id="force-lock"
            value={lock ?? null}
            options={options}
            onChange={(value: string | null) => setLock(value ?? undefined)}
          />
        </Form.Item>
        <Form.Item
          label={say('reason')}
          htmlFor="force-reason"
          required
          extra={say('atLeast', { count: reasonMin })}
        >
          <Input.TextArea
            id="force-reason"
            rows={2}
            maxLength={1000}
            value={reasonTxt}
            onChange={({ target }) => setReason(target.value)}
          />
        </Form.Item>
        <Form.Item label={say('callLog')} htmlFor="force-call" required extra={say('callHelp')}>
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
