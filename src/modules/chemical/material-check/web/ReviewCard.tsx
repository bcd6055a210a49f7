import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Alert, Button, Input, Radio, Select } from 'antd'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { showMoment } from '../../../../core/shared/dates.ts'
import type { LineRow } from '../../../../core/shared/resource.ts'
import { api, ApiError } from '../../../../core/web/api.ts'
import { BusyButton } from '../../../../core/web/components/BusyButton.tsx'
import { useGivingUp } from '../../../../core/web/components/giving-up.ts'
import { useNotice } from '../../../../core/web/components/notice.tsx'
import { FieldInput } from '../../../../core/web/form/FieldInput.tsx'
import { useLeaveWarning } from '../../../../core/web/form/use-leave-warning.ts'
import { session } from '../../../../core/web/session-store.ts'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { matChkRqst, type matChkReview, type MatChkRqst } from '../mat-chk-rqst.resource.ts'
import { beforeReceipt, verdicts } from '../material-check.rule.ts'
import { isReviewLine, lineGroups } from '../review-routing.rule.ts'
import { useSpoken } from '../../../../core/web/text/labels.ts'
import { materialTexts } from './material.texts.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'

interface Props {
  row: MatChkRqst
  review: LineRow<typeof matChkReview>
}
interface Condition {
  txt: string
  timing: string
  ownerUserId: string | null
  ownerUserNm: string | null
  dueYmd: string | null
}
const emptyCondition: Condition = {
  txt: '',
  timing: beforeReceipt,
  ownerUserId: null,
  ownerUserNm: null,
  dueYmd: null,
}

/** Whether the line is one of the own groups'; the server decides again. */
const isMine = (lineCd: string): boolean =>
  isReviewLine(lineCd) &&
  (session.get().user?.userAuthGrps ?? []).some(
    ({ authGrpNo, settingYn }) => settingYn === 'Y' && lineGroups[lineCd].includes(authGrpNo),
  )

