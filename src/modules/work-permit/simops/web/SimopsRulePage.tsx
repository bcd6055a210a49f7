import { useState } from 'react'
import { Button, Checkbox } from 'antd'
import { showMoment } from '../../../../core/shared/dates.ts'
import type { Input, Row } from '../../../../core/shared/resource.ts'
import { useAction, useList } from '../../../../core/web/list/hooks.ts'
import { RegisterPage, RegisterPopup } from '../../../../core/web/list/RegisterPage.tsx'
import { ToneTag } from '../../permit/web/PermitTags.tsx'
import { permitAddress } from '../../permit/web/addresses.ts'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { TransitionPopup } from '../../../../core/web/record/TransitionPopup.tsx'
import { simopsLevels } from '../simops.rule.ts'
import { simopsRule } from '../simops-rule.resource.ts'
import type { TrialAnswer, TrialPair } from '../simops-trial.rule.ts'
import { useTrial } from './simops-queries.ts'
import './simops.css'

type Rule = Row<typeof simopsRule>
const shownInForm = [
  'ruleNm',
  'replaceNo',
  'kindACd',
  'kindBCd',
  'placeCd',
  'levelCd',
  'distM',
  'heightM',
  'factorVal',
  'stockKg',
  'bufferMin',
  'basisTxt',
  'confirmNeededYn',
  'guideTxt',
] as const
/** The successor of a rule in force begins as its copy. */
const copyOf = (rule: Rule): Partial<Input<typeof simopsRule>> =>
  ({
    ...Object.fromEntries(shownInForm.map((name) => [name, rule[name] ?? null])),
    replaceNo: rule.simopsRuleNo,
    replaceNm: rule.ruleNm,
  }) as Partial<Input<typeof simopsRule>>

/**
 * 동시작업 규칙 (constSafe/permit/simopsRuleManage): the table, its successors, and what they would have done in
 * the last year.
 */
export function SimopsRulePage() {
  const { canWrite } = useTab()
  const [revised, setRevised] = useState<Rule>()
  const [retired, setRetired] = useState<Rule>()
  return (
    <>
      <RegisterPage
        resource={simopsRule}
        defaults={{ state: ['draft', 'live'] }}
        fields={shownInForm}
        removable={false}
        help="적용 중인 규칙은 고치지 않고 개정 규칙을 만듭니다. 아래에서 지난 1년 허가로 시험하면 새로 걸리는 작업쌍과 더는 걸리지 않는 작업쌍이 나오고, 그 뒤에 적용할 수 있습니다."
        {...(canWrite && {
          columns: [
            {
              name: 'simopsRuleNo' as const,
              text: '개정',
              kind: 'custom' as const,
              width: 130,
              fixed: 'right' as const,
              render: (rule: Rule) =>
                rule.state === 'live' && (
                  <span className="simops-buttons">
                    <Button size="small" onClick={() => setRevised(rule)} aria-label={`개정 ${rule.ruleNm}`}>
                      개정
                    </Button>
                    <Button
                      size="small"
                      danger
                      onClick={() => setRetired(rule)}
                      aria-label={`폐지 ${rule.ruleNm}`}
                    >
                      폐지
                    </Button>
                  </span>
                ),
            },
          ],
        })}
      >
        {canWrite && <Trial />}
      </RegisterPage>
      {revised && (
        <RegisterPopup
          resource={simopsRule}
          fields={shownInForm}
          first={copyOf(revised)}
          onClose={() => setRevised(undefined)}
        />
      )}
      {retired && (
        <TransitionPopup
          resource={simopsRule}
          recordKey={retired.simopsRuleNo}
          updateDt={retired.updateDt}
          item={{ action: 'retire', label: '폐지', reasons: [] }}
          transition={simopsRule.transitions!.retire}
          onClose={() => setRetired(undefined)}
          onDone={() => setRetired(undefined)}
        />
      )}
    </>
  )
}

