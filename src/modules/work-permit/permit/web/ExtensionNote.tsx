import { Alert } from 'antd'
import { addMinutes, showMoment, toMoment } from '../../../../core/shared/dates.ts'
import type { PermitParameters } from '../permit-parameters.rule.ts'
import { judgeExtension } from '../validity.rule.ts'
import type { WorkPermit } from '../work-permit.resource.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { permitTexts } from './permit-page.texts.ts'
import { said } from '../../../../core/web/text/text.ts'

interface Props {
  permit: WorkPermit
  parameters: PermitParameters | undefined
  /** What stands in the dialog now. */
  values: Record<string, unknown>
}

/**
 * How far a permit may be extended, and what follows from the end that is being asked for; judged by the
 * server's own rule.
 */
export function ExtensionNote({ permit, parameters, values }: Props) {
  const say = useTexts(permitTexts)
  if (!parameters) return null
  const { startDt, endDt } = permit
  const latest = [
    addMinutes(endDt, parameters.extensionMaxMinutes),
    addMinutes(startDt, parameters.totalMaxMinutes),
  ].toSorted()[0]!
  const asked = typeof values['extRqstDt'] === 'string' ? toMoment(values['extRqstDt']) : undefined
  const verdict = asked
    ? judgeExtension({ startDt, endDt, extEndDt: asked, extensionCnt: permit.extCnt ?? 0 }, parameters)
    : undefined
  return (
    <Alert
      type={verdict && !verdict.ok ? 'error' : verdict && verdict.handoverDts.length > 0 ? 'warning' : 'info'}
      showIcon
      role="status"
      style={{ marginBottom: 12 }}
      title={
        verdict && !verdict.ok
          ? said(verdict.reasons[0]!.message)
          : say('extensionUntil', { at: showMoment(latest) })
      }
      description={
        <>
          {say('extensionHelp', {
            count: parameters.extensionMaxCount,
            hours: parameters.extensionMaxMinutes / 60,
            total: parameters.totalMaxMinutes / 60,
            lead: parameters.extensionLeadMinutes,
            at: showMoment(addMinutes(endDt, -parameters.extensionLeadMinutes)).slice(11),
          })}
          {verdict && verdict.handoverDts.length > 0 && (
            <strong className="permit-crossing">
              {say('extensionShift', { times: verdict.handoverDts.map((each) => each.slice(11)).join(', ') })}
            </strong>
          )}
        </>
      }
    />
  )
}
