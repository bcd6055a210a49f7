import { useState } from 'react'
import { StopFilled } from '@ant-design/icons'
import { useNotice } from '../../../../core/web/components/notice.tsx'
import { useCodes } from '../../../../core/web/popup/lookups.ts'
import { systemReasons } from '../../permit/web/SuspendButton.tsx'
import { useKioskAct } from './kiosk-queries.ts'
import type { TaskProps } from './KioskPage.tsx'

/** Anybody stops dangerous work: a reason, one press. (산업안전보건법 제52조) */
export function SuspendTask({ detail: { data: permit }, onDone }: TaskProps) {
  const { data: codes = [] } = useCodes('SUSP_REASON')
  const notice = useNotice()
  const { tell, busy } = useKioskAct(permit.permitNo)
  const [chosen, setChosen] = useState<string>()
  const suspend = async () => {
    if (!(await tell({ act: 'suspend', body: { suspReasonCd: chosen } }))) return
    notice.info('작업이 일시중지되었습니다.')
    onDone()
  }
  return (
    <>
      <p className="kiosk-note">위험하다고 느끼면 누구나 멈출 수 있습니다. 이유를 고르세요.</p>
      <div className="kiosk-choices" role="radiogroup" aria-label="중지사유">
        {codes
          .filter(({ code }) => !systemReasons.includes(code))
          .map(({ code, codeNm }) => (
            <button key={code} type="button" role="radio" aria-checked={chosen === code} onClick={() => setChosen(code)}>
              {codeNm}
            </button>
          ))}
      </div>
      <button type="button" className="kiosk-button is-danger kiosk-final" disabled={!chosen || busy} onClick={() => void suspend()}>
        <StopFilled aria-hidden /> 지금 일시중지
      </button>
    </>
  )
}
