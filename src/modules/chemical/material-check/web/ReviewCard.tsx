import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Input, Radio, Select } from 'antd'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { showMoment } from '../../../../core/shared/dates.ts'
import { date, user } from '../../../../core/shared/field.ts'
import type { LineRow } from '../../../../core/shared/resource.ts'
import { api } from '../../../../core/web/api.ts'
import { BusyButton } from '../../../../core/web/components/BusyButton.tsx'
import { useNotice } from '../../../../core/web/components/notice.tsx'
import { FieldInput } from '../../../../core/web/form/FieldInput.tsx'
import { session } from '../../../../core/web/session-store.ts'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { matChkRqst, type matChkReview, type MatChkRqst } from '../mat-chk-rqst.resource.ts'
import { beforeReceipt, verdicts } from '../material-check.rule.ts'
import { isReviewLine, lineGroups } from '../review-routing.rule.ts'

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
const ownerField = user('담당자')
const dueField = date('기한')
const emptyCondition: Condition = { txt: '', timing: beforeReceipt, ownerUserId: null, ownerUserNm: null, dueYmd: null }

/** Whether the line is one of the own groups'; the server decides again. */
const isMine = (lineCd: string): boolean =>
  isReviewLine(lineCd) &&
  (session.get().user?.userAuthGrps ?? []).some(({ authGrpNo, settingYn }) => settingYn === 'Y' && lineGroups[lineCd].includes(authGrpNo))

/** One line: why it was asked, what the machine found, what the reviewer says. */
export function ReviewCard({ row, review }: Props) {
  const tab = useTab()
  const [writing, setWriting] = useState(false)
  const open = row.state === 'reviewing' && tab.canWrite && isMine(review.lineCd)
  return (
    <section className="store-card" aria-label={review.lineNm ?? review.lineCd}>
      <div className="store-card-head">
        <h3>{review.lineNm ?? review.lineCd}</h3>
        <strong>{review.verdictNm ?? '검토 전'}</strong>
      </div>
      <span>검토 사유: {review.whyTxt}</span>
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
      {!review.verdictCd && review.dueYmd && <span>기한 {review.dueYmd}</span>}
      {open &&
        (writing ? (
          <OpinionForm row={row} review={review} onClose={() => setWriting(false)} />
        ) : (
          <div>
            <Button onClick={() => setWriting(true)}>{review.verdictCd ? '의견 수정' : '의견 등록'}</Button>
          </div>
        ))}
    </section>
  )
}

function OpinionForm({ row, review, onClose }: Props & { onClose: () => void }) {
  const id = useId()
  const notice = useNotice()
  const client = useQueryClient()
  const [verdictCd, setVerdict] = useState(review.verdictCd ?? verdicts.fit)
  const [opinion, setOpinion] = useState(review.opinion ?? '')
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
  const change = (index: number, part: Partial<Condition>) =>
    setConditions(conditions.map((each, at) => (at === index ? { ...each, ...part } : each)))
  const save = async () => {
    const conditional = verdictCd === verdicts.conditional
    await api.put(`${matChkRqst.path}/${row.matChkRqstNo}/review/${review.lineCd}`, {
      verdictCd,
      opinion,
      conditions: conditional ? conditions.map(({ ownerUserNm: _name, ...each }) => each) : [],
    })
    notice.info('검토의견을 등록하였습니다.')
    await client.invalidateQueries({ queryKey: [matChkRqst.name] })
    onClose()
  }
  return (
    <div className="chemical-page">
      <Radio.Group
        aria-label="의견"
        value={verdictCd}
        options={[
          { value: verdicts.fit, label: '적합' },
          { value: verdicts.conditional, label: '조건부승인' },
          { value: verdicts.unfit, label: '부적합' },
        ]}
        onChange={({ target }) => setVerdict(String(target.value))}
      />
      <label htmlFor={id}>검토의견</label>
      <Input.TextArea id={id} rows={3} maxLength={4000} value={opinion} onChange={(event) => setOpinion(event.target.value)} />
      {verdictCd === verdicts.conditional && (
        <>
          {conditions.map((condition, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- conditions have no key before they are saved
            <div key={index} className="material-condition">
              <Input
                aria-label={`조건 ${index + 1}`}
                placeholder="조건"
                maxLength={500}
                value={condition.txt}
                onChange={(event) => change(index, { txt: event.target.value })}
              />
              <Select
                aria-label={`조건 ${index + 1} 시기`}
                value={condition.timing}
                options={[
                  { value: 'BEFORE', label: '입고 전' },
                  { value: 'AFTER', label: '입고 후' },
                ]}
                onChange={(timing) => change(index, { timing })}
              />
              <FieldInput
                field={ownerField}
                value={condition.ownerUserId}
                shown={condition.ownerUserNm}
                onChange={(value, shown) => change(index, { ownerUserId: (value as string | null) ?? null, ownerUserNm: shown ?? null })}
              />
              <FieldInput
                field={dueField}
                value={condition.dueYmd}
                onChange={(value) => change(index, { dueYmd: (value as string | null) ?? null })}
              />
              <Button
                icon={<DeleteOutlined aria-hidden />}
                aria-label={`조건 ${index + 1} 삭제`}
                onClick={() => setConditions(conditions.filter((_, at) => at !== index))}
              />
            </div>
          ))}
          <div>
            <Button size="small" icon={<PlusOutlined aria-hidden />} onClick={() => setConditions([...conditions, emptyCondition])}>
              조건 추가
            </Button>
          </div>
        </>
      )}
      <div className="chemical-toolbar">
        <BusyButton type="primary" action={save}>
          의견 저장
        </BusyButton>
        <Button onClick={onClose}>닫기</Button>
      </div>
    </div>
  )
}
