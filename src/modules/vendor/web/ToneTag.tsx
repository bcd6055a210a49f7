import type { ReactNode } from 'react'
import { Tag } from 'antd'
import '../../../core/web/record/record.css'
import './vendor.css'

export type Tone = 'plain' | 'active' | 'good' | 'warning' | 'danger'
const classes: Record<Tone, string> = {
  plain: 'is-draft',
  active: 'is-active',
  good: 'is-done',
  warning: 'is-hold',
  danger: 'is-danger',
}

/** A word in the colours of the states, which can be read in both themes. */
export const ToneTag = ({ tone, children }: { tone: Tone; children: ReactNode }) => (
  <Tag variant="filled" className={`state-tag ${classes[tone]}`}>
    {children}
  </Tag>
)
