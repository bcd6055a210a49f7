import { useState } from 'react'
import { StopFilled } from '@ant-design/icons'
import { Button, Input } from 'antd'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, ApiError } from '../../../core/web/api.ts'
import { Dialog } from '../../../core/web/components/Dialog.tsx'
import { useNotice } from '../../../core/web/components/notice.tsx'
import { queryKeys } from '../../../core/web/list/query-keys.ts'
import { workPermit } from '../permit/work-permit.resource.ts'
import type { BoardPermit } from './permit-board.rule.ts'
import '../permit/web/permit.css'

const going: readonly string[] = ['working', 'extensionRequested']

/**
 * 비상: all works of an area stand still with one press. Anybody may; a text is not needed. (산업안전보건법 제52조·제54조)
 */
export function EmergencyStop({ permits }: { permits: readonly BoardPermit[] }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button danger icon={<StopFilled aria-hidden />} onClick={() => setOpen(true)}>
        비상 중지
      </Button>
      {open && (
        <StopPopup
          permits={permits.filter(({ state }) => going.includes(state))}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

function StopPopup({ permits, onClose }: { permits: readonly BoardPermit[]; onClose: () => void }) {
  const client = useQueryClient()
  const notice = useNotice()
  const [areaCd, setArea] = useState<string>()
  const [text, setText] = useState('')
  const stop = useMutation({
    mutationFn: (body: { areaCd: string; reason: string }) =>
      api.post<{ data: { permitNos: number[] } }>('/api/saf/areastop', body),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.all(workPermit) }),
    onError: () => undefined,
  })
  const areas = [...Map.groupBy(permits, (permit) => permit.areaCd)]
  const send = async () => {
    if (!areaCd) return
    try {
      const { data } = await stop.mutateAsync({ areaCd, reason: text.trim() })
      notice.info(`작업 ${data.permitNos.length}건이 일시중지되었습니다.`)
      onClose()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      notice.failure(error)
    }
  }
  return (
    <Dialog open title="구역의 모든 작업을 멈춥니다" footer={null} onCancel={onClose} width={560}>
      {areas.length === 0 ? (
        <p>지금 진행 중인 작업이 없습니다.</p>
      ) : (
        <>
          <p>
            비상사태이면 누구나 멈출 수 있습니다. 구역을 고르세요. 작업자는 모두 대피하고, 재개는 원인이
            없어진 뒤 승인을 받습니다.
          </p>
          <div className="permit-reasons" role="radiogroup" aria-label="구역">
            {areas.map(([code, works]) => (
              <button
                key={code}
                type="button"
                role="radio"
                aria-checked={areaCd === code}
                onClick={() => setArea(code)}
              >
                {works[0]!.areaNm} · 작업 {works.length}건
              </button>
            ))}
          </div>
          <Input.TextArea
            aria-label="자세한 내용(선택)"
            placeholder="자세한 내용 (적지 않아도 됩니다)"
            rows={2}
            maxLength={500}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <Button
            danger
            type="primary"
            block
            className="permit-stop-confirm"
            disabled={!areaCd}
            loading={stop.isPending}
            onClick={() => void send()}
          >
            지금 모두 중지
          </Button>
        </>
      )}
    </Dialog>
  )
}
