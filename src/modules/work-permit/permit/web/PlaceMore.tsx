import { useState } from 'react'
import { Button } from 'antd'
import { Field } from '../../../../core/web/form/RecordForm.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { permitFormTexts } from './permit-form.texts.ts'

/** Coordinates are taken from the order; they are shown to whoever wants to correct them. */
export function PlaceMore() {
  const say = useTexts(permitFormTexts)
  const [open, setOpen] = useState(false)
  return (
    <>
      <div className="span-all permit-place-more">
        <Button type="link" size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? say('foldPlace') : say('openPlace')}
        </Button>
      </div>
      {open && (
        <>
          <Field name="mapX" />
          <Field name="mapY" />
          <Field name="mapZ" />
          <Field name="systemTxt" extra={say('systemHelp')} />
        </>
      )}
    </>
  )
}
