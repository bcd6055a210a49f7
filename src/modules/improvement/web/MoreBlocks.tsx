import { useState } from 'react'
import { Button, Checkbox, Input, InputNumber, Select, Tag } from 'antd'
import { showMoment } from '../../../core/shared/dates.ts'
import { Block } from '../../../core/web/form/RecordForm.tsx'
import { recordPath } from '../../../core/web/list/query-keys.ts'
import { useSession } from '../../../core/web/session-store.ts'
import { useTab } from '../../../core/web/TabHost.tsx'
import type { ImprovementMore } from '../improvement/improvement-answers.rule.ts'
import { improvement, type Improvement } from '../improvement/improvement.resource.ts'
import { ImprovementLink } from './ImprovementLink.tsx'
import { ImprovementStateTag } from './ImprovementTags.tsx'
import { useCall } from './queries.ts'

type RowProps = { row: Improvement }
type MoreProps = RowProps & { more: ImprovementMore }
const day = (moment: string | null) => showMoment(moment).slice(0, 10)
const pathOf = (row: Improvement, act: string) => `${recordPath(improvement, row.imprNo)}/${act}`

function Table({ head, rows }: { head: readonly string[]; rows: readonly (readonly React.ReactNode[])[] }) {
  return (
    <div className="span-all impr-table">
      <table>
        <thead>
          <tr>
            {head.map((each) => (
              <th key={each} scope="col">
                {each}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows without a key of their own, in a fixed order
            <tr key={index}>
              {cells.map((cell, column) => (
                <td key={head[column]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
export function VerifiesBlock({ row }: RowProps) {
  if (row.verifies.length === 0) return null
  return (
    <Block title="검증·효과확인">
      <Table
        head={['구분', '결과', '위험도', '검증자', '일시', '의견']}
        rows={row.verifies.map((each) => [
          each.verifyTypeNm,
          <Tag key="result" color={each.resultCd === 'OK' ? 'green' : 'red'}>
            {each.resultNm}
          </Tag>,
          each.riskAft === null ? '' : `${row.riskBef ?? '-'} → ${each.riskAft}`,
          each.verifyUserNm,
          showMoment(each.verifyDt),
          each.commentTxt,
        ])}
      />
    </Block>
  )
}
export function ExtensionsBlock({ row }: RowProps) {
  if (row.extensions.length === 0) return null
  return (
    <Block title={`기한연장 ${row.extCnt ?? 0}회`}>
      <Table
        head={['종전 기한', '새 기한', '사유', '임시조치', '신청자', '결과', '결정자']}
        rows={row.extensions.map((each) => [
          day(each.oldDueDt),
          day(each.newDueDt),
          each.extReason,
          each.tempMeasure,
          each.reqUserNm,
          each.extStatNm,
          each.apprUserNm,
        ])}
      />
    </Block>
  )
}
export function EscalationsBlock({ row }: RowProps) {
  const { user } = useSession()
  const { call, busy } = useCall()
  if (row.escalations.length === 0) return null
  return (
    <Block title="독촉이력">
      <Table
        head={['단계', '단계일', '발송', '수신', '확인']}
        rows={row.escalations.map((each) => [
          each.levelNm,
          each.levelYmd,
          each.repeatDt ? `${showMoment(each.sendDt)} · 반복 ${each.repeatCnt}회(최근 ${day(each.repeatDt)})` : showMoment(each.sendDt),
          `${each.toUserIds.length}명`,
          each.ackDt ? (
            `${each.ackUserNm ?? ''} ${showMoment(each.ackDt)}`
          ) : user && each.toUserIds.includes(user.userId) ? (
            <Button
              key="ack"
              size="small"
              loading={busy}
              onClick={() => void call(pathOf(row, 'acknowledge'), { imprEscalationNo: each.imprEscalationNo })}
            >
              확인
            </Button>
          ) : (
            ''
          ),
        ])}
      />
    </Block>
  )
}

/** To which plants it was spread, and what each of them answered. */
export function SpreadBlock({ row, more }: MoreProps) {
  const [chosen, setChosen] = useState<string[]>([])
  const { call, busy } = useCall()
  if (more.children.length === 0 && !more.maySpread) return null
  const spread = async () => {
    if (await call(pathOf(row, 'horizontal'), { targets: chosen }, '수평전개하였습니다.')) setChosen([])
  }
  return (
    <Block title="수평전개">
      {more.children.length > 0 && (
        <Table
          head={['사업장', '회신', '상태', '기한', '사유']}
          rows={more.children.map((each) => [
            <ImprovementLink key="plant" imprNo={each.imprNo}>
              {each.plantNm}
            </ImprovementLink>,
            <Tag key="reply" color={each.replyCd === 'Y' ? 'blue' : each.replyCd === 'N' ? 'default' : 'gold'}>
              {each.replyCd === 'Y' ? '해당' : each.replyCd === 'N' ? '비해당' : '미회신'}
            </Tag>,
            <ImprovementStateTag key="state" state={each.state} />,
            day(each.dueDt),
            each.replyReason,
          ])}
        />
      )}
      {more.maySpread && more.spreadPlants.length > 0 && (
        <div className="span-all impr-inline">
          <Select
            mode="multiple"
            aria-label="수평전개 사업장"
            placeholder="대상 사업장"
            value={chosen}
            onChange={setChosen}
            options={more.spreadPlants.map(({ plantCd, plantNm }) => ({ value: plantCd, label: plantNm }))}
          />
          <Button disabled={chosen.length === 0} loading={busy} onClick={() => void spread()}>
            수평전개
          </Button>
        </div>
      )}
    </Block>
  )
}
export function RelatedBlock({ row, more }: MoreProps) {
  const related: [string, number, string][] = [
    ...(row.parentImprNo ? [['상위(수평전개)', row.parentImprNo, row.parentImprNm ?? ''] as [string, number, string]] : []),
    ...(row.recurOfNo ? [['재발 원건', row.recurOfNo, row.recurOfNm ?? ''] as [string, number, string]] : []),
    ...(row.mergeToNo ? [['병합 대상', row.mergeToNo, row.mergeToNm ?? ''] as [string, number, string]] : []),
    ...more.merged.map(({ imprNo, imprNm }): [string, number, string] => ['병합된 요청', imprNo, imprNm]),
    ...more.repeats.map(({ imprNo, imprNm }): [string, number, string] => ['12개월 안 같은 지적', imprNo, imprNm]),
    ...more.recurrences.map(({ imprNo, imprNm }): [string, number, string] => ['다시 나온 지적', imprNo, imprNm]),
  ]
  const tab = useTab()
  if (related.length === 0 && !row.sourceUrl) return null
  return (
    <Block title="관련">
      <ul className="span-all impr-related">
        {row.sourceUrl && (
          <li>
            <span>출처</span>
            <a
              href={row.sourceUrl}
              onClick={(event) => {
                event.preventDefault()
                tab.open(row.sourceUrl!)
              }}
            >
              {row.sourceModuleNm} 기록 열기
            </a>
          </li>
        )}
        {related.map(([name, imprNo, title]) => (
          <li key={`${name} ${imprNo}`}>
            <span>{name}</span>
            <ImprovementLink imprNo={imprNo}>{title}</ImprovementLink>
          </li>
        ))}
      </ul>
    </Block>
  )
}

/** Budget and cost; vendors do not see it. */
export function CostBlock({ row, more }: MoreProps) {
  const [budgetAmt, setBudget] = useState(more.cost?.budgetAmt ?? null)
  const [costAmt, setCost] = useState(more.cost?.costAmt ?? null)
  const { call, busy } = useCall()
  const amount = (label: string, value: number | null, change: (value: number | null) => void) => (
    <label>
      {label}
      <InputNumber
        aria-label={label}
        min={0}
        value={value}
        disabled={!more.mayWriteCost}
        formatter={(each) => String(each ?? '').replaceAll(/\B(?=(\d{3})+(?!\d))/g, ',')}
        onChange={change}
        suffix="원"
      />
    </label>
  )
  return (
    <Block title="예산·비용">
      <div className="span-all impr-inline">
        {amount('예산', budgetAmt, setBudget)}
        {amount('비용', costAmt, setCost)}
        {more.mayWriteCost && (
          <Button loading={busy} onClick={() => void call(pathOf(row, 'cost'), { budgetAmt, costAmt }, '저장하였습니다.')}>
            비용 저장
          </Button>
        )}
      </div>
    </Block>
  )
}

export function CommentsBlock({ row, more }: MoreProps) {
  const { user } = useSession()
  const [text, setText] = useState('')
  const [inner, setInner] = useState(false)
  const { call, busy } = useCall()
  const send = async () => {
    if (await call(pathOf(row, 'comment'), { txt: text.trim(), innerYn: inner ? 'Y' : 'N' })) setText('')
  }
  return (
    <Block title={`댓글 ${more.comments.length}`}>
      <ul className="span-all impr-comments">
        {more.comments.map((each) => (
          <li key={each.commentNo}>
            <b>{each.userNm ?? each.userId}</b> <span>{showMoment(each.createDt)}</span> {each.innerYn === 'Y' && <Tag>내부</Tag>}
            <p>{each.txt}</p>
          </li>
        ))}
      </ul>
      <div className="span-all impr-inline">
        <Input.TextArea aria-label="댓글" rows={2} maxLength={2000} value={text} onChange={({ target }) => setText(target.value)} />
        {!user?.vendorCd && (
          <Checkbox checked={inner} onChange={({ target }) => setInner(target.checked)}>
            내부(협력사에 보이지 않음)
          </Checkbox>
        )}
        <Button disabled={text.trim() === ''} loading={busy} onClick={() => void send()}>
          댓글 등록
        </Button>
      </div>
    </Block>
  )
}

/** Who did what, when and why. */
export function HistoryBlock({ more }: { more: ImprovementMore }) {
  return (
    <Block title="경과">
      <ol className="span-all impr-history">
        {more.history.map((each) => (
          <li key={`${each.dt} ${each.toState} ${each.actNm}`}>
            <span>{showMoment(each.dt)}</span> <b>{each.actNm}</b> {each.userNm ?? '시스템'}
            {each.reason && <p>{each.reason}</p>}
          </li>
        ))}
      </ol>
    </Block>
  )
}
