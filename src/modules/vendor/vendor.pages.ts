import type { DetailPage, Pages } from '../../core/web/pages.ts'
import type { RecordAddresses } from '../../core/web/record-address.ts'
import { defineWebModule } from '../../core/web/web-module.ts'
import { vendorContractDetails, vendorContractPages, vendorContractRecords } from './contract.pages.ts'

const workers = () => import('./worker/web/WorkerListPage.tsx').then((module) => module.WorkerListPage)
const equipPages = () => import('./equip/web/EquipPages.tsx')
const equips = () => equipPages().then((module) => module.EquipListPage)
const equipLists = [
  'vendor/enter/vendorEquip',
  'constSafe/equip/equipList',
  '/vendor/portal/vendorInfo',
  '/wkod/wkodRequest',
]
const infoPages = () => import('./info/web/SafetyInfoPages.tsx')
const infoLists = ['vendor/base/safetyInfo', '/vendor/portal/vendorInfo']
const evals = () => import('./eval/web/EvalPages.tsx')
const evalLists = [
  'vendor/eval/vendorEvalPlan',
  'vendor/eval/vendorEvalResult',
  'vendor/eval/psrmEvalMng',
  '/vendor/portal/psrmEval',
]
const warns = () => import('./warn/web/WarnPages.tsx')
const warnLists = ['vendor/warn/warnPoint', '/vendor/portal/warnAndPointOutStatus']
const councils = () => import('./council/web/CouncilPages.tsx')
const councilLists = ['vendor/council/council', 'vendor/council/councilStat']
const enters = () => import('./enter/web/EnterPages.tsx')
const passes = () => import('./enter/web/PassPages.tsx')
const documents = () => import('./doc/web/DocPages.tsx')
const enterLists = ['vendor/enter/enterRqstAppr', '/vendor/portal/vendorInfo', '/wkod/wkodRequest']
const passLists = [
  'vendor/enter/enterPass',
  'vendor/enter/enterLog',
  '/vendor/portal/vendorInfo',
  '/wkod/wkodRequest',
]
const documentLists = ['vendor/enter/expireStatus', '/vendor/portal/vendorInfo']
const workerLists = ['vendor/enter/vendorWorker', 'constSafe/worker/workerList', '/vendor/portal/vendorInfo']