/** Drafts are tried on the permits of the last year before they go live. */
function Trial() {
  const { rows: drafts } = useList(simopsRule, { state: ['draft'], limit: 100 })
  const [left, setLeft] = useState<readonly number[]>([])
  const trial = useTrial()
  const apply = useAction(simopsRule)
  const chosen = drafts
    .filter(({ simopsRuleNo }) => !left.includes(simopsRuleNo))
    .map(({ simopsRuleNo }) => simopsRuleNo)
  return (
    <section className="simops-trial" aria-label="규칙 시험">
      <h3>지난 1년 허가로 시험</h3>
      {drafts.length === 0 ? (
        <p className="permit-note">작성 중인 규칙이 없습니다. 등록하거나 적용 중인 규칙의 개정을 누르세요.</p>
      ) : (
        <div className="simops-drafts">
          {drafts.map((rule) => (
            <div key={rule.simopsRuleNo} className="simops-draft">
              <Checkbox
                checked={!left.includes(rule.simopsRuleNo)}
                onChange={({ target }) =>
                  setLeft(
                    target.checked
                      ? left.filter((each) => each !== rule.simopsRuleNo)
                      : [...left, rule.simopsRuleNo],
                  )
                }
              >
                {rule.ruleNm}
              </Checkbox>
              <span className="permit-note">
                {rule.trialDt ? `시험 ${showMoment(rule.trialDt)}` : '시험 전'}
              </span>
              <Button
                size="small"
                disabled={!rule.trialDt}
                aria-label={`적용 ${rule.ruleNm}`}
                onClick={() =>
                  void apply(rule.simopsRuleNo, 'apply', { updateDt: rule.updateDt }).catch(() => undefined)
                }
              >
                적용
              </Button>
            </div>
          ))}
          <div>
            <Button
              type="primary"
              loading={trial.isPending}
              disabled={chosen.length === 0}
              onClick={() => trial.mutate(chosen)}
            >
              지난 1년 허가로 시험
            </Button>
          </div>
        </div>
      )}
      {trial.data && <Result answer={trial.data} />}
    </section>
  )
}

function Result({ answer }: { answer: TrialAnswer }) {
  return (
    <>
      <p>
        {answer.fromYmd} – {answer.toYmd}, 허가 {answer.permitCnt.toLocaleString('ko-KR')}건 가운데 시간이
        겹친 {answer.pairCnt.toLocaleString('ko-KR')}
        쌍을 판정했습니다. 그대로 걸리는 쌍 {answer.sameCnt}.
      </p>
      <div className="simops-result">
        <Pairs title="새로 걸리는 작업쌍" count={answer.fireCnt} pairs={answer.fires} tone="danger" />
        <Pairs title="더는 걸리지 않는 작업쌍" count={answer.stopCnt} pairs={answer.stops} tone="success" />
      </div>
    </>
  )
}
function Pairs({
  title,
  count,
  pairs,
  tone,
}: {
  title: string
  count: number
  pairs: readonly TrialPair[]
  tone: 'danger' | 'success'
}) {
  const tab = useTab()
  return (
    <div>
      <strong>
        {title} <ToneTag tone={tone}>{String(count)}</ToneTag>
      </strong>
      {count > pairs.length && <p className="permit-note">최근 {pairs.length}쌍만 보입니다.</p>}
      <ul>
        {pairs.map((pair) => (
          <li key={`${pair.ruleNm} ${pair.permits.map(({ permitNo }) => permitNo).join(' ')}`}>
            <div>
              {simopsLevels[pair.levelCd]}: {pair.sentence}
            </div>
            <div className="permit-note">
              {showMoment(pair.startDt)} · {pair.overlapMin}분 · {pair.ruleNm}
            </div>
            {pair.permits.map(({ permitNo, permitCd, permitNm }) => (
              <Button
                key={permitNo}
                type="link"
                size="small"
                onClick={() => tab.open(permitAddress.detail(permitNo))}
              >
                {permitCd} {permitNm}
              </Button>
            ))}
          </li>
        ))}
      </ul>
    </div>
  )
}
