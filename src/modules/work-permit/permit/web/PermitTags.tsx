import type { ReactNode } from 'react'
import { Tag } from 'antd'
import { momentOf } from '../../../../core/shared/dates.ts'
import { serverNow } from '../../../../core/web/server-time.ts'
import { useCodes } from '../../../../core/web/data/lookups.ts'
import { StateTag } from '../../../../core/web/record/StateTag.tsx'
import { useSpoken } from '../../../../core/web/text/labels.ts'
import { measurementNeeded } from '../gas-criteria.rule.ts'
import { supplementTexts } from '../permit-codes.texts.ts'
import { codeText } from './code-text.ts'
import { workPermit } from '../work-permit.resource.ts'
import { alarmStates } from './permit-presets.ts'
import { useMinute } from './use-now.ts'
import './permit.css'
import { textsOf, useTexts } from '../../../../core/web/text/define-texts.ts'
import { permitTexts } from './permit-page.texts.ts'
import { gasTexts } from './gas.texts.ts'

export type TagTone = 'danger' | 'warning' | 'success' | 'accent' | 'plain'
/** A tag whose text can be read on its ground in both themes. */
export const ToneTag = ({
  tone,
  title,
  children,
}: {
  tone: TagTone
  title?: string
  children: ReactNode
}) => (
  <Tag variant="filled" className={`permit-tag is-${tone}`} title={title}>
    {children}
  </Tag>
)

/** 일시중지, 반려 and 실효 are red: somebody has to act. */
export function PermitStateTag({ state }: { state: string }) {
  const { states } = useSpoken(workPermit)
  if (!(alarmStates as readonly string[]).includes(state))
    return <StateTag resource={workPermit} state={state} />
  return <ToneTag tone="danger">{(states as Record<string, string> | undefined)?.[state] ?? state}</ToneTag>
}

/** 측정필요 beside the state of a work whose next reading is due. */
export function MeasurementTag({ permit }: { permit: { state: string; gasDueDt?: string | null } }) {
  const text = useTexts(gasTexts)
  useMinute()
  return measurementNeeded(permit, momentOf(serverNow())) ? (
    <ToneTag tone="danger">{text('due')}</ToneTag>
  ) : null
}

const riskTones: Record<string, TagTone> = { H: 'danger', M: 'warning', L: 'success' }
export const RiskTag = ({ grade, name }: { grade: string | null; name?: string | null }) =>
  grade ? (
    <ToneTag tone={riskTones[grade] ?? 'plain'}>
      {textsOf(permitTexts)('risk', { name: name ?? grade })}
    </ToneTag>
  ) : null

export const supplementName = (code: string): string => codeText(supplementTexts, code)
export function SupplementTags({ codes }: { codes: readonly string[] | null }) {
  const { data: items } = useCodes(workPermit.fields.supplCds.source)
  return (codes ?? []).map((code) => (
    <ToneTag key={code} tone="accent">
      {items?.find((item) => item.code === code)?.codeNm ?? supplementName(code)}
    </ToneTag>
  ))
}
