import type { Portlet } from '../../core/web/pages.ts'
import { defineWebModule } from '../../core/web/web-module.ts'
import { riskPageNames } from './page-names.texts.ts'
import { riskRecords } from './record-pages.rule.ts'

const portlets = () => import('./dashboard/web/RiskPortlets.tsx')

/** What waits, how far the assessments are, and how high the risks stand, each for whoever has its list. */
const riskPortlets: readonly Portlet[] = [
  {
    id: 'riskMeasures',
    label: riskPageNames.measures,
    of: ['rsa/action/actionList'],
    load: () => portlets().then((module) => module.MeasuresPortlet),
  },
  {
    id: 'riskProgress',
    label: riskPageNames.progress,
    of: ['rsa/result/resultList'],
    load: () => portlets().then((module) => module.ProgressPortlet),
  },
  {
    id: 'riskLevels',
    label: riskPageNames.levels,
    of: ['rsa/total/totalList'],
    load: () => portlets().then((module) => module.LevelsPortlet),
  },
]
export const riskAssessmentWeb = defineWebModule({
  records: riskRecords,
  portlets: riskPortlets,
  place: 37,
  kiosk: () => import('./daily/web/risk-kiosk.tsx').then((module) => module.riskKiosk),
  names: {
    en: () => import('./names.en.json'),
    zh: () => import('./names.zh.json'),
    es: () => import('./names.es.json'),
  },
})
