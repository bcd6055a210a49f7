import { useRef, useState } from 'react'
import { Button } from 'antd'
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
  rejectedPoints,
  unmeasuredHeights,
  type GasMeasurementType,
} from '../gas-criteria.rule.ts'
import { gasDeviceFrom, type GasDevice, type GasKnown } from '../gas-known.rule.ts'
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
  type GasTyped,
  type GasValueName,
} from './gas-fields.ts'
import { ChoiceRow } from './ChoiceRow.tsx'
import { GasDeviceFields, TesterPin } from './GasDeviceFields.tsx'
import { GasValue } from './GasValue.tsx'
import { gasTexts } from './gas.texts.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import type { Say } from '../../../../core/shared/four-texts.ts'
import { said } from '../../../../core/web/text/text.ts'
import { confinedSpace } from '../permit-codes.rule.ts'

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
    | 'contDeviceNo'
    | 'gases'
    | 'materials'
  >
  parameters: PermitParameters
  /** A measurement that waited and was refused: it is put right, and stays measured when it was measured. */
  draft?: OutboxEntry | undefined
  /** Who may measure and with what. */
  known: GasKnown | undefined
  /** Typed before by the same person, who was signed out for time. */
  left?: GasTyped | undefined
  onType?: (typed: GasTyped) => void
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
  left: leftOpen,
  onType,
  onCancel,
  onSend,
  onDone,
}: GasKeypadProps) {
  const text = useTexts(gasTexts)
  const { data: points = [] } = useCodes('PTW_GAS_POINT')
  const { data: kinds = [] } = useCodes('PTW_MEAS_TYPE')
  const confined = permit.supplCds?.includes(confinedSpace) ?? false
  const poison = permit.materials.find(({ toxLimitPpm }) => toxLimitPpm !== null)
  const [before] = useState(() => draft && draftOf(draft))
  const [opened] = useState(() => before?.measDt ?? momentOf(serverNow()))
  const [entered, setEntered] = useState<GasTyped>(() => ({
    measTypeCd: usualMeasurement(permit.state, handoverDue(permit, parameters, opened)),
    pointCd: before?.pointCd,
    typed: {},
    ...leftOpen,
    ...before,
  }))
  const { measTypeCd, pointCd, typed } = entered
  const type = (change: Partial<GasTyped>) => {
    const next = { measTypeCd, pointCd, typed, ...change }
    setEntered(next)
    onType?.(next)
  }
  const [device, setDevice] = useState<GasDevice>(() =>
    gasDeviceFrom(before ? named(before.device, known) : lastDevice(permit.gases, remembered.read), known),
  )
  const [pinPwd, setPin] = useState('')
  const [issues, setIssues] = useState<readonly FieldIssue<string>[]>(before?.issues ?? [])
  const [deviceOpen, setDeviceOpen] = useState(
    () => !device.deviceSn || !device.testerTxt || issues.some(({ path }) => path in device),
  )
  const [more, setMore] = useState(confined || before?.typed.co2Pct !== undefined)
  const [busy, setBusy] = useState(false)
  // State is drawn later than a second tap comes; the ref stops that one.
  const sending = useRef(false)

  // In a space the keypad offers the first height that is not measured yet.
  const left: readonly string[] = confined ? unmeasuredHeights(permit.gases, opened, parameters) : []
  // What was rejected is measured again first.
  const rejected = rejectedPoints(permit.gases)
  const point =
    pointCd ??
    (
      points.find(({ code }) => rejected.includes(code)) ??
      points.find(({ code }) => left.includes(code)) ??
      points[0]
    )?.code
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
  const wholeDevice = device.testerTxt !== '' && device.deviceSn !== ''
  const messageAt = (path: string) => issues.find((issue) => issue.path === path)?.message
  const others = issues.filter(
    ({ path }) =>
      !['testerWorkerNo', 'deviceSn', 'pinPwd', ...gasKeys.map(({ name }) => name)].includes(path),
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
        deviceSn: device.deviceSn,
        testerWorkerNo: device.testerWorkerNo ?? undefined,
        pinPwd: device.testerWorkerNo === null ? undefined : pinPwd,
      })
      keepDevice(device, remembered.write)
      type({ typed: {} })
      onDone()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const { fields } = error.body
      setIssues(fields.length > 0 ? fields : [{ path: '', message: error.message }])
      // A wrong PIN is typed anew; the values stand.
      if (fields.some(({ path }) => path === 'pinPwd')) setPin('')
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
      {leftOpen && !before && <p className="permit-note">{text('leftOpen')}</p>}
      {before && <p className="permit-note">{text('again', { at: showMoment(before.measDt) })}</p>}
      <ChoiceRow
        label={text('kind')}
        value={measTypeCd}
        options={measurementsIn(permit.state).map((code) => ({
          code,
          codeNm: kinds.find((each) => each.code === code)?.codeNm ?? said(gasMeasurementTypes[code]),
        }))}
        onChange={(code) => type({ measTypeCd: code as GasMeasurementType })}
      />
      {points.length > 0 && (
        <ChoiceRow
          label={text('point')}
          value={point}
          options={points}
          onChange={(code) => type({ pointCd: code })}
        />
      )}
      <div className="gas-values">
        {shown.map((key) => (
          <GasValue
            key={key.name}
            gasKey={key.name === 'toxVal' && poison ? { ...key, label: poison.matNm } : key}
            value={typed[key.name] ?? ''}
            verdict={verdict.items.find(({ item }) => item === key.item)}
            message={messageAt(key.name)}
            onChange={(text) => type({ typed: { ...typed, [key.name]: text } })}
          />
        ))}
      </div>
      {!more && (
        <Button type="link" size="small" onClick={() => setMore(true)}>
          {text('co2Too')}
        </Button>
      )}
      {deviceOpen ? (
        <GasDeviceFields device={device} known={known} messageAt={messageAt} onChange={setDevice} />
      ) : (
        <p className="gas-device">
          {text('tester')} <b>{device.testerTxt}</b> · {text('device')} <b>{device.deviceSn}</b>{' '}
          {text('until', { day: device.calExpYmd })}
          <Button type="link" size="small" onClick={() => setDeviceOpen(true)}>
            {text('change')}
          </Button>
        </p>
      )}
      {device.testerWorkerNo !== null && (
        <TesterPin name={device.testerTxt} pin={pinPwd} message={messageAt('pinPwd')} onChange={setPin} />
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

/** A measurement that waited knows its tester by number. */
const named = (device: GasDevice, known: GasKnown | undefined): GasDevice => ({
  ...device,
  testerTxt: known?.testers.find(({ workerNo }) => workerNo === device.testerWorkerNo)?.name ?? '',
})
const needed: readonly GasValueName[] = ['o2Pct', 'lelPct']
type SayGas = Say<typeof gasTexts>
const missingOf = (device: GasDevice, text: SayGas): FieldIssue<string>[] => [
  ...(device.testerTxt ? [] : [{ path: 'testerWorkerNo', message: text('noTester') }]),
  ...(device.deviceSn ? [] : [{ path: 'deviceSn', message: text('noDevice') }]),
]
