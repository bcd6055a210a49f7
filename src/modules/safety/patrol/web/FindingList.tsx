import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { addressOf } from '../../../../core/shared/record-page.ts'
import { listPathOf } from '../../../../core/shared/resource.ts'
import { api } from '../../../../core/web/api.ts'
import { StateTag } from '../../../../core/web/record/StateTag.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { safetyRecords } from '../../record-pages.rule.ts'
import { safPatrolFinding, type SafPatrolFinding } from '../patrol-finding.resource.ts'
import { patrolTexts } from './patrol.texts.ts'

/** What was found on a patrol. */
export function FindingList({ patrolNo }: { patrolNo: number }) {
  const text = useTexts(patrolTexts)
  const tab = useTab()
  const { data } = useQuery({
    queryKey: [safPatrolFinding.name, 'of', patrolNo],
    queryFn: async ({ signal }) =>
      (
        await api.get<{ data: SafPatrolFinding[] }>(
          listPathOf(safPatrolFinding),
          { patrolNo, limit: 300 },
          { signal },
        )
      ).data,
  })
  if (!data) return null
  return (
    <>
      {data.length === 0 && <p className="patrol-note">{text('noFindings')}</p>}
      <ul className="patrol-list">
        {data.map((row) => (
          <li key={row.findNo}>
            <Button onClick={() => tab.open(addressOf(safetyRecords.safPatrolFinding, row.findNo))}>
              {row.findCd}
            </Button>
            <StateTag resource={safPatrolFinding} state={row.state} />
            <div>
              <strong>{row.treatNm}</strong>{' '}
              {[row.areaNm, row.vendorNm ?? row.deptNm, row.hazardTypeNm, row.findCont]
                .filter(Boolean)
                .join(' · ')}
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
