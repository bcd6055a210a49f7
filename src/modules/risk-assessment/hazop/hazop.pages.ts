import { type DetailPage, type Pages, recordDetails } from '../../../core/web/pages.ts'
import { studyPages } from '../record-pages.rule.ts'

const hazop = () => import('./web/HazopPages.tsx')

export const hazopPages: Pages = {
  'rsa/result/resultHazop': () => hazop().then((module) => module.HazopPage),
}
/** The page of a whole study, beside the page of its target. */
export const studyDetails: readonly DetailPage[] = recordDetails(studyPages, {
  rsaTarget: { title: 'HAZOP 평가', load: () => hazop().then((module) => module.HazopStudyPage) },
})
