import { useId } from 'react'
import { Input } from 'antd'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { workerPinTexts } from '../../../../platform/kiosk/web/worker-pin.texts.ts'
import { pinLength } from '../../../../platform/kiosk/kiosk.rule.ts'
import type { GasDevice, GasKnown } from '../gas-known.rule.ts'
import { ChoiceRow } from './ChoiceRow.tsx'
import { gasTexts } from './gas.texts.ts'

/** Who measured and with which instrument of the register: both are chosen, nothing is typed. */
export function GasDeviceFields({
  device,
  known,
  messageAt,
  onChange,
}: {
  device: GasDevice
  known: GasKnown | undefined
  messageAt: (path: string) => string | undefined
  onChange: (device: GasDevice) => void
}) {
  const text = useTexts(gasTexts)
  const message = (path: string) =>
    messageAt(path) && (
      <p role="alert" className="permit-bad">
        {messageAt(path)}
      </p>
    )
  return (
    <div className="gas-device-fields">
      <ChoiceRow
        label={text('tester')}
        value={device.testerTxt ? testerCode(device) : undefined}
        options={(known?.testers ?? []).map(({ workerNo, name }) => ({
          code: testerCode({ testerWorkerNo: workerNo, testerTxt: name }),
          codeNm: name,
        }))}
        onChange={(code) => {
          const tester = known?.testers.find(
            ({ workerNo, name }) => testerCode({ testerWorkerNo: workerNo, testerTxt: name }) === code,
          )
          if (tester) onChange({ ...device, testerWorkerNo: tester.workerNo, testerTxt: tester.name })
        }}
      />
      {known?.testers.length === 0 && <p className="permit-note">{text('nobodyTrained')}</p>}
      {message('testerWorkerNo')}
      <ChoiceRow
        label={text('device')}
        value={device.deviceSn || undefined}
        options={(known?.devices ?? []).map(({ deviceSn, calExpYmd }) => ({
          code: deviceSn,
          codeNm: `${deviceSn} ${text('until', { day: calExpYmd })}`,
        }))}
        onChange={(code) => {
          const chosen = known?.devices.find(({ deviceSn }) => deviceSn === code)
          if (chosen) onChange({ ...device, ...chosen })
        }}
      />
      {known?.devices.length === 0 && <p className="permit-note">{text('noRegistered')}</p>}
      {message('deviceSn')}
    </div>
  )
}
const testerCode = ({ testerWorkerNo, testerTxt }: Pick<GasDevice, 'testerWorkerNo' | 'testerTxt'>): string =>
  `${testerWorkerNo ?? ''} ${testerTxt}`

/** The tester without account gives his PIN for every measurement that he vouches for. */
export function TesterPin({
  name,
  pin,
  message,
  onChange,
}: {
  name: string
  pin: string
  message: string | undefined
  onChange: (pin: string) => void
}) {
  const say = useTexts(workerPinTexts)
  const id = useId()
  return (
    <div className="gas-pin">
      <label htmlFor={id}>{say('pin', { name })}</label>
      <Input.Password
        id={id}
        size="large"
        status={message ? 'error' : ''}
        inputMode="numeric"
        autoComplete="off"
        maxLength={pinLength}
        placeholder={say('digits')}
        value={pin}
        onChange={({ target }) => onChange(target.value.replaceAll(/\D/g, ''))}
      />
      {message && (
        <p role="alert" className="permit-bad">
          {message}
        </p>
      )}
    </div>
  )
}
