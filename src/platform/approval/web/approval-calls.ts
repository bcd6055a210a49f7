import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../core/web/api.ts'
import { flatMenus, session } from '../../../core/web/session-store.ts'
import { useSubmission } from '../../../core/web/submission.ts'
import { apprRqst } from '../appr-rqst.resource.ts'
import type {
  Act,
  ActInput,
  ApprovalView,
  Box,
  BoxCounts,
  BoxRow,
  BulkResult,
  RecordApproval,
  RequestForm,
  RequestInput,
  SigningDept,
  SigningPerson,
} from '../approval-answers.rule.ts'

export const boxMenu = 'my/apprBox/apprBox'
/** Address of the boxes' page with one box open; undefined for users without boxes. */
export function boxAddress(box: Box): string | undefined {
  const page = flatMenus(session.get().menus).find(({ frontEndUrl }) => frontEndUrl === boxMenu)?.routePath
  return page && `${page}?box=${box}`
}

// Every key begins with the name of the entity, so that a live event, a transition or an act loads the shown
// data again.
const topic = apprRqst.name
const base = '/api/manage'

export const useBoxCounts = () =>
  useQuery({
    queryKey: [topic, 'counts'],
    queryFn: ({ signal }) => api.get<{ data: BoxCounts }>(`${base}/apprbox`, undefined, { signal }),
    select: (answer) => answer.data,
  })

export interface BoxAsked {
  page: number
  limit: number
  q: string
  apprBizCd: string
}
export const useBox = (box: Box, asked: BoxAsked) =>
  useQuery({
    queryKey: [topic, 'box', box, asked],
    queryFn: ({ signal }) =>
      api.get<{ data: BoxRow[]; total: number; more: boolean }>(
        `${base}/apprbox/${box}`,
        { ...asked },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })

export const useDocument = (no: string | undefined) =>
  useQuery({
    queryKey: [topic, 'document', no],
    queryFn: ({ signal }) =>
      api.get<ApprovalView>(`${base}/appr/${encodeURIComponent(no ?? '')}`, undefined, { signal }),
    enabled: no !== undefined,
  })

/** An act on one document; the page shows what was refused. */
export function useAct(no: number) {
  const client = useQueryClient()
  const submission = useSubmission()
  const { mutateAsync } = useMutation({
    mutationFn: ({ act, input }: { act: Act; input: ActInput }) => {
      const path = `${base}/appr/${no}/${act}`
      return submission(path, input, (requestKey) => api.put<ApprovalView>(path, input, { requestKey }))
    },
    onSuccess: async (view) => {
      client.setQueryData([topic, 'document', String(no)], view)
      await Promise.all(
        [topic, view.link.taskClassNm].map((name) => client.invalidateQueries({ queryKey: [name] })),
      )
    },
    onError: () => undefined,
  })
  return (act: Act, input: ActInput): Promise<ApprovalView> => mutateAsync({ act, input })
}

export function useBulk() {
  const client = useQueryClient()
  const submission = useSubmission()
  const { mutateAsync } = useMutation({
    mutationFn: (body: ActInput & { apprRqstNos: number[] }) =>
      submission('bulk', body, (requestKey) =>
        api.post<{ data: BulkResult[] }>(`${base}/appr/bulk`, body, { requestKey }),
      ),
    onSuccess: () => client.invalidateQueries({ queryKey: [topic] }),
    onError: () => undefined,
  })
  return mutateAsync
}

export interface RecordAsked {
  taskClassNm: string
  apprBizKey: string
  taskActNm?: string
}
export const useRequestForm = (asked: RecordAsked) =>
  useQuery({
    queryKey: [topic, 'form', asked],
    queryFn: ({ signal }) =>
      api.get<{ data: RequestForm }>(`${base}/apprrequest/form`, { ...asked }, { signal }),
    select: (answer) => answer.data,
    // Typed text must not be replaced by a change from another window.
    refetchOnWindowFocus: false,
    gcTime: 0,
  })

/** 상신 or 임시저장 through the engine's own address. */
export function useRequest() {
  const client = useQueryClient()
  const submission = useSubmission()
  const { mutateAsync } = useMutation({
    mutationFn: (input: RequestInput) =>
      submission('request', input, (requestKey) =>
        api.post<ApprovalView>(`${base}/apprrequest`, input, { requestKey }),
      ),
    onSuccess: (view) =>
      Promise.all(
        [topic, view.link.taskClassNm].map((name) => client.invalidateQueries({ queryKey: [name] })),
      ),
    onError: () => undefined,
  })
  return mutateAsync
}

export const useRecordApprovals = (asked: RecordAsked) =>
  useQuery({
    queryKey: [topic, 'record', asked],
    queryFn: ({ signal }) =>
      api.get<{ data: RecordApproval[] }>(`${base}/apprrequest/record`, { ...asked }, { signal }),
    select: (answer) => answer.data,
  })

/** The organisation changes rarely. */
const staleMs = 5 * 60_000
export const useSigningDepts = () =>
  useQuery({
    queryKey: ['lookup', 'apprDepts'],
    queryFn: () => api.get<{ data: SigningDept[] }>(`${base}/apprpeople/depts`),
    select: (answer) => answer.data,
    staleTime: staleMs,
  })
export const useSigningPeople = (asked: { q?: string; deptCd?: string | null }, enabled: boolean) =>
  useQuery({
    queryKey: ['lookup', 'apprPeople', asked],
    queryFn: ({ signal }) => api.get<{ data: SigningPerson[] }>(`${base}/apprpeople`, asked, { signal }),
    select: (answer) => answer.data,
    placeholderData: keepPreviousData,
    enabled,
    staleTime: staleMs,
  })
