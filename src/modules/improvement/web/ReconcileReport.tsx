import { useQuery } from '@tanstack/react-query'
import { Alert } from 'antd'
import { showMoment } from '../../../core/shared/dates.ts'
import { api } from '../../../core/web/api.ts'
import type { Difference } from '../reconcile/reconcile.rule.ts'
import { ruleTexts } from './rule.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

interface Reconciliation {
  baseYmd: string
  runDt: string
  checkedCnt: number
  differences: Difference[]
}
/**
 * 출처 대사: what the last daily comparison of the register with its sources found (impr.md 10.5); nothing before
 * the first one.
 */
export function ReconcileReport() {
  const text = useTexts(ruleTexts)
  const { data } = useQuery({
    queryKey: ['improvement', 'reconcile'],
    queryFn: ({ signal }) =>
      api.get<{ data: Reconciliation | null }>('/api/impr/reconcile', undefined, { signal }),
    select: (answer) => answer.data,
  })
  if (!data) return null
  const { differences, checkedCnt, runDt } = data
  const said = { time: showMoment(runDt), count: checkedCnt.toLocaleString('ko-KR') }
  if (differences.length === 0) return <Alert type="success" showIcon title={text('compared.same', said)} />
  return (
    <Alert
      type="warning"
      showIcon
      title={text('compared', { ...said, differences: differences.length })}
      description={
        <ul className="impr-related">
          {differences.map((each) => (
            <li key={`${each.kind} ${each.sourceModuleCd} ${each.rowKey} ${each.sourceTxt}`}>
              <span>{text(each.kind)}</span>
              {each.sourceModuleCd ? `${each.sourceModuleCd} ${each.rowKey}` : each.rowKey}{' '}
              <em className="impr-more">
                {text(each.kind === 'inner' ? 'difference.inner' : 'difference', {
                  source: each.sourceTxt,
                  register: each.registerTxt,
                })}
              </em>
            </li>
          ))}
        </ul>
      }
    />
  )
}
