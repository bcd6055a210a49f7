import { recordDetails, type DetailPage, type Pages, type Portlet } from '../../core/web/pages.ts'
import { defineWebModule } from '../../core/web/web-module.ts'
import { educationRecords } from './record-pages.rule.ts'

export const educationPages: Pages = {}
const educationDetails: readonly DetailPage[] = recordDetails(educationRecords, {})
const educationPortlets: readonly Portlet[] = []
export const educationWeb = defineWebModule({
  pages: educationPages,
  details: educationDetails,
  records: educationRecords,
  portlets: educationPortlets,
  place: 36,
  names: {
    en: () => import('./names.en.json'),
    zh: () => import('./names.zh.json'),
    es: () => import('./names.es.json'),
  },
})
