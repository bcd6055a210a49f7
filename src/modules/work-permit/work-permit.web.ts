import type { Portlet } from '../../core/web/pages.ts'
import { defineWebModule } from '../../core/web/web-module.ts'
import { workPermitPageNames } from './page-names.texts.ts'
import { constructionRecords, lotoRecords, workOrderRecords, workPermitRecords } from './record-pages.rule.ts'

/** What waits for the user, on the first page. */
const workPermitPortlets: readonly Portlet[] = [
  {
    id: 'vendorWork',
    label: workPermitPageNames.ownWork,
    of: ['/wkod/wkodRequest'],
    load: () => import('./board/VendorWorkSummary.tsx').then((module) => module.VendorWorkSummary),
  },
  {
    id: 'plantWork',
    label: workPermitPageNames.workToday,
    of: ['constSafe/constSafeStatus/constSafeStatus'],
    load: () => import('./board/PlantWorkSummary.tsx').then((module) => module.PlantWorkSummary),
  },
  {
    id: 'todayMap',
    label: workPermitPageNames.workMap,
    of: ['constSafe/map/constMap'],
    load: () => import('./map/TodayMap.tsx').then((module) => module.TodayMap),
  },
]

export const workPermitWeb = defineWebModule({
  records: { ...workOrderRecords, ...workPermitRecords, ...lotoRecords, ...constructionRecords },
  portlets: workPermitPortlets,
  over: () => import('./permit/web/AlarmWatch.tsx').then((module) => module.AlarmWatch),
  place: 10,
  kiosk: () => import('./kiosk/web/permit-kiosk.tsx').then((module) => module.permitKiosk),
  qrNames: () => import('./permit/permit-qr-names.texts.ts').then((module) => module.permitQrNames),
  names: {
    en: () => import('./names.en.json'),
    zh: () => import('./names.zh.json'),
    es: () => import('./names.es.json'),
  },
})
