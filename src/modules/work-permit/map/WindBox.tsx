import { Fragment, useState } from 'react'
import { Alert, Button, InputNumber, Select } from 'antd'
import { ApiError } from '../../../core/web/api.ts'
import { Dialog } from '../../../core/web/components/Dialog.tsx'
import { canWrite, useSession } from '../../../core/web/session-store.ts'
import { useTab } from '../../../core/web/TabHost.tsx'
import { workPermit } from '../permit/work-permit.resource.ts'
import { useWind } from './map.web.ts'
import { directionOf } from './work-map.rule.ts'
import type { PlantWeather } from '../permit/wind.rule.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { mapTexts } from './map-page.texts.ts'
import { said } from '../../../core/web/text/text.ts'

type MeasureName = 'speedMs' | 'gustMs' | 'rainMmH' | 'snowCmH'
const measures: readonly (readonly [MeasureName, 'speed' | 'gust' | 'rain' | 'snow', number])[] = [
  ['speedMs', 'speed', 100],
  ['gustMs', 'gust', 100],
  ['rainMmH', 'rain', 500],
  ['snowCmH', 'snow', 100],
]
const directions = [0, 45, 90, 135, 180, 225, 270, 315]

/** The weather of the last hour, and its measurement by whoever stands beside the vane. */
export function WindBox({
  plantCd,
  wind,
  now,
}: {
  plantCd: string
  wind: PlantWeather | null
  now: boolean
}) {
  const say = useTexts(mapTexts)
  const [open, setOpen] = useState(false)
  const tab = useTab()
  const { user } = useSession()
  // The issuer who lets a work begin writes the weather down too: whoever writes permits may, as the server
  // has it.
  const mayRecord = tab.canWrite || workPermit.menus.some((menu) => canWrite(menu))
  return (
    <span className="map-windbox">
      {wind ? (
        <>
          {say('wind')} <b>{say('windFrom', { direction: said(directionOf(wind.fromDeg)) })}</b>{' '}
          {wind.speedMs} m/s
          {wind.gustMs !== null && say('gustIs', { speed: wind.gustMs })}
          {wind.rainMmH !== null && ` · ${say('rainIs', { rain: wind.rainMmH })}`}
          {wind.snowCmH !== null && ` · ${say('snowIs', { snow: wind.snowCmH })}`} (
          {wind.measDt.slice(11, 16)})
        </>
      ) : (
        say('noWind')
      )}
      {now && mayRecord && !user?.vendorCd && (
        <Button size="small" onClick={() => setOpen(true)}>
          {say('weather')}
        </Button>
      )}
      {open && <WindPopup plantCd={plantCd} wind={wind} onClose={() => setOpen(false)} />}
    </span>
  )
}

function WindPopup({
  plantCd,
  wind,
  onClose,
}: {
  plantCd: string
  wind: PlantWeather | null
  onClose: () => void
}) {
  const say = useTexts(mapTexts)
  const record = useWind(plantCd)
  const [fromDeg, setFromDeg] = useState(wind?.fromDeg ?? 0)
  const [values, setValues] = useState<Record<MeasureName, number | null>>({
    speedMs: wind?.speedMs ?? null,
    gustMs: wind?.gustMs ?? null,
    rainMmH: wind?.rainMmH ?? 0,
    snowCmH: wind?.snowCmH ?? 0,
  })
  const [message, setMessage] = useState<string>()
  const save = async () => {
    const { speedMs, ...rest } = values
    if (speedMs === null) return setMessage(say('speedNeeded'))
    try {
      await record.mutateAsync({ fromDeg, speedMs, ...rest })
      onClose()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setMessage(error.message)
    }
  }
  return (
    <Dialog
      open
      title={say('weather')}
      okText={say('record')}
      cancelText={say('cancel')}
      confirmLoading={record.isPending}
      onOk={() => void save()}
      onCancel={onClose}
    >
      <div className="map-wind-form">
        <label htmlFor="map-wind-from">{say('from')}</label>
        <Select
          id="map-wind-from"
          value={fromDeg}
          onChange={(value: number) => setFromDeg(value)}
          options={[...new Set([...directions, fromDeg])].map((deg) => ({
            value: deg,
            label: `${said(directionOf(deg))} (${deg}°)`,
          }))}
        />
        {measures.map(([name, label, max]) => (
          <Fragment key={name}>
            <label htmlFor={`map-wind-${name}`}>{say(label)}</label>
            <InputNumber
              id={`map-wind-${name}`}
              min={0}
              max={max}
              step={0.1}
              value={values[name]}
              onChange={(value) => setValues({ ...values, [name]: value })}
            />
          </Fragment>
        ))}
      </div>
      {message && <Alert type="error" showIcon title={message} />}
    </Dialog>
  )
}
