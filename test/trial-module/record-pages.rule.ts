import { defineRecords } from '../../core/shared/record-page.ts'

export const firstAidRecords = defineRecords({ firstAidKit: { register: 'saf/firstAid/firstAidKit' } })
