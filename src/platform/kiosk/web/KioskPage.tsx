import { useState, type ComponentType } from 'react'
import { ArrowLeftOutlined } from '@ant-design/icons'
import { textIn } from '../../../core/shared/four-texts.ts'
import type { KioskPart, KioskTask } from '../../../core/web/kiosk-part.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { useLanguage } from '../../../core/web/text/text.ts'
import { KioskFrame } from './KioskFrame.tsx'
import { leftOpen, type Place } from './left-open.ts'
import { kioskTexts } from './kiosk.texts.ts'

/**
 * The page with the tasks that the modules do at shared devices. @throws Error where two of them have one id
 */
export async function kioskWith(loads: readonly (() => Promise<KioskPart>)[]): Promise<ComponentType> {
  const parts = await Promise.all(loads.map((load) => load()))
  const ids = parts.flatMap(({ tasks }) => tasks.map(({ id }) => id))
  const twice = ids.find((id, at) => ids.indexOf(id) !== at)
  if (twice !== undefined) throw new Error(`two tasks at shared devices: ${twice}`)
  return () => <KioskPage parts={parts} />
}

/** 현장 단말기 (/kiosk): the tasks of the modules, one per page, for gloves. */
export function KioskPage({ parts }: { parts: readonly KioskPart[] }) {
  const [place, show] = useState<Place>({})
  const tasks = parts.flatMap((part) => part.tasks)
  const setPlace = (next: Place) => {
    leftOpen.goTo(next)
    show(next)
  }
  const go = (address: string) => {
    const search = new URL(address, location.origin).searchParams
    const task = tasks.find(({ id }) => id === search.get('task'))
    if (task) setPlace({ task: task.id, recordNo: Number(search.get('no')) || undefined })
  }
  return (
    <KioskFrame
      go={go}
      over={(secret) => parts.map(({ over: Over }, at) => Over && <Over key={at} secret={secret} />)}
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
      {({ user, pages }, device) => {
        const offered = tasks.filter(({ of }) => of.some((page) => pages.includes(page)))
        const task = offered.find(({ id }) => id === place.task)
        if (!task) return <Tasks tasks={offered} onChoose={(id) => setPlace({ task: id })} />
        return (
          <task.page
            recordNo={place.recordNo}
            depts={[device.deptCd, user.deptCd]}
            onChoose={(recordNo) => setPlace({ task: task.id, recordNo })}
            onDone={() => setPlace({})}
          />
        )
      }}
    </KioskFrame>
  )
}

function Tasks({ tasks, onChoose }: { tasks: readonly KioskTask[]; onChoose: (id: string) => void }) {
  const text = useTexts(kioskTexts)
  if (tasks.length === 0) return <p className="kiosk-note">{text('noTasks')}</p>
  return (
    <>
      <h1 className="kiosk-ask">{text('ask')}</h1>
      <ul className="kiosk-tasks">
        {tasks.map((task) => (
          <li key={task.id}>
            <Tile task={task} onChoose={() => onChoose(task.id)} />
          </li>
        ))}
      </ul>
    </>
  )
}
function Tile({ task, onChoose }: { task: KioskTask; onChoose: () => void }) {
  const language = useLanguage()
  const { icon: Icon, label, help, urgent, count: Count } = task
  return (
    <button type="button" data-task={task.id} data-urgent={urgent && ''} onClick={onChoose}>
      <Icon aria-hidden />
      <strong>{textIn(label, language)}</strong>
      <span>{textIn(help, language)}</span>
      {Count && <Count />}
    </button>
  )
}
/** The count on the tile of a task; undefined while it is not known. */
export function KioskCount({ count }: { count: number | undefined }) {
  const text = useTexts(kioskTexts)
  return count !== undefined && <em>{text('count', { count })}</em>
}

/** Head of a page of a task: its name, and the way back. */
export function KioskHead({ title, onBack }: { title: string; onBack: () => void }) {
  const text = useTexts(kioskTexts)
  return (
    <div className="kiosk-title">
      <button type="button" className="kiosk-button is-plain" onClick={onBack}>
        <ArrowLeftOutlined aria-hidden /> {text('back')}
      </button>
      <h1>{title}</h1>
    </div>
  )
}
