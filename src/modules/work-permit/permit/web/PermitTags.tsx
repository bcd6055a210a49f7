import type { ReactNode } from 'react'
import { Tag } from 'antd'
import { StateTag } from '../../../../core/web/record/StateTag.tsx'
import { supplements, type SupplementCode } from '../permit-codes.rule.ts'
import { workPermit } from '../work-permit.resource.ts'
import { alarmStates } from './permit-presets.ts'
import './permit.css'

export type TagTone = 'danger' | 'warning' | 'success' | 'accent' | 'plain'
/** A tag whose text can be read on its ground in both themes. */
export const ToneTag = ({ tone, title, children }: { tone: TagTone; title?: string; children: ReactNode }) => (
  <Tag variant="filled" className={`permit-tag is-${tone}`} {...(title !== undefined && { title })}>
    {children}
  </Tag>
)

/** 일시중지, 반려 and 실효 are red: somebody has to act. */
export const PermitStateTag = ({ state }: { state: string }) =>
  (alarmStates as readonly string[]).includes(state) ? (
    <ToneTag tone="danger">{workPermit.states![state as keyof typeof workPermit.states]}</ToneTag>
  ) : (
    <StateTag resource={workPermit} state={state} />
  )

const riskTones: Record<string, TagTone> = { H: 'danger', M: 'warning', L: 'success' }
export const RiskTag = ({ grade, name }: { grade: string | null; name?: string | null }) =>
  grade ? <ToneTag tone={riskTones[grade] ?? 'plain'}>위험 {name ?? grade}</ToneTag> : null

export const supplementName = (code: string): string => supplements[code as SupplementCode] ?? code
export const SupplementTags = ({ codes }: { codes: readonly string[] | null }) => (
  <>
    {(codes ?? []).map((code) => (
      <ToneTag key={code} tone="accent">
        {supplementName(code)}
      </ToneTag>
    ))}
  </>
)
