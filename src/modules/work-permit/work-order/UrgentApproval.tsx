import { useState } from 'react'
import { Alert, Button } from 'antd'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { showMoment } from '../../../core/shared/dates.ts'
import type { Detail } from '../../../core/shared/resource.ts'
import { api } from '../../../core/web/api.ts'
import { queryKeys, recordPath } from '../../../core/web/data/query-keys.ts'
import { SignDialog, type Signature } from '../../../core/web/record/SignDialog.tsx'
import { useSession } from '../../../core/web/session-store.ts'
import { duties } from '../permit/permit-facts.rule.ts'
import { isUnapproved } from './urgent-approval.rule.ts'
import { workOrder, type WorkOrder } from './work-order.resource.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { orderTexts } from './work-order-page.texts.ts'

/** How the approval afterwards of an urgent order stands, and its signature for whoever may give it. */
export function UrgentApproval({ order }: { order: WorkOrder }) {
  const say = useTexts(orderTexts)
  const client = useQueryClient()
  const { user } = useSession()
  const [asked, setAsked] = useState(false)
  const { mutateAsync } = useMutation({
    mutationFn: (signature: Signature) =>
      api.post<Detail<typeof workOrder>>(`${recordPath(workOrder, order.wkodNo)}/urgentapproval`, signature),
    onSuccess: (detail) => {
      client.setQueryData(queryKeys.detail(workOrder, order.wkodNo), detail)
      return client.invalidateQueries({ queryKey: queryKeys.all(workOrder) })
    },
    onError: () => undefined,
  })
  if (!order.urgentStatCd || order.state === 'cancelled') return null
  const open = isUnapproved(order)
  const late = order.urgentStatCd === 'late'
  const due = order.urgentDueDt ? showMoment(order.urgentDueDt) : ''
  const mine =
    open && order.rqstUserId !== user?.userId && user?.duties.some(({ dutyCd }) => dutyCd === duties.approver)
  return (
    <>
      <Alert
        className="order-urgent"
        type={open ? (late ? 'error' : 'warning') : 'success'}
        showIcon
        title={
          open
            ? say(late ? 'urgentLate' : 'urgentOpen', { due })
            : say(order.urgentStatCd === 'approvedLate' ? 'urgentApprovedLate' : 'urgentApproved', {
                name: order.urgentApproveUserNm ?? '',
                when: order.urgentApproveDt ? showMoment(order.urgentApproveDt) : '',
              })
        }
        description={open && say('urgentHelp')}
        action={
          mine && (
            <Button type="primary" onClick={() => setAsked(true)}>
              {say('approve')}
            </Button>
          )
        }
      />
      {asked && (
        <SignDialog
          title={say('approveTitle')}
          about={[order.wkodCd, order.wkodNm].filter(Boolean).join(' ')}
          statement={say('approveStatement')}
          onSign={(signature) => mutateAsync(signature)}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  )
}
