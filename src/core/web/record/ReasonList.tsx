import { Alert } from 'antd'
import type { Reason } from '../../shared/resource.ts'
import { mayOpen } from '../record-address.ts'
import { useTab } from '../TabHost.tsx'
import { usePageText } from '../text/page-text.ts'
import { said } from '../text/text.ts'

/** Why something is refused, with the way to what fixes it. */
export function ReasonList({ reasons }: { reasons: readonly Reason[] }) {
  return (
    <ul className="reason-list">
      {reasons.map((reason) => (
        <li key={`${reason.guard}${said(reason.message)}`}>
          <ReasonText {...reason} />
        </li>
      ))}
    </ul>
  )
}
function ReasonText({ message, fixUrl }: Reason) {
  const text = usePageText()
  const tab = useTab()
  return (
    <>
      {said(message)}{' '}
      {fixUrl && (!fixUrl.startsWith('/') || mayOpen(fixUrl)) && (
        <a
          href={fixUrl}
          onClick={(event) => {
            // Inside the portal the page opens as a tab; with Ctrl the browser does what it always does.
            if (!fixUrl.startsWith('/') || event.ctrlKey || event.metaKey) return
            event.preventDefault()
            tab.open(fixUrl)
          }}
        >
          {text('record.goThere')}
        </a>
      )}
    </>
  )
}

/** The server's refusal with its reasons, on top of a popup that stays open; the first reason is often its message. */
export function RefusalAlert({
  refusal,
}: {
  refusal: { message: string; reasons: readonly Reason[] } | undefined
}) {
  if (!refusal) return null
  const { message, reasons } = refusal
  const same = reasons.find((reason) => said(reason.message) === message)
  const others = reasons.filter((reason) => reason !== same)
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={same ? <ReasonText {...same} /> : message}
      description={others.length > 0 && <ReasonList reasons={others} />}
    />
  )
}
