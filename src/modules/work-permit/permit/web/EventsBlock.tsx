import { Timeline } from 'antd'
import { showMoment } from '../../../../core/shared/dates.ts'
import { usePersonName } from '../../../../core/web/record/person-name.ts'
import type { WorkPermit } from '../work-permit.resource.ts'
import { permitTransitions, type PermitAction } from '../permit-transitions.rule.ts'
import { PermitSection } from './PermitSection.tsx'

const alarms: readonly string[] = ['suspend', 'reject', 'expire', 'cancel']
const ownNames: Record<string, string> = { siteCheck: '현장 확인' }
const nameOf = (eventCd: string): string =>
  permitTransitions[eventCd as PermitAction]?.label ?? ownNames[eventCd] ?? eventCd

/** The diary of the permit, newest first. */
export function EventsBlock({ permit }: { permit: WorkPermit }) {
  const person = usePersonName()
  if (permit.events.length === 0) return null
  return (
    <PermitSection name="events" title="진행 기록">
      <Timeline
        items={permit.events.map((event) => ({
          key: event.permitEventNo,
          color: alarms.includes(event.eventCd) ? 'red' : 'blue',
          content: (
            <>
              <strong>{event.eventNm ?? nameOf(event.eventCd)}</strong>
              {event.reasonNm && ` · ${event.reasonNm}`}
              <div className="permit-note">
                {showMoment(event.eventDt)} · {person(event.createUserNm, event.createUserId)}
              </div>
              {event.reasonTxt && <div className="permit-said">{event.reasonTxt}</div>}
            </>
          ),
        }))}
      />
    </PermitSection>
  )
}
