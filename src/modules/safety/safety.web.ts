import type { Portlet } from '../../core/web/pages.ts'
import { defineWebModule } from '../../core/web/web-module.ts'
import { safetyPageNames } from './page-names.texts.ts'
import { safetyRecords } from './record-pages.rule.ts'

/** Accidents and near misses on the first page. */
const safetyPortlets: readonly Portlet[] = [
  {
    id: 'safetyEvents',
    label: safetyPageNames.events,
    of: ['saf/nearMiss/nearMiss', '/vendor/portal/accidentReport'],
    load: () => import('./event/web/EventPortlets.tsx').then((module) => module.EventPortlet),
  },
  {
    id: 'accidentFree',
    label: safetyPageNames.accidentFree,
    of: ['mgt/noAccident/noAccident'],
    load: () => import('./noaccident/web/NoAccPortlet.tsx').then((module) => module.NoAccPortlet),
  },
]

export const safetyWeb = defineWebModule({
  records: safetyRecords,
  portlets: safetyPortlets,
  place: 35,
  kiosk: () => import('./ppe/web/ppe-kiosk.tsx').then((module) => module.ppeKiosk),
  names: {
    en: () => import('./names.en.json'),
    zh: () => import('./names.zh.json'),
    es: () => import('./names.es.json'),
  },
})
