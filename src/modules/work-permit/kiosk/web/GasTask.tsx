import { useNotice } from '../../../../core/web/components/notice.tsx'
import { kept, useOutbox } from '../../../../core/web/outbox/outbox.ts'
import { useSession } from '../../../../core/web/session-store.ts'
import { comeOut } from '../../permit/web/come-out.ts'
import { saidFailures } from '../../permit/web/said-failures.ts'
import type { GasTyped } from '../../permit/web/gas-fields.ts'
import { useLeftOpen } from '../../../../platform/kiosk/web/left-open.ts'
import { GasKeypad } from '../../permit/web/GasKeypad.tsx'
import { permitRoles } from '../../permit/web/permit-roles.ts'
import { kioskActPath, useKioskAct } from './kiosk-queries.ts'
import type { TaskProps } from './permit-task.ts'
import { taskTexts } from './kiosk-task.texts.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'

/** The keypad of the permit's own page: only the values are typed where tester and instrument are known. */
export function GasTask({ detail, onDone }: TaskProps) {
  const { data: permit, parameters, gasKnown } = detail
  const { user } = useSession()
  const notice = useNotice()
  const text = useTexts(taskTexts)
  const { run } = useKioskAct(permit.permitNo)
  const roles = permitRoles(user, { ...detail, editable: [] })
  const { left, keep } = useLeftOpen<GasTyped>('gas')
  const refused = useOutbox().find(
    ({ path, state }) => state === 'refused' && path === kioskActPath(permit.permitNo, 'gas'),
  )
  if (!roles.doing && !roles.holds('gasTester')) return <p className="kiosk-note">{text('gasOnly')}</p>
  const send = async (measurement: Record<string, unknown>) => {
    const what = text('gasOf', { permit: permit.permitCd ?? '' })
    const answer = await run({
      act: 'gas',
      body: measurement,
      waits: { what, task: 'gas' },
      corrects: refused,
    })
    if (answer === kept) return
    const [last] = answer.data.gases
    if (last?.judgeCd === 'unfit')
      notice.info(
        text('unfit', { why: `${saidFailures(last, permit, parameters)} ${comeOut(permit) ?? ''}`.trim() }),
      )
    else notice.info(text('fit'))
  }
  return (
    <GasKeypad
      key={refused?.no ?? 0}
      permit={permit}
      parameters={parameters}
      draft={refused}
      known={gasKnown}
      left={left}
      onType={keep}
      onSend={send}
      onCancel={onDone}
      onDone={onDone}
    />
  )
}
