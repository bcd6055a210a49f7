import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { listPathOf, type Detail } from '../../../../core/shared/resource.ts'
import { api, type QueryParams } from '../../../../core/web/api.ts'
import { useDetail } from '../../../../core/web/data/hooks.ts'
import { queryKeys, recordPath } from '../../../../core/web/data/query-keys.ts'
import type { OutboxEntry } from '../../../../core/web/outbox/outbox-store.ts'
import { kept, postOrKeep } from '../../../../core/web/outbox/outbox.ts'
import { useSubmission } from '../../../../core/web/submission.ts'
import type { CrewKey } from '../crew.rule.ts'
import type { PermitExplanations } from '../permit-explanations.rule.ts'
import type { PermitParameters } from '../permit-parameters.rule.ts'
import type { PermitState } from '../permit-transitions.rule.ts'
import { workPermit } from '../work-permit.resource.ts'
import { permitAddress } from './addresses.ts'
import { actPath, type WaitingAct } from './waiting.ts'

export type PermitDetail = Detail<typeof workPermit>
/** The dated table changes rarely; a page that is open over midnight asks again. */
const parametersStaleMs = 10 * 60_000

/** The figures in force at a plant today, with which the browser judges as the server will. */
export const usePermitParameters = (plantCd: string | null | undefined): PermitParameters | undefined =>
  useQuery({
    queryKey: ['lookup', 'permitParameters', plantCd ?? ''],
    queryFn: () => api.get<{ data: PermitParameters }>('/api/saf/permitparameters', { plantCd }),
    select: (answer) => answer.data,
    staleTime: parametersStaleMs,
  }).data

/** Every '왜?' of one permit; asked again whenever a permit changes, here or elsewhere. */
const explanationsOf = (permitNo: number) =>
  queryOptions({
    queryKey: [workPermit.name, 'explain', String(permitNo)],
    queryFn: ({ signal }) =>
      api.get<{ data: PermitExplanations }>(`${recordPath(workPermit, permitNo)}/explain`, undefined, {
        signal,
      }),
  })
export const usePermitExplanations = (permitNo: number): PermitExplanations | undefined =>
  useQuery(explanationsOf(permitNo)).data?.data

/**
 * What the page of a permit opens with, asked for at once and drawn at once: what comes later pushes down
 * what is being read. Without the explanations the page still stands.
 */
export function usePermitPage(permitNo: number) {
  const { detail, error, loading, reload } = useDetail(workPermit, permitNo)
  // Not pending alone: without the network the question is not even asked.
  const { isLoading, failureCount } = useQuery(explanationsOf(permitNo))
  const isExplained = !isLoading || failureCount > 0
  return { detail: isExplained ? detail : undefined, error, loading: loading || !isExplained, reload }
}

/** Somebody who could be named on a permit, with everything that speaks against it. */
export interface CrewCandidate {
  key: CrewKey
  name: string
  deptNm: string | null
  reasons: string[]
}
/** People of whoever does the order, judged for the day and the special educations of the work. */
export const useCrewCandidates = (query: {
  wkodNo: number | undefined
  workYmd: string | undefined
  /** Items of VND_EDU. */
  eduCds: string[] | undefined
  q?: string
  /** These people, whatever their names. */
  keys?: string[]
}) =>
  useQuery({
    queryKey: [workPermit.name, 'crew', query],
    queryFn: ({ signal }) => api.get<{ data: CrewCandidate[] }>('/api/saf/workpermitcrew', query, { signal }),
    select: (answer) => answer.data,
    enabled: query.wkodNo !== undefined && (query.keys === undefined || query.keys.length > 0),
    placeholderData: (before) => before,
  })

/** Permits per state under the conditions of a list. */
export const usePermitCounts = (conditions: object): Partial<Record<PermitState, number>> | undefined =>
  useQuery({
    queryKey: [workPermit.name, 'counts', conditions],
    queryFn: ({ signal }) =>
      api.get<{ data: Partial<Record<PermitState, number>> }>(
        `${listPathOf(workPermit)}/states`,
        conditions as QueryParams,
        { signal },
      ),
    select: (answer) => answer.data,
    placeholderData: (before) => before,
  }).data

/** What is recorded on a permit besides its transitions. */
export type PermitAct =
  | 'gas'
  | 'checks'
  | 'entry'
  | 'sign'
  | 'sitecheck'
  | 'meeting'
  | 'attend'
  | 'cooperation'
  | 'simopsadjust'
  | 'simopsconfirm'
  | 'ask'
interface Given {
  act: PermitAct
  body: unknown
  /** What it is called while it waits; without it nothing waits. */
  what?: string
  /** The refused one that it puts right. */
  corrects?: OutboxEntry | undefined
}
/**
 * Does one act and puts the answered record on the screen. The promise is rejected with the refusal; with
 * `quiet` the caller shows it.
 * `actOrKeep` answers `kept` where the network is lost and the act waits for it.
 */
export function usePermitAct(permitNo: number, { quiet = false, overlay = true } = {}) {
  const client = useQueryClient()
  const submission = useSubmission()
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ act, body, what, corrects }: Given): Promise<PermitDetail | typeof kept> => {
      const path = actPath(permitNo, act)
      return submission(path, body, (requestKey) =>
        what === undefined
          ? api.post<PermitDetail>(path, body, { overlay, requestKey })
          : postOrKeep<PermitDetail>(
              {
                path,
                body,
                what,
                address: permitAddress.detail(permitNo),
                topic: workPermit.name,
                requestKey,
                corrects,
              },
              { overlay },
            ),
      )
    },
    onSuccess: (detail) => {
      if (detail === kept) return
      client.setQueryData(queryKeys.detail(workPermit, permitNo), detail)
      return client.invalidateQueries({ queryKey: queryKeys.all(workPermit) })
    },
    // The library would hold it back while the browser says that it is offline.
    networkMode: 'always',
    onError: quiet ? () => undefined : undefined,
  })
  return {
    act: async (act: PermitAct, body: unknown) => (await mutateAsync({ act, body })) as PermitDetail,
    actOrKeep: (act: WaitingAct, body: unknown, what: string, corrects?: OutboxEntry) =>
      mutateAsync({ act, body, what, corrects }),
    busy: isPending,
  }
}
