import { defined } from '../../../../core/shared/defined.ts'
import { useRef, useState } from 'react'
import { Button, DatePicker, Form, Input } from 'antd'
import dayjs from 'dayjs'
import { minutesBetween, momentOf, showMoment } from '../../../../core/shared/dates.ts'
import type { FieldIssue } from '../../../../core/shared/session.ts'
import { ApiError } from '../../../../core/web/api.ts'
import type { OutboxEntry } from '../../../../core/web/outbox/outbox-store.ts'
import { useCodes } from '../../../../core/web/data/lookups.ts'
import { serverNow } from '../../../../core/web/server-time.ts'
import { remembered } from '../../../../core/web/store.ts'
import {
  gasMeasurementTypes,
  judgeGas,
  unmeasuredHeights,
  type GasMeasurementType,
} from '../gas-criteria.rule.ts'
import { gasDeviceFrom, withCalibration, type GasDevice, type GasKnown } from '../gas-known.rule.ts'
import { nextShiftCheck } from '../handover.rule.ts'
import { gasContextOf, shiftWorkOf } from '../permit-facts.rule.ts'
import type { PermitParameters } from '../permit-parameters.rule.ts'
import type { WorkPermit } from '../work-permit.resource.ts'
import {
  draftOf,
  gasKeys,
  gasNumber,
  keepDevice,
  lastDevice,
  measurementsIn,
  usualMeasurement,
  type GasValueName,
} from './gas-fields.ts'
import { ChoiceRow } from './ChoiceRow.tsx'
import { GasValue } from './GasValue.tsx'
import { gasTexts } from './gas.texts.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import type { Say } from '../../../../core/shared/four-texts.ts'
import { said } from '../../../../core/web/text/text.ts'

export interface GasKeypadProps {
  permit: Pick<
    WorkPermit,
    | 'startDt'
    | 'endDt'
    | 'extEndDt'
    | 'signatures'
    | 'state'
    | 'permitTypeCd'
    | 'supplCds'
    | 'exZoneCd'
    | 'contMonitorYn'
    | 'gases'
    | 'materials'
  >
  parameters: PermitParameters
  /** A measurement that waited and was refused: it is put right, and stays measured when it was measured. */
  draft?: OutboxEntry | undefined
  /** Who may measure and with what; first whoever stands at a shared device. */
  known: GasKnown | undefined
  testerTxt?: string
  onCancel?: () => void
  /** Sends one measurement; rejects with an ApiError whose fields are shown where they belong. */
  onSend: (measurement: Record<string, unknown>) => Promise<unknown>
  onDone: () => void
}

/** A shift change is near or past, and nobody has measured for it. */
function handoverDue(permit: GasKeypadProps['permit'], parameters: PermitParameters, now: string): boolean {
  const check = nextShiftCheck(shiftWorkOf(permit), parameters)
  return check !== undefined && !check.measured && minutesBetween(check.fromDt, now) >= 0
}

/**
 * Numbers with their limits beside them: red or green while they are typed, by the very rule that the server
 * judges with.
 */
