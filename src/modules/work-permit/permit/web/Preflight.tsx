import { useState } from 'react'
import { BusyButton } from '../../../../core/web/components/BusyButton.tsx'
import type { Helper } from '../permit-helpers.rule.ts'
import type { Allowed, Reason } from '../../../../core/shared/resource.ts'
import { reportable } from './preflight-actions.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { permitTexts } from './permit-page.texts.ts'
import { Blockers, type Blocker } from '../../../../core/web/record/Blockers.tsx'

export interface PreflightProps {
  allowed: readonly Allowed[]
  /** Goes to what fixes a reason. */
  onFix: (fixUrl: string) => void
  /** The form, for what is missing in it; absent when it may not be changed now. */
  editUrl?: string | undefined
  /** Names of the signatures of the approval path that this person can give now. */
  mySignatures?: readonly string[]
  /** What the reader prepares and another one presses, with its label. */
  ahead?: { label: string; reasons: readonly Reason[] } | undefined
  /** What has to be done while the work goes on, such as the handover. */
  notes?: readonly Reason[]
  /** Whom to ask about a condition that is not the reader's to do; null where it is. */
  helperOf?: (guard: string) => Helper | null
  /** Asks that person. */
  onAsk?: (guard: string) => Promise<unknown>
}

/**
 * What is asked for before the request, and the supplements' facts later, are written in the form; the page
 * only shows them.
 */
const inForm = (action: string, { guard, fixUrl }: Reason): boolean =>
  guard === 'supplements' ||
  guard === 'leader' ||
  (action === 'request' && guard !== 'simops' && guard !== 'plans' && !fixUrl?.startsWith('/'))

/** Everything that still stands between the permit and its next step, at once and with the way to each. */
export function Preflight({
  allowed,
  onFix,
  editUrl,
  mySignatures = [],
  ahead,
  notes = [],
  helperOf,
  onAsk,
}: PreflightProps) {
  const say = useTexts(permitTexts)
  const blockerOf = (action: string, reason: Reason): Blocker => {
    const helper = helperOf?.(reason.guard) ?? null
    return {
      ...reason,
      fixUrl: editUrl && inForm(action, reason) ? editUrl : reason.fixUrl,
      fixText: reason.fixUrl === '#clocks' ? say('seeTimes') : undefined,
      beside: helper ? <AskHelper helper={helper} guard={reason.guard} onAsk={onAsk} /> : undefined,
    }
  }
  return (
    <Blockers
      onFix={onFix}
      mine={
        mySignatures.length > 0
          ? [
              {
                guard: 'mine',
                message: say('mineWaits', { names: mySignatures.join(', ') }),
                fixUrl: '#signatures',
              },
            ]
          : []
      }
      notes={notes}
      steps={[...reportable(allowed), ...(ahead ? [{ ...ahead, action: 'ahead' }] : [])].map(
        ({ action, label, reasons }) => ({
          action,
          label,
          reasons: reasons.map((reason) => blockerOf(action, reason)),
          after: action === 'ahead' ? say('issuerNext') : undefined,
        }),
      )}
    />
  )
}

/** The named person who can do it, with the telephone, and the button that tells that person. */
function AskHelper({
  helper: { userNm, telNo },
  guard,
  onAsk,
}: {
  helper: Helper
  guard: string
  onAsk: ((guard: string) => Promise<unknown>) | undefined
}) {
  const say = useTexts(permitTexts)
  const [asked, setAsked] = useState(false)
  return (
    <span className="permit-helper">
      {userNm} {telNo && <a href={`tel:${telNo}`}>{telNo}</a>}
      {onAsk && (
        <BusyButton
          size="small"
          disabled={asked}
          action={async () => {
            await onAsk(guard)
            setAsked(true)
          }}
        >
          {asked ? say('asked') : say('ask')}
        </BusyButton>
      )}
    </span>
  )
}
