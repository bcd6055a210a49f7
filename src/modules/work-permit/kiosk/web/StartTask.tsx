import { useRef, useState } from 'react'
import { CameraOutlined, CheckCircleFilled, CloseCircleFilled, PlayCircleFilled } from '@ant-design/icons'
import { useNotice } from '../../../../core/web/components/notice.tsx'
import { useSession } from '../../../../core/web/session-store.ts'
import { watcherOf } from '../../permit/crew.rule.ts'
import { hasSigned, namedSigner, type FieldSignRole } from '../../permit/field-signatures.rule.ts'
import { watchesWork } from '../../permit/permit-facts.rule.ts'
import { permitRoles } from '../../permit/web/permit-roles.ts'
import { PinDialog } from '../../permit/web/PinDialog.tsx'
import { KioskCamera } from '../../../../platform/kiosk/web/KioskCamera.tsx'
import { useKioskAct, useKioskPicture } from './kiosk-queries.ts'
import type { TaskProps } from './permit-task.ts'
import { taskTexts } from './kiosk-task.texts.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'

/** What still stands in the way of the start, this person's signature, and the start itself. */
export function StartTask({ detail, onDone }: TaskProps) {
  const { data: permit, allowed } = detail
  const { user } = useSession()
  const notice = useNotice()
  const text = useTexts(taskTexts)
  const { run, tell, busy } = useKioskAct(permit.permitNo)
  const beginning = useRef(false)
  const [pinFor, setPinFor] = useState<'supervisor' | 'watcher'>()
  const { send, sending } = useKioskPicture(permit.permitNo)
  const roles = permitRoles(user, { ...detail, editable: [] })
  const start = allowed.find(({ action }) => action === 'start')
  const isIssuer =
    start !== undefined && !start.reasons.some(({ guard }) => guard === 'who' || guard === 'right')
  const blocking = isIssuer ? start.reasons : []
  const signed = (role: FieldSignRole) => hasSigned(permit, role)
  const needsWatcher = watcherOf(permit) !== null && watchesWork(permit)
  const sign = async (signRoleCd: 'supervisor' | 'watcher', name: string) => {
    // A worker without account signs with his PIN, whoever holds the device.
    if (typeof namedSigner(permit, signRoleCd).key === 'number') setPinFor(signRoleCd)
    else if (await tell({ act: 'sign', body: { signRoleCd } })) notice.info(text('signed', { name }))
  }
  const post = async (file: File) => {
    // The description is kept with the picture, where others read it: in Korean.
    if ((await send(file, taskTexts.posting[0])) !== undefined) notice.info(text('pictureSent'))
  }
  const begin = async () => {
    // A second tap comes before the page is drawn again.
    if (beginning.current) return
    beginning.current = true
    const begun = await tell({ act: 'start', body: {} })
    beginning.current = false
    if (!begun) return
    notice.info(text('started'))
    onDone()
  }
  const signs = [
    { role: 'supervisor' as const, name: text('supervisorSign'), needed: true },
    { role: 'watcher' as const, name: text('watcherSign'), needed: needsWatcher },
  ]
    .filter(({ needed }) => needed)
    .map(({ role, name }) => {
      const { key, name: who } = namedSigner(permit, role)
      const lends = roles.doing || roles.holds('issuer') || (role === 'watcher' && roles.holds('watcher'))
      return {
        role,
        name: who ? `${name} · ${who}` : name,
        may: typeof key === 'string' ? key === user?.userId : lends,
      }
    })
  return (
    <>
      <ul className="kiosk-steps">
        {signs.map(({ role, name, may }) => (
          <li key={role} data-done={signed(role) ? '' : undefined}>
            <span>
              {signed(role) ? <CheckCircleFilled aria-hidden /> : <CloseCircleFilled aria-hidden />} {name}
            </span>
            {signed(role) ? (
              <em>{text('done')}</em>
            ) : may ? (
              <button
                type="button"
                className="kiosk-button"
                disabled={busy}
                onClick={() => void sign(role, name)}
              >
                {text('sign')}
              </button>
            ) : (
              <em>{text('signOther')}</em>
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
              {guard === 'posting' && (
                <KioskCamera
                  className="kiosk-button"
                  disabled={sending}
                  onPicture={(file) => void post(file)}
                >
                  <CameraOutlined aria-hidden /> {text('picture')}
                </KioskCamera>
              )}
            </li>
          ))}
      </ul>
      {isIssuer ? (
        <button
          type="button"
          className="kiosk-button kiosk-final"
          disabled={busy || blocking.length > 0}
          onClick={() => void begin()}
        >
          <PlayCircleFilled aria-hidden />{' '}
          {blocking.length > 0 ? text('conditions', { count: blocking.length }) : text('start')}
        </button>
      ) : (
        <p className="kiosk-note">{text('issuerOnly')}</p>
      )}
      {pinFor && (
        <PinDialog
          title={text(pinFor === 'supervisor' ? 'supervisorSign' : 'watcherSign')}
          permitCd={permit.permitCd ?? ''}
          name={namedSigner(permit, pinFor).name}
          onSign={(pinPwd) => run({ act: 'sign', body: { signRoleCd: pinFor, pinPwd } })}
          onClose={() => setPinFor(undefined)}
        />
      )}
    </>
  )
}
