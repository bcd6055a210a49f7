import { recordDetails, type DetailPage, type Pages } from '../../core/web/pages.ts'
import { defineWebModule } from '../../core/web/web-module.ts'
import { vendorHomeNames } from './home/portlet-names.texts.ts'
import { vendorContractDetails, vendorContractPages } from './contract.pages.ts'
import { vendorRecords, vendorContractRecords } from './record-pages.rule.ts'

const workers = () => import('./worker/web/WorkersPage.tsx').then((module) => module.WorkersPage)
const equipPages = () => import('./equip/web/EquipPages.tsx')
const equips = () => equipPages().then((module) => module.EquipListPage)
const infoPages = () => import('./info/web/SafetyInfoPages.tsx')
const evals = () => import('./eval/web/EvalPages.tsx')
const warns = () => import('./warn/web/WarnPages.tsx')
const councils = () => import('./council/web/CouncilPages.tsx')
const enters = () => import('./enter/web/EnterPages.tsx')
const passes = () => import('./enter/web/PassPages.tsx')
const totals = () => import('./report/web/AccidentTotalPages.tsx')
const documents = () => import('./doc/web/DocPages.tsx')

export const vendorPages: Pages = {
  'vendor/base/vendorList': () =>
    import('./vendor/web/VendorListPage.tsx').then((module) => module.VendorListPage),
  'vendor/base/vendorAcct': () =>
    import('./acct/web/VendorAcctPage.tsx').then((module) => module.VendorAcctPage),
  'vendor/base/safetyInfo': () => infoPages().then((module) => module.SafetyInfoListPage),
  'vendor/base/evalForm': () => import('./eval/web/EvalFormPage.tsx').then((module) => module.EvalFormPage),
  'vendor/eval/vendorEvalPlan': () => evals().then((module) => module.EvalPlanPage),
  'vendor/eval/vendorEvalResult': () => evals().then((module) => module.EvalResultPage),
  'vendor/eval/psrmEvalMng': () => evals().then((module) => module.PsrmEvalPage),
  'vendor/eval/vendorGrade': () =>
    import('./eval/web/VendorGradePage.tsx').then((module) => module.VendorGradePage),
  '/vendor/portal/psrmEval': () => evals().then((module) => module.VendorEvalPage),
  'vendor/base/violStd': () => warns().then((module) => module.ViolStdPage),
  'vendor/warn/warnPoint': () => warns().then((module) => module.WarnListPage),
  'vendor/warn/sanction': () => warns().then((module) => module.SanctionListPage),
  'vendor/warn/warnStat': () => import('./warn/web/WarnStatPage.tsx').then((module) => module.WarnStatPage),
  '/vendor/portal/warnAndPointOutStatus': () =>
    import('./warn/web/CompanyWarnPage.tsx').then((module) => module.CompanyWarnPage),
  'vendor/check/subconHalfCheck': () =>
    import('./check/web/VendorHalfPage.tsx').then((module) => module.VendorHalfPage),
  'vendor/report/accStat': () => totals().then((module) => module.AccidentTotalPage),
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
  ...recordDetails(vendorRecords, {
    vendor: {
      title: '업체',
      load: () => import('./vendor/web/VendorDetailPage.tsx').then((module) => module.VendorDetailPage),
    },
    vendorChgRqst: {
      title: '업체 변경요청',
      load: () =>
        import('./vendor/web/VendorChgRqstPages.tsx').then((module) => module.VendorChgRqstDetailPage),
    },
    vendorUser: {
      title: '업체 계정',
      load: () => import('./acct/web/VendorUserPages.tsx').then((module) => module.VendorUserDetailPage),
    },
    vendorWorker: {
      title: '작업자',
      load: () => import('./worker/web/WorkerDetailPage.tsx').then((module) => module.WorkerDetailPage),
    },
    vendorEquip: {
      title: '반입장비',
      load: () => equipPages().then((module) => module.EquipDetailPage),
    },
    safetyInfo: {
      title: '안전보건 정보제공서',
      load: () => infoPages().then((module) => module.SafetyInfoDetailPage),
    },
    vendorEval: {
      title: '업체평가',
      load: () => evals().then((module) => module.EvalDetailPage),
    },
    warnPoint: {
      title: '지적·경고',
      load: () => warns().then((module) => module.WarnDetailPage),
    },
    sanction: {
      title: '제재',
      load: () => warns().then((module) => module.SanctionDetailPage),
    },
    vendorAccStat: {
      title: '업체 재해현황',
      load: () => totals().then((module) => module.AccidentTotalDetailPage),
    },
    enterRqst: {
      title: '출입신청',
      load: () => enters().then((module) => module.EnterDetailPage),
    },
    enterPass: {
      title: '출입증',
      load: () => passes().then((module) => module.PassDetailPage),
    },
    vendorDoc: {
      title: '업체서류',
      load: () => documents().then((module) => module.DocDetailPage),
    },
    council: {
      title: '안전보건 협의체',
      load: () => councils().then((module) => module.CouncilDetailPage),
    },
  }),
]

export const vendorWeb = defineWebModule({
  pages: { ...vendorPages, ...vendorContractPages },
  details: [...vendorDetails, ...vendorContractDetails],
  records: { ...vendorRecords, ...vendorContractRecords },
  portlets: [
    {
      id: 'vendorHome',
      label: vendorHomeNames.title,
      of: ['/vendor/portal/vendorInfo'],
      load: () => import('./home/web/VendorHomePortlet.tsx').then((module) => module.VendorHomePortlet),
    },
  ],
  place: 5,
  qrNames: () => import('./enter/pass-qr-names.texts.ts').then((module) => module.passQrNames),
  links: [
    {
      path: '/join/:token',
      load: () => import('./acct/web/JoinPage.tsx').then((module) => module.JoinPage),
    },
  ],
  names: {
    en: () => import('./names.en.json'),
    zh: () => import('./names.zh.json'),
    es: () => import('./names.es.json'),
  },
})
