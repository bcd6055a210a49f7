import { queryOptions } from '@tanstack/react-query'
import { api, type Answer } from '../../../core/web/api.ts'

/** A group to choose, with its name in the language of the page and the number of its codes. */
export interface GroupChoice {
  codeGrpCd: string
  codeGrpNm: string
  domainNm: string
  editYn: 'Y' | 'N'
  itemCnt: number
}
export interface CodeUse {
  code: string
  title: string
  label: string
  count: number
}
// The keys begin with the topics of the live stream, so that a colleague's change is loaded.
export const groupsQuery = queryOptions({
  queryKey: ['codeGroup', 'choices'],
  queryFn: () => api.get<Answer<GroupChoice[]>>('/api/manage/codegroupchoices'),
})
export const usesQuery = (codeGrpCd: string) =>
  queryOptions({
    queryKey: ['codeItem', 'uses', codeGrpCd],
    queryFn: () => api.get<Answer<CodeUse[]>>(`/api/manage/codeuses/${encodeURIComponent(codeGrpCd)}`),
  })
