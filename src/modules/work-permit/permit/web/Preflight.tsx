import { CheckCircleFilled, CloseCircleFilled, RightOutlined } from '@ant-design/icons'
import { useState } from 'react'
import { Button } from 'antd'
import { BusyButton } from '../../../../core/web/components/BusyButton.tsx'
import type { Helper } from '../permit-helpers.rule.ts'
import type { Allowed, Reason } from '../../../../core/shared/resource.ts'
import { reportable } from './preflight-actions.ts'
import { said } from '../../../../core/web/text/text.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { permitTexts } from './permit-page.texts.ts'
import { mayOpen } from '../../../../core/web/record-address.ts'

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
  const lists = reportable(allowed)
  if (lists.length === 0 && mySignatures.length === 0 && notes.length === 0 && !ahead) return null
  return (
    <section className="permit-preflight" aria-label={say('nextSteps')}>
      {mySignatures.length > 0 && (
        <ul className="is-mine">
          <Missing
            reason={{
              guard: 'mine',
              message: say('mineWaits', { names: mySignatures.join(', ') }),
              fixUrl: '#signatures',
            }}
            onFix={onFix}
          />
        </ul>
      )}
      {notes.length > 0 && (
        <ul>
          {notes.map((reason) => (
            <Missing key={said(reason.message)} reason={reason} onFix={onFix} />
          ))}
        </ul>
      )}
      {[...lists, ...(ahead ? [{ ...ahead, action: 'ahead' }] : [])].map(({ action, label, reasons }) => (
        <div key={action}>
          {reasons.length === 0 ? (
            <p className="is-ready">
              <CheckCircleFilled aria-hidden /> {say('ready', { action: label })}{' '}
              {action === 'ahead' ? say('issuerNext') : say('pressBelow')}
            </p>
          ) : (
            <>
              <p className="is-missing">
                {say('todoBefore', { action: label })}{' '}
                <span className="permit-count is-alarm">{reasons.length}</span>
              </p>
              <ul>
                {reasons.map((reason) => (
                  <Missing
                    key={`${reason.guard}${reason.message}`}
                    reason={editUrl && inForm(action, reason) ? { ...reason, fixUrl: editUrl } : reason}
                    onFix={onFix}
                    helper={helperOf?.(reason.guard) ?? null}
                    onAsk={onAsk}
                  />
                ))}
              </ul>
            </>
          )}
        </div>
      ))}
    </section>
  )
}

function Missing({
  reason: { guard, message, fixUrl },
  onFix,
  helper = null,
  onAsk,
}: {
  reason: Omit<Reason, 'fixUrl'> & { fixUrl?: string | undefined }
  onFix: (fixUrl: string) => void
  helper?: Helper | null
  onAsk?: ((guard: string) => Promise<unknown>) | undefined
}) {
  const say = useTexts(permitTexts)
  const [asked, setAsked] = useState(false)
  return (
    <li>
      <CloseCircleFilled aria-hidden />
      <span>{said(message)}</span>
      {fixUrl && (fixUrl.startsWith('#') || mayOpen(fixUrl)) && (
        <Button
          size="small"
          iconPlacement="end"
          icon={<RightOutlined aria-hidden />}
          onClick={() => onFix(fixUrl)}
        >
          {fixUrl === '#clocks' ? say('seeTimes') : say('fix')}
        </Button>
      )}
      {helper && (
        <span className="permit-helper">
          {helper.userNm} {helper.telNo && <a href={`tel:${helper.telNo}`}>{helper.telNo}</a>}
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
      )}
    </li>
  )
}