export function GasKeypad({
  permit,
  parameters,
  draft,
  known,
  testerTxt,
  onCancel,
  onSend,
  onDone,
}: GasKeypadProps) {
  const text = useTexts(gasTexts)
  const { data: points = [] } = useCodes('PTW_GAS_POINT')
  const { data: kinds = [] } = useCodes('PTW_MEAS_TYPE')
  const confined = permit.supplCds?.includes('S1') ?? false
  const poison = permit.materials.find(({ toxLimitPpm }) => toxLimitPpm !== null)
  const [before] = useState(() => draft && draftOf(draft))
  const [opened] = useState(() => before?.measDt ?? momentOf(serverNow()))
  const [measTypeCd, setType] = useState<GasMeasurementType>(
    () => before?.measTypeCd ?? usualMeasurement(permit.state, handoverDue(permit, parameters, opened)),
  )
  const [pointCd, setPoint] = useState<string | undefined>(before?.pointCd)
  const [typed, setTyped] = useState<Partial<Record<GasValueName, string>>>(before?.typed ?? {})
  const [device, setDevice] = useState<GasDevice>(
    () =>
      before?.device ??
      gasDeviceFrom(
        { ...lastDevice(permit.gases, remembered.read), ...defined({ testerTxt }) },
        known,
        opened.slice(0, 10),
      ),
  )
  const [issues, setIssues] = useState<readonly FieldIssue<string>[]>(before?.issues ?? [])
  const [deviceOpen, setDeviceOpen] = useState(
    () =>
      !device.deviceSn ||
      !device.testerTxt ||
      device.calExpYmd < opened.slice(0, 10) ||
      issues.some(({ path }) => path in device),
  )
  const [more, setMore] = useState(confined || before?.typed.co2Pct !== undefined)
  const [busy, setBusy] = useState(false)
  // State is drawn later than a second tap comes; the ref stops that one.
  const sending = useRef(false)

  // In a space the keypad offers the first height that is not measured yet.
  const left: readonly string[] = confined ? unmeasuredHeights(permit.gases, opened, parameters) : []
  const point = pointCd ?? (points.find(({ code }) => left.includes(code)) ?? points[0])?.code
  const shown = gasKeys
    .map((key) => ({ ...key, label: text(key.item) }))
    .filter(({ name }) => (name === 'toxVal' ? poison !== undefined : name !== 'co2Pct' || more))
  const values = Object.fromEntries(
    shown.flatMap(({ name }) =>
      gasNumber(typed[name] ?? '') === undefined ? [] : [[name, gasNumber(typed[name] ?? '')]],
    ),
  )
  const toxic = poison && { toxNm: poison.matNm, toxLimit: poison.toxLimitPpm }
  const verdict = judgeGas(
    { measTypeCd, measDt: opened, ...values, ...(values['toxVal'] !== undefined && toxic) },
    gasContextOf(permit),
    parameters,
  )
  const missing = shown.filter(
    ({ name, item }) =>
      values[name] === undefined &&
      (needed.includes(name) || verdict.items.some((each) => each.item === item)),
  )
  const failing = verdict.items.filter(({ item, ok }) => !ok && !missing.some((each) => each.item === item))
  // A bad value is recorded at once; an unmeasured one must not stop the work by itself.
  const complete =
    point !== undefined &&
    !missing.some(({ name }) => needed.includes(name)) &&
    (missing.length === 0 || failing.length > 0)
  const wholeDevice =
    device.testerTxt.trim() !== '' && device.deviceSn.trim() !== '' && device.calExpYmd !== ''
  const messageAt = (path: string) => issues.find((issue) => issue.path === path)?.message
  const others = issues.filter(
    ({ path }) => !['testerTxt', 'deviceSn', 'calExpYmd', ...gasKeys.map(({ name }) => name)].includes(path),
  )

  const send = async () => {
    if (sending.current || !complete) return
    if (!wholeDevice) {
      setDeviceOpen(true)
      setIssues(missingOf(device, text))
      return
    }
    sending.current = true
    setBusy(true)
    setIssues([])
    try {
      await onSend({
        measTypeCd,
        pointCd: point,
        measDt: before?.measDt ?? momentOf(serverNow()),
        ...values,
        ...(values['toxVal'] !== undefined && toxic),
        ...device,
      })
      keepDevice(device, remembered.write)
      setTyped({})
      onDone()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const { fields } = error.body
      setIssues(fields.length > 0 ? fields : [{ path: '', message: error.message }])
      if (fields.some(({ path }) => path in device)) setDeviceOpen(true)
    } finally {
      sending.current = false
      setBusy(false)
    }
  }
  return (
    <form
      className="gas-keypad"
      aria-label={text('form')}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      {before && <p className="permit-note">{text('again', { at: showMoment(before.measDt) })}</p>}
      <ChoiceRow
        label={text('kind')}
        value={measTypeCd}
        options={measurementsIn(permit.state).map((code) => ({
          code,
          codeNm: kinds.find((each) => each.code === code)?.codeNm ?? said(gasMeasurementTypes[code]),
        }))}
        onChange={(code) => setType(code as GasMeasurementType)}
      />
      {points.length > 0 && (
        <ChoiceRow label={text('point')} value={point} options={points} onChange={setPoint} />
      )}
      <div className="gas-values">
        {shown.map((key) => (
          <GasValue
            key={key.name}
            gasKey={key.name === 'toxVal' && poison ? { ...key, label: poison.matNm } : key}
            value={typed[key.name] ?? ''}
            verdict={verdict.items.find(({ item }) => item === key.item)}
            message={messageAt(key.name)}
            onChange={(text) => setTyped({ ...typed, [key.name]: text })}
          />
        ))}
      </div>
      {!more && (
        <Button type="link" size="small" onClick={() => setMore(true)}>
          {text('co2Too')}
        </Button>
      )}
      {deviceOpen ? (
        <DeviceFields device={device} known={known} messageAt={messageAt} onChange={setDevice} />
      ) : (
        <p className="gas-device">
          {text('tester')} <b>{device.testerTxt}</b> · {text('device')} <b>{device.deviceSn}</b>{' '}
          {text('until', { day: device.calExpYmd })}
          <Button type="link" size="small" onClick={() => setDeviceOpen(true)}>
            {text('change')}
          </Button>
        </p>
      )}
      {others.map(({ path, message }) => (
        <p key={`${path}${message}`} role="alert" className="permit-bad">
          {message}
        </p>
      ))}
      <div className="gas-send">
        <output
          className={complete ? (verdict.judgeCd === 'fit' ? 'is-fit' : 'is-unfit') : ''}
          aria-live="polite"
        >
          {point === undefined
            ? text('noPoints')
            : !complete
              ? text('give', { names: missing.map(({ label }) => label).join(', ') })
              : verdict.judgeCd === 'fit'
                ? text('fit')
                : `${text('unfit')} · ${failing.map((item) => `${said(item.label)} ${said(item.valueText)} (${text('limit', { limit: said(item.limitText) })})`).join(', ')}`}
        </output>
        {before && (
          <Button size="large" onClick={onCancel}>
            {text('cancel')}
          </Button>
        )}
        <Button type="primary" htmlType="submit" size="large" disabled={!complete} loading={busy}>
          {text('save')}
        </Button>
      </div>
    </form>
  )
}

