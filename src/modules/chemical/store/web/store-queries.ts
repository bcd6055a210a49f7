import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '../../../../core/web/api.ts'
import { lookupDelayMs } from '../../../../core/shared/limits.ts'
import type { StoreStatus } from '../store-status.rule.ts'

export interface PlannedReceipt {
  planProdNo: number
  qty: number
  unitCd: string
  /** From another store: the product is in the plant already. */
  move?: boolean
  /** Set apart until there is an MSDS. */
  quarantine?: boolean
}
/** How a store stands, and with what is planned; a change of the stock asks anew. */
export function useStoreStatus(storeNo: number | null | undefined, plan?: PlannedReceipt) {
  const asked = useLater(
    plan
      ? `${plan.planProdNo} ${plan.qty} ${plan.unitCd} ${plan.move ? 'Y' : 'N'} ${plan.quarantine ? 'Y' : 'N'}`
      : '',
  )
  const [planProdNo, qty, unitCd, move, quarantine] = asked.split(' ')
  const { data, error, isFetching } = useQuery({
    queryKey: ['chmStock', 'status', storeNo, asked],
    queryFn: async ({ signal }) =>
      (
        await api.get<{ data: StoreStatus }>(
          `/api/chm/store/${storeNo}/status`,
          asked ? { planProdNo, qty, unitCd, move, quarantine } : undefined,
          {
            signal,
            quiet: true,
          },
        )
      ).data,
    enabled: storeNo !== null && storeNo !== undefined,
    placeholderData: (before) => (before?.storeNo === storeNo ? before : undefined),
  })
  return { status: data, error, fetching: isFetching }
}
/** All stores of a plant at once. */
export function useStoreStatuses(plantCd?: string | null) {
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['chmStock', 'statuses', plantCd ?? ''],
    queryFn: async ({ signal }) =>
      (
        await api.get<{ data: StoreStatus[] }>('/api/chm/storestatus', plantCd ? { plantCd } : undefined, {
          signal,
        })
      ).data,
  })
  return { statuses: data ?? none, error, loading: isPending, reload: () => void refetch() }
}
const none: StoreStatus[] = []

function useLater<T>(value: T): T {
  const [later, setLater] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setLater(value), lookupDelayMs)
    return () => clearTimeout(timer)
  }, [value])
  return later
}
