import { systemUserId } from '../../shared/session.ts'
import { useText } from '../text/text.ts'

/** What a person is called on the screen: the name, and '시스템' for what the clock has done. */
export function usePersonName(): (userNm: string | null | undefined, userId: string) => string {
  const text = useText()
  return (userNm, userId) => userNm ?? (userId === systemUserId ? text('record.system') : userId)
}
