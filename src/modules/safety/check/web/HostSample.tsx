import { useState } from 'react'
import { Button } from 'antd'
import { roundHalfUp } from '../../../../core/shared/decimal.ts'
import { addressOf } from '../../../../core/shared/record-page.ts'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import { useSession } from '../../../../core/web/session-store.ts'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { CheckAnswers } from '../../../../platform/check-form/web/CheckAnswers.tsx'
import { safetyRecords } from '../../record-pages.rule.ts'
import { safCheckResult, type CheckResultRow } from '../check-result.resource.ts'
import { selfCheckTexts } from './self-check.texts.ts'

/** The host's own look at a self-check: both scores, and the sheet as he answered it. */
export function HostSample({ row }: { row: CheckResultRow }) {
  const text = useTexts(selfCheckTexts)
  const tab = useTab()
  const { user } = useSession()
  const [begun, setBegun] = useState(false)
  const { hostDt, state, score, hostScore, checkResultNo } = row
  const may = state === 'done' && tab.canWrite && !user?.vendorCd
  if (!hostDt && !may) return null
  return (
    <Block title={text('sample')}>
      {hostDt && (
        <p className="span-all">
          {text('bothText', {
            own: score ?? '–',
            host: hostScore ?? '–',
            gap: score === null || hostScore === null ? '–' : roundHalfUp(score - hostScore, 1),
          })}
        </p>
      )}
      <div className="span-all">
        {hostDt || begun ? (
          <CheckAnswers
            resource={safCheckResult}
            recordKey={checkResultNo}
            part="host"
            files="image"
            canWrite={may}
            address={addressOf(safetyRecords.safCheckResult, checkResultNo)}
          />
        ) : (
          <Button onClick={() => setBegun(true)}>{text('sampleAct')}</Button>
        )}
      </div>
    </Block>
  )
}
