import { Tag } from 'antd'
import { useCodes } from '../../../../core/web/popup/lookups.ts'
import { StateTag } from '../../../../core/web/record/StateTag.tsx'
import { currentLanguage } from '../../../../core/web/text/text.ts'
import { supplements, type SupplementCode } from '../permit-codes.rule.ts'
import { workPermit } from '../work-permit.resource.ts'
import { alarmStates } from './permit-presets.ts'

/** 일시중지, 반려 and 실효 are red: somebody has to act. */
export const PermitStateTag = ({ state }: { state: string }) => (
  <StateTag resource={workPermit} state={state} {...((alarmStates as readonly string[]).includes(state) && { colour: 'red' })} />
)

const riskColours: Record<string, string> = { H: 'red', M: 'gold', L: 'green' }
export const RiskTag = ({ grade, name }: { grade: string | null; name?: string | null }) =>
  grade ? <Tag color={riskColours[grade] ?? 'default'}>{currentLanguage() === 'kr' ? `위험 ${name ?? grade}` : (name ?? grade)}</Tag> : null

export const supplementName = (code: string): string => supplements[code as SupplementCode] ?? code
export function SupplementTags({ codes }: { codes: readonly string[] | null }) {
  const { data: items } = useCodes(workPermit.fields.supplCds.source)
  return (codes ?? []).map((code) => (
    <Tag key={code} color="purple">
      {items?.find((item) => item.code === code)?.codeNm ?? supplementName(code)}
    </Tag>
  ))
}
