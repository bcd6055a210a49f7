import type { PageLoader, Portlet } from './pages.ts'
import type { FourTexts } from '../shared/four-texts.ts'
import type { RecordAddresses } from '../shared/record-page.ts'
import type { ComponentType } from 'react'
import type { KioskPart } from './kiosk-part.ts'
import type { Go } from './TabHost.tsx'
import type { NameFiles } from './text/labels.ts'

/** A page that opens by its own address, without a menu: the target of a QR code or of a mailed link. */
export interface LinkPage {
  path: string
  load: PageLoader
}
/**
 * Everything that the browser has to know of a module before a page of it is opened; src/app/module-list.web.ts
 * lists them. Its pages stand in its `.pages.ts`, which src/app/module-list.pages.ts lists.
 */
export interface WebModule {
  /** The pages on which records of its entities open. */
  records: RecordAddresses
  /** Panels of the first page. */
  portlets?: readonly Portlet[]
  /** Place of its panels among those of the other modules, smallest first; without one they come last. */
  place?: number
  links?: readonly LinkPage[]
  /** Its tasks at shared devices; fetched by them alone. */
  kiosk?: () => Promise<KioskPart>
  /**
   * What the kinds of its signed codes stand on, by their letters; fetched by the page that verifies them.
   */
  qrNames?: () => Promise<Readonly<Record<string, FourTexts>>>
  /** Stands over every page of who is signed in, such as an alarm. */
  over?: () => Promise<ComponentType<{ go: Go }>>
  /** Names of its definitions in the other languages. */
  names: NameFiles
}
export const defineWebModule = (module: WebModule): WebModule => module
