import { useState } from 'react'
import { StopFilled } from '@ant-design/icons'
import { FormDialog } from '../../../../core/web/components/FormDialog.tsx'
import { ApiError } from '../../../../core/web/api.ts'
import { useNotice } from '../../../../core/web/components/notice.tsx'
import { useAction } from '../../../../core/web/data/hooks.ts'
import { useCodes } from '../../../../core/web/data/lookups.ts'
import { workPermit } from '../work-permit.resource.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { permitTexts } from './permit-page.texts.ts'
import { StopConfirm } from './StopConfirm.tsx'

/** Given by the clock, not by people. */
export const systemReasons: readonly string[] = ['OVERDUE', 'HANDOVER', 'RECHECK']

/**
 * Anybody stops dangerous work: one press, a reason, done. No right and no text is asked for. (산업안전보건법 제52조)
 */
export function SuspendButton({ permitNo }: { permitNo: number }) {
  const say = useTexts(permitTexts)
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="permit-stop" onClick={() => setOpen(true)}>
        <StopFilled aria-hidden /> {say('suspend')}
      </button>
      {open && <SuspendPopup permitNo={permitNo} onClose={() => setOpen(false)} />}
    </>
  )
}

function SuspendPopup({ permitNo, onClose }: { permitNo: number; onClose: () => void }) {
  const say = useTexts(permitTexts)
  const { data: codes = [] } = useCodes('SUSP_REASON')
  const act = useAction(workPermit, { quiet: true })
  const notice = useNotice()
  const [chosen, setChosen] = useState<string>()
  const [text, setText] = useState('')
  const [busy, setBusy] = useState(false)
  const suspend = async () => {
    if (busy || !chosen) return
    setBusy(true)
    try {
      // Without the version of the record: a stop must not fail because somebody has just written a
      // measurement.
      await act(permitNo, 'suspend', { suspReasonCd: chosen, reason: text.trim() || undefined })
      notice.info(say('suspended'))
      onClose()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      notice.failure(error)
      setBusy(false)
    }
  }
  return (
    <FormDialog
      open
      touched={text !== ''}
      title={say('stopTitle')}
      footer={null}
      onCancel={onClose}
      width={560}
    >
      <p>{say('stopHelp')}</p>
      <div className="permit-reasons" role="radiogroup" aria-label={say('stopReason')}>
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
      <StopConfirm
        stop={say('stopNow')}
        details={text}
        longest={1000}
        ready={chosen !== undefined}
        busy={busy}
        onDetails={setText}
        onStop={() => void suspend()}
      />
    </FormDialog>
  )
}
