import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  listPathOf,
  type ActionOf,
  type AnyResource,
  type Detail,
  type Input,
  type ListAnswer,
  type Query,
  type Row,
} from '../../shared/resource.ts'
import { countSteps } from '../../shared/limits.ts'
import { api, type QueryParams } from '../api.ts'
import { useSubmission } from '../submission.ts'
import { filtersOf } from './query-text.ts'
import { queryKeys, recordPath, type RecordKey } from './query-keys.ts'

/**
 * One page of a list; the page before stays on screen while the next one is fetched. Its rows do not wait
 * until more than `countSteps[0]` rows are counted: the whole count comes beside them, once for all pages and
 * orders of the same conditions.
 */
export function useList<R extends AnyResource>(
  resource: R,
  query: Query<R>,
  options: { enabled?: boolean } = {},
) {
  const get = (asked: object, signal: AbortSignal) =>
    api.get<ListAnswer<R>>(listPathOf(resource), asked as QueryParams, { signal })
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: queryKeys.list(resource, query),
    queryFn: ({ signal }) => get({ ...query, countTo: countSteps[0] }, signal),
    placeholderData: keepPreviousData,
    enabled: options.enabled ?? true,
  })
  const conditions = filtersOf(query)
  const counted = useQuery({
    queryKey: queryKeys.total(resource, conditions),
    queryFn: ({ signal }) => get({ ...conditions, limit: 1, columns: resource.key }, signal),
    enabled: data?.more === true,
  }).data
  const { total = 0, more = false } = (data?.more ? counted : undefined) ?? data ?? {}
  return {
    rows: data?.data ?? noRows,
    /** The same, but undefined until they are answered: an unanswered list is not an empty one. */
    found: data?.data,
    total,
    more,
    loading: isPending,
    fetching: isFetching,
    error,
    reload: () => void refetch(),
  }
}
const noRows: never[] = []

export const detailQuery = <R extends AnyResource>(resource: R, key: RecordKey) =>
  queryOptions({
    queryKey: queryKeys.detail(resource, key),
    queryFn: ({ signal }) => api.get<Detail<R>>(recordPath(resource, key), undefined, { signal }),
  })
/**
 * One record with what this user may do now; undefined key: a record that does not exist yet.
 * @param follows names of other entities whose changes open or close its steps
 */
export function useDetail<R extends AnyResource>(
  resource: R,
  key: RecordKey | undefined,
  follows?: readonly string[],
) {
  const { data, error, isLoading, refetch } = useQuery({
    ...detailQuery(resource, key ?? ''),
    enabled: key !== undefined,
    meta: { follows },
  })
  return { detail: data, error, loading: isLoading, reload: () => void refetch() }
}

export interface MutationOptions {
  /**
   * The caller shows the refusal at its fields or beside its button; otherwise the shell shows it. The
   * promise is rejected either way.
   */
  quiet?: boolean
}
// The shell reports every failed mutation that has no onError of its own.
const errorsOf = ({ quiet }: MutationOptions) => (quiet ? { onError: () => undefined } : {})

/**
 * Saves a new record, or an existing one when `key` is given (then with the updateDt it was read with).
 * Answers the record's key.
 */
export function useSave<R extends AnyResource>(resource: R, options: MutationOptions = {}) {
  const client = useQueryClient()
  const submission = useSubmission()
  const { mutateAsync } = useMutation({
    mutationFn: async ({ input, key }: { input: Input<R>; key?: RecordKey }): Promise<RecordKey> => {
      if (key === undefined) {
        const { data } = await submission(resource.path, input, (requestKey) =>
          api.post<{ data: Record<string, RecordKey> }>(resource.path, input, { requestKey }),
        )
        return data[resource.key] ?? data['key'] ?? ''
      }
      const path = recordPath(resource, key)
      const detail = await submission(path, input, (requestKey) =>
        api.put<Detail<R>>(path, input, { requestKey }),
      )
      client.setQueryData(queryKeys.detail(resource, key), detail)
      return key
    },
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.all(resource) }),
    ...errorsOf(options),
  })
  return (input: Input<R>, key?: RecordKey): Promise<RecordKey> => mutateAsync({ input, key })
}

export function useRemove(resource: AnyResource, options: MutationOptions = {}) {
  const client = useQueryClient()
  const { mutateAsync } = useMutation({
    mutationFn: (keys: readonly RecordKey[]) =>
      keys.length === 1
        ? api.delete(recordPath(resource, keys[0]!))
        : api.put(`${resource.path}/multi`, { deleted: keys }),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.all(resource) }),
    ...errorsOf(options),
  })
  return async (...keys: RecordKey[]): Promise<void> => void (await mutateAsync(keys))
}

/** Input of a transition: its fields, the reason, and the updateDt that the user saw. */
export type ActionInput = Record<string, unknown> & { reason?: string; updateDt?: string }

export function useAction<R extends AnyResource>(resource: R, options: MutationOptions = {}) {
  const client = useQueryClient()
  const submission = useSubmission()
  const { mutateAsync } = useMutation({
    mutationFn: async ({ key, action, input }: { key: RecordKey; action: string; input: ActionInput }) => {
      const path = `${recordPath(resource, key)}/${action}`
      const detail = await submission(path, input, (requestKey) =>
        api.put<Detail<R>>(path, input, { requestKey }),
      )
      client.setQueryData(queryKeys.detail(resource, key), detail)
      return detail
    },
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.all(resource) }),
    ...errorsOf(options),
  })
  return (key: RecordKey, action: ActionOf<R> & string, input: ActionInput = {}): Promise<Detail<R>> =>
    mutateAsync({ key, action, input })
}

/** Rows of an editable list, all or none: what was added, changed (with updateDt) and taken out. */
export interface Changes<R extends AnyResource> {
  inserted: Input<R>[]
  updated: (Partial<Row<R>> & { updateDt: string })[]
  deleted: RecordKey[]
}
export function useMulti<R extends AnyResource>(resource: R, options: MutationOptions = {}) {
  const client = useQueryClient()
  const submission = useSubmission()
  const { mutateAsync } = useMutation({
    mutationFn: (changes: Changes<R>) =>
      submission(resource.path, changes, (requestKey) =>
        api.put(`${resource.path}/multi`, changes, { requestKey }),
      ),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.all(resource) }),
    ...errorsOf(options),
  })
  return async (changes: Changes<R>): Promise<void> => void (await mutateAsync(changes))
}

/** True if another record already has this value (GET check). */
export const isDuplicate = async (
  resource: AnyResource,
  name: string,
  value: string,
  key?: RecordKey,
): Promise<boolean> =>
  (await api.get<{ data: { duplicate: boolean } }>(`${resource.path}/check`, { [name]: value, key })).data
    .duplicate
