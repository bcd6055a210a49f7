import { useQuery } from '@tanstack/react-query'
import { api, type Answer } from '../../../../core/web/api.ts'
import { Gate } from '../../../../core/web/page/PageStates.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { grades } from '../evaluation.rule.ts'
import { vendorEval } from '../vendor-eval.resource.ts'
import type { EvidenceShown } from '../vendor-grade-evidence.rule.ts'
import type { GradeDetail } from '../vendor-grade.rule.ts'
import { EvalRadar } from './EvalRadar.tsx'
import '../../web/vendor.css'
import './eval.css'
import { gradePageTexts } from './grade-page.texts.ts'

const gradeNameOf = (code: string): string => grades.find(({ gradeCd }) => gradeCd === code)?.name ?? code

/** The half-year of one company as the records stand: points, what they stand on, and what is still possible. */
export function GradeOfCompany({
  vendorCd,
  plantCd = '',
  onOpen,
}: {
  vendorCd: string
  plantCd?: string
  onOpen?: () => void
}) {
  const say = useTexts(gradePageTexts)
  const { data, error, isLoading, refetch } = useQuery({
    queryKey: [vendorEval.name, 'grade', vendorCd, plantCd],
    queryFn: ({ signal }) =>
      api.get<Answer<GradeDetail>>(
        `/api/vendor/grades/${encodeURIComponent(vendorCd)}`,
        { plantCd },
        { signal },
      ),
    select: (answer) => answer.data,
  })
  return (
    <Gate data={data} error={error} loading={isLoading} onRetry={() => void refetch()}>
      {(grade) => (
        <div className="vendor-part">
          <strong>
            {say(grade.halfCd === '1' ? 'half.1' : 'half.2', {
              vendor: grade.vendorNm,
              plant: grade.plantNm,
              year: grade.evalYear,
            })}
          </strong>
          <p className="vendor-note">
            {say('now', { score: grade.score, grade: grade.gradeNm })}{' '}
            {say('bonus', { bonus: grade.bonus, why: grade.bonusWhy })} {say('leftOut')}
          </p>
          {grade.whatIfs.length > 0 && (
            <ul className="vendor-cards" aria-label={say('whatIf')}>
              {grade.whatIfs.map(({ kind, count, before, after, gradeCd }) => (
                <li key={kind}>
                  {say(`whatIf.${kind}`, { count, before, after, grade: gradeNameOf(gradeCd) })}
                </li>
              ))}
            </ul>
          )}
          <ul className="vendor-cards">
            {grade.facts.map((fact) => (
              <li key={fact.itemNm}>
                <b>{say('points', { item: fact.itemNm, score: fact.score })}</b>
                <span>{fact.whyTxt}</span>
                <Evidence fact={fact} onOpen={onOpen} />
              </li>
            ))}
          </ul>
          {grade.psrm && (
            <EvalRadar title={say('radar', { period: grade.psrm.period })} items={grade.psrm.items} />
          )}
        </div>
      )}
    </Gate>
  )
}

function Evidence({ fact, onOpen }: { fact: EvidenceShown; onOpen: (() => void) | undefined }) {
  const tab = useTab()
  if (fact.evidence.length === 0) return null
  return (
    <ul className="eval-evidence">
      {fact.evidence.map((row) => (
        <li key={`${row.day} ${row.name}`} className={row.ok ? undefined : 'is-bad'}>
          {row.url === null ? (
            `${row.day} ${row.name}`
          ) : (
            <button
              type="button"
              className="vendor-link"
              onClick={() => {
                onOpen?.()
                tab.open(row.url!)
              }}
            >
              {row.day} {row.name}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
