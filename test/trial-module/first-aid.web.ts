import { defineWebModule } from '../../core/web/web-module.ts'
import { firstAidRecords } from './record-pages.rule.ts'

export const firstAidWeb = defineWebModule({
  records: firstAidRecords,
  names: {
    en: () => import('./names.en.json'),
    zh: () => import('./names.zh.json'),
    es: () => import('./names.es.json'),
  },
})
