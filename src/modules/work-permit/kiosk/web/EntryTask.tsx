import { LoginOutlined, LogoutOutlined } from '@ant-design/icons'
import { instantOf, showMoment } from '../../../../core/shared/dates.ts'
import { useSession } from '../../../../core/web/session-store.ts'
import { crewKeyOf, type CrewKey } from '../../permit/crew.rule.ts'
import { permitRoles } from '../../permit/web/permit-roles.ts'
import { useNow } from '../../permit/web/use-now.ts'
import { useKioskAct } from './kiosk-queries.ts'
import type { TaskProps } from './permit-task.ts'
import { taskTexts } from './kiosk-task.texts.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { confinedSpace } from '../../permit/permit-codes.rule.ts'

const minute = 60_000

/** Who is inside the confined space; going out is never refused. (안전보건규칙 제621조) */
export function EntryTask({ detail }: TaskProps) {
  const { data: permit } = detail
  const { user } = useSession()
  const text = useTexts(taskTexts)
  const { tell, busy } = useKioskAct(permit.permitNo)
  const roles = permitRoles(user, { ...detail, editable: [] })
  const may = roles.doing || roles.holds('watcher') || roles.holds('issuer')
  const inside = permit.entries.filter(({ outDt }) => outDt === null)
  const limit = permit.supplements.find(({ supplCd }) => supplCd === confinedSpace)?.entrantMax ?? 0
  const now = useNow()
  const move = (key: CrewKey, direction: 'in' | 'out') =>
    void tell({
      act: 'entry',
      body: { [typeof key === 'number' ? 'vendorWorkerNo' : 'workerUserId']: key, direction },
    })
  return (
    <>
      <p className="kiosk-inside">
        {text('inside')} <strong>{inside.length}</strong>
        {text('insideMost', { limit })}
        {!may && <span> · {text('entryOnly')}</span>}
      </p>
      <ul className="kiosk-people">
        {permit.workers.map((worker) => {
          const key = crewKeyOf(worker)
          if (key === null) return null
          const entry = inside.find((each) => crewKeyOf(each) === key)
          return (
            <li key={key} data-inside={entry ? '' : undefined}>
              <span>
                <strong>{worker.vendorWorkerNm ?? worker.workerUserNm ?? key}</strong>
                <em>
                  {entry
                    ? text('since', {
                        at: showMoment(entry.inDt).slice(11),
                        minutes: Math.max(0, Math.floor((now - instantOf(entry.inDt).getTime()) / minute)),
                      })
                    : text('outside')}
                </em>
              </span>
              {may && entry && (
                <button
                  type="button"
                  className="kiosk-button is-plain"
                  disabled={busy}
                  onClick={() => move(key, 'out')}
                >
                  <LogoutOutlined aria-hidden /> {text('out')}
                </button>
              )}
              {may && !entry && (
                <button
                  type="button"
                  className="kiosk-button"
                  disabled={busy || permit.state !== 'working' || inside.length >= limit}
                  onClick={() => move(key, 'in')}
                >
                  <LoginOutlined aria-hidden /> {text('in')}
                </button>
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
}
