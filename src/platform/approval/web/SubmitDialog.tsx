import { lineOwners } from '../appr-line.resource.ts'
import { statuses } from '../approval-codes.rule.ts'
import { Alert, Checkbox, Form, Input, Select } from 'antd'
import { useState, type ReactNode } from 'react'
import type { Reason } from '../../../core/shared/resource.ts'
import { ApiError } from '../../../core/web/api.ts'
import { BusyButton } from '../../../core/web/components/BusyButton.tsx'
import { Dialog } from '../../../core/web/components/Dialog.tsx'
import { useGivingUp } from '../../../core/web/components/giving-up.ts'
import { useNotice } from '../../../core/web/components/notice.tsx'
import { useCodes } from '../../../core/web/data/lookups.ts'
import { Gate } from '../../../core/web/page/PageStates.tsx'
import { RefusalAlert } from '../../../core/web/record/ReasonList.tsx'
import type { ApprovalInput, PlannedStep, RequestForm } from '../approval-answers.rule.ts'
import { stepInputs, withLine, type LineStep } from '../step-list.rule.ts'
import { useRequest, useRequestForm, type RecordAsked } from './approval-calls.ts'
import { DiffSummary } from './DocumentBody.tsx'
import { LineEditor, newStepId } from './LineEditor.tsx'
import './approval.css'
import { approvalTexts } from './approval.texts.ts'
import { submitTexts } from './submit.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { said } from '../../../core/web/text/text.ts'

export interface SubmitDialogProps {
  asked: RecordAsked
  /** Sends it; a refusal is shown here. */
  submit: (approval: ApprovalInput) => Promise<unknown>
  /** Further questions of the transition. */
  children?: ReactNode
  /** Returns true if the input in `children` can be sent. */
  check?: () => boolean
  /** Refusals of the fields in `children`. */
  onIssues?: (error: ApiError) => void
  onClose: () => void
}

/**
 * 상신 (admin 4.2): title, opinion, line from saved ones and from the organisation; what the policy fixes is
 * locked.
 */
export function SubmitDialog(props: SubmitDialogProps) {
  const text = useTexts(submitTexts)
  const { data, error, isLoading, refetch } = useRequestForm(props.asked)
  if (data) return <FilledDialog {...props} form={data} />
  return (
    <Dialog open title={text('submit')} footer={null} onCancel={props.onClose} width={960}>
      <Gate data={data} error={error} loading={isLoading} onRetry={() => void refetch()}>
        {() => null}
      </Gate>
    </Dialog>
  )
}

const lineStep = (step: PlannedStep): LineStep => ({ ...step, id: newStepId() })

