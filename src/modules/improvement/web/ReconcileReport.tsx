import { useQuery } from '@tanstack/react-query'
import { Alert } from 'antd'
import { showMoment } from '../../../core/shared/dates.ts'
import { api } from '../../../core/web/api.ts'
import type { Difference, DifferenceKind } from '../reconcile/reconcile.rule.ts'

interface Reconciliation {
  baseYmd: string
  runDt: string
  checkedCnt: number
  differences: Difference[]
}
const kindNames: Record<DifferenceKind, string> = {
  missing: '대장에 없음',
  gone: '출처에 없음',
  closed: '종결 건수 다름',
  inner: '대장 내부 불일치',
}
/** 출처 대사: what the last daily comparison of the register with its sources found (impr.md 10.5); nothing before the first one. */
export function ReconcileReport() {
  const { data } = useQuery({
    queryKey: ['improvement', 'reconcile'],
    queryFn: ({ signal }) => api.get<{ data: Reconciliation | null }>('/api/impr/reconcile', undefined, { signal }),
    select: (answer) => answer.data,
  })
  if (!data) return null
  const { differences, checkedCnt, runDt } = data
  const said = `출처 대사 ${showMoment(runDt)}: 개선요청 ${checkedCnt.toLocaleString('ko-KR')}건`
  if (differences.length === 0) return <Alert type="success" showIcon title={`${said}, 차이가 없습니다.`} />
  return (
    <Alert
      type="warning"
      showIcon
      title={`${said}, 차이 ${differences.length}건`}
      description={
        <ul className="impr-related">
          {differences.map((each) => (
            <li key={`${each.kind} ${each.sourceModuleCd} ${each.rowKey} ${each.sourceTxt}`}>
              <span>{kindNames[each.kind]}</span>
              {each.sourceModuleCd ? `${each.sourceModuleCd} ${each.rowKey}` : each.rowKey}{' '}
              <em className="impr-more">
                {each.kind === 'inner'
                  ? `기준: ${each.sourceTxt} / 상태: ${each.registerTxt}`
                  : `출처: ${each.sourceTxt} / 대장: ${each.registerTxt}`}
              </em>
            </li>
          ))}
        </ul>
      }
    />
  )
}
