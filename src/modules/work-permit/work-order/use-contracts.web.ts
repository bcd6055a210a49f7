import { useQuery } from '@tanstack/react-query'
import { api } from '../../../core/web/api.ts'
import { session } from '../../../core/web/session-store.ts'
import type { ContractToAsk } from './contract-to-ask.rule.ts'
import { workOrder } from './work-order.resource.ts'

/** Whether a company's user is signed in: it asks on its own contract. */
export const asksAsCompany = (): boolean => Boolean(session.get().user?.vendorCd)

/** The contracts under which the own company can ask for work; not asked for by employees. */
export const useContracts = () =>
  useQuery({
    queryKey: [workOrder.name, 'contracts'],
    queryFn: ({ signal }) => api.get<{ data: ContractToAsk[] }>('/api/vendor/wkodcontracts', {}, { signal }),
    select: (answer) => answer.data,
    enabled: asksAsCompany(),
  })
