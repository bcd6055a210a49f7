import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Alert, Select } from 'antd'
import { api } from '../../../../core/web/api.ts'
import { Gate } from '../../../../core/web/page/PageStates.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import type { Branch } from '../bow-tie.rule.ts'
import type { DrawnBowTie, StudyAnswer } from '../study.rule.ts'
import { Grade } from './Grade.tsx'
import { hazopTexts } from './hazop.texts.ts'
import { studyKey } from './use-study.ts'

/** The bow-tie of one deviation: causes and what prevents, the event, consequences and what mitigates. */
export function BowTie({ study }: { study: StudyAnswer }) {
  const text = useTexts(hazopTexts)
  const [asked, setAsked] = useState<string>()
  const { data, error, isLoading, refetch } = useQuery({
    queryKey: [...studyKey(study.rsaTargetNo), 'bowtie', asked],
    queryFn: async ({ signal }) =>
      (
        await api.get<{ data: DrawnBowTie }>(
          `/api/rsa/hazop/study/${study.rsaTargetNo}/bowtie`,
          asked === undefined ? {} : { deviation: asked },
          { signal },
        )
      ).data,
    placeholderData: (before) => before,
  })
  return (
    <Gate data={data} error={error} loading={isLoading} onRetry={() => void refetch()}>
      {(tie) =>
        tie.key === null ? (
          <p>{text('nothing')}</p>
        ) : (
          <>
            <Select<string>
              aria-label={text('deviation')}
              style={{ width: '100%', maxWidth: 560 }}
              value={tie.key}
              onChange={setAsked}
              options={tie.deviations.map(({ key, name, gradeCd, rowCnt }) => ({
                value: key,
                label: `${gradeCd ?? '-'} · ${name} (${rowCnt})`,
              }))}
            />
            {tie.undrawn.length > 0 && (
              <Alert type="warning" showIcon title={text('undrawn', { count: tie.undrawn.length })} />
            )}
            <div className="hazop-tie">
              <section className="hazop-side" aria-label={text('threats')}>
                {tie.threats.map((branch) => (
                  <BranchLine key={branch.text} {...{ branch, tie, study }} />
                ))}
              </section>
              <div className="hazop-event">{tie.deviations.find(({ key }) => key === tie.key)?.name}</div>
              <section className="hazop-side is-right" aria-label={text('consequences')}>
                {tie.consequences.map((branch) => (
                  <BranchLine key={branch.text} {...{ branch, tie, study }} />
                ))}
              </section>
            </div>
          </>
        )
      }
    </Gate>
  )
}

function BranchLine({ branch, tie, study }: { branch: Branch; tie: DrawnBowTie; study: StudyAnswer }) {
  const text = useTexts(hazopTexts)
  return (
    <div className="hazop-branch">
      <span>
        {branch.text} <Grade matrix={study.matrix} gradeCd={branch.gradeCd} />
      </span>
      {branch.barriers.length === 0 && <span className="hazop-barrier is-missing">{text('noBarrier')}</span>}
      {branch.barriers.map(({ guardTxt }) => {
        const { health, why } = tie.health[guardTxt] ?? { health: 'unknown' as const, why: [] }
        return (
          <span key={guardTxt} className={`hazop-barrier is-${health}`}>
            {guardTxt} · {text(health)}
            {why.length > 0 && <small> {why.join(' ')}</small>}
          </span>
        )
      })}
    </div>
  )
}
