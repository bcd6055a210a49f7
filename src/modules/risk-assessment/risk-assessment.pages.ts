import { recordDetails, type DetailPage, type PageRegistry, type Pages } from '../../core/web/pages.ts'
import { hazopPages, studyDetails } from './hazop/hazop.pages.ts'
import { charmSheets, riskRecords } from './record-pages.rule.ts'
import { dailyPages, dailyRecords, todayDetails } from './risk-daily.pages.ts'
import { rowPages, rowRecords, sheetDetails } from './risk-row.pages.ts'

const matrices = () => import('./matrix/web/MatrixPages.tsx')
const rules = () => import('./rule/web/RulePages.tsx')
const plans = () => import('./plan/web/PlanPages.tsx')
const targets = () => import('./plan/web/TargetPages.tsx')
const charms = () => import('./charm/web/CharmPages.tsx')
const measures = () => import('./measure/web/MeasurePages.tsx')
const templates = () => import('./hazop/web/NodeTemplatePages.tsx')
const studyRecords = () => import('./hazop/web/StudyRecords.tsx')

export const riskAssessmentPages: Pages = {
  ...rowPages,
  ...hazopPages,
  ...dailyPages,
  'rsa/baseInfo/rsaRule': () => rules().then((module) => module.RulePage),
  'rsa/baseInfo/matrixManage': () => matrices().then((module) => module.MatrixPage),
  'rsa/baseInfo/hazardClass': () =>
    import('./hazard-class/web/HazardClassPage.tsx').then((module) => module.HazardClassPage),
  'rsa/plan/planList': () => plans().then((module) => module.PlanPage),
  'rsa/result/resultList': () => targets().then((module) => module.ResultPage),
  'rsa/result/resultCharm': () => charms().then((module) => module.CharmPage),
  'rsa/main/rsaDashboard': () =>
    import('./dashboard/web/RiskBoardPage.tsx').then((module) => module.RiskBoardPage),
  'rsa/total/totalList': () => import('./total/web/TotalPage.tsx').then((module) => module.TotalPage),
  'rsa/total/totalHeat': () => import('./total/web/HeatPage.tsx').then((module) => module.HeatPage),
  'rsa/action/actionList': () => measures().then((module) => module.MeasurePage),
}
const riskDetails: readonly DetailPage[] = recordDetails(riskRecords, {
  rsaHazard: {
    title: '유해·위험요인',
    load: () => rowRecords.hazards().then((module) => module.HazardDetailPage),
  },
  rsaCheckAnswer: {
    title: '체크리스트 답',
    load: () => rowRecords.hazards().then((module) => module.CheckAnswerDetailPage),
  },
  rsaJobBook: {
    title: '작업위험 표준서',
    load: () => rowRecords.books().then((module) => module.JobBookDetailPage),
  },
  rsaHazopNode: {
    title: '검토구간',
    load: () => studyRecords().then((module) => module.HazopNodeDetailPage),
  },
  rsaNodeTemplate: {
    title: '검토구간 표준',
    load: () => templates().then((module) => module.NodeTemplateDetailPage),
  },
  rsaHazopRow: { title: 'HAZOP 행', load: () => studyRecords().then((module) => module.HazopRowDetailPage) },
  rsaSession: {
    title: 'HAZOP 회의',
    load: () => studyRecords().then((module) => module.HazopSessionDetailPage),
  },
  rsaLopa: {
    title: 'LOPA',
    load: () => import('./hazop/web/LopaPages.tsx').then((module) => module.HazopLopaDetailPage),
  },
  rsaRule: { title: '위험성평가 실시규정', load: () => rules().then((module) => module.RuleDetailPage) },
  rsaMatrix: { title: '평가기준', load: () => matrices().then((module) => module.MatrixDetailPage) },
  rsaPlan: { title: '평가계획', load: () => plans().then((module) => module.PlanDetailPage) },
  rsaTarget: { title: '평가대상', load: () => targets().then((module) => module.TargetDetailPage) },
  rsaOccasion: {
    title: '수시평가 사유',
    load: () => import('./plan/web/OccasionPages.tsx').then((module) => module.OccasionDetailPage),
  },
  rsaCharm: {
    title: 'CHARM 행',
    load: () => import('./charm/web/CharmDetailPage.tsx').then((module) => module.CharmDetailPage),
  },
  rsaDaily: { title: '상시평가 기록', load: dailyRecords.daily },
  rsaProposal: { title: '위험제안', load: dailyRecords.proposal },
  rsaMeasure: { title: '감소대책', load: () => measures().then((module) => module.MeasureDetailPage) },
})
const charmDetails = recordDetails(charmSheets, {
  rsaTarget: {
    title: 'CHARM 평가표',
    load: () => charms().then((module) => module.CharmSheetPage),
  },
})
export const riskAssessmentRegistry: PageRegistry = {
  pages: riskAssessmentPages,
  details: [...riskDetails, ...sheetDetails, ...studyDetails, ...charmDetails, ...todayDetails],
}
