import { Tag } from 'antd'
import { yes } from '../../../core/shared/session.ts'
import { useLanguage } from '../../../core/web/text/text.ts'
import type { GrantState, HeldGroup, RuleLine } from '../explain.rule.ts'
import { rightNames, type Rights } from '../linked-rights.rule.ts'
import './auth-group.css'
import { rightsTexts } from './auth-group.texts.ts'
import { useTexts, textsOf } from '../../../core/web/text/define-texts.ts'

/** The rights that are there, in words; 없음 when none is. */
export function RightMarks({ rights }: { rights: Rights }) {
  const text = useTexts(rightsTexts)
  const given = rightNames.filter((name) => yes(rights[name]))
  if (given.length === 0) return <span className="right-none">{text('none')}</span>
  return (
    <span className="right-marks">
      {given.map((name) => (
        <Tag key={name} className={name === 'writeYn' ? 'state-tag is-active' : 'state-tag'}>
          {text(name)}
        </Tag>
      ))}
    </span>
  )
}

/** A rule as a sentence: group, row, dates. */
export function RuleText({ rule }: { rule: HeldGroup }) {
  useLanguage()
  return (
    <span>
      <strong>{rule.authGrpNm}</strong> ({rule.authGrpNo}) · {ruleSource(rule)}
    </span>
  )
}
function ruleSource({ tableNm, rowNo, deptNm, subDeptYn, fromYmd, toYmd }: HeldGroup): string {
  if (tableNm === 'deptAuthGrp') {
    const source = textsOf(rightsTexts)('sourceDept', { row: rowNo, dept: deptNm ?? '' })
    return yes(subDeptYn) ? `${source} (${textsOf(rightsTexts)('withBelow')})` : source
  }
  const period = fromYmd || toYmd ? `${fromYmd ?? ''} ~ ${toYmd ?? ''}` : textsOf(rightsTexts)('noEnd')
  return `${textsOf(rightsTexts)('sourceUser', { row: rowNo })}, ${period}`
}

const stateText = {
  inForce: 'inForce',
  notGranted: 'notGranted',
  notYet: 'notYet',
  over: 'over',
  notBelow: 'notBelow',
  groupUnused: 'groupUnused',
  otherPortal: 'otherPortalGroup',
} as const satisfies Record<GrantState, string>
export const StateMark = ({ state }: { state: GrantState }) => (
  <Tag className={state === 'inForce' ? 'state-tag is-done' : 'state-tag'}>
    {textsOf(rightsTexts)(stateText[state])}
  </Tag>
)

/** The rules of an answer, those that allow first; the others say why they do not count. */
export function RuleLines({ rules }: { rules: readonly RuleLine[] }) {
  const text = useTexts(rightsTexts)
  if (rules.length === 0) return <p className="rule-none">{text('noRule')}</p>
  return (
    <ul className="rule-lines">
      {rules.map((rule) => (
        <li key={`${rule.tableNm} ${rule.rowNo}`} className={rule.verdict === 'allow' ? 'is-allowing' : ''}>
          {rule.verdict === 'allow' && <Tag className="state-tag is-done">{text('allow')}</Tag>}
          {rule.verdict === 'noAccess' && <Tag className="state-tag">{text('noAccess')}</Tag>}
          {rule.verdict === 'ignored' && <StateMark state={rule.state} />}
          <RuleText rule={rule} />
          {rule.verdict === 'allow' && <RightMarks rights={rule.grant} />}
        </li>
      ))}
    </ul>
  )
}
