import { defineRecords } from '../../core/shared/record-page.ts'

const plans = ['rsa/plan/planList']
const results = ['rsa/result/resultList', ...plans]
const company = '/vendor/portal/riskAssess'
const charm = 'rsa/result/resultCharm'
/** The leaves of the methods whose rows are written on one sheet. */
const sheets = [
  'rsa/result/resultKras',
  'rsa/result/resultLevel3',
  'rsa/result/resultChecklist',
  'rsa/result/resultOps',
  'rsa/result/resultJsa',
]

export const riskRecords = defineRecords({
  rsaRule: { page: '/rsa/baseInfo/ruleDetail', of: ['rsa/baseInfo/rsaRule'] },
  rsaMatrix: { page: '/rsa/baseInfo/matrixDetail', of: ['rsa/baseInfo/matrixManage'] },
  rsaHazardClass: { register: 'rsa/baseInfo/hazardClass' },
  rsaPlan: { page: '/rsa/plan/planDetail', of: plans },
  rsaTarget: { page: '/rsa/result/targetDetail', of: [...results, ...sheets, charm, company] },
  rsaOccasion: { page: '/rsa/plan/occasionDetail', of: plans },
  rsaHazard: { page: '/rsa/result/hazardDetail', of: [...sheets, ...results, company] },
  rsaCheckAnswer: {
    page: '/rsa/result/checkAnswerDetail',
    of: ['rsa/result/resultChecklist', ...results, company],
  },
  rsaJobBook: {
    page: '/rsa/jobRiskBook/jobBookDetail',
    of: ['rsa/jobRiskBook/jobBookList'],
  },
  rsaHazopNode: { page: '/rsa/result/hazopNodeDetail', of: ['rsa/result/resultHazop'] },
  rsaHazopRow: { page: '/rsa/result/hazopRowDetail', of: ['rsa/result/resultHazop'] },
  rsaSession: { page: '/rsa/result/hazopSessionDetail', of: ['rsa/result/resultHazop'] },
  rsaLopa: { page: '/rsa/result/hazopLopaDetail', of: ['rsa/result/resultHazop'] },
  rsaNodeTemplate: {
    page: '/rsa/jobRiskBook/nodeTemplateDetail',
    of: ['rsa/jobRiskBook/jobBookList', 'rsa/result/resultHazop'],
  },
  rsaCharm: { page: '/rsa/result/charmDetail', of: [charm] },
  rsaRisk: { register: 'rsa/total/totalList' },
  rsaDaily: { page: '/rsa/daily/dailyDetail', of: ['rsa/daily/sangsi'] },
  rsaProposal: { page: '/rsa/daily/proposalDetail', of: ['rsa/daily/proposal'] },
  rsaMeasure: { page: '/rsa/action/actionDetail', of: ['rsa/action/actionList'] },
})

/** The sheet of a target, on the leaf of its method; whoever has no such leaf opens it beside the results. */
const sheetOn = <P extends `/${string}`>(page: P, leaf: string) =>
  defineRecords({ rsaTarget: { page, of: [leaf, ...results, company] } })
export const riskSheets = sheetOn('/rsa/result/hazardSheet', 'rsa/result/resultKras')
export const level3Sheets = sheetOn('/rsa/result/level3Sheet', 'rsa/result/resultLevel3')
export const checklistSheets = sheetOn('/rsa/result/checklistSheet', 'rsa/result/resultChecklist')
export const onePointSheets = sheetOn('/rsa/result/onePointSheet', 'rsa/result/resultOps')
export const jsaSheets = sheetOn('/rsa/result/jsaSheet', 'rsa/result/resultJsa')

/** The pages of one study, whose target has a page of its own beside. */
export const studyPages = defineRecords({
  rsaTarget: { page: '/rsa/result/hazopStudy', of: ['rsa/result/resultHazop'] },
})
/** The sheet of CHARM, which has facts of its own. */
export const charmSheets = defineRecords({
  rsaTarget: { page: '/rsa/result/charmSheet', of: [charm, ...results] },
})
/** What was told, for whoever works there: every assessment of the reader on one page. */
export const todayRisks = defineRecords({
  rsaTarget: { page: '/rsa/daily/todayRisk', of: ['rsa/daily/proposal', ...results] },
})
