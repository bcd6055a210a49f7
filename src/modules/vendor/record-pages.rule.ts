import { defineRecords } from '../../core/shared/record-page.ts'

const equipLists = [
  'vendor/enter/vendorEquip',
  'constSafe/equip/equipList',
  '/vendor/portal/vendorInfo',
  '/wkod/wkodRequest',
]
const changeLists = ['vendor/base/vendorList', '/vendor/portal/vendorInfo']
const accountLists = ['vendor/base/vendorAcct', '/vendor/portal/vendorInfo']
const infoLists = ['vendor/base/safetyInfo', '/vendor/portal/vendorInfo']
const evalLists = [
  'vendor/eval/vendorEvalPlan',
  'vendor/eval/vendorEvalResult',
  'vendor/eval/psrmEvalMng',
  '/vendor/portal/psrmEval',
]
const warnLists = ['vendor/warn/warnPoint', '/vendor/portal/warnAndPointOutStatus']
const totalLists = ['vendor/report/accStat', '/vendor/portal/vendorInfo']
const councilLists = ['vendor/council/council', 'vendor/council/councilStat']
const enterLists = ['vendor/enter/enterRqstAppr', '/vendor/portal/vendorInfo', '/wkod/wkodRequest']
const passLists = [
  'vendor/enter/enterPass',
  'vendor/enter/enterLog',
  '/vendor/portal/vendorInfo',
  '/wkod/wkodRequest',
]
const documentLists = ['vendor/enter/expireStatus', '/vendor/portal/vendorInfo']
const workerLists = ['vendor/enter/vendorWorker', 'constSafe/worker/workerList', '/vendor/portal/vendorInfo']

export const vendorRecords = defineRecords({
  vendor: { page: '/vendor/base/vendorDetail', of: ['vendor/base/vendorList'] },
  vendorChgRqst: { page: '/vendor/base/vendorChgRqstDetail', of: changeLists },
  vendorUser: { page: '/vendor/base/vendorUserDetail', of: accountLists },
  violStd: { register: 'vendor/base/violStd' },
  warnPoint: { page: '/vendor/warn/warnPointDetail', of: warnLists },
  sanction: {
    page: '/vendor/warn/sanctionDetail',
    of: ['vendor/warn/sanction', '/vendor/portal/warnAndPointOutStatus'],
  },
  vendorHalf: { register: 'vendor/check/subconHalfCheck' },
  vendorAccStat: { page: '/vendor/report/accStatDetail', of: totalLists },
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
})
export const vendorContractRecords = defineRecords({
  vendorContract: { page: '/vendor/base/contractDetail', of: ['vendor/base/vendorContract'] },
})
