import { useState } from 'react'
import { Button } from 'antd'
import { showMoment } from '../../../../core/shared/dates.ts'
import { Explain } from '../../../../core/web/record/Explain.tsx'
import { usePersonName } from '../../../../core/web/record/person-name.ts'
import { usePermitAct } from '../../permit/web/permit-queries.ts'
import type { PermitRoles } from '../../permit/web/permit-roles.ts'
import { PermitSection } from '../../permit/web/PermitSection.tsx'
import { ToneTag } from '../../permit/web/PermitTags.tsx'
import type { PermitState } from '../../permit/permit-transitions.rule.ts'
import type { WorkPermit } from '../../permit/work-permit.resource.ts'
import { adjustKinds, type AdjustKind, type ConflictLine, type SimopsReport } from '../simops-report.rule.ts'
import { simopsLevels } from '../simops.rule.ts'
import { AdjustPopup } from './AdjustPopup.tsx'
import { useSimops } from './simops-queries.ts'
import './simops.css'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { said } from '../../../../core/web/text/text.ts'
import { hoursText } from '../../permit/hours-text.rule.ts'
import { simopsTexts } from './simops-page.texts.ts'
import { missingAgreements, openMoves } from '../../permit/moved-place.rule.ts'
import type { MoveBeside as Move } from '../simops-report.rule.ts'

const judged: readonly PermitState[] = [
  'draft',
  'rejected',
  'requested',
  'reviewing',
  'cooperating',
  'approvalPending',
  'approved',
  'working',
  'extensionRequested',
  'suspended',
]
const adjustable: readonly PermitState[] = [
  'draft',
  'rejected',
  'requested',
  'reviewing',
  'cooperating',
  'approvalPending',
  'approved',
]

/**
 * Works beside this one: which rule fires and why, when the place is free, and what was agreed. (산안법 제64조)
 */
export function SimopsBlock({ permit, roles }: { permit: WorkPermit; roles: PermitRoles }) {
  const say = useTexts(simopsTexts)
  const state = permit.state
  const report = useSimops(permit.permitNo, permit.updateDt, judged.includes(state))
  const [asked, setAsked] = useState<{ line: ConflictLine | undefined }>()
  if (!judged.includes(state) && permit.adjusts.length === 0) return null
  const may =
    adjustable.includes(state) && (roles.doing || roles.holds('issuer') || roles.holds('safetyManager'))
  const shown = grouped(report?.conflicts ?? [])
  const open = shown.filter(({ line }) => !line.resolved)
  return (
    <PermitSection
      name="simops"
      title={say('title')}
      extra={report && judged.includes(state) && <Level report={report} open={open.length} />}
      tone={open.some(({ line }) => line.levelCd === 'forbidden') ? ('alarm' as const) : undefined}
    >
      {report && report.conflicts.length > 0 && (
        <ul className="simops-list">
          {shown.map(({ line, also }) => (
            <Conflict
              key={line.basisKey}
              line={line}
              also={also}
              permitNo={permit.permitNo}
              mayConfirm={roles.holds('safetyManager')}
              onAdjust={may ? () => setAsked({ line }) : undefined}
            />
          ))}
        </ul>
      )}
      {report && report.conflicts.length > 0 && <Slots report={report} />}
      {report && judged.includes(state) && report.conflicts.length === 0 && (
        <p className="permit-note">{say('compared', { count: report.comparedCnt })}</p>
      )}
      {report?.moves?.map((move) => (
        <MoveBeside
          key={move.permitAdjustNo}
          move={move}
          permitNo={permit.permitNo}
          may={roles.doing || roles.holds('issuer')}
        />
      ))}
      <Adjusts permit={permit} mayAgree={roles.holds('issuer') || roles.holds('safetyManager')} />
      {asked && report && (
        <AdjustPopup permit={permit} report={report} line={asked.line} onClose={() => setAsked(undefined)} />
      )}
    </PermitSection>
  )
}

function Level({ report, open }: { report: SimopsReport; open: number }) {
  const say = useTexts(simopsTexts)
  if (report.level === 'none') return <ToneTag tone="success">{say('noConflict')}</ToneTag>
  if (open === 0) return <ToneTag tone="success">{say('adjusted')}</ToneTag>
  return (
    <ToneTag tone={report.level === 'forbidden' ? 'danger' : 'warning'}>
      {say('leftToAdjust', { level: String(simopsLevels[report.level]), count: open })}
    </ToneTag>
  )
}

interface Group {
  line: ConflictLine
  also: ConflictLine[]
}
/**
 * Further rules that forbid the same pair stand with the first one: one move answers them all. A bound pair
 * is agreed rule by rule.
 */
function grouped(lines: readonly ConflictLine[]): Group[] {
  const groups: Group[] = []
  for (const line of lines) {
    const first =
      line.levelCd === 'forbidden' &&
      groups.find(
        (group) => group.line.levelCd === 'forbidden' && group.line.otherPermitNo === line.otherPermitNo,
      )
    if (first) first.also.push(line)
    else groups.push({ line, also: [] })
  }
  return groups
}

