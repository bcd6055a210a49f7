import { useState } from 'react'
import { Alert, Button, InputNumber, Select } from 'antd'
import { ApiError } from '../../../core/web/api.ts'
import { Dialog } from '../../../core/web/components/Dialog.tsx'
import { useSession } from '../../../core/web/session-store.ts'
import { useTab } from '../../../core/web/TabHost.tsx'
import { useWind } from './map.web.ts'
import { directionOf, type MapWind } from './work-map.rule.ts'

const directions = [0, 45, 90, 135, 180, 225, 270, 315]

/** The wind of the last hour, and its measurement by whoever stands beside the vane. */
export function WindBox({ plantCd, wind, now }: { plantCd: string; wind: MapWind | null; now: boolean }) {
  const [open, setOpen] = useState(false)
  const { canWrite } = useTab()
  const { user } = useSession()
  return (
    <span className="map-windbox">
      {wind ? (
        <>
          바람 <b>{directionOf(wind.fromDeg)}풍</b> {wind.speedMs} m/s ({wind.measDt.slice(11, 16)})
        </>
      ) : (
        '바람 측정 없음(모든 방향을 풍하로 판정)'
      )}
      {now && canWrite && !user?.vendorCd && (
        <Button size="small" onClick={() => setOpen(true)}>
          바람 기록
        </Button>
      )}
      {open && <WindPopup plantCd={plantCd} wind={wind} onClose={() => setOpen(false)} />}
    </span>
  )
}

function WindPopup({ plantCd, wind, onClose }: { plantCd: string; wind: MapWind | null; onClose: () => void }) {
  const record = useWind(plantCd)
  const [fromDeg, setFromDeg] = useState(wind?.fromDeg ?? 0)
  const [speedMs, setSpeedMs] = useState<number | null>(wind?.speedMs ?? null)
  const [message, setMessage] = useState<string>()
  const save = async () => {
    if (speedMs === null) return setMessage('풍속 항목을 입력해 주세요.')
    try {
      await record.mutateAsync({ fromDeg, speedMs })
      onClose()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setMessage(error.message)
    }
  }
  return (
    <Dialog
      open
      title="바람 기록"
      okText="기록"
      cancelText="취소"
      confirmLoading={record.isPending}
      onOk={() => void save()}
      onCancel={onClose}
    >
      <div className="map-wind-form">
        <label htmlFor="map-wind-from">불어오는 방향</label>
        <Select
          id="map-wind-from"
          value={fromDeg}
          onChange={(value: number) => setFromDeg(value)}
          options={[...new Set([...directions, fromDeg])].map((deg) => ({ value: deg, label: `${directionOf(deg)} (${deg}°)` }))}
        />
        <label htmlFor="map-wind-speed">풍속(m/s)</label>
        <InputNumber id="map-wind-speed" min={0} max={100} step={0.1} value={speedMs} onChange={(value) => setSpeedMs(value)} />
      </div>
      {message && <Alert type="error" showIcon title={message} />}
    </Dialog>
  )
}