export const vendorPages: Pages = {
  'vendor/base/vendorList': () =>
    import('./vendor/web/VendorListPage.tsx').then((module) => module.VendorListPage),
  'vendor/base/safetyInfo': () => infoPages().then((module) => module.SafetyInfoListPage),
  'vendor/base/evalForm': () => import('./eval/web/EvalFormPage.tsx').then((module) => module.EvalFormPage),
  'vendor/eval/vendorEvalPlan': () => evals().then((module) => module.EvalPlanPage),
  'vendor/eval/vendorEvalResult': () => evals().then((module) => module.EvalResultPage),
  'vendor/eval/psrmEvalMng': () => evals().then((module) => module.PsrmEvalPage),
  '/vendor/portal/psrmEval': () => evals().then((module) => module.VendorEvalPage),
  'vendor/base/violStd': () => warns().then((module) => module.ViolStdPage),
  'vendor/warn/warnPoint': () => warns().then((module) => module.WarnListPage),
  'vendor/warn/sanction': () => warns().then((module) => module.SanctionListPage),
  '/vendor/portal/warnAndPointOutStatus': () => warns().then((module) => module.WarnListPage),
  'vendor/council/council': () => councils().then((module) => module.CouncilListPage),
  'vendor/council/councilStat': () =>
    import('./council/web/CouncilStatPage.tsx').then((module) => module.CouncilStatPage),
  'vendor/enter/vendorWorker': workers,
  'constSafe/worker/workerList': workers,
  'vendor/enter/vendorEquip': equips,
  'constSafe/equip/equipList': equips,
  'vendor/enter/enterRqstAppr': () => enters().then((module) => module.EnterListPage),
  'vendor/enter/enterPass': () => passes().then((module) => module.PassListPage),
  'vendor/enter/enterLog': () => import('./enter/web/EnterLogPage.tsx').then((module) => module.EnterLogPage),
  'vendor/enter/expireStatus': () => import('./enter/web/ExpirePage.tsx').then((module) => module.ExpirePage),
  '/vendor/portal/vendorInfo': () =>
    import('./web/VendorInfoPage.tsx').then((module) => module.VendorInfoPage),
}
export const vendorDetails: readonly DetailPage[] = [
  {
    path: '/vendor/enter/vendorWorkerDetail',
    title: '작업자',
    label: 'vendorWorker',
    of: workerLists,
    load: () => import('./worker/web/WorkerDetailPage.tsx').then((module) => module.WorkerDetailPage),
  },
  {
    path: '/vendor/enter/vendorEquipDetail',
    title: '반입장비',
    label: 'vendorEquip',
    of: equipLists,
    load: () => equipPages().then((module) => module.EquipDetailPage),
  },
  {
    path: '/vendor/base/safetyInfoDetail',
    title: '안전보건 정보제공서',
    label: 'safetyInfo',
    of: infoLists,
    load: () => infoPages().then((module) => module.SafetyInfoDetailPage),
  },
  {
    path: '/vendor/eval/vendorEvalDetail',
    title: '업체평가',
    label: 'vendorEval',
    of: evalLists,
    load: () => evals().then((module) => module.EvalDetailPage),
  },
  {
    path: '/vendor/warn/warnPointDetail',
    title: '지적·경고',
    label: 'warnPoint',
    of: warnLists,
    load: () => warns().then((module) => module.WarnDetailPage),
  },
  {
    path: '/vendor/warn/sanctionDetail',
    title: '제재',
    label: 'sanction',
    of: ['vendor/warn/sanction'],
    load: () => warns().then((module) => module.SanctionDetailPage),
  },
  {
    path: '/vendor/enter/enterRqstDetail',
    title: '출입신청',
    label: 'enterRqst',
    of: enterLists,
    load: () => enters().then((module) => module.EnterDetailPage),
  },
  {
    path: '/vendor/enter/enterPassDetail',
    title: '출입증',
    label: 'enterPass',
    of: passLists,
    load: () => passes().then((module) => module.PassDetailPage),
  },
  {
    path: '/vendor/enter/vendorDocDetail',
    title: '업체서류',
    label: 'vendorDoc',
    of: documentLists,
    load: () => documents().then((module) => module.DocDetailPage),
  },
  {
    path: '/vendor/council/councilDetail',
    title: '안전보건 협의체',
    label: 'council',
    of: councilLists,
    load: () => councils().then((module) => module.CouncilDetailPage),
  },
]
export const vendorRecords: RecordAddresses = {
  vendor: { register: 'vendor/base/vendorList' },
  violStd: { register: 'vendor/base/violStd' },
  warnPoint: { page: '/vendor/warn/warnPointDetail', of: warnLists },
  sanction: { page: '/vendor/warn/sanctionDetail', of: ['vendor/warn/sanction'] },
  enterRqst: { page: '/vendor/enter/enterRqstDetail', of: enterLists },
  enterPass: { page: '/vendor/enter/enterPassDetail', of: passLists },
  vendorDoc: { page: '/vendor/enter/vendorDocDetail', of: documentLists },
  enterLog: { register: 'vendor/enter/enterLog' },
  council: { page: '/vendor/council/councilDetail', of: councilLists },
  evalForm: { register: 'vendor/base/evalForm' },
  vendorEval: { page: '/vendor/eval/vendorEvalDetail', of: evalLists },
  safetyInfo: { page: '/vendor/base/safetyInfoDetail', of: infoLists },
  vendorEquip: { page: '/vendor/enter/vendorEquipDetail', of: equipLists },
  vendorWorker: { page: '/vendor/enter/vendorWorkerDetail', of: workerLists },
}

export const vendorWeb = defineWebModule({
  pages: { ...vendorPages, ...vendorContractPages },
  details: [...vendorDetails, ...vendorContractDetails],
  records: { ...vendorRecords, ...vendorContractRecords },
  labels: {
    en: [() => import('./labels.en.json')],
    zh: [() => import('./labels.zh.json')],
    es: [() => import('./labels.es.json')],
  },
})
