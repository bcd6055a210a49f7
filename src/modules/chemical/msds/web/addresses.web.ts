import { addressOf } from '../../../../core/shared/record-page.ts'
import { chemicalForms } from '../../record-pages.rule.ts'
export const msdsFormAddress = (prodNo?: number): string =>
  `${chemicalForms.chmMsds.page}${prodNo ? `?prodNo=${prodNo}` : ''}`
export const compareAddress = (msdsNo: number): string => addressOf({ page: '/chm/msds/msdsCompare' }, msdsNo)
