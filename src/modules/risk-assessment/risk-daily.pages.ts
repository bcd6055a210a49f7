import type { DetailPage, Pages } from '../../core/web/pages.ts'
import { riskPageNames } from './page-names.texts.ts'
import { todayRisks } from './record-pages.rule.ts'

const dailies = () => import('./daily/web/DailyPages.tsx')
const proposals = () => import('./proposal/web/ProposalPages.tsx')

/** Records of daily assessment, proposals, and what is told today. */
export const dailyPages: Pages = {
  'rsa/daily/sangsi': () => dailies().then((module) => module.DailyPage),
  'rsa/daily/proposal': () => proposals().then((module) => module.ProposalPage),
}
/** The pages of their records, beside those of the other rooms. */
export const dailyRecords = {
  daily: () => dailies().then((module) => module.DailyDetailPage),
  proposal: () => proposals().then((module) => module.ProposalDetailPage),
}
export const todayDetails: readonly DetailPage[] = [
  {
    ...todayRisks.rsaTarget,
    title: riskPageNames.today,
    load: () => import('./daily/web/TodayRiskPage.tsx').then((module) => module.TodayRiskPage),
  },
]
