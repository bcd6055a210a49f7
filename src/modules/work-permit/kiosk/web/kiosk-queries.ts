import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { messages } from '../../../../core/shared/messages.ts'
import type { Detail } from '../../../../core/shared/resource.ts'
import { api } from '../../../../core/web/api.ts'
import { ApiError } from '../../../../core/web/api-error.ts'
import { checkFiles } from '../../../../core/web/attach/attach-check.ts'
import { useNotice } from '../../../../core/web/components/notice.tsx'
import type { OutboxEntry } from '../../../../core/web/outbox/outbox-store.ts'
import { kept, postOrKeep } from '../../../../core/web/outbox/outbox.ts'
import { useSubmission } from '../../../../core/web/submission.ts'
import { workPermit } from '../../permit/work-permit.resource.ts'
import type { KioskMore, KioskPermit, KioskTask } from '../kiosk-permit.rule.ts'
import { said } from '../../../../core/web/text/text.ts'

export type KioskDetail = Omit<Detail<typeof workPermit>, 'editable'> & KioskMore
const topic = 'kiosk'
/** The device hears nothing of what others do: the lists are asked anew this often. */
const againMs = 20_000

export const kioskActPath = (permitNo: number, act: string): string => `/api/kiosk/permit/${permitNo}/${act}`
/** Where something that waits for the network was entered. */
export const kioskAddress = (task: KioskTask, permitNo: number): string =>
  `/kiosk?task=${task}&no=${permitNo}`

export const useKioskPermits = () =>
  useQuery({
    queryKey: [topic, 'permits'],
    queryFn: () => api.get<{ data: KioskPermit[] }>('/api/kiosk/permits'),
    select: (answer) => answer.data,
    refetchInterval: againMs,
  })
export const useKioskPermit = (permitNo: number) =>
  useQuery({
    queryKey: [topic, 'permit', permitNo],
    queryFn: () => api.get<KioskDetail>(`/api/kiosk/permit/${permitNo}`),
    refetchInterval: againMs,
  })

/**
 * Hangs a picture on the permit; it does not wait for the network. A refusal is told.
 * @returns its number, undefined where it was refused
 */
export function useKioskPicture(permitNo: number) {
  const client = useQueryClient()
  const notice = useNotice()
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ file, explanation }: { file: File; explanation: string }) => {
      const form = new FormData()
      form.append('pictureExplan', explanation)
      form.append('files', file, file.name)
      return api.upload<KioskDetail & { photoFileNo: number | null }>(
        kioskActPath(permitNo, 'picture'),
        form,
        {
          overlay: false,
          quiet: true,
        },
      )
    },
    onSuccess: (answer) => void client.setQueryData([topic, 'permit', permitNo], answer),
    onError: () => undefined,
  })
  return {
    async send(file: File, explanation: string): Promise<number | undefined> {
      const [hint] = checkFiles([file], workPermit.files!.photo!, 0).messages
      if (hint) {
        notice.error(hint)
        return undefined
      }
      try {
        return (await mutateAsync({ file, explanation })).photoFileNo ?? undefined
      } catch (error) {
        if (error instanceof ApiError) notice.failure(error)
        else notice.error(said(messages.fileSaveFailed))
        return undefined
      }
    },
    sending: isPending,
  }
}

interface Given {
  act: string
  body: unknown
  /** What it is called while it waits for the network, and on which page; without it nothing waits. */
  waits?: { what: string; task: KioskTask }
  /** The refused one that it puts right. */
  corrects?: OutboxEntry | undefined
}
/**
 * Does one act and shows the answered permit; a refusal is told, answered false, or thrown when the page
 * shows it at its fields.
 */
export function useKioskAct(permitNo: number) {
  const client = useQueryClient()
  const notice = useNotice()
  const submission = useSubmission()
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ act, body, waits, corrects }: Given): Promise<KioskDetail | typeof kept> => {
      const path = kioskActPath(permitNo, act)
      return submission(path, body, (requestKey) =>
        waits
          ? postOrKeep<KioskDetail>(
              {
                path,
                body,
                what: waits.what,
                address: kioskAddress(waits.task, permitNo),
                topic,
                requestKey,
                corrects,
              },
              { overlay: false },
            )
          : api.post<KioskDetail>(path, body, { requestKey, overlay: false, quiet: true }),
      )
    },
    onSuccess: (answer) => {
      if (answer !== kept) client.setQueryData([topic, 'permit', permitNo], answer)
      return client.invalidateQueries({ queryKey: [topic, 'permits'] })
    },
    // The library would hold it back while the browser says that it is offline.
    networkMode: 'always',
    onError: () => undefined,
  })
  const run = (given: Given) => mutateAsync(given)
  return {
    run,
    /** The same; what the server refuses is shown over the page. Answers whether it was done, or waits. */
    async tell(given: Given): Promise<boolean> {
      try {
        await run(given)
        return true
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        notice.failure(error)
        return false
      }
    },
    busy: isPending,
  }
}
