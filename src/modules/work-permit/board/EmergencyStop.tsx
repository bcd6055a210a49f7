import { useState } from 'react'
import { StopFilled } from '@ant-design/icons'
import { Button } from 'antd'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, ApiError } from '../../../core/web/api.ts'
import { FormDialog } from '../../../core/web/components/FormDialog.tsx'
import { useNotice } from '../../../core/web/components/notice.tsx'
import { queryKeys } from '../../../core/web/data/query-keys.ts'
import { workPermit } from '../permit/work-permit.resource.ts'
import type { BoardPermit } from './permit-board.rule.ts'
import { StopConfirm } from '../permit/web/StopConfirm.tsx'
import '../permit/web/permit.css'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { boardTexts } from './board-page.texts.ts'

/** One area, or all areas of a plant. */
type Place = { areaCd: string } | { plantCd: string }

const going: readonly string[] = ['working', 'extensionRequested']

/**
 * 비상: all works of an area or of the whole plant stand still with one press. Anybody may; a text is not needed. (산업안전보건법 제52조·제54조)
 */
export function EmergencyStop({ permits }: { permits: readonly BoardPermit[] }) {
  const say = useTexts(boardTexts)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button danger icon={<StopFilled aria-hidden />} onClick={() => setOpen(true)}>
        {say('stop')}
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
  const say = useTexts(boardTexts)
  const client = useQueryClient()
  const notice = useNotice()
  const [place, setPlace] = useState<Place>()
  const [text, setText] = useState('')
  const stop = useMutation({
    mutationFn: (body: Place & { reason: string }) =>
      api.post<{ data: { permitNos: number[] } }>('/api/saf/areastop', body),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.all(workPermit) }),
    onError: () => undefined,
  })
  const areas = [...Map.groupBy(permits, (permit) => permit.areaCd)]
  const plants = [...Map.groupBy(permits, ({ plantCd }) => plantCd ?? '')].filter(([code]) => code !== '')
  const send = async () => {
    if (!place) return
    try {
      const { data } = await stop.mutateAsync({ ...place, reason: text.trim() })
      notice.info(say('stopped', { count: data.permitNos.length }))
      onClose()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      notice.failure(error)
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
      {areas.length === 0 ? (
        <p>{say('noneGoing')}</p>
      ) : (
        <>
          <p>{say('stopHelp')}</p>
          <div className="permit-reasons" role="radiogroup" aria-label={say('area')}>
            {plants.map(([code, works]) => (
              <button
                key={`plant ${code}`}
                type="button"
                role="radio"
                className="is-whole"
                aria-checked={place !== undefined && 'plantCd' in place && place.plantCd === code}
                onClick={() => setPlace({ plantCd: code })}
              >
                {say('plantWorks', { plant: works[0]!.plantNm ?? code, count: works.length })}
              </button>
            ))}
            {areas.map(([code, works]) => (
              <button
                key={code}
                type="button"
                role="radio"
                aria-checked={place !== undefined && 'areaCd' in place && place.areaCd === code}
                onClick={() => setPlace({ areaCd: code })}
              >
                {say('areaWorks', { area: works[0]!.areaNm ?? code, count: works.length })}
              </button>
            ))}
          </div>
          <StopConfirm
            stop={say('stopNow')}
            details={text}
            longest={500}
            ready={place !== undefined}
            busy={stop.isPending}
            onDetails={setText}
            onStop={() => void send()}
          />
        </>
      )}
    </FormDialog>
  )
}
