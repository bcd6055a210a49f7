import { recordDetails, type DetailPage, type Pages } from '../../core/web/pages.ts'
import { vendorContractRecords } from './record-pages.rule.ts'

const contracts = () => import('./contract/web/ContractPages.tsx')

export const vendorContractPages: Pages = {
  'vendor/base/vendorContract': () => contracts().then((module) => module.ContractListPage),
}
export const vendorContractDetails: readonly DetailPage[] = [
  ...recordDetails(vendorContractRecords, {
    vendorContract: {
      title: '도급계약',
      load: () => contracts().then((module) => module.ContractDetailPage),
    },
  }),
]