/** One line: why it was asked, what the machine found, what the reviewer says. */
export function ReviewCard({ row, review }: Props) {
  const tab = useTab()
  const text = useTexts(materialTexts)
  const [writing, setWriting] = useState(false)
  // Kept here: the form is gone when it is saved or given up, and its tab has to hear of that.
  const [typed, setTyped] = useState(false)
  useLeaveWarning(typed)
  const close = () => {
    setTyped(false)
    setWriting(false)
  }
  const open = row.state === 'reviewing' && tab.canWrite && isMine(review.lineCd)
  return (
    <section className="store-card" aria-label={review.lineNm ?? review.lineCd}>
      <div className="store-card-head">
        <h3>{review.lineNm ?? review.lineCd}</h3>
        <strong>{review.verdictNm ?? text('notYet')}</strong>
      </div>
      <span>{text('why', { text: review.whyTxt ?? '' })}</span>
      {review.findingTxt && (
        <ul className="store-refusals">
          {review.findingTxt.split('\n').map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      )}
      {review.opinion && <p>{review.opinion}</p>}
      {review.reviewUserNm && (
        <span className="store-conflict-why">
          {review.reviewUserNm} · {showMoment(review.reviewDt)}
        </span>
      )}
      {!review.verdictCd && review.dueYmd && <span>{text('due', { day: review.dueYmd })}</span>}
      {open &&
        (writing ? (
          <OpinionForm
            row={row}
            review={review}
            typed={typed}
            onType={() => setTyped(true)}
            onClose={close}
          />
        ) : (
          <div>
            <Button onClick={() => setWriting(true)}>
              {review.verdictCd ? text('editOpinion') : text('addOpinion')}
            </Button>
          </div>
        ))}
    </section>
  )
}

interface OpinionFormProps extends Props {
  /** Something is typed or chosen that is not saved. */
  typed: boolean
  onType: () => void
  onClose: () => void
}
function OpinionForm({ row, review, typed, onType, onClose }: OpinionFormProps) {
  const id = useId()
  const text = useTexts(materialTexts)
  const notice = useNotice()
  const client = useQueryClient()
  const [verdictCd, setVerdict] = useState(review.verdictCd ?? verdicts.fit)
  const [opinion, setOpinion] = useState(review.opinion ?? '')
  const [issue, setIssue] = useState<string>()
  const giveUp = useGivingUp(() => typed)
  const [conditions, setConditions] = useState<Condition[]>(() =>
    row.conds
      .filter(({ lineCd }) => lineCd === review.lineCd)
      .map(({ condTxt, timingCd, ownerUserId, ownerUserNm, dueYmd }) => ({
        txt: condTxt,
        timing: timingCd,
        ownerUserId,
        ownerUserNm,
        dueYmd,
      })),
  )
  const conditionFields = useSpoken(matChkRqst).lines!.conds.fields
  const lay = (next: Condition[]) => {
    setConditions(next)
    onType()
  }
  const change = (index: number, part: Partial<Condition>) =>
    lay(conditions.map((each, at) => (at === index ? { ...each, ...part } : each)))
  const save = async () => {
    const conditional = verdictCd === verdicts.conditional
    try {
      await api.put(`${matChkRqst.path}/${row.matChkRqstNo}/review/${review.lineCd}`, {
        verdictCd,
        opinion,
        conditions: conditional ? conditions.map(({ ownerUserNm: _name, ...each }) => each) : [],
      })
    } catch (error) {
      const wrong = error instanceof ApiError && error.body.fields.find(({ path }) => path === 'opinion')
      if (!wrong) throw error
      setIssue(wrong.message)
      document.getElementById(id)?.focus()
      return
    }
    notice.info(text('opinionSaved'))
    await client.invalidateQueries({ queryKey: [matChkRqst.name] })
    onClose()
  }
  return (
    <div className="chemical-page">
      <Radio.Group
        aria-label={text('opinionOf')}
        value={verdictCd}
        options={[
          { value: verdicts.fit, label: text('fit') },
          { value: verdicts.conditional, label: text('conditional') },
          { value: verdicts.unfit, label: text('unfit') },
        ]}
        onChange={({ target }) => {
          setVerdict(String(target.value))
          onType()
        }}
      />
      <label htmlFor={id}>{text('opinion')}</label>
      <Input.TextArea
        id={id}
        rows={3}
        maxLength={4000}
        value={opinion}
        status={issue ? 'error' : ''}
        aria-describedby={issue && `${id}-issue`}
        onChange={(event) => {
          setOpinion(event.target.value)
          onType()
          setIssue(undefined)
        }}
      />
      {issue && <Alert id={`${id}-issue`} type="error" showIcon title={issue} />}
      {verdictCd === verdicts.conditional && (
        <>
          {conditions.map((condition, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- conditions have no key before they are saved
            <div key={index} className="material-condition">
              <Input
                aria-label={text('conditionNo', { no: index + 1 })}
                placeholder={text('condition')}
                maxLength={500}
                value={condition.txt}
                onChange={(event) => change(index, { txt: event.target.value })}
              />
              <Select
                aria-label={text('timingNo', { no: index + 1 })}
                value={condition.timing}
                options={[
                  { value: 'BEFORE', label: text('before') },
                  { value: 'AFTER', label: text('after') },
                ]}
                onChange={(timing) => change(index, { timing })}
              />
              <FieldInput
                field={conditionFields.ownerUserId}
                value={condition.ownerUserId}
                shown={condition.ownerUserNm}
                onChange={(value, shown) =>
                  change(index, { ownerUserId: (value as string | null) ?? null, ownerUserNm: shown ?? null })
                }
              />
              <FieldInput
                field={conditionFields.dueYmd}
                value={condition.dueYmd}
                onChange={(value) => change(index, { dueYmd: (value as string | null) ?? null })}
              />
              <Button
                icon={<DeleteOutlined aria-hidden />}
                aria-label={text('removeNo', { no: index + 1 })}
                onClick={() => lay(conditions.filter((_, at) => at !== index))}
              />
            </div>
          ))}
          <div>
            <Button
              size="small"
              icon={<PlusOutlined aria-hidden />}
              onClick={() => lay([...conditions, emptyCondition])}
            >
              {text('addCondition')}
            </Button>
          </div>
        </>
      )}
      <div className="chemical-toolbar">
        <BusyButton type="primary" action={save}>
          {text('saveOpinion')}
        </BusyButton>
        <BusyButton action={() => giveUp(onClose)}>{text('close')}</BusyButton>
      </div>
    </div>
  )
}
