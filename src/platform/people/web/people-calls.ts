import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, type Answer } from '../../../core/web/api.ts'
import type { Row } from '../../../core/shared/resource.ts'
import type { DayState, Period } from '../people.rule.ts'
import type { userAssign } from '../user-assign.resource.ts'

export interface PersonOn extends DayState<Row<typeof userAssign>, Period> {
  userId: string
  userNm: string
}
export const peopleOnQuery = (day: string, plantCd: string, words: string) =>
  queryOptions({
    queryKey: ['userAssign', 'inForce', day, plantCd, words],
    queryFn: () => api.get<Answer<PersonOn[]>>('/api/manage/userassignsinforce', { day, plantCd, words }),
    placeholderData: keepPreviousData,
  })
