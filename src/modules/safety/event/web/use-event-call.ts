import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { api, ApiError } from '../../../../core/web/api.ts'
import { useNotice } from '../../../../core/web/components/notice.tsx'
import { queryKeys, recordPath } from '../../../../core/web/data/query-keys.ts'
import { safEvent, type SafEvent } from '../saf-event.resource.ts'

/** Calls an act of an event; its page shows the outcome. */
export function useEventCall({ safEventNo }: Pick<SafEvent, 'safEventNo'>): {
  call: (act: string, body: Record<string, unknown>, done: string) => Promise<boolean>
  busy: boolean
} {
  const client = useQueryClient()
  const notice = useNotice()
  const [busy, setBusy] = useState(false)
  const call = async (act: string, body: Record<string, unknown>, done: string) => {
    setBusy(true)
    try {
      await api.put(`${recordPath(safEvent, safEventNo)}/${act}`, body)
      await client.invalidateQueries({ queryKey: queryKeys.all(safEvent) })
      notice.info(done)
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      notice.failure(error)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { call, busy }
}
