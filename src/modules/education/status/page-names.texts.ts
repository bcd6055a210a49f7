import { texts } from '../../../core/shared/four-texts.ts'

/** Names that the first page needs before the room is fetched. */
export const statusPageNames = texts({
  educationStatus: [
    '법정교육 충족',
    'Legal hours of education',
    '法定培训达标',
    'Horas legales de formación',
  ],
})
