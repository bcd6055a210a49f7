import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { useQueryClient, type Query, type QueryClient } from '@tanstack/react-query'
import { ApiError } from '../api-error.ts'
import { createStore } from '../store.ts'

/** Parts on screen that say by themselves that something could not be read. */
const speaking = createStore({ parts: 0 })

/**
 * A read that failed last, also where rows of an earlier read are still shown. A record that does not exist (404) is
 * left out: its part says so, and a second try finds nothing.
 */
const mayWork = ({ state: { status, error } }: Query): boolean =>
  status === 'error' && !(error instanceof ApiError && error.status === 404)
const failedIn = (client: QueryClient): Query[] =>
  client.getQueryCache().findAll({ type: 'active', predicate: mayWork })

/** Asks again for everything on screen that could not be read. */
export function useRetryReads(): () => void {
  const client = useQueryClient()
  return useCallback(() => void client.refetchQueries({ type: 'active', predicate: mayWork }), [client])
}

/**
 * The calling part says that its read failed, and offers to try again.
 * @returns tries again what failed elsewhere on the screen
 */
export function useSaysFailure(says = true): () => void {
  useEffect(() => {
    if (!says) return undefined
    const add = (count: number) => speaking.set({ parts: speaking.get().parts + count })
    add(1)
    return () => add(-1)
  }, [says])
  return useRetryReads()
}

/** True while something on screen could not be read and no part of it says so. */
export function useUnsaidFailure(): boolean {
  const client = useQueryClient()
  const subscribe = useCallback((heard: () => void) => client.getQueryCache().subscribe(heard), [client])
  const failed = useSyncExternalStore(subscribe, () => failedIn(client).length > 0)
  return speaking.use(({ parts }) => parts === 0) && failed
}
