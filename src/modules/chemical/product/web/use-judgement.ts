import { useQuery } from '@tanstack/react-query'
import { api } from '../../../../core/web/api.ts'
import type { ProductJudgement } from '../../substance/mixture-answers.rule.ts'
import { chmProduct } from '../chm-product.resource.ts'

/** What follows from the composition of a product; undefined until it has arrived. */
export const useJudgement = (prodNo: number): ProductJudgement | undefined =>
  useQuery({
    queryKey: [chmProduct.name, 'hazard', prodNo],
    queryFn: ({ signal }) =>
      api.get<{ data: ProductJudgement }>(`${chmProduct.path}/${prodNo}/hazard`, undefined, { signal }),
    select: (answer) => answer.data,
  }).data
