import { useMemo, useState } from 'react'
import { Button, Checkbox } from 'antd'
import { showMoment } from '../../../../core/shared/dates.ts'
import type { Input, Row } from '../../../../core/shared/resource.ts'
import { useAction, useList } from '../../../../core/web/data/hooks.ts'
import { RegisterPage, RegisterPopup } from '../../../../core/web/list/RegisterPage.tsx'
import { Untranslated } from '../../../../core/web/components/Untranslated.tsx'
import { ToneTag } from '../../permit/web/PermitTags.tsx'
import { permitAddress } from '../../permit/web/addresses.ts'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { TransitionPopup } from '../../../../core/web/record/TransitionPopup.tsx'
import { simopsLevels } from '../simops.rule.ts'
import { simopsRule } from '../simops-rule.resource.ts'
import type { TrialAnswer, TrialPair } from '../simops-trial.rule.ts'
import { useToday } from '../../../../core/web/use-today.ts'
import { shortMoments } from '../../permit/web/short-moments.tsx'
import { useTrial } from './simops-queries.ts'
import './simops.css'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { simopsTexts } from './simops-page.texts.ts'

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
  'ruleNmEn',
  'ruleNmZh',
  'ruleNmEs',
  'guideTxtEn',
  'guideTxtZh',
  'guideTxtEs',
  'basisTxtEn',
  'basisTxtZh',
  'basisTxtEs',
] as const
/** What people at work read in a conflict. */
const worded = ['ruleNm', 'guideTxt', 'basisTxt'] as const
const widths = { applyDt: 112 }
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
  const say = useTexts(simopsTexts)
  const { canWrite } = useTab()
  const today = useToday()
  const cells = useMemo(() => shortMoments(['applyDt'], today), [today])
  const untranslated = {
    name: 'guideTxt' as const,
    text: say('untranslated'),
    kind: 'custom' as const,
    width: 96,
    sortable: false,
    render: (rule: Rule) => <Untranslated row={rule} names={worded} />,
  }
  const [revised, setRevised] = useState<Rule>()
  const [retired, setRetired] = useState<Rule>()
  return (
    <>
      <RegisterPage
        resource={simopsRule}
        defaults={{ state: ['draft', 'live'] }}
        fields={shownInForm}
        removable={false}
        help={say('ruleHelp')}
        cells={cells}
        widths={widths}
        columns={
          canWrite
            ? [
                untranslated,
                {
                  name: 'simopsRuleNo' as const,
                  text: say('revise'),
                  kind: 'custom' as const,
                  width: 130,
                  fixed: 'right' as const,
                  render: (rule: Rule) =>
                    rule.state === 'live' && (
                      <span className="simops-buttons">
                        <Button
                          size="small"
                          onClick={() => setRevised(rule)}
                          aria-label={say('reviseRule', { rule: rule.ruleNm })}
                        >
                          {say('revise')}
                        </Button>
                        <Button
                          size="small"
                          onClick={() => setRetired(rule)}
                          aria-label={say('retireRule', { rule: rule.ruleNm })}
                        >
                          {say('retire')}
                        </Button>
                      </span>
                    ),
                },
              ]
            : [untranslated]
        }
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
          item={{ action: 'retire', label: say('retire'), reasons: [] }}
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
  const say = useTexts(simopsTexts)
  const { rows: drafts } = useList(simopsRule, { state: ['draft'], limit: 100 })
  const [left, setLeft] = useState<readonly number[]>([])
  const trial = useTrial()
  const apply = useAction(simopsRule)
  const chosen = drafts
    .filter(({ simopsRuleNo }) => !left.includes(simopsRuleNo))
    .map(({ simopsRuleNo }) => simopsRuleNo)
  // Without a draft there is nothing to try: the rules come first.
  if (drafts.length === 0) return null
  return (
    <section className="simops-trial" aria-label={say('trial')}>
      <h3>{say('trialYear')}</h3>
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
              {rule.trialDt ? say('triedAt', { when: showMoment(rule.trialDt) }) : say('untried')}
            </span>
            <Button
              size="small"
              disabled={!rule.trialDt}
              aria-label={say('applyRule', { rule: rule.ruleNm })}
              onClick={() =>
                void apply(rule.simopsRuleNo, 'apply', { updateDt: rule.updateDt }).catch(() => undefined)
              }
            >
              {say('apply')}
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
            {say('trialYear')}
          </Button>
        </div>
      </div>
      {trial.data && <Result answer={trial.data} />}
    </section>
  )
}

function Result({ answer }: { answer: TrialAnswer }) {
  const say = useTexts(simopsTexts)
  return (
    <>
      <p>
        {say('result', {
          from: answer.fromYmd,
          to: answer.toYmd,
          permits: answer.permitCnt.toLocaleString('ko-KR'),
          pairs: answer.pairCnt.toLocaleString('ko-KR'),
          same: answer.sameCnt,
        })}
      </p>
      <div className="simops-result">
        <Pairs title={say('fires')} count={answer.fireCnt} pairs={answer.fires} tone="danger" />
        <Pairs title={say('stops')} count={answer.stopCnt} pairs={answer.stops} tone="success" />
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
  const say = useTexts(simopsTexts)
  const tab = useTab()
  return (
    <div>
      <strong>
        {title} <ToneTag tone={tone}>{String(count)}</ToneTag>
      </strong>
      {count > pairs.length && <p className="permit-note">{say('latest', { count: pairs.length })}</p>}
      <ul>
        {pairs.map((pair) => (
          <li key={`${String(pair.ruleNm)} ${pair.permits.map(({ permitNo }) => permitNo).join(' ')}`}>
            <div>
              {String(simopsLevels[pair.levelCd])}: {String(pair.sentence)}
            </div>
            <div className="permit-note">
              {say('pairLine', {
                when: showMoment(pair.startDt),
                minutes: pair.overlapMin,
                rule: String(pair.ruleNm),
              })}
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
