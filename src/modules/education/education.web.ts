import type { Portlet } from '../../core/web/pages.ts'
import { defineWebModule } from '../../core/web/web-module.ts'
import { educationRecords } from './record-pages.rule.ts'
import { statusPageNames } from './status/page-names.texts.ts'

const attendance = () => import('./class/web/AttendPage.tsx')

const educationPortlets: readonly Portlet[] = [
  {
    id: 'educationStatus',
    label: statusPageNames.educationStatus,
    of: ['education/status/eduLegalStatus'],
    load: () => import('./status/web/EducationPortlet.tsx').then((module) => module.EducationPortlet),
  },
]
export const educationWeb = defineWebModule({
  records: educationRecords,
  portlets: educationPortlets,
  place: 36,
  links: [
    { path: '/attend', load: () => attendance().then((module) => module.attendPage()) },
    { path: '/attend/:token', load: () => attendance().then((module) => module.seatPage()) },
  ],
  kiosk: () => import('./class/web/class-kiosk.tsx').then((module) => module.classKiosk),
  qrNames: () => import('./result/certificate-qr-names.texts.ts').then((module) => module.certificateQrNames),
  names: {
    en: () => import('./names.en.json'),
    zh: () => import('./names.zh.json'),
    es: () => import('./names.es.json'),
  },
})
