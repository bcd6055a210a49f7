import { LoginOutlined, LogoutOutlined } from '@ant-design/icons'
import { instantOf, showMoment } from '../../../../core/shared/dates.ts'
import { useSession } from '../../../../core/web/session-store.ts'
import { crewKeyOf, type CrewKey } from '../../permit/crew.rule.ts'
import { permitRoles } from '../../permit/web/permit-roles.ts'
import { useNow } from '../../permit/web/use-now.ts'
import { useKioskAct } from './kiosk-queries.ts'
import type { TaskProps } from './KioskPage.tsx'

const minute = 60_000

/** Who is inside the confined space; going out is never refused. (안전보건규칙 제621조) */
export function EntryTask({ detail }: TaskProps) {
  const { data: permit } = detail
  const { user } = useSession()
  const { tell, busy } = useKioskAct(permit.permitNo)
  const roles = permitRoles(user, { ...detail, editable: [] })
  const may = roles.doing || roles.holds('watcher') || roles.holds('issuer')
  const inside = permit.entries.filter(({ outDt }) => outDt === null)
  const limit = permit.supplements.find(({ supplCd }) => supplCd === 'S1')?.entrantMax ?? 0
  const now = useNow()
  const move = (key: CrewKey, direction: 'in' | 'out') =>
    void tell({ act: 'entry', body: { [typeof key === 'number' ? 'vendorWorkerNo' : 'workerUserId']: key, direction } })
  return (
    <>
      <p className="kiosk-inside">
        안에 <strong>{inside.length}</strong>명 / 최대 {limit}명{!may && <span> · 감시인, 발급자, 수행업체만 기록할 수 있습니다.</span>}
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
                    ? `${showMoment(entry.inDt).slice(11)} 입장 · ${Math.max(0, Math.floor((now - instantOf(entry.inDt).getTime()) / minute))}분째`
                    : '밖'}
                </em>
              </span>
              {may && entry && (
                <button type="button" className="kiosk-button is-plain" disabled={busy} onClick={() => move(key, 'out')}>
                  <LogoutOutlined aria-hidden /> 퇴장
                </button>
              )}
              {may && !entry && (
                <button
                  type="button"
                  className="kiosk-button"
                  disabled={busy || permit.state !== 'working' || inside.length >= limit}
                  onClick={() => move(key, 'in')}
                >
                  <LoginOutlined aria-hidden /> 입장
                </button>
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
}
