import { Progress } from 'antd'
import { useCostStatus } from './construction-queries.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { constructionTexts } from './construction-page.texts.ts'

/**
 * Plan against use: the bar, what the progress asks for, the parts by item, and when it must be confirmed
 * again.
 */
export function CostStatusPanel({ constNo, changed }: { constNo: number; changed: unknown }) {
  const say = useTexts(constructionTexts)
  const status = useCostStatus(constNo, changed)
  const won = (amount: number) => say('won', { amount: amount.toLocaleString('ko-KR') })
  if (!status) return null
  const { planAmt, usedAmt, waitingAmt, leftAmt, verdict, items, checkDueYmd, overdue, progressPct } = status
  return (
    <div className="cost-status">
      <div className="cost-bar">
        <Progress
          percent={Math.min(100, verdict.usedPct)}
          status={verdict.ok ? 'normal' : 'exception'}
          format={() => `${verdict.usedPct}%`}
          aria-label={say('usedOf')}
        />
        <dl>
          <div>
            <dt>{say('planAmt')}</dt>
            <dd>{won(planAmt)}</dd>
          </div>
          <div>
            <dt>{say('usedAmt')}</dt>
            <dd>{won(usedAmt)}</dd>
          </div>
          <div>
            <dt>{say('waitingAmt')}</dt>
            <dd>{won(waitingAmt)}</dd>
          </div>
          <div>
            <dt>{say('leftAmt')}</dt>
            <dd className={leftAmt < 0 ? 'is-bad' : ''}>{won(leftAmt)}</dd>
          </div>
        </dl>
        <p className={verdict.neededPct === null ? '' : verdict.ok ? 'is-good' : 'is-bad'}>
          {say('progressPct', { pct: progressPct })}{' '}
          {verdict.neededPct === null
            ? say('fromFifty')
            : verdict.ok
              ? say('enough', { pct: verdict.neededPct })
              : say('short', { pct: verdict.neededPct, amount: won(verdict.shortAmt) })}
        </p>
        <p className={overdue ? 'is-bad' : ''}>
          {say('nextCheck', { day: checkDueYmd })}
          {overdue && ` ${say('pastDue')}`}
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
              {item.waitingAmt > 0 && <em>{say('waiting', { amount: won(item.waitingAmt) })}</em>}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
