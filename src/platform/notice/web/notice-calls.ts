import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api, type Answer } from '../../../core/web/api.ts'
import { useSubmission } from '../../../core/web/submission.ts'
import type {
  Board,
  ListedNotice,
  ReaderRow,
  ReadRate,
  Reply,
  TargetName,
  TargetOption,
  UnreadAnswer,
} from '../notice-answers.rule.ts'
import { notice } from '../notice.resource.ts'

/** Keys begin with the topic, so that whatever is posted or taken down refreshes them. */
const keys = {
  board: (of: Board) => [notice.name, 'board', of],
  one: (no: string) => [notice.name, 'reader', no],
  panel: [notice.name, 'panel'],
  popups: [notice.name, 'popups'],
  rates: [notice.name, 'rates'],
  replies: (no: number) => [notice.name, 'replies', no],
  unread: (no: number) => [notice.name, 'unread', no],
}

export const useBoard = (of: Board) =>
  useQuery({
    queryKey: keys.board(of),
    queryFn: ({ signal }) =>
      api.get<{ data: ListedNotice[]; unread: number }>('/api/mgt/notices', { of }, { signal }),
  })
export const useReaderNotice = (no: string) =>
  useQuery({
    queryKey: keys.one(no),
    queryFn: ({ signal }) =>
      api.get<{ data: ReaderRow; manage: boolean }>(`/api/mgt/notice/${encodeURIComponent(no)}`, undefined, {
        signal,
      }),
    enabled: no !== '',
  })
export const usePanel = () =>
  useQuery({
    queryKey: keys.panel,
    queryFn: ({ signal }) =>
      api.get<Answer<{ unread: number; rows: ListedNotice[] }>>('/api/main/portlet/notices', undefined, {
        signal,
      }),
    select: (answer) => answer.data,
  })
export const usePopups = () =>
  useQuery({
    queryKey: keys.popups,
    queryFn: ({ signal }) =>
      api.get<Answer<ReaderRow[]>>('/api/mgt/notices/popups', undefined, {
        signal,
        quiet: true,
        haste: 'patient',
      }),
    select: (answer) => answer.data,
  })
export const useRates = () =>
  useQuery({
    queryKey: keys.rates,
    queryFn: ({ signal }) => api.get<Answer<ReadRate[]>>('/api/manage/notice/rates', undefined, { signal }),
    select: (answer) => new Map(answer.data.map((rate) => [rate.noticeNo, rate])),
  })
export const useUnread = (noticeNo: number) =>
  useQuery({
    queryKey: keys.unread(noticeNo),
    queryFn: ({ signal }) =>
      api.get<Answer<UnreadAnswer>>(`/api/manage/notice/${noticeNo}/unread`, undefined, { signal }),
    select: (answer) => answer.data,
  })
export const useReplies = (noticeNo: number) =>
  useQuery({
    queryKey: keys.replies(noticeNo),
    queryFn: ({ signal }) => api.get<Answer<Reply[]>>(repliesPath(noticeNo), undefined, { signal }),
    select: (answer) => answer.data,
  })
const repliesPath = (noticeNo: number): string => `/api/mgt/notice/${noticeNo}/replies`
/** Asks, answers and takes back. */
export function useReplying(noticeNo: number) {
  const client = useQueryClient()
  const submission = useSubmission()
  const path = repliesPath(noticeNo)
  const refresh = () => client.invalidateQueries({ queryKey: keys.replies(noticeNo) })
  return {
    write: async (body: { cont: string; openYn?: 'Y' | 'N'; upReplyNo?: number }) => {
      await submission(path, body, (requestKey) => api.post(path, body, { requestKey }))
      await refresh()
    },
    remove: async (replyNo: number) => {
      await api.delete(`${path}/${replyNo}`)
      await refresh()
    },
  }
}
export const useTargets = (enabled: boolean) =>
  useQuery({
    queryKey: ['noticeTargets'],
    queryFn: ({ signal }) =>
      api.get<Answer<Record<TargetName, TargetOption[]>>>('/api/manage/notice/targets', undefined, {
        signal,
      }),
    select: (answer) => answer.data,
    enabled,
  })

/** A reader's acts on a notice; everything that shows or counts notices is loaded again. */
export function useReading() {
  const client = useQueryClient()
  const submission = useSubmission()
  const put = async (address: string, body: object) => {
    const answer = await submission(address, body, (requestKey) =>
      api.put(address, body, { requestKey, overlay: false }),
    )
    await Promise.all([
      client.invalidateQueries({ queryKey: [notice.name] }),
      client.invalidateQueries({ queryKey: ['myWork'] }),
    ])
    return answer
  }
  return {
    read: (noticeNo: number) => put(`/api/manage/notice/${noticeNo}/read`, {}),
    confirm: (noticeNo: number, answerTxt?: string) =>
      put(`/api/manage/notice/${noticeNo}/read`, { confirmYn: 'Y', answerTxt }),
    hideToday: (noticeNo: number) => put(`/api/mgt/notice/${noticeNo}/hide`, {}),
    remind: async (noticeNo: number) =>
      ((await put(`/api/manage/notice/${noticeNo}/remind`, {})) as Answer<{ told: number }>).data.told,
  }
}
