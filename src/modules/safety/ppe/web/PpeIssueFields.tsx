import { useEffect, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { Button, Form, InputNumber } from 'antd'
import { defined } from '../../../../core/shared/defined.ts'
import { messages } from '../../../../core/shared/messages.ts'
import { api } from '../../../../core/web/api.ts'
import { useNotice } from '../../../../core/web/components/notice.tsx'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import type { RecordFormHandle } from '../../../../core/web/form/use-record-form.ts'
import { useSession } from '../../../../core/web/session-store.ts'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { useToday } from '../../../../core/web/use-today.ts'
import { WorkerPinDialog } from '../../../../platform/kiosk/web/WorkerPinDialog.tsx'
import { ppeIssue, type PpeIssue } from '../ppe-issue.resource.ts'
import { receivers, unfitReceiver } from '../ppe.rule.ts'
import { ppeTexts } from './ppe.texts.ts'

/** What does not fit the kind of receiver, at its field; the server looks at the same. */
export const receiverRules = (values: Record<string, unknown>) => {
  const { receiverCd, userId, areaCd, vendorWorkerNo } = values as Partial<PpeIssue>
  if (!receiverCd) return []
  const unfit = unfitReceiver({
    receiverCd,
    userId: receiverCd === receivers.worker ? null : userId,
    areaCd: receiverCd === receivers.area ? areaCd : null,
    vendorWorkerNo: receiverCd === receivers.worker ? vendorWorkerNo : null,
  })
  return unfit ? [{ path: unfit.path, message: messages.required }] : []
}
/** Fields of another kind of receiver than the chosen one are not asked and not sent. */
const ofReceiver = {
  userId: (receiverCd: unknown) => receiverCd !== receivers.worker,
  areaCd: (receiverCd: unknown) => receiverCd === receivers.area,
  vendorWorkerNo: (receiverCd: unknown) => receiverCd === receivers.worker,
} as const

export function IssueFields({ form }: { form: RecordFormHandle<typeof ppeIssue> }) {
  const text = useTexts(ppeTexts)
  const { Field, Lines, detail, antd } = form
  const isNew = !detail
  const chosen = Form.useWatch<unknown>('receiverCd', { form: antd, preserve: true })
  const receiverCd = detail?.data.receiverCd ?? chosen
  const company = useSession().user?.vendorCd
  // Another kind of receiver was chosen: what was entered for the earlier one goes.
  useEffect(() => {
    if (!isNew || !chosen) return
    for (const [name, asked] of Object.entries(ofReceiver))
      if (!asked(chosen)) antd.setFieldsValue({ [name]: null })
  }, [antd, chosen, isNew])
  return (
    <>
      <Block title={text('issue')}>
        <Field name="plantCd" readOnly={!isNew} />
        <Field name="receiverCd" readOnly={!isNew} />
        {receiverCd !== undefined && ofReceiver.userId(receiverCd) && (
          <Field
            name="userId"
            readOnly={!isNew}
            required
            {...defined({ label: receiverCd === receivers.person ? undefined : text('keeps') })}
          />
        )}
        {ofReceiver.areaCd(receiverCd) && <Field name="areaCd" readOnly={!isNew} required />}
        {ofReceiver.vendorWorkerNo(receiverCd) && <Field name="vendorWorkerNo" readOnly={!isNew} required />}
        {detail?.data.vendorCd && !company && <Field name="vendorCd" />}
        {detail && (
          <Field name="deptCd" {...defined({ label: detail.data.vendorCd ? text('givenBy') : undefined })} />
        )}
        {detail?.data.ppeRequestNo && <Field name="ppeRequestNo" />}
        {detail && <Field name="issueDt" />}
        {detail && <Field name="issueUserId" />}
        {detail?.data.receiveDt && <Field name="receiveDt" />}
        {detail?.data.receiveDt && <Field name="receiveWayCd" />}
        <Field name="remark" readOnly={!isNew} />
      </Block>
      <Block title={text('given')}>
        <Lines
          name="lines"
          blank={{ qty: 1 }}
          columns={{
            ppeItemNo: { width: 240, editable: isNew },
            sizeTxt: { editable: isNew },
            qty: { editable: isNew },
            lotNo: { editable: false },
            expYmd: { editable: false },
            openMonths: { editable: false },
            openYmd: { editable: false },
            wornHours: { editable: false },
            nextYmd: { editable: false },
          }}
        />
      </Block>
      {detail && <WorkerSigns issue={detail.data} />}
      {detail && <OpenedCanisters issue={detail.data} />}
    </>
  )
}

/** A worker of a company signs here, at the device of whoever gives it, by the PIN that he chose himself. */
function WorkerSigns({ issue }: { issue: PpeIssue }) {
  const text = useTexts(ppeTexts)
  const tab = useTab()
  const client = useQueryClient()
  const [asking, setAsking] = useState(false)
  if (issue.vendorWorkerNo === null || issue.state !== 'issued' || !tab.canWrite) return null
  const name = issue.vendorWorkerNm ?? ''
  const sign = async (pinPwd: string) => {
    await api.put(`${ppeIssue.path}/${issue.ppeIssueNo}/workersign`, { pinPwd })
    await client.invalidateQueries({ queryKey: [ppeIssue.name] })
  }
  return (
    <Block title={text('workerReceipt')}>
      <p className="ppe-note">{text('workerNote')}</p>
      <Button type="primary" onClick={() => setAsking(true)}>
        {text('workerSign', { name })}
      </Button>
      {asking && (
        <WorkerPinDialog
          title={text('workerReceipt')}
          statement={text('workerStatement', { name, no: issue.ppeIssueCd ?? '' })}
          name={name}
          onSign={sign}
          onClose={() => setAsking(false)}
        />
      )}
    </Block>
  )
}

/** Canisters of the person: the day of opening shortens how long they may be used. */
function OpenedCanisters({ issue }: { issue: PpeIssue }) {
  const text = useTexts(ppeTexts)
  const today = useToday()
  const notice = useNotice()
  const client = useQueryClient()
  const { user } = useSession()
  const lines = issue.lines.filter(({ openMonths, wearHours }) => openMonths !== null || wearHours !== null)
  if (issue.state !== 'received' || lines.length === 0) return null
  const open = async (ppeIssueLineNo: number) => {
    try {
      await api.put(`${ppeIssue.path}/${issue.ppeIssueNo}/open`, { ppeIssueLineNo, openYmd: today })
      await client.invalidateQueries({ queryKey: [ppeIssue.name] })
    } catch (failure) {
      notice.failure(failure)
    }
  }
  const wear = async (ppeIssueLineNo: number, hours: number) => {
    try {
      await api.put(`${ppeIssue.path}/${issue.ppeIssueNo}/wear`, { ppeIssueLineNo, wearYmd: today, hours })
      await client.invalidateQueries({ queryKey: [ppeIssue.name] })
    } catch (failure) {
      notice.failure(failure)
    }
  }
  return (
    <Block title={text('openOn')}>
      <p className="ppe-note">{text('openNote')}</p>
      <ul className="ppe-list">
        {lines.map(({ ppeIssueLineNo, ppeItemNm, openYmd, wearHours, wornHours }) => (
          <li key={ppeIssueLineNo}>
            <span>{ppeItemNm}</span>
            {openYmd ? (
              <strong>{text('opened', { day: openYmd })}</strong>
            ) : (
              issue.userId === user?.userId && (
                <Button onClick={() => void open(ppeIssueLineNo)}>{text('openToday')}</Button>
              )
            )}
            {openYmd && wearHours !== null && (
              <Worn
                limit={wearHours}
                worn={wornHours ?? 0}
                own={issue.userId === user?.userId}
                onWear={(hours) => void wear(ppeIssueLineNo, hours)}
              />
            )}
          </li>
        ))}
      </ul>
    </Block>
  )
}
/** Hours of a canister so far, and those of today to be added. */
function Worn({
  limit,
  worn,
  own,
  onWear,
}: {
  limit: number
  worn: number
  /** The reader wears it. */
  own: boolean
  onWear: (hours: number) => void
}) {
  const text = useTexts(ppeTexts)
  const [hours, setHours] = useState<number | null>(null)
  return (
    <>
      <span>{text('worn', { n: worn, limit })}</span>
      {worn >= limit && <strong>{text('usedUp')}</strong>}
      {own && worn < limit && (
        <>
          <InputNumber
            aria-label={text('hoursToday')}
            placeholder={text('hoursToday')}
            min={0.1}
            max={24}
            step={0.5}
            value={hours}
            onChange={setHours}
          />
          <Button disabled={hours === null} onClick={() => hours !== null && onWear(hours)}>
            {text('addHours')}
          </Button>
        </>
      )}
    </>
  )
}
