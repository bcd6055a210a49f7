import { CheckCircleFilled, CloseCircleFilled, PlayCircleFilled } from '@ant-design/icons'
import { useNotice } from '../../../../core/web/components/notice.tsx'
import { useSession } from '../../../../core/web/session-store.ts'
import { watcherOf } from '../../permit/crew.rule.ts'
import { permitRoles } from '../../permit/web/permit-roles.ts'
import { useKioskAct } from './kiosk-queries.ts'
import type { TaskProps } from './KioskPage.tsx'

/** What still stands in the way of the start, this person's signature, and the start itself. */
export function StartTask({ detail, onDone }: TaskProps) {
  const { data: permit, allowed } = detail
  const { user } = useSession()
  const notice = useNotice()
  const { tell, busy } = useKioskAct(permit.permitNo)
  const roles = permitRoles(user, { ...detail, editable: [] })
  const start = allowed.find(({ action }) => action === 'start')
  const isIssuer = start !== undefined && !start.reasons.some(({ guard }) => guard === 'who' || guard === 'right')
  const blocking = isIssuer ? start.reasons : []
  const signed = (role: string) => permit.signatures.some(({ signRoleCd }) => signRoleCd === role)
  const needsWatcher = watcherOf(permit) !== null && (permit.permitTypeCd === 'H' || (permit.supplCds ?? []).includes('S1'))
  const sign = async (signRoleCd: string, name: string) => {
    if (await tell({ act: 'sign', body: { signRoleCd } })) notice.info(`${name}하였습니다.`)
  }
  const begin = async () => {
    if (!(await tell({ act: 'start', body: {} }))) return
    notice.info('작업이 시작되었습니다.')
    onDone()
  }
  const signs = [
    { role: 'supervisor', name: '작업책임자 공동서명', may: roles.doing, needed: true },
    { role: 'watcher', name: '감시인 배치 확인', may: roles.doing || roles.holds('watcher'), needed: needsWatcher },
  ].filter(({ needed }) => needed)
  return (
    <>
      <ul className="kiosk-steps">
        {signs.map(({ role, name, may }) => (
          <li key={role} data-done={signed(role) ? '' : undefined}>
            <span>
              {signed(role) ? <CheckCircleFilled aria-hidden /> : <CloseCircleFilled aria-hidden />} {name}
            </span>
            {signed(role) ? (
              <em>완료</em>
            ) : may ? (
              <button type="button" className="kiosk-button" disabled={busy} onClick={() => void sign(role, name)}>
                서명
              </button>
            ) : (
              <em>담당자가 출입증으로 서명합니다</em>
            )}
          </li>
        ))}
        {blocking
          .filter(({ guard }) => guard !== 'coSign' && guard !== 'watcherIn')
          .map(({ guard, message }) => (
            <li key={guard + message}>
              <span>
                <CloseCircleFilled aria-hidden /> {message}
              </span>
            </li>
          ))}
      </ul>
      {isIssuer ? (
        <button type="button" className="kiosk-button kiosk-final" disabled={busy || blocking.length > 0} onClick={() => void begin()}>
          <PlayCircleFilled aria-hidden /> {blocking.length > 0 ? `시작 전 조건 ${blocking.length}건` : '작업시작'}
        </button>
      ) : (
        <p className="kiosk-note">작업시작은 이 구역의 발급자가 자기 출입증으로 합니다.</p>
      )}
    </>
  )
}
