import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api, type Answer } from '../../../core/web/api.ts'
import type { NotiChoice } from '../choice.rule.ts'
import type { Digest } from '../digest.rule.ts'
import { noti } from '../noti.resource.ts'

/**
 * Topic of the live stream; queries under it are asked again when the server tells this person's browsers.
 */
const notificationTopic = 'notification'

export interface BellRow {
  notiNo: number
  title: string
  body: string
  linkUrl: string | null
  state: 'unread' | 'read'
  createDt: string
}
/** The number on the bell and the newest 20. A failure to load them disturbs nobody. */
export const useBell = () =>
  useQuery({
    queryKey: [notificationTopic, 'bell'],
    queryFn: ({ signal }) =>
      api.get<Answer<{ unread: number; rows: BellRow[] }>>('/api/manage/notis/bell', undefined, {
        haste: 'patient',
        signal,
        quiet: true,
      }),
  })

/** Marks own notifications, all when none is named. */
export function useMark() {
  const client = useQueryClient()
  return async (readYn: 'Y' | 'N', notiNos?: readonly number[]): Promise<void> => {
    await api.put('/api/manage/notis', { readYn, notiNos }, { overlay: false })
    await Promise.all(
      [notificationTopic, noti.name].map((topic) => client.invalidateQueries({ queryKey: [topic] })),
    )
  }
}

const choicesKey = ['notipref']
export const useChoices = () =>
  useQuery({
    queryKey: choicesKey,
    queryFn: ({ signal }) => api.get<Answer<NotiChoice[]>>('/api/manage/notipref', undefined, { signal }),
  })
export function useChoose() {
  const client = useQueryClient()
  return async (change: { eventCd: string; channel: string; onYn: 'Y' | 'N' }): Promise<void> => {
    client.setQueryData(
      choicesKey,
      await api.put<Answer<NotiChoice[]>>('/api/manage/notipref', change, { overlay: false }),
    )
  }
}

/** Asked once a sign-in: what happened before it does not change. */
export const useDigest = (userId: string) =>
  useQuery({
    queryKey: ['awaydigest', userId],
    queryFn: ({ signal }) =>
      api.get<Answer<Digest>>('/api/main/portlet/awaydigest', undefined, { signal, quiet: true }),
    staleTime: Infinity,
  })
