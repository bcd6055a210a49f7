import type { ComponentType } from 'react'
import {
  CheckSquareOutlined,
  ExperimentOutlined,
  LockOutlined,
  PlayCircleOutlined,
  SolutionOutlined,
  StopOutlined,
  TeamOutlined,
} from '@ant-design/icons'
import { useCodes } from '../../../../core/web/data/lookups.ts'
import type { KioskPart, KioskTask as Task } from '../../../../core/web/kiosk-part.ts'
import { KioskCount } from '../../../../platform/kiosk/web/KioskPage.tsx'
import { workPermit } from '../../permit/work-permit.resource.ts'
import { fitsTask, type KioskTask } from '../kiosk-permit.rule.ts'
import { AttendTask } from './AttendTask.tsx'
import { ChecksTask } from './ChecksTask.tsx'
import { EntryTask } from './EntryTask.tsx'
import { GasTask } from './GasTask.tsx'
import { KioskAlarm } from './KioskAlarm.tsx'
import { useKioskPermits } from './kiosk-queries.ts'
import { LockTask } from './LockTask.tsx'
import type { TaskProps } from './permit-task.ts'
import { PermitTask } from './PermitTask.tsx'
import { StartTask } from './StartTask.tsx'
import { SuspendTask } from './SuspendTask.tsx'
import { taskTexts } from './kiosk-task.texts.ts'

function Permits({ task }: { task: KioskTask }) {
  const { data } = useKioskPermits()
  return <KioskCount count={data?.filter((permit) => fitsTask(task, permit)).length} />
}
function PermitsToSuspend() {
  // The reasons are known before the network can go.
  useCodes('SUSP_REASON')
  return <Permits task="suspend" />
}

const permitTask = (
  id: KioskTask,
  icon: ComponentType,
  page: ComponentType<TaskProps>,
  more: Partial<Task> = {},
): Task => ({
  id,
  label: taskTexts[id],
  help: taskTexts[`${id}Help`],
  icon,
  of: workPermit.menus,
  count: () => <Permits task={id} />,
  page: (props) => <PermitTask {...props} task={id} page={page} />,
  ...more,
})
const SuspendDetail = ({ detail: { data }, onDone }: TaskProps) => (
  <SuspendTask permit={{ permitNo: data.permitNo, permitCd: data.permitCd ?? '' }} onDone={onDone} />
)

/** The tasks of permits at a shared device, and their alarms over it. */
export const permitKiosk: KioskPart = {
  tasks: [
    permitTask('attend', SolutionOutlined, AttendTask),
    permitTask('start', PlayCircleOutlined, StartTask),
    permitTask('gas', ExperimentOutlined, GasTask),
    permitTask('checks', CheckSquareOutlined, ChecksTask),
    permitTask('entry', TeamOutlined, EntryTask),
    permitTask('lock', LockOutlined, LockTask),
    permitTask('suspend', StopOutlined, SuspendDetail, {
      urgent: true,
      count: PermitsToSuspend,
    }),
  ],
  over: KioskAlarm,
}
