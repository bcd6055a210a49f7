import { defineRecords } from '../../core/shared/record-page.ts'

const improvementLists = [
  'impr/imprRequest',
  'impr/imprAction',
  'impr/imprVerify',
  'impr/imprBoard',
  '/vendor/portal/improvementManage',
]

export const improvementRecords = defineRecords({
  improvement: { page: '/impr/impr/imprDetail', of: improvementLists },
  improvementLink: { page: '/impr/impr/imprLink', of: ['impr/imprRule'] },
})

/** Pages on which a record is written. */
export const improvementForms = defineRecords({
  improvement: { page: '/impr/impr/imprForm', of: ['impr/imprRequest'] },
})
