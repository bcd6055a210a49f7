import { useState, type ComponentType } from 'react'
import {
  ArrowLeftOutlined,
  CheckSquareOutlined,
  ExperimentOutlined,
  LockOutlined,
  PlayCircleOutlined,
  StopOutlined,
  TeamOutlined,
} from '@ant-design/icons'
import { showMoment } from '../../../../core/shared/dates.ts'
import { KioskFrame } from '../../../../platform/kiosk/web/KioskFrame.tsx'
import { permitStates } from '../../permit/permit-transitions.rule.ts'
import { fitsTask, kioskTasks, type KioskPermit, type KioskTask } from '../kiosk-permit.rule.ts'
import { ChecksTask } from './ChecksTask.tsx'
import { EntryTask } from './EntryTask.tsx'
import { GasTask } from './GasTask.tsx'
import { useKioskPermit, useKioskPermits, type KioskDetail } from './kiosk-queries.ts'
import { LockTask } from './LockTask.tsx'
import { StartTask } from './StartTask.tsx'
import { SuspendTask } from './SuspendTask.tsx'
import '../../permit/web/permit.css'
import './kiosk-tasks.css'

export interface TaskProps {
  detail: KioskDetail
  /** It is done: back to the tasks. */
  onDone: () => void
}
const tasks: Record<KioskTask, { icon: ComponentType; page: ComponentType<TaskProps>; help: string }> = {
  start: { icon: PlayCircleOutlined, page: StartTask, help: '공동서명, 감시인 배치, 작업시작' },
  gas: { icon: ExperimentOutlined, page: GasTask, help: '측정값 입력과 판정' },
  checks: { icon: CheckSquareOutlined, page: ChecksTask, help: '필요한 조치를 하나씩 확인' },
  entry: { icon: TeamOutlined, page: EntryTask, help: '입장과 퇴장 기록' },
  lock: { icon: LockOutlined, page: LockTask, help: '내 자물쇠 걸기와 풀기' },
  suspend: { icon: StopOutlined, page: SuspendTask, help: '위험하면 누구나 멈춥니다' },
}
const taskNames = Object.keys(tasks) as KioskTask[]
const isTask = (name: string | null): name is KioskTask => taskNames.includes(name as KioskTask)

interface Place {
  task?: KioskTask
  permitNo?: number
}

/** 현장 단말기 (/kiosk): one task per page, for gloves. */
export function KioskPage() {
  const [place, setPlace] = useState<Place>({})
  const go = (address: string) => {
    const search = new URL(address, location.origin).searchParams
    const task = search.get('task')
    if (isTask(task)) setPlace({ task, permitNo: Number(search.get('no')) })
  }
  return (
    <KioskFrame go={go} onLeave={() => setPlace({})}>
      {() =>
        place.task === undefined ? (
          <Tasks onChoose={(task) => setPlace({ task })} />
        ) : place.permitNo === undefined ? (
          <Permits task={place.task} onBack={() => setPlace({})} onChoose={(permitNo) => setPlace({ ...place, permitNo })} />
        ) : (
          <Task task={place.task} permitNo={place.permitNo} onBack={() => setPlace({ task: place.task! })} onDone={() => setPlace({})} />
        )
      }
    </KioskFrame>
  )
}

function Head({ title, onBack }: { title: string; onBack: () => void }) {
  return (
    <div className="kiosk-title">
      <button type="button" className="kiosk-button is-plain" onClick={onBack}>
        <ArrowLeftOutlined aria-hidden /> 뒤로
      </button>
      <h1>{title}</h1>
    </div>
  )
}

function Tasks({ onChoose }: { onChoose: (task: KioskTask) => void }) {
  const { data } = useKioskPermits()
  return (
    <>
      <h1 className="kiosk-ask">무엇을 하시겠습니까?</h1>
      <ul className="kiosk-tasks">
        {taskNames.map((task) => {
          const { icon: Icon, help } = tasks[task]
          const count = data?.filter((permit) => fitsTask(task, permit)).length
          return (
            <li key={task}>
              <button type="button" data-task={task} onClick={() => onChoose(task)}>
                <Icon aria-hidden />
                <strong>{kioskTasks[task].label}</strong>
                <span>{help}</span>
                {count !== undefined && <em>{count}건</em>}
              </button>
            </li>
          )
        })}
      </ul>
    </>
  )
}

function Permits({ task, onBack, onChoose }: { task: KioskTask; onBack: () => void; onChoose: (permitNo: number) => void }) {
  const { data, isError, refetch } = useKioskPermits()
  const shown = data?.filter((permit) => fitsTask(task, permit))
  return (
    <>
      <Head title={`${kioskTasks[task].label} · 작업을 고르세요`} onBack={onBack} />
      {isError && data === undefined && (
        <p role="alert" className="kiosk-note">
          목록을 불러오지 못했습니다.{' '}
          <button type="button" className="kiosk-button is-plain" onClick={() => void refetch()}>
            다시 시도
          </button>
        </p>
      )}
      {shown?.length === 0 && <p className="kiosk-note">지금 {kioskTasks[task].label}을(를) 할 수 있는 작업이 없습니다.</p>}
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
  permit: Pick<KioskPermit, 'permitNm' | 'permitCd' | 'state' | 'areaNm' | 'placeTxt' | 'vendorNm' | 'startDt' | 'endDt'>
}) {
  return (
    <>
      <strong>{permit.permitNm}</strong>
      <em data-state={permit.state}>{permitStates[permit.state]}</em>
      <span>
        {permit.areaNm} {permit.placeTxt} · {permit.vendorNm ?? '자체 작업'}
      </span>
      <span>
        {permit.permitCd} · {showMoment(permit.startDt).slice(5)} ~ {showMoment(permit.endDt).slice(5)}
      </span>
    </>
  )
}

function Task({ task, permitNo, onBack, onDone }: { task: KioskTask; permitNo: number; onBack: () => void; onDone: () => void }) {
  const { data, isError } = useKioskPermit(permitNo)
  const Page = tasks[task].page
  return (
    <>
      <Head title={kioskTasks[task].label} onBack={onBack} />
      {isError && !data && (
        <p role="alert" className="kiosk-note">
          작업허가를 불러오지 못했습니다. 뒤로 가서 다시 고르세요.
        </p>
      )}
      {data && (
        <section className="kiosk-task" aria-label={kioskTasks[task].label}>
          <div className="kiosk-permit">
            <PermitFacts permit={data.data as unknown as KioskPermit} />
          </div>
          <Page detail={data} onDone={onDone} />
        </section>
      )}
    </>
  )
}
