import { recordDetails, type DetailPage, type Pages, type Portlet } from '../../core/web/pages.ts'
import { defineWebModule } from '../../core/web/web-module.ts'
import { educationRecords } from './record-pages.rule.ts'

const plans = () => import('./class/web/PlanPages.tsx')
const classes = () => import('./class/web/ClassPages.tsx')
const attendance = () => import('./class/web/AttendPage.tsx')

export const educationPages: Pages = {
  'education/plan/eduPlan': () => plans().then((module) => module.PlanPage),
  'education/plan/eduClass': () => classes().then((module) => module.ClassPage),
  'education/plan/eduClassCalendar': () =>
    import('./class/web/ClassCalendarPage.tsx').then((module) => module.ClassCalendarPage),
}
const educationDetails: readonly DetailPage[] = recordDetails(educationRecords, {
  eduPlan: { title: '연간교육계획', load: () => plans().then((module) => module.PlanDetailPage) },
  eduClass: { title: '교육차수', load: () => classes().then((module) => module.ClassDetailPage) },
})
const educationPortlets: readonly Portlet[] = []
export const educationWeb = defineWebModule({
  pages: educationPages,
  details: educationDetails,
  records: educationRecords,
  portlets: educationPortlets,
  place: 36,
  links: [
    { path: '/attend', load: () => attendance().then((module) => module.AttendPage) },
    { path: '/attend/:token', load: () => attendance().then((module) => module.SeatPage) },
  ],
  kiosk: () => import('./class/web/class-kiosk.tsx').then((module) => module.classKiosk),
  names: {
    en: () => import('./names.en.json'),
    zh: () => import('./names.zh.json'),
    es: () => import('./names.es.json'),
  },
})