function FilledDialog({
  form,
  submit,
  check,
  onIssues,
  onClose,
  children,
}: SubmitDialogProps & { form: RequestForm }) {
  const text = useTexts(submitTexts)
  const notice = useNotice()
  const request = useRequest()
  const { data: policies } = useCodes('AGREE_POLICY')
  const [title, setTitle] = useState(form.title)
  const kept = form.previous?.apprStatusCd === statuses.draft ? (form.previous.cont ?? '') : ''
  const [cont, setCont] = useState(kept)
  const [urgent, setUrgent] = useState(false)
  const [steps, setSteps] = useState<readonly LineStep[]>(() => form.steps.map(lineStep))
  const [refusal, setRefusal] = useState<{ message: string; reasons: readonly Reason<string>[] }>()
  const giveUp = useGivingUp(() => title !== form.title || cont !== kept)
  const again = form.previous !== null && form.previous.diff !== null
  const approval = (): ApprovalInput => ({
    title: title.trim() || null,
    cont: cont.trim() || null,
    urgentYn: urgent ? 'Y' : 'N',
    steps: stepInputs(steps),
  })
  const send = async (work: () => Promise<unknown>) => {
    setRefusal(undefined)
    try {
      await work()
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const { fields, reasons } = error.body
      setRefusal({
        message: reasons.length > 0 ? text('refused') : error.message,
        reasons: reasons.length > 0 ? reasons : fields.map(({ path, message }) => ({ guard: path, message })),
      })
      onIssues?.(error)
      return false
    }
  }
  const saveDraft = async () => {
    const { taskClassNm, apprBizKey, taskActNm } = form
    if (!(await send(() => request({ ...approval(), taskClassNm, apprBizKey, taskActNm, draftYn: 'Y' }))))
      return
    notice.info(text('draftSaved'))
    onClose()
  }
  const mayDraft = form.previous === null || form.previous.apprStatusCd === statuses.draft
  return (
    <Dialog
      open
      title={
        form.cancelDocNo
          ? text('cancelTitle', { no: form.cancelDocNo })
          : text(again ? 'again' : 'title', { form: form.formNm })
      }
      width={960}
      className="appr-submit"
      mask={{ closable: false }}
      onCancel={() => void giveUp(onClose)}
      footer={[
        mayDraft && (
          <BusyButton key="draft" action={saveDraft}>
            {text('saveDraft')}
          </BusyButton>
        ),
        <BusyButton key="close" action={() => giveUp(onClose)}>
          {text('cancel')}
        </BusyButton>,
        <BusyButton
          key="submit"
          type="primary"
          action={async () => {
            if (check?.() !== false) await send(() => submit(approval()))
          }}
        >
          {text('submit')}
        </BusyButton>,
      ]}
    >
      <RefusalAlert refusal={refusal} />
      <Previous form={form} />
      <Form layout="vertical" className="appr-submit-form" component={false}>
        <Form.Item label={text('docTitle')} htmlFor="appr-submit-title">
          <Input
            id="appr-submit-title"
            value={title}
            maxLength={200}
            onChange={({ target }) => setTitle(target.value)}
          />
        </Form.Item>
        <Form.Item
          label={text(form.cancelDocNo ? 'cancelReason' : 'opinion')}
          htmlFor="appr-submit-opinion"
          required={form.cancelDocNo !== null}
        >
          <Input.TextArea
            id="appr-submit-opinion"
            rows={2}
            value={cont}
            maxLength={4000}
            onChange={({ target }) => setCont(target.value)}
          />
        </Form.Item>
        <p className="appr-submit-facts">
          <Checkbox checked={urgent} onChange={({ target }) => setUrgent(target.checked)}>
            {text('urgent')}
          </Checkbox>
          <span>{text('due', { days: form.dueDays })}</span>
          <span>
            {text('policy')}: {policies?.find(({ code }) => code === form.agreePolicyCd)?.codeNm}
          </span>
        </p>
      </Form>
      {children}
      <SavedLines form={form} onChoose={(line) => setSteps(withLine(steps, line))} />
      <LineEditor steps={steps} onChange={setSteps} />
    </Dialog>
  )
}

/** The approver's opinion and the changes since then, when a document is submitted again. */
function Previous({ form: { previous } }: { form: RequestForm }) {
  const text = useTexts(submitTexts)
  const approvalText = useTexts(approvalTexts)
  if (!previous?.diff) return null
  return (
    <>
      {previous.opinion && (
        <Alert type="error" showIcon title={text('rejected')} description={previous.opinion} />
      )}
      <section className="appr-previous" aria-label={approvalText('changes')}>
        <h3>{approvalText('changes')}</h3>
        <DiffSummary diff={previous.diff} />
      </section>
    </>
  )
}

function SavedLines({ form, onChoose }: { form: RequestForm; onChoose: (steps: LineStep[]) => void }) {
  const text = useTexts(submitTexts)
  const [chosen, setChosen] = useState<number>()
  const [problem, setProblem] = useState<string | null>(null)
  if (form.lines.length === 0) return null
  const owners = [lineOwners.person, lineOwners.dept, lineOwners.common] as const
  return (
    <div className="appr-saved-lines">
      <Select
        value={chosen ?? null}
        aria-label={text('savedLine')}
        placeholder={text('chooseLine')}
        showSearch={{ optionFilterProp: 'label' }}
        options={owners.flatMap((owner) => {
          const lines = form.lines.filter(({ ownerKindCd }) => ownerKindCd === owner)
          return lines.length === 0
            ? []
            : [
                {
                  label: text(`owner.${owner}`),
                  title: owner,
                  options: lines.map(({ apprLineNo, apprLineNm }) => ({
                    value: apprLineNo,
                    label: apprLineNm,
                  })),
                },
              ]
        })}
        onChange={(no: number) => {
          const line = form.lines.find(({ apprLineNo }) => apprLineNo === no)
          setChosen(no)
          setProblem(line?.problem ? said(line.problem) : null)
          if (line) onChoose(line.steps.map(lineStep))
        }}
      />
      {problem && <Alert type="warning" showIcon role="alert" title={problem} />}
    </div>
  )
}
