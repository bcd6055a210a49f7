import { useState, type ComponentType } from 'react'
import {
  ArrowLeftOutlined,
  CheckSquareOutlined,
  ExperimentOutlined,
  LockOutlined,
  PlayCircleOutlined,
  SolutionOutlined,
  StopOutlined,
  TeamOutlined,
} from '@ant-design/icons'
import { showMoment } from '../../../../core/shared/dates.ts'
import { KioskFrame } from '../../../../platform/kiosk/web/KioskFrame.tsx'
import { useCodes } from '../../../../core/web/data/lookups.ts'
import { useNetworkLost } from '../../../../core/web/network.ts'
import { useSpoken } from '../../../../core/web/text/labels.ts'
import { placeOf } from '../../permit/permit-facts.rule.ts'
import { workPermit } from '../../permit/work-permit.resource.ts'
import { fitsTask, ownFirst, type KioskPermit, type KioskTask } from '../kiosk-permit.rule.ts'
import { AttendTask } from './AttendTask.tsx'
import { ChecksTask } from './ChecksTask.tsx'
import { KioskAlarm } from './KioskAlarm.tsx'
import { EntryTask } from './EntryTask.tsx'
import { GasTask } from './GasTask.tsx'
import { useKioskPermit, useKioskPermits, type KioskDetail } from './kiosk-queries.ts'
import { leftOpen, type Place } from './left-open.ts'
import { LockTask } from './LockTask.tsx'
import { StartTask } from './StartTask.tsx'
import { SuspendTask } from './SuspendTask.tsx'
import '../../permit/web/permit.css'
import './kiosk-tasks.css'
import { taskTexts } from './kiosk-task.texts.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'

export interface TaskProps {
  detail: KioskDetail
  /** It is done: back to the tasks. */
  onDone: () => void
}
const tasks: Record<
  KioskTask,
  { icon: ComponentType; page: ComponentType<TaskProps>; help: `${KioskTask}Help` }
> = {
  attend: { icon: SolutionOutlined, page: AttendTask, help: 'attendHelp' },
  start: { icon: PlayCircleOutlined, page: StartTask, help: 'startHelp' },
  gas: { icon: ExperimentOutlined, page: GasTask, help: 'gasHelp' },
  checks: { icon: CheckSquareOutlined, page: ChecksTask, help: 'checksHelp' },
  entry: { icon: TeamOutlined, page: EntryTask, help: 'entryHelp' },
  lock: { icon: LockOutlined, page: LockTask, help: 'lockHelp' },
  suspend: { icon: StopOutlined, page: SuspendDetail, help: 'suspendHelp' },
}
function SuspendDetail({ detail: { data }, onDone }: TaskProps) {
  return <SuspendTask permit={{ permitNo: data.permitNo, permitCd: data.permitCd ?? '' }} onDone={onDone} />
}
const taskNames = Object.keys(tasks) as KioskTask[]
const isTask = (name: string | null): name is KioskTask => taskNames.includes(name as KioskTask)

/** 현장 단말기 (/kiosk): one task per page, for gloves. */
export function KioskPage() {
  const [place, show] = useState<Place>({})
  const setPlace = (next: Place) => {
    leftOpen.goTo(next)
    show(next)
  }
  const go = (address: string) => {
    const search = new URL(address, location.origin).searchParams
    const task = search.get('task')
    if (isTask(task)) setPlace({ task, permitNo: Number(search.get('no')) })
  }
  return (
    <KioskFrame
      go={go}
      over={(secret) => <KioskAlarm secret={secret} />}
      onEnter={({ userId }) => {
        const left = leftOpen.placeOf(userId)
        if (left.task === undefined) setPlace({})
        else show(left)
      }}
      onLeave={(why, user) => {
        if (user && why === 'hand') leftOpen.forget(user.userId)
        show({})
      }}
    >
      {({ deptCd }, device) =>
        place.task === undefined ? (
          <Tasks onChoose={(task) => setPlace({ task })} />
        ) : place.permitNo === undefined ? (
          <Permits
            task={place.task}
            depts={[device.deptCd, deptCd]}
            onBack={() => setPlace({})}
            onChoose={(permitNo) => setPlace({ ...place, permitNo })}
          />
        ) : (
          <Task
            task={place.task}
            permitNo={place.permitNo}
            onBack={() => setPlace({ task: place.task! })}
            onDone={() => setPlace({})}
          />
        )
      }
    </KioskFrame>
  )
}

function Head({ title, onBack }: { title: string; onBack: () => void }) {
  const text = useTexts(taskTexts)
  return (
    <div className="kiosk-title">
      <button type="button" className="kiosk-button is-plain" onClick={onBack}>
        <ArrowLeftOutlined aria-hidden /> {text('back')}
      </button>
      <h1>{title}</h1>
    </div>
  )
}

function Tasks({ onChoose }: { onChoose: (task: KioskTask) => void }) {
  const text = useTexts(taskTexts)
  // Known before the network can go.
  useCodes('SUSP_REASON')
  const { data } = useKioskPermits()
  return (
    <>
      <h1 className="kiosk-ask">{text('ask')}</h1>
      <ul className="kiosk-tasks">
        {taskNames.map((task) => {
          const { icon: Icon, help } = tasks[task]
          const count = data?.filter((permit) => fitsTask(task, permit)).length
          return (
            <li key={task}>
              <button type="button" data-task={task} onClick={() => onChoose(task)}>
                <Icon aria-hidden />
                <strong>{text(task)}</strong>
                <span>{text(help)}</span>
                {count !== undefined && <em>{text('count', { count })}</em>}
              </button>
            </li>
          )
        })}
      </ul>
    </>
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
      <Head title={text('choose', { task: text(task) })} onBack={onBack} />
      {isError && data === undefined && (
        <p role="alert" className="kiosk-note">
          {text('listFailed')}{' '}
          <button type="button" className="kiosk-button is-plain" onClick={() => void refetch()}>
            {text('again')}
          </button>
        </p>
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
  permitNo,
  onBack,
  onDone,
}: {
  task: KioskTask
  permitNo: number
  onBack: () => void
  onDone: () => void
}) {
  const text = useTexts(taskTexts)
  const { data, isError } = useKioskPermit(permitNo)
  const listed = useKioskPermits().data?.find((permit) => permit.permitNo === permitNo)
  const lost = useNetworkLost()
  const Page = tasks[task].page
  return (
    <>
      <Head title={text(task)} onBack={onBack} />
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