interface ConflictProps {
  line: ConflictLine
  also: readonly ConflictLine[]
  permitNo: number
  mayConfirm: boolean
  onAdjust?: () => void
}
function Conflict({ line, also, permitNo, mayConfirm, onAdjust }: ConflictProps) {
  const say = useTexts(simopsTexts)
  const { act, busy } = usePermitAct(permitNo)
  return (
    <li className={`is-${line.resolved ? 'resolved' : line.levelCd}`}>
      <div className="simops-head">
        <ToneTag tone={line.resolved ? 'success' : line.levelCd === 'forbidden' ? 'danger' : 'warning'}>
          {line.resolved ? say('adjusted') : String(simopsLevels[line.levelCd])}
        </ToneTag>
        <strong>{String(line.sentence)}</strong>
        <Explain {...line.explanation} />
      </div>
      <p className="permit-note">
        {line.otherPermitCd} {line.otherPermitNm}
        {line.overlapMin > 0 && ` · ${say('overlaps', { span: said(hoursText(line.overlapMin)) })}`}
      </p>
      {also.map(({ basisKey, ruleNm, explanation }) => (
        <p key={basisKey} className="permit-note">
          {say('alsoRule', { rule: String(ruleNm) })} <Explain {...explanation} />
        </p>
      ))}
      {line.guideTxt && !line.resolved && <p className="permit-note">{String(line.guideTxt)}</p>}
      {line.adjust && (
        <p className="simops-plan">
          {String(adjustKinds[line.adjust.adjustCd as AdjustKind])}: {line.adjust.planTxt}{' '}
          <span className="permit-note">
            {line.adjust.adjustUserNm} · {showMoment(line.adjust.adjustDt)}
            {line.adjust.confirmDt
              ? ` · ${say('confirmedBy', { name: line.adjust.confirmUserNm ?? '', when: showMoment(line.adjust.confirmDt) })}`
              : ` · ${say('waitsConfirm')}`}
          </span>
        </p>
      )}
      {!line.resolved && (
        <div className="simops-buttons">
          {line.adjust && !line.adjust.confirmDt && mayConfirm && (
            <Button
              type="primary"
              loading={busy}
              onClick={() =>
                void act('simopsconfirm', { permitAdjustNo: line.adjust?.permitAdjustNo }).catch(
                  () => undefined,
                )
              }
            >
              {say('confirm')}
            </Button>
          )}
          {onAdjust && <Button onClick={onAdjust}>{say('adjust')}</Button>}
        </div>
      )}
    </li>
  )
}

function Slots({ report: { slots } }: { report: SimopsReport }) {
  const say = useTexts(simopsTexts)
  return (
    <p className="simops-slots">
      <strong>{say('nearest')}</strong>{' '}
      {slots.length === 0
        ? say('noSlot')
        : slots
            .map(({ startDt, endDt }) => `${showMoment(startDt)} – ${showMoment(endDt).slice(11)}`)
            .join(' / ')}
    </p>
  )
}

/** What was agreed and written down, also of conflicts that are gone. */
function Adjusts({ permit, mayAgree }: { permit: WorkPermit; mayAgree: boolean }) {
  const say = useTexts(simopsTexts)
  const { act, busy } = usePermitAct(permit.permitNo)
  const waiting = openMoves(permit.adjusts)
  const person = usePersonName()
  if (permit.adjusts.length === 0) return null
  return (
    <>
      <h4 className="simops-recorded">{say('record')}</h4>
      <ul className="simops-adjusts">
        {permit.adjusts.map((adjust) => (
          <li key={adjust.permitAdjustNo}>
            <ToneTag tone="accent">{String(adjustKinds[adjust.adjustCd as AdjustKind])}</ToneTag>{' '}
            {adjust.planTxt}
            <div className="permit-note">
              {[
                adjust.otherTxt && say('other', { other: adjust.otherTxt }),
                // As it was called on the day; in the reader's language where the rule says it.
                adjust.simopsRuleNm ?? adjust.ruleNm,
                `${person(adjust.adjustUserNm, adjust.adjustUserId)} ${showMoment(adjust.adjustDt)}`,
                adjust.confirmDt &&
                  say('confirmed', {
                    name: person(adjust.confirmUserNm, adjust.confirmUserId ?? ''),
                    when: showMoment(adjust.confirmDt),
                  }),
                adjust.otherDt &&
                  say('otherAgreed', {
                    name: person(adjust.otherUserNm, adjust.otherUserId ?? ''),
                    when: showMoment(adjust.otherDt),
                  }),
                waiting.includes(adjust) && missingAgreements(adjust).includes('other') && say('otherWaits'),
              ]
                .filter(Boolean)
                .join(' · ')}
            </div>
            {mayAgree && waiting.includes(adjust) && missingAgreements(adjust).includes('issuer') && (
              <Button
                loading={busy}
                onClick={() =>
                  void act('simopsconfirm', { permitAdjustNo: adjust.permitAdjustNo }).catch(() => undefined)
                }
              >
                {say('agreeMove')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

/** Another work was moved because of this one: its people say whether that is true. */
function MoveBeside({ move, permitNo, may }: { move: Move; permitNo: number; may: boolean }) {
  const say = useTexts(simopsTexts)
  const { act, busy } = usePermitAct(permitNo)
  return (
    <div className="simops-plan">
      <strong>{say('movedBeside', { work: `${move.permitCd ?? ''} ${move.permitNm}` })}</strong>{' '}
      {move.planTxt}{' '}
      {may && (
        <Button
          loading={busy}
          onClick={() =>
            void act('simopsconfirm', { permitAdjustNo: move.permitAdjustNo }).catch(() => undefined)
          }
        >
          {say('agreeMove')}
        </Button>
      )}
    </div>
  )
}
