import { systemUserId } from '../../shared/session.ts'
import { usePageText } from '../text/page-text.ts'

/** The name of a person on the screen; '시스템' for acts of the clock. */
export function usePersonName(): (userNm: string | null | undefined, userId: string) => string {
  const text = usePageText()
  return (userNm, userId) => userNm ?? (userId === systemUserId ? text('record.system') : userId)
}
