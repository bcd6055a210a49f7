import { Timeline } from 'antd'
import { showMoment } from '../../../../core/shared/dates.ts'
import { usePersonName } from '../../../../core/web/record/person-name.ts'
import { said } from '../../../../core/web/text/text.ts'
import { keptReason } from '../kept-reason.rule.ts'
import { type WorkPermit, workPermit } from '../work-permit.resource.ts'
import { PermitSection } from './PermitSection.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { permitTexts } from './permit-page.texts.ts'
import { useSpoken } from '../../../../core/web/text/labels.ts'

const alarms: readonly string[] = ['suspend', 'reject', 'expire', 'cancel']

/** The diary of the permit, newest first. */
export function EventsBlock({ permit }: { permit: WorkPermit }) {
  const say = useTexts(permitTexts)
  const person = usePersonName()
  const { transitions } = useSpoken(workPermit)
  const nameOf = (eventCd: string): string =>
    eventCd === 'siteCheck'
      ? say('siteCheck')
      : ((transitions as Record<string, { label: string }> | undefined)?.[eventCd]?.label ?? eventCd)
  if (permit.events.length === 0) return null
  return (
    <PermitSection name="events" title={say('events')}>
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
              {event.reasonTxt && <div className="permit-said">{said(keptReason(event) ?? '')}</div>}
            </>
          ),
        }))}
      />
    </PermitSection>
  )
}
