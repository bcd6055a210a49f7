import type { ComponentType } from 'react'
import { showMoment } from '../../../../core/shared/dates.ts'
import type { KioskTaskProps } from '../../../../core/web/kiosk-part.ts'
import { useNetworkLost } from '../../../../core/web/network.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { useSpoken } from '../../../../core/web/text/labels.ts'
import { KioskFailed } from '../../../../platform/kiosk/web/KioskFailed.tsx'
import { KioskHead } from '../../../../platform/kiosk/web/KioskPage.tsx'
import { placeOf } from '../../permit/permit-facts.rule.ts'
import { workPermit } from '../../permit/work-permit.resource.ts'
import { fitsTask, ownFirst, type KioskPermit, type KioskTask } from '../kiosk-permit.rule.ts'
import { useKioskPermit, useKioskPermits } from './kiosk-queries.ts'
import type { TaskProps } from './permit-task.ts'
import { SuspendTask } from './SuspendTask.tsx'
import '../../permit/web/permit.css'
import './kiosk-tasks.css'
import { taskTexts } from './kiosk-task.texts.ts'

/** A task of a permit: first the permit is chosen, then the task is done on it. */
export function PermitTask({
  task,
  page,
  recordNo,
  depts,
  onChoose,
  onDone,
}: KioskTaskProps & { task: KioskTask; page: ComponentType<TaskProps> }) {
  return recordNo === undefined ? (
    <Permits task={task} depts={depts} onBack={onDone} onChoose={onChoose} />
  ) : (
    <Task task={task} page={page} permitNo={recordNo} onBack={() => onChoose(undefined)} onDone={onDone} />
  )
}

function Permits({
  task,
  depts,
  onBack,
  onChoose,
}: {
  task: KioskTask
  /** Of the device and of the person, whose areas stand first. */
  depts: readonly (string | null)[]
  onBack: () => void
  onChoose: (permitNo: number) => void
}) {
  const text = useTexts(taskTexts)
  const { data, isError, refetch } = useKioskPermits()
  const shown = ownFirst(
    data?.filter((permit) => fitsTask(task, permit)),
    depts,
  )
  return (
    <>
      <KioskHead title={text('choose', { task: text(task) })} onBack={onBack} />
      {isError && data === undefined && (
        <KioskFailed said={text('listFailed')} onRetry={() => void refetch()} />
      )}
      {shown?.length === 0 && <p className="kiosk-note">{text('noWork', { task: text(task) })}</p>}
      <ul className="kiosk-permits">
        {shown?.map((permit) => (
          <li key={permit.permitNo}>
            <button type="button" onClick={() => onChoose(permit.permitNo)}>
              <PermitFacts permit={permit} />
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
function PermitFacts({
  permit,
}: {
  permit: Pick<
    KioskPermit,
    'permitNm' | 'permitCd' | 'state' | 'areaNm' | 'placeTxt' | 'vendorNm' | 'startDt' | 'endDt' | 'gasDueDt'
  >
}) {
  const text = useTexts(taskTexts)
  const states = useSpoken(workPermit).states as Record<string, string>
  return (
    <>
      <strong>{permit.permitNm}</strong>
      <em data-state={permit.state}>{states[permit.state]}</em>
      <span>
        {placeOf(permit)} · {permit.vendorNm ?? text('ownWork')}
      </span>
      <span>
        {permit.permitCd} · {showMoment(permit.startDt).slice(5)} ~ {showMoment(permit.endDt).slice(5)}
      </span>
      {permit.gasDueDt && <b>{text('gasDue', { at: showMoment(permit.gasDueDt).slice(11) })}</b>}
    </>
  )
}

function Task({
  task,
  page: Page,
  permitNo,
  onBack,
  onDone,
}: {
  task: KioskTask
  page: ComponentType<TaskProps>
  permitNo: number
  onBack: () => void
  onDone: () => void
}) {
  const text = useTexts(taskTexts)
  const { data, isError } = useKioskPermit(permitNo)
  const listed = useKioskPermits().data?.find((permit) => permit.permitNo === permitNo)
  const lost = useNetworkLost()
  return (
    <>
      <KioskHead title={text(task)} onBack={onBack} />
      {!data && listed && task === 'suspend' && (
        // A stop never waits for what could not be loaded.
        <section className="kiosk-task" aria-label={text(task)}>
          <div className="kiosk-permit">
            <PermitFacts permit={listed} />
          </div>
          <SuspendTask permit={listed} onDone={onDone} />
        </section>
      )}
      {!data && lost && task !== 'suspend' && (
        <p role="alert" className="kiosk-note">
          {text('lostNote')}
        </p>
      )}
      {isError && !data && !lost && task !== 'suspend' && (
        <p role="alert" className="kiosk-note">
          {text('permitFailed')}
        </p>
      )}
      {data && (
        <section className="kiosk-task" aria-label={text(task)}>
          <div className="kiosk-permit">
            <PermitFacts permit={data.data as unknown as KioskPermit} />
          </div>
          <Page detail={data} onDone={onDone} />
        </section>
      )}
    </>
  )
}
