import { Alert } from 'antd'
import { addMinutes, showMoment, toMoment } from '../../../../core/shared/dates.ts'
import type { PermitParameters } from '../permit-parameters.rule.ts'
import { judgeExtension } from '../validity.rule.ts'
import type { WorkPermit } from '../work-permit.resource.ts'

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
        verdict && !verdict.ok ? verdict.reasons[0]!.message : `${showMoment(latest)}까지 연장할 수 있습니다.`
      }
      description={
        <>
          연장은 {parameters.extensionMaxCount}회, 최대 {parameters.extensionMaxMinutes / 60}시간(전체{' '}
          {parameters.totalMaxMinutes / 60}시간 이내)이며, 종료 {parameters.extensionLeadMinutes}분 전(
          {showMoment(addMinutes(endDt, -parameters.extensionLeadMinutes)).slice(11)}
          )까지 요청합니다.
          {verdict && verdict.handoverDts.length > 0 && (
            <strong className="permit-crossing">
              교대시각({verdict.handoverDts.map((each) => each.slice(11)).join(', ')})을 넘깁니다. 다음 조
              발급자의 교대인계 서명과 새 가스측정이 필요합니다.
            </strong>
          )}
        </>
      }
    />
  )
}
