import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Detail } from '../../../../core/shared/resource.ts'
import { api } from '../../../../core/web/api.ts'
import { queryKeys, recordPath } from '../../../../core/web/data/query-keys.ts'
import { useSubmission } from '../../../../core/web/submission.ts'
import { workPermit } from '../../permit/work-permit.resource.ts'
import type { HeldLock, LastIsolation, LotoExplanations } from '../loto-board.rule.ts'
import type { PermitLoto } from '../loto-permit.rule.ts'
import { safLoto } from '../loto.resource.ts'
import { addressOf } from '../../../../core/shared/record-page.ts'
import { lotoRecords, workPermitForms } from '../../record-pages.rule.ts'

export type LotoDetail = Detail<typeof safLoto>
export const lotoAddress = {
  list: '/constSafe/loto/lotoList',
  detail: (lotoNo: number) => addressOf(lotoRecords.safLoto, lotoNo),
  create: workPermitForms.safLoto.page,
  edit: (lotoNo: number) => addressOf(workPermitForms.safLoto, lotoNo),
}

/** What the caller can do now, and what stands on a lockout. */
export const useLotoExplanations = (lotoNo: number): LotoExplanations | undefined =>
  useQuery({
    queryKey: [safLoto.name, 'explain', String(lotoNo)],
    queryFn: ({ signal }) =>
      api.get<{ data: LotoExplanations }>(`${recordPath(safLoto, lotoNo)}/explain`, undefined, { signal }),
    select: (answer) => answer.data,
    placeholderData: (before) => before,
  }).data
export interface FreeLock {
  lockNo: string
  colorCd: string
  boxNm: string | null
}
export const useFreeLocks = (lotoNo: number, enabled: boolean): readonly FreeLock[] =>
  useQuery({
    queryKey: [safLoto.name, 'locks', String(lotoNo)],
    queryFn: ({ signal }) =>
      api.get<{ data: FreeLock[] }>(`${recordPath(safLoto, lotoNo)}/locks`, undefined, { signal }),
    select: (answer) => answer.data,
    enabled,
  }).data ?? []
export const useHeldLocks = () =>
  useQuery({
    queryKey: [safLoto.name, 'held'],
    queryFn: ({ signal }) => api.get<{ data: HeldLock[] }>('/api/saf/lotolocks', undefined, { signal }),
    select: (answer) => answer.data,
  })
export const useLastIsolation = (facilityNo: number | undefined): LastIsolation | null | undefined =>
  useQuery({
    queryKey: [safLoto.name, 'last', facilityNo],
    queryFn: ({ signal }) =>
      api.get<{ data: LastIsolation | null }>('/api/saf/lotolast', { facilityNo }, { signal }),
    select: (answer) => answer.data,
    enabled: facilityNo !== undefined,
  }).data

// The refusal itself is shown by the portal's one place for errors.
const done = (): boolean => true
const refused = (): boolean => false
/**
 * Does one act on a lockout and puts the answered record on the screen; answers whether it was done. With
 * `quiet` the caller shows the refusal.
 */
export function useLotoAct(lotoNo: number, { quiet = false } = {}) {
  const client = useQueryClient()
  const submission = useSubmission()
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ act, body }: { act: string; body: unknown }) => {
      const path = `${recordPath(safLoto, lotoNo)}/${act}`
      return submission(path, body, (requestKey) => api.post<LotoDetail>(path, body, { requestKey }))
    },
    onSuccess: (detail) => {
      client.setQueryData(queryKeys.detail(safLoto, lotoNo), detail)
      return client.invalidateQueries({ queryKey: queryKeys.all(safLoto) })
    },
    onError: quiet ? () => undefined : undefined,
  })
  return {
    act: (act: string, body: unknown = {}) =>
      mutateAsync({ act, body }).then(done, quiet ? undefined : refused),
    busy: isPending,
  }
}

const permitLotosKey = (permitNo: number) => [workPermit.name, 'lotos', String(permitNo)]
/** The lockouts on which a permit stands. */
export const usePermitLotos = (permitNo: number): readonly PermitLoto[] =>
  useQuery({
    queryKey: permitLotosKey(permitNo),
    queryFn: ({ signal }) =>
      api.get<{ data: PermitLoto[] }>(`${recordPath(workPermit, permitNo)}/lotos`, undefined, { signal }),
    select: (answer) => answer.data,
    placeholderData: (before) => before,
  }).data ?? []
/**
 * Hangs and takes off personal locks, and signs for them, from the permit's page. With `quiet` the caller
 * shows the refusal.
 */
export function usePermitLotoAct(permitNo: number, { quiet = false } = {}) {
  const client = useQueryClient()
  const submission = useSubmission()
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ act, body }: { act: 'personallock' | 'lotoforce'; body: unknown }) => {
      const path = `${recordPath(workPermit, permitNo)}/${act}`
      return submission(path, body, (requestKey) =>
        api.post<{ data: PermitLoto[] }>(path, body, { requestKey }),
      )
    },
    onSuccess: (answer) => {
      client.setQueryData(permitLotosKey(permitNo), answer)
      return client.invalidateQueries({ queryKey: queryKeys.all(workPermit) })
    },
    onError: quiet ? () => undefined : undefined,
  })
  return {
    act: (act: 'personallock' | 'lotoforce', body: unknown) =>
      mutateAsync({ act, body }).then(done, quiet ? undefined : refused),
    busy: isPending,
  }
}
