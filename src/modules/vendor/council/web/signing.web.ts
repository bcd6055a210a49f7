import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../../../core/web/api.ts'
import { useNotice } from '../../../../core/web/components/notice.tsx'
import { session } from '../../../../core/web/session-store.ts'
import { council, type Council } from '../council.resource.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { councilPageTexts } from './council-page.texts.ts'

/** True if the signed-in user took part and has not signed yet. */
export const maySign = ({ state, attends }: Pick<Council, 'state' | 'attends'>): boolean =>
  state === 'shared' &&
  attends.some(
    ({ attendUserId, attendYn, signDt }) =>
      attendUserId === session.get().user?.userId && attendYn === 'Y' && !signDt,
  )

/** Signs minutes and reads what shows them again. */
export function useSigning(): { busy: boolean; sign: (councilNo: number) => Promise<void> } {
  const [busy, setBusy] = useState(false)
  const client = useQueryClient()
  const notice = useNotice()
  const say = useTexts(councilPageTexts)
  const sign = async (councilNo: number) => {
    setBusy(true)
    try {
      await api.put(`${council.path}/${councilNo}/sign`)
      notice.toast(say('signed'))
      await client.invalidateQueries({ queryKey: [council.name] })
    } catch (error) {
      notice.failure(error)
    } finally {
      setBusy(false)
    }
  }
  return { busy, sign }
}
