import { Progress } from 'antd'
import { useCostStatus } from './construction-queries.ts'

const won = (amount: number): string => `${amount.toLocaleString('ko-KR')}원`

/**
 * Plan against use: the bar, what the progress asks for, the parts by item, and when it must be confirmed
 * again.
 */
export function CostStatusPanel({ constNo, changed }: { constNo: number; changed: unknown }) {
  const status = useCostStatus(constNo, changed)
  if (!status) return null
  const { planAmt, usedAmt, waitingAmt, leftAmt, verdict, items, checkDueYmd, overdue, progressPct } = status
  return (
    <div className="cost-status">
      <div className="cost-bar">
        <Progress
          percent={Math.min(100, verdict.usedPct)}
          status={verdict.ok ? 'normal' : 'exception'}
          format={() => `${verdict.usedPct}%`}
          aria-label="계상액 대비 사용"
        />
        <dl>
          <div>
            <dt>계상액</dt>
            <dd>{won(planAmt)}</dd>
          </div>
          <div>
            <dt>사용(확인)</dt>
            <dd>{won(usedAmt)}</dd>
          </div>
          <div>
            <dt>확인 대기</dt>
            <dd>{won(waitingAmt)}</dd>
          </div>
          <div>
            <dt>잔액</dt>
            <dd className={leftAmt < 0 ? 'is-bad' : ''}>{won(leftAmt)}</dd>
          </div>
        </dl>
        <p className={verdict.neededPct === null ? '' : verdict.ok ? 'is-good' : 'is-bad'}>
          공정률 {progressPct}%:{' '}
          {verdict.neededPct === null
            ? '50%부터 사용기준이 적용됩니다.'
            : verdict.ok
              ? `사용기준 ${verdict.neededPct}% 이상을 지켰습니다.`
              : `사용기준 ${verdict.neededPct}%에 ${won(verdict.shortAmt)} 부족합니다.`}
        </p>
        <p className={overdue ? 'is-bad' : ''}>
          다음 사용내역 확인 {checkDueYmd}까지{overdue && ' (기한 지남)'}
        </p>
      </div>
      {items.length > 0 && (
        <ul className="cost-items">
          {items.map((item) => (
            <li key={item.itemCd}>
              <span>
                {item.itemCd}. {item.itemNm}
              </span>
              <strong>{won(item.usedAmt)}</strong>
              {item.waitingAmt > 0 && <em>대기 {won(item.waitingAmt)}</em>}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
