import { useState } from 'react'
import { Button } from 'antd'
import { Field } from '../../../../core/web/form/RecordForm.tsx'

/** Coordinates are taken from the order; they are shown to whoever wants to correct them. */
export function PlaceMore() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <div className="span-all permit-place-more">
        <Button type="link" size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? '좌표·계통 접기' : '지도 좌표·연결 계통 입력 (좌표는 작업의뢰의 값이 기본입니다)'}
        </Button>
      </div>
      {open && (
        <>
          <Field name="mapX" />
          <Field name="mapY" />
          <Field name="mapZ" />
          <Field
            name="systemTxt"
            extra="같은 계통의 작업끼리는 거리가 멀어도 함께 판정합니다(예: N2 헤더-1)."
          />
        </>
      )}
    </>
  )
}
