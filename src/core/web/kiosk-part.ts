import type { ComponentType } from 'react'
import type { FourTexts } from '../shared/four-texts.ts'

/** What a task at a shared device is given to draw itself with. */
export interface KioskTaskProps {
  /** Key of the record that was chosen for the task, such as a permit; undefined while none is. */
  recordNo: number | undefined
  /** Departments whose work stands first: that of the device, then that of the person. */
  depts: readonly (string | null)[]
  /** Opens the task for a record; undefined leads back to the choice. */
  onChoose: (recordNo: number | undefined) => void
  /** The task is done or given up: back to the tasks. */
  onDone: () => void
}

/** One task at a shared device, for gloves; its routes say `atDevice` (decision 0029). */
export interface KioskTask {
  /** Name in addresses, `/kiosk?task=gas`: no other task of any module has it. */
  id: string
  label: FourTexts
  help: FourTexts
  icon: ComponentType
  /** Stops danger: drawn in the colour of it. */
  urgent?: true
  /** frontEndUrls of menus: offered to whoever may open one of them. */
  of: readonly string[]
  /**
   * Stands on its tile: `KioskCount` with how many records can be worked on now. It also asks for what the
   * task needs without network.
   */
  count?: ComponentType
  page: ComponentType<KioskTaskProps>
}

/** What a module shows at shared devices. */
export interface KioskPart {
  tasks: readonly KioskTask[]
  /** Stands over every page of the device, also while nobody has identified, such as an alarm. */
  over?: ComponentType<{ secret: string }>
}