const needed: readonly GasValueName[] = ['o2Pct', 'lelPct']
type SayGas = Say<typeof gasTexts>
const missingOf = (device: GasDevice, text: SayGas): FieldIssue<string>[] => [
  ...(device.testerTxt.trim() ? [] : [{ path: 'testerTxt', message: text('noTester') }]),
  ...(device.deviceSn.trim() ? [] : [{ path: 'deviceSn', message: text('noDevice') }]),
  ...(device.calExpYmd ? [] : [{ path: 'calExpYmd', message: text('noCalibration') }]),
]

interface DeviceProps {
  device: GasDevice
  known: GasKnown | undefined
  messageAt: (path: string) => string | undefined
  onChange: (device: GasDevice) => void
}
function DeviceFields({ device, known, messageAt, onChange }: DeviceProps) {
  const text = useTexts(gasTexts)
  const item = (path: keyof GasDevice) => ({
    validateStatus: messageAt(path) ? ('error' as const) : ('' as const),
    help: messageAt(path),
  })
  return (
    <div className="gas-device-fields">
      <Form.Item
        label={text('tester')}
        htmlFor="gas-tester"
        layout="vertical"
        required
        {...item('testerTxt')}
      >
        <Input
          id="gas-tester"
          size="large"
          value={device.testerTxt}
          list="gas-testers"
          maxLength={50}
          onChange={({ target }) => onChange({ ...device, testerTxt: target.value })}
        />
      </Form.Item>
      <Form.Item
        label={text('deviceNo')}
        htmlFor="gas-device"
        layout="vertical"
        required
        {...item('deviceSn')}
      >
        <Input
          id="gas-device"
          size="large"
          value={device.deviceSn}
          maxLength={50}
          list="gas-devices"
          onChange={({ target }) => onChange(withCalibration({ ...device, deviceSn: target.value }, known))}
        />
      </Form.Item>
      <Form.Item
        label={text('calibration')}
        htmlFor="gas-calibration"
        layout="vertical"
        required
        {...item('calExpYmd')}
      >
        <DatePicker
          id="gas-calibration"
          size="large"
          style={{ width: '100%' }}
          format={['YYYY-MM-DD', 'YYYYMMDD']}
          value={device.calExpYmd ? dayjs(device.calExpYmd) : null}
          onChange={(day) => onChange({ ...device, calExpYmd: day ? day.format('YYYY-MM-DD') : '' })}
        />
      </Form.Item>
      <datalist id="gas-testers">
        {known?.testers.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      <datalist id="gas-devices">
        {known?.devices.map(({ deviceSn }) => (
          <option key={deviceSn}>{deviceSn}</option>
        ))}
      </datalist>
    </div>
  )
}
