import { useSyncExternalStore } from 'react'
import { later } from '../components/later.tsx'
import { queryClient } from '../query.ts'

const FailedReads = later(() => import('../page/FailedReads.tsx').then((module) => module.FailedReads), {
  tells: () => false,
})
const cache = queryClient.getQueryCache()
const hasFailed = (): boolean => cache.getAll().some(({ state }) => state.status === 'error')

/** The bar of what could not be read is fetched when a read has failed: the first page does without it. */
export function WhenReadFailed() {
  return useSyncExternalStore(cache.subscribe, hasFailed) ? <FailedReads /> : null
}
