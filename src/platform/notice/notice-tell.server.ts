import type { Context } from '../../core/server/context.ts'
import { notice } from './notice.resource.ts'

/** Code of the notification event (admin 3, NOTI_EVENT). */
export const noticeEvent = 'MGT_NOTICE'
export interface Told {
  to: readonly string[]
  variables: { title: string; cont: string; actUserNm: string }
  linkUrl: string
  /** A person who was told under this key is not told again. */
  once: string
}

/** The one place where notices tell people: open browsers fetch their notices anew. It has the shape of the notification function. */
export async function tell(context: Context, _eventCd: string, { to }: Told): Promise<number> {
  context.publish({ topic: notice.name })
  return new Set(to).size
}
