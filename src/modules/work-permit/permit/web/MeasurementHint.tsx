import { Alert, Button } from 'antd'
import { momentOf } from '../../../../core/shared/dates.ts'
import type { PermitState } from '../permit-transitions.rule.ts'
import { confirmedSince } from './addresses.ts'
import { usePermitCounts } from './permit-queries.ts'
import type { PermitQuery } from './PermitList.tsx'
import { useMinute } from './use-now.ts'

/** Works that go on; only of them a reading falls due. */
const runningStates: readonly PermitState[] = ['working', 'extensionRequested']

/** How many works go on although their next gas reading is due, and the way to just those. (features 5a: 측정필요) */
export function MeasurementHint({ query, onQuery }: { query: PermitQuery; onQuery: (query: PermitQuery) => void }) {
  const due = { from: confirmedSince, to: momentOf(new Date(useMinute())) }
  const counts = usePermitCounts({ gasDueDt: due })
  const open = runningStates.reduce((sum, state) => sum + (counts?.[state] ?? 0), 0)
  const { gasDueDt, ...rest } = query
  if (open === 0 && !gasDueDt) return null
  return (
    <Alert
      className="permit-confirmations"
      type="warning"
      showIcon
      title={`측정필요 ${open}건: 가스 측정기한이 지났습니다. 허용시간이 지나면 작업이 자동으로 중지됩니다.`}
      action={
        <Button
          size="small"
          onClick={() => onQuery(gasDueDt ? { ...rest, page: 1 } : { ...rest, state: [...runningStates], gasDueDt: due, page: 1 })}
        >
          {gasDueDt ? '전체 보기' : '이것만 보기'}
        </Button>
      }
    />
  )
}
