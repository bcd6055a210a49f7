import { SafetyCertificateOutlined } from '@ant-design/icons'
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
import { WorkerPinDialog } from '../../../../platform/kiosk/web/WorkerPinDialog.tsx'
import type { KioskPpe } from '../ppe-kiosk.rule.ts'
import { ppeTexts } from './ppe.texts.ts'

const queryKey = ['kiosk', 'ppe']
const pathOf = (ppeIssueNo: number): string => `/api/kiosk/ppeissue/${ppeIssueNo}/receive`
const useOwnIssues = () =>
  useQuery({
    queryKey,
    queryFn: () => api.get<{ data: KioskPpe[] }>('/api/kiosk/ppeissues'),
    select: ({ data }) => data,
  })

function Unsigned() {
  const { data } = useOwnIssues()
  return <KioskCount count={data?.length} />
}

/** What the person was given and has not signed for; the own PIN was given just before. */
function ReceivePage({ onDone }: KioskTaskProps) {
  const text = useTexts(ppeTexts)
  const notice = useNotice()
  const client = useQueryClient()
  const submission = useSubmission()
  const { data, isError, refetch } = useOwnIssues()
  const [signed, setSigned] = useState<string>()
  const [asked, setAsked] = useState<KioskPpe>()
  const signAsWorker = async ({ ppeIssueNo, ppeIssueCd }: KioskPpe, pinPwd: string) => {
    await api.post(pathOf(ppeIssueNo), { pinPwd }, { quiet: true })
    setSigned(ppeIssueCd)
    await client.invalidateQueries({ queryKey })
  }
  const { mutate, isPending } = useMutation({
    mutationFn: ({ ppeIssueNo }: KioskPpe) => {
      const path = pathOf(ppeIssueNo)
      return submission(path, {}, (requestKey) => api.post(path, {}, { requestKey, quiet: true }))
    },
    onSuccess: (_, { ppeIssueCd }) => {
      setSigned(ppeIssueCd)
      return client.invalidateQueries({ queryKey })
    },
    onError: (error) => notice.failure(error),
  })
  return (
    <>
      <KioskHead title={text('kiosk')} onBack={onDone} />
      {isError && !data && <KioskFailed said={text('kioskFailed')} onRetry={() => void refetch()} />}
      {signed && (
        <p role="status" className="kiosk-note">
          {text('kioskDone', { no: signed })}
        </p>
      )}
      {data?.length === 0 && <p className="kiosk-note">{text('kioskNone')}</p>}
      <ul className="kiosk-people">
        {data?.map((issue) => (
          <li key={issue.ppeIssueNo}>
            <span>
              <strong>
                {issue.items
                  .map(({ itemNm, sizeTxt, qty, unitNm }) => `${itemNm} ${sizeTxt ?? ''} ${qty} ${unitNm}`)
                  .join(', ')}
              </strong>
              {issue.workerNm && (
                <em>
                  {issue.workerNm} · {issue.vendorNm}
                </em>
              )}
              <em>
                {issue.ppeIssueCd} ·{' '}
                {text('kioskFrom', {
                  name: issue.issueUserNm ?? '',
                  at: showMoment(issue.issueDt).slice(5, 16),
                })}
              </em>
            </span>
            <button
              type="button"
              className="kiosk-button kiosk-final"
              disabled={isPending}
              onClick={() => (issue.workerNm ? setAsked(issue) : mutate(issue))}
            >
              {issue.workerNm ? text('workerSign', { name: issue.workerNm }) : text('kioskSign')}
            </button>
          </li>
        ))}
      </ul>
      {asked?.workerNm && (
        <WorkerPinDialog
          title={text('workerReceipt')}
          statement={text('workerStatement', { name: asked.workerNm, no: asked.ppeIssueCd })}
          name={asked.workerNm}
          onSign={(pinPwd) => signAsWorker(asked, pinPwd)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}

/** Receipts at a shared device (docs/decisions/0029). */
export const ppeKiosk: KioskPart = {
  tasks: [
    {
      id: 'ppe',
      label: ppeTexts.kiosk,
      help: ppeTexts.kioskHelp,
      icon: SafetyCertificateOutlined,
      of: ['saf/ppe/ppeReceipt'],
      count: Unsigned,
      page: ReceivePage,
    },
  ],
}
