import { UnlockOutlined } from '@ant-design/icons'
import { showMoment } from '../../../../core/shared/dates.ts'
import { useSession } from '../../../../core/web/session-store.ts'
import { HangForm, PinOff } from '../../loto/web/PeopleBlock.tsx'
import { verifiedStates } from '../../loto/loto-transitions.rule.ts'
import { crewKeyOf } from '../../permit/crew.rule.ts'
import { permitRoles } from '../../permit/web/permit-roles.ts'
import { useKioskAct } from './kiosk-queries.ts'
import type { TaskProps } from './permit-task.ts'
import '../../loto/web/loto.css'
import { taskTexts } from './kiosk-task.texts.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'

/** Personal locks: an employee's own, and those of the vendor's workers, each by his own PIN. */
export function LockTask({ detail }: TaskProps) {
  const { data: permit, lotos } = detail
  const { user } = useSession()
  const text = useTexts(taskTexts)
  const { tell, run, busy } = useKioskAct(permit.permitNo)
  const roles = permitRoles(user, { ...detail, editable: [] })
  const mayForWorkers = roles.doing || roles.holds('issuer')
  const lock = (body: object) => tell({ act: 'personallock', body })
  return lotos.map((loto) => {
    const locked = new Map(loto.personalLocks.map((each) => [each.crewKey, each]))
    const open = verifiedStates.includes(loto.state)
    return (
      <div key={loto.lotoNo} className="kiosk-loto">
        <h2>
          {loto.lotoNm} <small>{loto.lotoCd}</small>
        </h2>
        {!open && (
          <p className="kiosk-note">{text('lockLater', { verified: loto.verified, total: loto.total })}</p>
        )}
        <ul className="kiosk-people">
          {permit.workers.map((worker) => {
            const key = crewKeyOf(worker)
            if (key === null) return null
            const own = locked.get(key)
            const name = worker.vendorWorkerNm ?? worker.workerUserNm ?? String(key)
            const mine = key === user?.userId
            return (
              <li key={key} data-inside={own ? '' : undefined}>
                <span>
                  <strong>{name}</strong>
                  <em>
                    {own
                      ? text('lockOn', { lockNo: own.lockNo, since: showMoment(own.onDt).slice(5) })
                      : text('noLock')}
                  </em>
                </span>
                {own && mine && (
                  <button
                    type="button"
                    className="kiosk-button"
                    disabled={busy}
                    onClick={() =>
                      void lock({
                        lotoNo: loto.lotoNo,
                        on: false,
                        lotoPersonalLockNo: own.lotoPersonalLockNo,
                      })
                    }
                  >
                    <UnlockOutlined aria-hidden /> {text('myLockOff')}
                  </button>
                )}
                {own && typeof key === 'number' && mayForWorkers && (
                  <PinOff
                    name={name}
                    onOff={(pinPwd) =>
                      run({
                        act: 'personallock',
                        body: {
                          lotoNo: loto.lotoNo,
                          on: false,
                          lotoPersonalLockNo: own.lotoPersonalLockNo,
                          pinPwd,
                        },
                      })
                    }
                  />
                )}
                {!own && open && (mine || (typeof key === 'number' && mayForWorkers)) && (
                  <HangForm
                    name={name}
                    needsPin={!mine}
                    onHang={(lockNo, pinPwd) =>
                      lock({
                        lotoNo: loto.lotoNo,
                        on: true,
                        lockNo,
                        vendorWorkerNo: mine ? undefined : key,
                        pinPwd: mine ? undefined : pinPwd,
                      })
                    }
                  />
                )}
              </li>
            )
          })}
        </ul>
      </div>
    )
  })
}
