import { defineWebModule } from '../../core/web/web-module.ts'
import type { Pages } from '../../core/web/pages.ts'
import { firstAidRecords } from './record-pages.rule.ts'

export const firstAidPages: Pages = {
  'saf/firstAid/firstAidKit': () =>
    import('./web/FirstAidKitPage.tsx').then((module) => module.FirstAidKitPage),
}
export const firstAidWeb = defineWebModule({
  pages: firstAidPages,
  details: [],
  records: firstAidRecords,
  names: {
    en: () => import('./names.en.json'),
    zh: () => import('./names.zh.json'),
    es: () => import('./names.es.json'),
  },
})
