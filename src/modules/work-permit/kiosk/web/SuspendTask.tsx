import { useState } from 'react'
import { StopFilled } from '@ant-design/icons'
import { useNotice } from '../../../../core/web/components/notice.tsx'
import { ApiError } from '../../../../core/web/api.ts'
import { useNetworkLost } from '../../../../core/web/network.ts'
import { kept } from '../../../../core/web/outbox/outbox.ts'
import { useCodes } from '../../../../core/web/data/lookups.ts'
import { systemReasons } from '../../permit/web/SuspendButton.tsx'
import { useLeftOpen } from '../../../../platform/kiosk/web/left-open.ts'
import { useKioskAct } from './kiosk-queries.ts'
import { taskTexts } from './kiosk-task.texts.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'

/** What stands when nobody could choose: the right of everybody to stop. */
const workersRight = 'STOPRIGHT'

/** Anybody stops dangerous work: a reason, one press. (산업안전보건법 제52조) */
export function SuspendTask({
  permit,
  onDone,
}: {
  permit: { permitNo: number; permitCd: string }
  onDone: () => void
}) {
  const lost = useNetworkLost()
  const { data: codes = [] } = useCodes('SUSP_REASON')
  const notice = useNotice()
  const text = useTexts(taskTexts)
  const { run, busy } = useKioskAct(permit.permitNo)
  const { left, keep } = useLeftOpen<string>('reason')
  const [chosen, setChosen] = useState(left)
  const suspend = async () => {
    const reason = chosen ?? (lost ? workersRight : undefined)
    if (reason === undefined) return notice.info(text('suspendChoose'))
    const what = text('suspendOf', { permit: permit.permitCd })
    try {
      const answer = await run({
        act: 'suspend',
        body: { suspReasonCd: reason },
        waits: { what, task: 'suspend' },
      })
      notice.info(text(answer === kept ? 'suspendKept' : 'suspended'))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      notice.failure(error)
      return
    }
    onDone()
  }
  return (
    <>
      <p className="kiosk-note">{text('suspendNote')}</p>
      {lost && (
        <p role="alert" className="kiosk-note is-urgent">
          {text('suspendLost')}
        </p>
      )}
      <div className="kiosk-choices" role="radiogroup" aria-label={text('suspendReason')}>
        {codes
          .filter(({ code }) => !systemReasons.includes(code))
          .map(({ code, codeNm }) => (
            <button
              key={code}
              type="button"
              role="radio"
              aria-checked={chosen === code}
              onClick={() => {
                setChosen(code)
                keep(code)
              }}
            >
              {codeNm}
            </button>
          ))}
      </div>
      <button
        type="button"
        className="kiosk-button is-danger kiosk-final"
        disabled={busy}
        onClick={() => void suspend()}
      >
        <StopFilled aria-hidden /> {text('suspendNow')}
      </button>
    </>
  )
}
