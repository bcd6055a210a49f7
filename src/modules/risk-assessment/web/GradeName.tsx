import { useQuery } from '@tanstack/react-query'
import { api } from '../../../core/web/api.ts'
import type { Matrix } from '../matrix/matrix.rule.ts'
import { rsaMatrix } from '../matrix/rsa-matrix.resource.ts'

/** Each version of a matrix is asked for once: what is in force is never changed. */
const keptMs = 10 * 60_000

/** A grade as its matrix calls it; the code alone, such as '3', says nothing to people. */
export function GradeName({ rsaMatrixNo, gradeCd }: { rsaMatrixNo: number; gradeCd: string | null }) {
  const { data } = useQuery({
    queryKey: [rsaMatrix.name, 'yardstick', rsaMatrixNo],
    enabled: gradeCd !== null,
    staleTime: keptMs,
    queryFn: async ({ signal }) =>
      (
        await api.get<{ data: Pick<Matrix, 'grades'> }>(`/api/rsa/yardstick/${rsaMatrixNo}`, undefined, {
          signal,
          quiet: true,
        })
      ).data,
  })
  return data?.grades.find((each) => each.gradeCd === gradeCd)?.gradeNm ?? gradeCd ?? ''
}
