import { CheckCircleFilled, ReadOutlined } from '@ant-design/icons'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { showMoment } from '../../../../core/shared/dates.ts'
import { api } from '../../../../core/web/api.ts'
import { useNotice } from '../../../../core/web/components/notice.tsx'
import type { KioskPart, KioskTaskProps } from '../../../../core/web/kiosk-part.ts'
import { useSubmission } from '../../../../core/web/submission.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { KioskFailed } from '../../../../platform/kiosk/web/KioskFailed.tsx'
import { KioskCount, KioskHead } from '../../../../platform/kiosk/web/KioskPage.tsx'
import type { CodeKind } from '../attend-code.rule.ts'
import type { OwnSeat } from '../class-roster.rule.ts'
import { classMenu } from '../edu-class.resource.ts'
import { attendTexts } from './attend-page.texts.ts'
import './class.css'

const queryKey = ['kiosk', 'eduClass']
const useOwnSeats = () =>
  useQuery({
    queryKey,
    queryFn: () => api.get<{ data: OwnSeat[] }>('/api/kiosk/educlasses'),
    select: ({ data }) => data,
  })
function Running() {
  const { data } = useOwnSeats()
  return <KioskCount count={data?.length} />
}
const words = { IN: 'in', OUT: 'out', CHK: 'check' } as const
/** What a person can do at the class now: come, leave, or show that he is still there. */
const actsOf = ({ inDt, outDt, recheckToDt, rechecked }: OwnSeat): CodeKind[] => {
  if (inDt === null || outDt !== null) return ['IN']
  return recheckToDt !== null && Date.parse(recheckToDt) > Date.now() && !rechecked ? ['CHK', 'OUT'] : ['OUT']
}

/** The classes of the person that are running; the own PIN was given just before. */
function AttendTask({ onDone }: KioskTaskProps) {
  const text = useTexts(attendTexts)
  const notice = useNotice()
  const client = useQueryClient()
  const submission = useSubmission()
  const { data, isError, refetch } = useOwnSeats()
  // Said in the place of the buttons: a second press of the same glove would hit the one that takes the person out.
  const [said, setSaid] = useState<Readonly<Record<number, string>>>({})
  const { mutate, isPending } = useMutation({
    mutationFn: ({ seat, kind }: { seat: OwnSeat; kind: CodeKind }) => {
      const path = `/api/kiosk/educlass/${seat.eduClassNo}/attend`
      return submission(path, { kind }, (requestKey) =>
        api.post<{ data: { msg: string } }>(path, { kind }, { requestKey, quiet: true }),
      )
    },
    onSuccess: (answer, { seat }) => {
      setSaid((before) => ({ ...before, [seat.eduTargetNo]: answer.data.msg }))
      return client.invalidateQueries({ queryKey })
    },
    onError: (error) => notice.failure(error),
  })
  return (
    <>
      <KioskHead title={text('kiosk')} onBack={onDone} />
      {isError && !data && <KioskFailed said={text('kioskFailed')} onRetry={() => void refetch()} />}
      {data?.length === 0 && <p className="kiosk-note">{text('kioskNone')}</p>}
      <ul className="kiosk-people">
        {data?.map((seat) => (
          <li key={seat.eduTargetNo}>
            <span>
              <strong>{seat.classNm}</strong>
              <em>
                {showMoment(seat.startDt).slice(5, 16)} · {seat.placeNm}
              </em>
            </span>
            {said[seat.eduTargetNo] !== undefined ? (
              <p role="status" className="class-kiosk-done">
                <CheckCircleFilled aria-hidden /> {said[seat.eduTargetNo]}
              </p>
            ) : (
              actsOf(seat).map((kind) => (
                <button
                  key={kind}
                  type="button"
                  className="kiosk-button kiosk-final"
                  disabled={isPending}
                  onClick={() => mutate({ seat, kind })}
                >
                  {text(words[kind])}
                </button>
              ))
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

/** Attendance at a shared device with badge and PIN (docs/decisions/0029). */
export const classKiosk: KioskPart = {
  tasks: [
    {
      id: 'education',
      label: attendTexts.kiosk,
      help: attendTexts.kioskHelp,
      icon: ReadOutlined,
      of: [classMenu],
      count: Running,
      page: AttendTask,
    },
  ],
}
