import type { DetailPage, Pages } from '../../core/web/pages.ts'
import type { RecordAddresses } from '../../core/web/record-address.ts'

const contracts = () => import('./contract/web/ContractPages.tsx')

export const vendorContractPages: Pages = {
  'vendor/base/vendorContract': () => contracts().then((module) => module.ContractListPage),
}
export const vendorContractDetails: readonly DetailPage[] = [
  {
    path: '/vendor/base/contractDetail',
    title: '도급계약',
    label: 'vendorContract',
    of: ['vendor/base/vendorContract'],
    load: () => contracts().then((module) => module.ContractDetailPage),
  },
]
export const vendorContractRecords: RecordAddresses = {
  vendorContract: { page: '/vendor/base/contractDetail', of: ['vendor/base/vendorContract'] },
}
