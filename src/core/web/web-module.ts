import type { DetailPage, PageLoader, Pages, Portlet } from './pages.ts'
import type { RecordAddresses } from '../shared/record-page.ts'
import type { LabelFiles } from './text/labels.ts'

/** A page that opens by its own address, without a menu: the target of a QR code or of a mailed link. */
export interface LinkPage {
  path: string
  load: PageLoader
  /** At a shared device: the end of a session leads back to the badge, not to the sign-in. */
  shared?: true
}
/** Everything that the browser has to know of a module; src/app/modules.web.ts lists them. */
export interface WebModule {
  pages: Pages
  details: readonly DetailPage[]
  /** The pages on which records of its entities open. */
  records: RecordAddresses
  /** Panels of the first page. */
  portlets?: readonly Portlet[]
  links?: readonly LinkPage[]
  /** Labels of its definitions in the other languages. */
  labels: LabelFiles
}
export const defineWebModule = (module: WebModule): WebModule => module

/** The label files of several rooms as one list for each language. */
export const joinedFiles = (all: readonly LabelFiles[]): LabelFiles => ({
  en: all.flatMap(({ en }) => en),
  zh: all.flatMap(({ zh }) => zh),
  es: all.flatMap(({ es }) => es),
})
