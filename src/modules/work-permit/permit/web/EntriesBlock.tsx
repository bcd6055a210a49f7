import { LoginOutlined, LogoutOutlined, TeamOutlined } from '@ant-design/icons'
import { instantOf, showMoment } from '../../../../core/shared/dates.ts'
import { BusyButton } from '../../../../core/web/components/BusyButton.tsx'
import { crewKeyOf, type CrewKey } from '../crew.rule.ts'
import type { PermitParameters } from '../permit-parameters.rule.ts'
import type { WorkPermit } from '../work-permit.resource.ts'
import { usePermitAct } from './permit-queries.ts'
import type { PermitRoles } from './permit-roles.ts'
import { PermitSection } from './PermitSection.tsx'
import { useNow } from './use-now.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { permitTexts } from './permit-page.texts.ts'
import { confinedSpace } from '../permit-codes.rule.ts'

const minute = 60_000
const enterable: readonly string[] = ['approved', 'working', 'extensionRequested', 'suspended']

/** Who is inside the confined space now and for how long; going out is never refused. (안전보건규칙 제621조) */
export function EntriesBlock({
  permit,
  roles,
  parameters,
}: {
  permit: WorkPermit
  roles: PermitRoles
  parameters: PermitParameters | undefined
}) {
  const say = useTexts(permitTexts)
  const { act } = usePermitAct(permit.permitNo)
  // Before the permit is issued nobody may go in, and there is nothing to see.
  if (
    !permit.supplCds?.includes(confinedSpace) ||
    (!enterable.includes(permit.state) && permit.entries.length === 0)
  )
    return null
  const inside = permit.entries.filter(({ outDt }) => outDt === null)
  const limit = permit.supplements.find(({ supplCd }) => supplCd === confinedSpace)?.entrantMax
  const full = Boolean(limit) && inside.length >= Number(limit)
  const may = roles.doing || roles.holds('watcher') || roles.holds('issuer')
  const move = (key: CrewKey, direction: 'in' | 'out') =>
    act('entry', { [typeof key === 'number' ? 'vendorWorkerNo' : 'workerUserId']: key, direction }).catch(
      () => undefined,
    )
  const past = permit.entries.filter(({ outDt }) => outDt !== null)
  return (
    <PermitSection
      name="entries"
      title={say('entries')}
      tone={inside.length > 0 && permit.state !== 'working' ? ('alarm' as const) : undefined}
      extra={
        <span className={`permit-inside-count${inside.length > 0 ? ' is-in' : ''}`}>
          {say('inside')} <b>{inside.length}</b>
          {limit ? say('insideOf', { limit }) : say('people')}
        </span>
      }
    >
      <ul className="permit-people is-large">
        {permit.workers.map((worker) => {
          const key = crewKeyOf(worker)
          if (key === null) return null
          const entry = inside.find((each) => crewKeyOf(each) === key)
          return (
            <li key={key} className={entry ? 'is-inside' : ''}>
              <span>
                <strong>{worker.vendorWorkerNm ?? worker.workerUserNm ?? key}</strong>
                <em className="permit-note">
                  {entry ? (
                    <Minutes since={entry.inDt} most={parameters?.entryMinutes} />
                  ) : full ? (
                    say('outsideFull')
                  ) : (
                    say('outside')
                  )}
                </em>
              </span>
              {may && entry && (
                <BusyButton
                  size="large"
                  icon={<LogoutOutlined aria-hidden />}
                  action={() => move(key, 'out')}
                >
                  {say('out')}
                </BusyButton>
              )}
              {may && !entry && permit.state === 'working' && (
                <BusyButton
                  size="large"
                  type="primary"
                  disabled={full}
                  icon={<LoginOutlined aria-hidden />}
                  action={() => move(key, 'in')}
                >
                  {say('in')}
                </BusyButton>
              )}
            </li>
          )
        })}
      </ul>
      {past.length > 0 && (
        <details className="permit-past">
          <summary>{say('pastEntries', { count: past.length })}</summary>
          <ul>
            {past.map((entry) => (
              <li key={entry.permitEntryNo}>
                {entry.vendorWorkerNm ?? entry.workerUserNm ?? crewKeyOf(entry)}{' '}
                {showMoment(entry.inDt).slice(5)} ~ {showMoment(entry.outDt).slice(11)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </PermitSection>
  )
}

function Minutes({ since, most }: { since: string; most: number | undefined }) {
  const say = useTexts(permitTexts)
  const minutes = Math.max(0, Math.floor((useNow() - instantOf(since).getTime()) / minute))
  return (
    <>
      {say('inAt', { at: showMoment(since).slice(11) })} · <b>{say('inFor', { minutes })}</b>
      {most !== undefined && minutes >= most && (
        <strong className="permit-bad"> · {say('inTooLong', { most })}</strong>
      )}
    </>
  )
}

/**
 * Who is inside, above all else of the page: in an alarm nobody looks for a list first. (안전보건규칙 제621조)
 */
export function InsideNow({
  permit,
  parameters,
  onShow,
}: {
  permit: WorkPermit
  parameters: PermitParameters | undefined
  /** Goes to the list of entries. */
  onShow: () => void
}) {
  const say = useTexts(permitTexts)
  const now = useNow()
  if (!permit.supplCds?.includes('S1') || !enterable.includes(permit.state)) return null
  const inside = permit.entries
    .filter(({ outDt }) => outDt === null)
    .map((entry) => ({
      name: entry.vendorWorkerNm ?? entry.workerUserNm ?? String(crewKeyOf(entry)),
      minutes: Math.max(0, Math.floor((now - instantOf(entry.inDt).getTime()) / minute)),
    }))
    .toSorted((one, other) => other.minutes - one.minutes)
  const [longest] = inside
  if (!longest && permit.state === 'approved') return null
  const late = longest !== undefined && longest.minutes >= (parameters?.entryMinutes ?? Infinity)
  const alarm = longest !== undefined && permit.state === 'suspended'
  return (
    <button
      type="button"
      className={`permit-clock permit-inside-now${late || alarm ? ' is-late' : ''}`}
      onClick={onShow}
    >
      <span>
        <TeamOutlined aria-hidden /> {say('insideSpace')}
      </span>
      <strong>{say('insideCount', { count: inside.length })}</strong>
      <em>
        {inside.length === 0
          ? say('nobodyInside')
          : inside.map(({ name, minutes }) => `${name} ${say('inFor', { minutes })}`).join(', ')}
        {late && ` · ${say('inTooLong', { most: parameters?.entryMinutes ?? 0 })}`}
      </em>
    </button>
  )
}
