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
  const state = permit.state as PermitState
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
      title="동시작업(SIMOPS)"
      extra={report && judged.includes(state) && <Level report={report} open={open.length} />}
      {...(open.some(({ line }) => line.levelCd === 'forbidden') && { tone: 'alarm' as const })}
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
              {...(may && { onAdjust: () => setAsked({ line }) })}
            />
          ))}
        </ul>
      )}
      {report && report.conflicts.length > 0 && <Slots report={report} />}
      {report && judged.includes(state) && report.conflicts.length === 0 && (
        <p className="permit-note">
          같은 시간의 다른 작업 {report.comparedCnt}건과 비교했습니다. 겹치는 위험이 없습니다.
        </p>
      )}
      <Adjusts permit={permit} />
      {asked && report && (
        <AdjustPopup permit={permit} report={report} line={asked.line} onClose={() => setAsked(undefined)} />
      )}
    </PermitSection>
  )
}

function Level({ report, open }: { report: SimopsReport; open: number }) {
  if (report.level === 'none') return <ToneTag tone="success">충돌 없음</ToneTag>
  if (open === 0) return <ToneTag tone="success">조정 완료</ToneTag>
  return (
    <ToneTag
      tone={report.level === 'forbidden' ? 'danger' : 'warning'}
    >{`${simopsLevels[report.level]} · 남은 조정 ${open}건`}</ToneTag>
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
  const { act, busy } = usePermitAct(permitNo)
  return (
    <li className={`is-${line.resolved ? 'resolved' : line.levelCd}`}>
      <div className="simops-head">
        <ToneTag tone={line.resolved ? 'success' : line.levelCd === 'forbidden' ? 'danger' : 'warning'}>
          {line.resolved ? '조정 완료' : simopsLevels[line.levelCd]}
        </ToneTag>
        <strong>{line.sentence}</strong>
        <Explain {...line.explanation} />
      </div>
      <p className="permit-note">
        {line.otherPermitCd} {line.otherPermitNm}
        {line.overlapMin > 0 && ` · ${line.overlapMin}분 겹침`}
      </p>
      {also.map(({ basisKey, ruleNm, explanation }) => (
        <p key={basisKey} className="permit-note">
          이 규칙에도 걸립니다: {ruleNm} <Explain {...explanation} />
        </p>
      ))}
      {line.guideTxt && !line.resolved && <p className="permit-note">{line.guideTxt}</p>}
      {line.adjust && (
        <p className="simops-plan">
          {adjustKinds[line.adjust.adjustCd as AdjustKind]}: {line.adjust.planTxt}{' '}
          <span className="permit-note">
            {line.adjust.adjustUserNm} · {showMoment(line.adjust.adjustDt)}
            {line.adjust.confirmDt
              ? ` · 확인 ${line.adjust.confirmUserNm ?? ''} ${showMoment(line.adjust.confirmDt)}`
              : ' · 안전관리자 확인 대기'}
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
              조정대책 확인
            </Button>
          )}
          {onAdjust && <Button onClick={onAdjust}>조정하기</Button>}
        </div>
      )}
    </li>
  )
}

function Slots({ report: { slots } }: { report: SimopsReport }) {
  return (
    <p className="simops-slots">
      <strong>가장 가까운 빈 시간</strong>{' '}
      {slots.length === 0
        ? '7일 안에 빈 시간이 없습니다. 장소를 옮기세요.'
        : slots
            .map(({ startDt, endDt }) => `${showMoment(startDt)} – ${showMoment(endDt).slice(11)}`)
            .join(' / ')}
    </p>
  )
}

/** What was agreed and written down, also of conflicts that are gone. */
function Adjusts({ permit }: { permit: WorkPermit }) {
  const person = usePersonName()
  if (permit.adjusts.length === 0) return null
  return (
    <>
      <h4 className="simops-recorded">조정 기록</h4>
      <ul className="simops-adjusts">
        {permit.adjusts.map((adjust) => (
          <li key={adjust.permitAdjustNo}>
            <ToneTag tone="accent">{adjustKinds[adjust.adjustCd as AdjustKind]}</ToneTag> {adjust.planTxt}
            <div className="permit-note">
              {[
                adjust.otherTxt && `상대 ${adjust.otherTxt}`,
                adjust.ruleNm,
                `${person(adjust.adjustUserNm, adjust.adjustUserId)} ${showMoment(adjust.adjustDt)}`,
                adjust.confirmDt &&
                  `확인 ${person(adjust.confirmUserNm, adjust.confirmUserId ?? '')} ${showMoment(adjust.confirmDt)}`,
              ]
                .filter(Boolean)
                .join(' · ')}
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
