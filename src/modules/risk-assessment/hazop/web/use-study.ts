import { useQuery } from '@tanstack/react-query'
import { api } from '../../../../core/web/api.ts'
import type { StudyAnswer } from '../study.rule.ts'

/** Begins every query of one study, so that its counts are fetched anew together. */
export const studyKey = (rsaTargetNo: number | string) => ['hazopStudy', String(rsaTargetNo)]
/** A study with what stands beside its worksheet. */
export const useStudy = (rsaTargetNo: number | string) =>
  useQuery({
    queryKey: studyKey(rsaTargetNo),
    queryFn: async ({ signal }) =>
      (await api.get<{ data: StudyAnswer }>(`/api/rsa/hazop/study/${rsaTargetNo}`, undefined, { signal }))
        .data,
  })
