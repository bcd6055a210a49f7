import { useState } from 'react'
import { StopFilled } from '@ant-design/icons'
import { Button, Input } from 'antd'
import { Dialog } from '../../../../core/web/components/Dialog.tsx'
import { ApiError } from '../../../../core/web/api.ts'
import { useNotice } from '../../../../core/web/components/notice.tsx'
import { useAction } from '../../../../core/web/list/hooks.ts'
import { useCodes } from '../../../../core/web/popup/lookups.ts'
import { workPermit } from '../work-permit.resource.ts'

/** Given by the clock, not by people. */
export const systemReasons: readonly string[] = ['OVERDUE', 'HANDOVER', 'RECHECK']

/**
 * Anybody stops dangerous work: one press, a reason, done. No right and no text is asked for. (산업안전보건법 제52조)
 */
export function SuspendButton({ permitNo }: { permitNo: number }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="permit-stop" onClick={() => setOpen(true)}>
        <StopFilled aria-hidden /> 일시중지
      </button>
      {open && <SuspendPopup permitNo={permitNo} onClose={() => setOpen(false)} />}
    </>
  )
}

function SuspendPopup({ permitNo, onClose }: { permitNo: number; onClose: () => void }) {
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
      await act(permitNo, 'suspend', { suspReasonCd: chosen, ...(text.trim() && { reason: text.trim() }) })
      notice.info('작업이 일시중지되었습니다.')
      onClose()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      notice.failure(error)
      setBusy(false)
    }
  }
  return (
    <Dialog open title="작업을 멈춥니다" footer={null} onCancel={onClose} width={560}>
      <p>위험하다고 느끼면 누구나 멈출 수 있습니다. 이유를 고르세요.</p>
      <div className="permit-reasons" role="radiogroup" aria-label="중지사유">
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
      <Input.TextArea
        aria-label="자세한 내용(선택)"
        placeholder="자세한 내용 (적지 않아도 됩니다)"
        rows={2}
        maxLength={1000}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button
        danger
        type="primary"
        block
        className="permit-stop-confirm"
        disabled={!chosen}
        loading={busy}
        onClick={() => void suspend()}
      >
        지금 일시중지
      </Button>
    </Dialog>
  )
}
