import { Radio } from 'antd'
import { useState, type ReactNode } from 'react'
import { yes, type YesNo } from '../../shared/session.ts'
import { usePageText } from '../text/page-text.ts'
import { BasePopup } from './BasePopup.tsx'

interface Props {
  open: boolean
  title: string
  /** The legal text. */
  children: ReactNode
  /** Registers the agreement; the popup closes afterwards. */
  onAgree: () => unknown
  onClose: () => void
}

/**
 * A legal text with agreeYn; the register button stands there only when it is agreed to (specification
 * section 2).
 */
export function ConsentPopup({ open, title, children, onAgree, onClose }: Props) {
  const text = usePageText()
  const [agreeYn, setAgreeYn] = useState<YesNo | null>(null)
  const close = () => {
    setAgreeYn(null)
    onClose()
  }
  return (
    <BasePopup
      open={open}
      title={title}
      onClose={close}
      onConfirm={yes(agreeYn) ? onAgree : undefined}
      confirmText={text('consent.register')}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolled text must be reachable by keyboard */}
      <section className="portal-consent" tabIndex={0} aria-label={title}>
        {children}
      </section>
      <Radio.Group
        aria-label={text('consent.choose')}
        value={agreeYn}
        onChange={(event) => setAgreeYn(event.target.value as YesNo)}
        options={[
          { value: 'Y', label: text('consent.agree') },
          { value: 'N', label: text('consent.disagree') },
        ]}
      />
    </BasePopup>
  )
}
