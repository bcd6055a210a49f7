import { Alert, Button } from 'antd'
import { addDays, dayOf } from '../../../../core/shared/dates.ts'
import { confirmedSince, issuedStates } from './addresses.ts'
import { usePermitCounts } from './permit-queries.ts'
import { useMinute } from './use-now.ts'
import type { PermitQuery } from './PermitList.tsx'

interface Props {
  /** The list of a vendor, who has no part in it. */
  vendor: boolean
  query: PermitQuery
  onQuery: (query: PermitQuery) => void
}
const sum = (counts: object | undefined): number => Object.values(counts ?? {}).reduce((total: number, count: number) => total + count, 0)

/** What the duty manager issued at night or on a holiday and the heads have not confirmed yet. (ptw.md 5.3) */
export function ConfirmationHint({ vendor, ...props }: Props) {
  return vendor ? null : <Hint {...props} />
}

function Hint({ query, onQuery }: Omit<Props, 'vendor'>) {
  const open = sum(usePermitCounts({ confirmDueYmd: { from: confirmedSince } }))
  const yesterday = addDays(dayOf(new Date(useMinute())), -1)
  const late = sum(usePermitCounts({ confirmDueYmd: { from: confirmedSince, to: yesterday } }))
  const { confirmDueYmd, ...rest } = query
  if (open === 0 && !confirmDueYmd) return null
  return (
    <Alert
      className="permit-confirmations"
      type={late > 0 ? 'warning' : 'info'}
      showIcon
      title={`익일 확인 대기 ${open}건${late > 0 ? ` (기한 지남 ${late}건)` : ''}`}
      action={
        <Button
          size="small"
          onClick={() =>
            onQuery(
              confirmDueYmd
                ? { ...rest, state: [], page: 1 }
                : { ...rest, state: [...issuedStates], confirmDueYmd: { from: confirmedSince }, page: 1 },
            )
          }
        >
          {confirmDueYmd ? '전체 보기' : '이것만 보기'}
        </Button>
      }
    />
  )
}
