import { PrinterOutlined } from '@ant-design/icons'
import { useQueryClient } from '@tanstack/react-query'
import { Button, Input } from 'antd'
import { useId, useState } from 'react'
import { addDays } from '../../../../core/shared/dates.ts'
import { reasonMin } from '../../../../core/shared/limits.ts'
import { messages } from '../../../../core/shared/messages.ts'
import { api } from '../../../../core/web/api.ts'
import { BasePopup } from '../../../../core/web/components/BasePopup.tsx'
import { useNotice } from '../../../../core/web/components/notice.tsx'
import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useToday } from '../../../../core/web/use-today.ts'
import { yes } from '../../../../core/shared/session.ts'
import { usePdf } from '../../../../core/web/open-pdf.ts'
import { chmInOut, type ChmInOutRow } from '../chm-in-out.resource.ts'
import { ioTypes, isCount } from '../in-out.rule.ts'
import { inOutFormPath } from './addresses.web.ts'
import '../../web/chemical.css'

const widths = { ioCd: 190, ioTypeCd: 110, reversedYn: 150 }
const monthDays = 30

/** 입출고 내역 (chm/inout/inoutList): the journal; a mistake is reversed, nothing is changed. */
export function InOutListPage() {
  const tab = useTab()
  const today = useToday()
  const [cancelled, setCancelled] = useState<ChmInOutRow>()
  const { open: print, busy } = usePdf()
  const period = { from: tab.params.get('ioDt.from') ?? addDays(today, -monthDays), to: tab.params.get('ioDt.to') ?? today }
  return (
    <>
      <RegisterPage
        resource={chmInOut}
        readOnly
        help="등록된 전표는 고치거나 지울 수 없습니다. 잘못된 전표는 취소하면 반대 전표가 만들어지고 재고가 되돌아갑니다."
        defaults={{ ioDt: { from: addDays(today, -monthDays), to: today } }}
        widths={widths}
        cells={{
          reversedYn: (row) =>
            row.reversedYn === 'Y' ? (
              <span>취소됨</span>
            ) : row.ioTypeCd === ioTypes.reversal || isCount(row.ioTypeCd) || !tab.canWrite ? null : (
              <Button size="small" danger onClick={() => setCancelled(row)}>
                취소(역분개)
              </Button>
            ),
        }}
        toolbar={
          <>
            {tab.canWrite && (
              <Button type="primary" onClick={() => tab.open(inOutFormPath)}>
                입출고 등록
              </Button>
            )}
            {yes(tab.menu.printYn) && (
              <>
                <Button icon={<PrinterOutlined aria-hidden />} loading={busy} onClick={() => void print('/api/chm/ledger/print', period)}>
                  입출고대장
                </Button>
                <Button
                  icon={<PrinterOutlined aria-hidden />}
                  loading={busy}
                  onClick={() => void print('/api/chm/ledger/print', { ...period, kind: 'hazardous' })}
                >
                  유해화학물질 관리대장
                </Button>
              </>
            )}
          </>
        }
      />
      {cancelled && <CancelPopup entry={cancelled} onClose={() => setCancelled(undefined)} />}
    </>
  )
}

function CancelPopup({ entry, onClose }: { entry: ChmInOutRow; onClose: () => void }) {
  const id = useId()
  const notice = useNotice()
  const client = useQueryClient()
  const [reason, setReason] = useState('')
  const cancel = async () => {
    if (reason.trim().length < reasonMin) {
      notice.error(messages.reasonMin(reasonMin))
      return false
    }
    try {
      await api.post(`${chmInOut.path}/${entry.ioNo}/cancel`, { reason: reason.trim() })
    } catch (error) {
      notice.failure(error)
      return false
    }
    notice.info('전표를 취소하였습니다. 반대 전표가 등록되었습니다.')
    await client.invalidateQueries({ queryKey: [chmInOut.name] })
    return true
  }
  return (
    <BasePopup open title={`전표 취소 ${entry.ioCd ?? ''}`} onClose={onClose} confirmText="취소 전표 등록" onConfirm={cancel}>
      <p>
        {entry.ioTypeNm} · {entry.prodNm} · 로트 {entry.lotNo} · {entry.qty} {entry.unitCd}
      </p>
      <div className="popup-field">
        <label htmlFor={id}>취소 사유({reasonMin}자 이상)</label>
        <Input.TextArea id={id} rows={3} maxLength={1000} value={reason} onChange={(event) => setReason(event.target.value)} />
      </div>
    </BasePopup>
  )
}
