import { waitableTimeoutMs } from '../../../core/shared/limits.ts'
import { api } from '../../../core/web/api.ts'
import type { Courier } from '../../../core/web/outbox/outbox.ts'
import { session } from '../../../core/web/session-store.ts'
import { deliverPath } from '../kiosk.rule.ts'
import type { Entered } from './BadgeForm.tsx'

/**
 * Sends what anybody has entered at this device without network (decision 0115). The ticket of a session lies in this
 * window alone until something has to wait.
 */
export function courierOf(secret: string): Courier & { enter: (given: Entered) => void } {
  let present: Entered | undefined
  return {
    enter: (given) => (present = given),
    mark: () =>
      present && present.user.userId === session.get().user?.userId
        ? { ticket: present.ticket, userNm: present.user.userNm }
        : undefined,
    post: ({ path, body, requestKey, enteredDt }, ticket) =>
      api.post(
        deliverPath,
        { secret, ticket, path, body, requestKey, enteredDt },
        { overlay: false, quiet: true, signIn: true, timeoutMs: waitableTimeoutMs },
      ),
  }
}
