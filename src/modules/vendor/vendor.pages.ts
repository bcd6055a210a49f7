import type { DetailPage, Pages } from '../../core/web/pages.ts'
import type { RecordAddresses } from '../../core/web/record-address.ts'

const workers = () => import('./worker/web/WorkerListPage.tsx').then((module) => module.WorkerListPage)
const workerLists = ['vendor/enter/vendorWorker', 'constSafe/worker/workerList', '/vendor/portal/vendorInfo']

export const vendorPages: Pages = {
  'vendor/base/vendorList': () => import('./vendor/web/VendorListPage.tsx').then((module) => module.VendorListPage),
  'vendor/enter/vendorWorker': workers,
  'constSafe/worker/workerList': workers,
  '/vendor/portal/vendorInfo': () => import('./web/VendorInfoPage.tsx').then((module) => module.VendorInfoPage),
}
export const vendorDetails: readonly DetailPage[] = [
  {
    path: '/vendor/enter/vendorWorkerDetail',
    title: '작업자',
    label: 'vendorWorker',
    of: workerLists,
    load: () => import('./worker/web/WorkerDetailPage.tsx').then((module) => module.WorkerDetailPage),
  },
]
export const vendorRecords: RecordAddresses = {
  vendor: { register: 'vendor/base/vendorList' },
  vendorWorker: { page: '/vendor/enter/vendorWorkerDetail', of: workerLists },
}
