import { useState } from 'react'
import { Button } from 'antd'
import { Field } from '../../../../core/web/form/RecordForm.tsx'

/** Coordinates are taken from the order; they are shown to whoever wants to correct them. */
export function PlaceMore() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <div className="span-all" style={{ marginBottom: 12 }}>
        <Button type="link" size="small" aria-expanded={open} style={{ padding: 0 }} onClick={() => setOpen(!open)}>
          {open ? '좌표 접기' : '지도 좌표 직접 입력 (작업의뢰의 좌표가 기본값입니다)'}
        </Button>
      </div>
      {open && (
        <>
          <Field name="mapX" />
          <Field name="mapY" />
          <Field name="mapZ" />
        </>
      )}
    </>
  )
}
