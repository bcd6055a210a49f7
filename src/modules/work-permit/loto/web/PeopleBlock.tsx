import { useId, useState } from 'react'
import { LockFilled, UnlockOutlined } from '@ant-design/icons'
import { Input } from 'antd'
import { showMoment } from '../../../../core/shared/dates.ts'
import { ApiError } from '../../../../core/web/api-error.ts'
import { BusyButton } from '../../../../core/web/components/BusyButton.tsx'
import { pinLength } from '../../../../platform/kiosk/kiosk.rule.ts'
import { PermitSection } from '../../permit/web/PermitSection.tsx'
import type { LotoExplanations } from '../loto-board.rule.ts'
import type { Loto } from '../loto.resource.ts'
import { useLotoAct } from './loto-queries.ts'
import { lotoTexts } from './loto-page.texts.ts'
import { lockTexts } from './lock.texts.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'

/** Personal locks: who has hung his own, who has not, and one's own to hang and take off. */
export function PeopleBlock({ loto, explain }: { loto: Loto; explain: LotoExplanations | undefined }) {
  const say = useTexts(lotoTexts)
  const { act } = useLotoAct(loto.lotoNo)
  const { act: prove } = useLotoAct(loto.lotoNo, { quiet: true })
  const on = loto.personalLocks.filter(({ offDt }) => offDt === null)
  const crew = explain?.crew ?? []
  if (on.length === 0 && crew.length === 0) return null
  const open = loto.state === 'isolated' || loto.state === 'inUse'
  const waits = loto.state === 'planned' || loto.state === 'isolating'
  return (
    <PermitSection name="personalLocks" title={say('personalLocks', { count: on.length })}>
      {waits && <p className="loto-none">{say('personalHelp')}</p>}
      <ul className="loto-people">
        {on.map((lock) => (
          <li key={lock.lotoPersonalLockNo}>
            <div>
              <strong>{lock.vendorWorkerNm ?? lock.workerUserNm}</strong>
              <span className="permit-note">
                <LockFilled aria-hidden /> {lock.lockNo} · {showMoment(lock.onDt).slice(5)}
              </span>
            </div>
            {lock.vendorWorkerNo === null ? (
              lock.workerUserId === explain?.userId && (
                <BusyButton
                  size="large"
                  icon={<UnlockOutlined aria-hidden />}
                  action={() =>
                    act('personallock', { on: false, lotoPersonalLockNo: lock.lotoPersonalLockNo })
                  }
                >
                  {say('takeOffMine')}
                </BusyButton>
              )
            ) : explain?.issuer ? (
              <PinOff
                name={lock.vendorWorkerNm ?? ''}
                onOff={(pinPwd) =>
                  prove('personallock', { on: false, lotoPersonalLockNo: lock.lotoPersonalLockNo, pinPwd })
                }
              />
            ) : null}
          </li>
        ))}
        {open &&
          crew
            .filter(({ locked }) => !locked)
            .map((person) => (
              <li key={`${person.permitNo}${person.vendorWorkerNo ?? person.workerUserId ?? ''}`}>
                <div>
                  <strong>{person.name}</strong>
                  <span className="permit-note">
                    {person.company ?? say('ownCompany')} · {say('noPersonal')}
                  </span>
                </div>
                {(person.vendorWorkerNo !== null
                  ? explain?.issuer
                  : person.workerUserId === explain?.userId) && (
                  <HangForm
                    name={person.name}
                    needsPin={person.vendorWorkerNo !== null}
                    onHang={(lockNo, pinPwd) =>
                      act('personallock', {
                        on: true,
                        permitNo: person.permitNo,
                        vendorWorkerNo: person.vendorWorkerNo ?? undefined,
                        pinPwd: person.vendorWorkerNo === null ? undefined : pinPwd,
                        lockNo,
                      })
                    }
                  />
                )}
              </li>
            ))}
      </ul>
    </PermitSection>
  )
}

/** A lock of earlier days has a number of four digits of its own. */
const shortestPin = 4
function Pin({
  name,
  value,
  onChange,
  errorId,
}: {
  name: string
  value: string
  onChange: (value: string) => void
  /** Of the sentence that says what is wrong with it. */
  errorId?: string | undefined
}) {
  const text = useTexts(lockTexts)
  return (
    <Input.Password
      aria-label={text('own', { name })}
      status={errorId ? 'error' : ''}
      aria-describedby={errorId || undefined}
      size="large"
      inputMode="numeric"
      autoComplete="off"
      maxLength={pinLength}
      placeholder={text('digits')}
      value={value}
      onChange={({ target }) => onChange(target.value.replaceAll(/\D/g, ''))}
    />
  )
}
/** The worker types his own PIN; nobody else can take his lock off. */
export function PinOff({ name, onOff }: { name: string; onOff: (pin: string) => Promise<unknown> }) {
  const text = useTexts(lockTexts)
  const [pin, setPin] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const errorId = useId()
  const off = async () => {
    setRefusal(undefined)
    try {
      await onOff(pin)
    } catch (error) {
      const wrong = error instanceof ApiError && error.body.fields.find(({ path }) => path === 'pinPwd')
      if (!wrong) throw error
      setRefusal(wrong.message)
    } finally {
      setPin('')
    }
  }
  return (
    <div className="loto-act">
      <Pin name={name} value={pin} onChange={setPin} errorId={refusal && errorId} />
      <BusyButton
        size="large"
        icon={<UnlockOutlined aria-hidden />}
        disabled={pin.length < shortestPin}
        action={off}
      >
        {text('off')}
      </BusyButton>
      {refusal && (
        <p id={errorId} role="alert" className="permit-bad">
          {refusal}
        </p>
      )}
    </div>
  )
}
export function HangForm({
  name,
  needsPin,
  onHang,
}: {
  name: string
  needsPin: boolean
  onHang: (lockNo: string, pin: string) => Promise<unknown>
}) {
  const text = useTexts(lockTexts)
  const [lockNo, setLockNo] = useState('')
  const [pin, setPin] = useState('')
  return (
    <div className="loto-act">
      <Input
        aria-label={text('lockOf', { name })}
        size="large"
        maxLength={20}
        placeholder={text('lockNo')}
        value={lockNo}
        onChange={({ target }) => setLockNo(target.value)}
      />
      {needsPin && <Pin name={name} value={pin} onChange={setPin} />}
      <BusyButton
        type="primary"
        size="large"
        icon={<LockFilled aria-hidden />}
        disabled={!lockNo.trim() || (needsPin && pin.length < pinLength)}
        action={() => onHang(lockNo.trim(), pin).finally(() => setPin(''))}
      >
        {text('hang')}
      </BusyButton>
    </div>
  )
}
