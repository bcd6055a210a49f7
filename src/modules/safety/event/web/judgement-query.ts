import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../../core/web/api.ts'
import { recordPath } from '../../../../core/web/data/query-keys.ts'
import type { EventJudgement } from '../event-judgement.rule.ts'
import { safEvent, type SafEvent } from '../saf-event.resource.ts'

/** How an event stands before the law; anew with every change of the record. */
export const judgementQuery = ({
  safEventNo,
  updateDt,
  state,
}: Pick<SafEvent, 'safEventNo' | 'updateDt' | 'state'>) =>
  queryOptions({
    queryKey: [safEvent.name, 'judgement', safEventNo, updateDt, state],
    queryFn: async ({ signal }) =>
      (
        await api.get<{ data: EventJudgement }>(`${recordPath(safEvent, safEventNo)}/judgement`, undefined, {
          signal,
        })
      ).data,
  })
