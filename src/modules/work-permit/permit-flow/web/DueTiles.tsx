import { addDays, dayOf, momentOf } from '../../../../core/shared/dates.ts'
import type { PermitState } from '../../permit/permit-transitions.rule.ts'
import { confirmedSince, issuedStates } from '../../permit/web/addresses.ts'
import { usePermitCounts } from '../../permit/web/permit-queries.ts'
import type { PermitQuery } from './PermitList.tsx'
import { Tile } from '../../../../core/web/list/Tile.tsx'
import { useMinute } from '../../permit/web/use-now.ts'
import { dueTexts } from '../../permit/web/due.texts.ts'
import { gasTexts } from '../../permit/web/gas.texts.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'

interface Props {
  query: PermitQuery
  onQuery: (query: PermitQuery) => void
}
const sum = (
  counts: Partial<Record<PermitState, number>> | undefined,
  states: readonly PermitState[],
): number | undefined => counts && states.reduce((total, state) => total + (counts[state] ?? 0), 0)

/** Works that go on; only of them a reading falls due. */
const runningStates: readonly PermitState[] = ['working', 'extensionRequested']

/**
 * How many works go on although their next gas reading is due, and the way to just those. (features 5a: 측정필요)
 */
export function MeasurementTile({ query, onQuery }: Props) {
  const text = useTexts(dueTexts)
  const gas = useTexts(gasTexts)
  const due = { from: confirmedSince, to: momentOf(new Date(useMinute())) }
  const open = sum(usePermitCounts({ gasDueDt: due }), runningStates)
  const { gasDueDt, ...rest } = query
  return (
    <Tile
      label={gas('due')}
      hint={text('measureHint')}
      count={open}
      tone="alarm"
      pressed={gasDueDt !== undefined}
      onChoose={() =>
        onQuery(
          gasDueDt
            ? { ...rest, state: [], page: 1 }
            : { ...rest, state: [...runningStates], gasDueDt: due, page: 1 },
        )
      }
    />
  )
}

/**
 * What the duty manager issued at night or on a holiday and the heads have not confirmed yet. (ptw.md 5.3)
 */
export function ConfirmationTile({ query, onQuery }: Props) {
  const text = useTexts(dueTexts)
  const open = sum(usePermitCounts({ confirmDueYmd: { from: confirmedSince } }), issuedStates)
  const yesterday = addDays(dayOf(new Date(useMinute())), -1)
  const late =
    sum(usePermitCounts({ confirmDueYmd: { from: confirmedSince, to: yesterday } }), issuedStates) ?? 0
  const { confirmDueYmd, ...rest } = query
  return (
    <Tile
      label={text('confirm')}
      hint={late > 0 ? text('confirmLate', { late }) : text('confirmHint')}
      count={open}
      tone={late > 0 ? 'alarm' : 'wait'}
      pressed={confirmDueYmd !== undefined}
      onChoose={() =>
        onQuery(
          confirmDueYmd
            ? { ...rest, state: [], page: 1 }
            : { ...rest, state: [...issuedStates], confirmDueYmd: { from: confirmedSince }, page: 1 },
        )
      }
    />
  )
}
