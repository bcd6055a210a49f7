import type { DetailPage, Pages } from '../../core/web/pages.ts'
import type { RecordAddresses } from '../../core/web/record-address.ts'

const workers = () => import('./worker/web/WorkerListPage.tsx').then((module) => module.WorkerListPage)
const equipPages = () => import('./equip/web/EquipPages.tsx')
const equips = () => equipPages().then((module) => module.EquipListPage)
const equipLists = ['vendor/enter/vendorEquip', 'constSafe/equip/equipList', '/vendor/portal/vendorInfo', '/wkod/wkodRequest']
const workerLists = ['vendor/enter/vendorWorker', 'constSafe/worker/workerList', '/vendor/portal/vendorInfo']

export const vendorPages: Pages = {
  'vendor/base/vendorList': () => import('./vendor/web/VendorListPage.tsx').then((module) => module.VendorListPage),
  'vendor/enter/vendorWorker': workers,
  'constSafe/worker/workerList': workers,
  'vendor/enter/vendorEquip': equips,
  'constSafe/equip/equipList': equips,
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
  {
    path: '/vendor/enter/vendorEquipDetail',
    title: '반입장비',
    label: 'vendorEquip',
    of: equipLists,
    load: () => equipPages().then((module) => module.EquipDetailPage),
  },
]
export const vendorRecords: RecordAddresses = {
  vendor: { register: 'vendor/base/vendorList' },
  vendorEquip: { page: '/vendor/enter/vendorEquipDetail', of: equipLists },
  vendorWorker: { page: '/vendor/enter/vendorWorkerDetail', of: workerLists },
}
