import { Button, type ButtonProps } from 'antd'
import type { ReactNode } from 'react'
import { isExternal, isInternal } from '../../shared/address.ts'
import { messages } from '../../shared/messages.ts'
import type { Go } from '../TabHost.tsx'
import { notice } from './notice.tsx'
import { said } from '../text/text.ts'

/**
 * Opens an address: outside the portal in a new tab, inside it as a tab of the portal; any other is told to
 * the developer.
 */
export function openAddress(address: string, go: Go): void {
  if (isExternal(address)) return void globalThis.open(address, '_blank', 'noopener,noreferrer')
  if (isInternal(address)) return go(address)
  notice.error(said(messages.unusableAddress(address)))
}

interface Props extends Omit<ButtonProps, 'onClick' | 'icon' | 'href' | 'children'> {
  /** Name for screen readers, and the tooltip. */
  label: string
  icon: ReactNode
  /** Called on a press. Without it a press tells the developer so (specification section 8). */
  action: (() => unknown) | undefined
}

/** A button that is an icon only. */
export function IconAction({ label, icon, action, ...props }: Props) {
  const press = () => (action ? action() : notice.error(said(messages.missingCallback(label))))
  return (
    <Button
      type="text"
      {...props}
      icon={icon}
      aria-label={label}
      title={label}
      onClick={() => void press()}
    />
  )
}
