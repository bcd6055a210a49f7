import { useState } from 'react'
import { StopFilled } from '@ant-design/icons'
import { useNotice } from '../../../../core/web/components/notice.tsx'
import { useCodes } from '../../../../core/web/data/lookups.ts'
import { systemReasons } from '../../permit/web/SuspendButton.tsx'
import { useKioskAct } from './kiosk-queries.ts'
import type { TaskProps } from './KioskPage.tsx'
import { taskTexts } from './kiosk-task.texts.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'

/** Anybody stops dangerous work: a reason, one press. (산업안전보건법 제52조) */
export function SuspendTask({ detail: { data: permit }, onDone }: TaskProps) {
  const { data: codes = [] } = useCodes('SUSP_REASON')
  const notice = useNotice()
  const text = useTexts(taskTexts)
  const { tell, busy } = useKioskAct(permit.permitNo)
  const [chosen, setChosen] = useState<string>()
  const suspend = async () => {
    if (!(await tell({ act: 'suspend', body: { suspReasonCd: chosen } }))) return
    notice.info(text('suspended'))
    onDone()
  }
  return (
    <>
      <p className="kiosk-note">{text('suspendNote')}</p>
      <div className="kiosk-choices" role="radiogroup" aria-label={text('suspendReason')}>
        {codes
          .filter(({ code }) => !systemReasons.includes(code))
          .map(({ code, codeNm }) => (
            <button
              key={code}
              type="button"
              role="radio"
              aria-checked={chosen === code}
              onClick={() => setChosen(code)}
            >
              {codeNm}
            </button>
          ))}
      </div>
      <button
        type="button"
        className="kiosk-button is-danger kiosk-final"
        disabled={!chosen || busy}
        onClick={() => void suspend()}
      >
        <StopFilled aria-hidden /> {text('suspendNow')}
      </button>
    </>
  )
}
