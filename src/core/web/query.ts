import { MutationCache, QueryClient } from '@tanstack/react-query'
import { ApiError, report } from './api.ts'
import { remembered } from './store.ts'

/**
 * Server state of the window. Keys begin with the topic of the live stream, so that an event refreshes them:
 * `['workPermit', …]`.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // A refusal stays a refusal; only a call without an answer is worth a second try.
      retry: (count, error) => count < 1 && (error as Partial<ApiError>).status === 0,
      refetchOnWindowFocus: false,
      // Where a page was taken along, the worker may have an answer without network (offline/worker.ts).
      networkMode: remembered.read('taken') === null ? 'online' : 'offlineFirst',
    },
    // A save without network fails at once and is said; it does not wait unseen until it sends itself.
    mutations: { networkMode: 'offlineFirst' },
  },
  mutationCache: new MutationCache({
    // A mutation with its own onError has told the user; nobody else would tell of the others.
    onError: (error, _variables, _context, mutation) => {
      if (error instanceof ApiError && !mutation.options.onError) report(error)
    },
  }),
})
