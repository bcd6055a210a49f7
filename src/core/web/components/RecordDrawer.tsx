import { Drawer } from 'antd'
import { useEffect, useState, type ReactNode } from 'react'
import { giveBack, openerNow } from './opener.ts'

/** A record beside its list: as high as the window, its name on top and its buttons always in sight. */
export function RecordDrawer({
  title,
  extra,
  footer,
  widthPx,
  onClose,
  children,
}: {
  title: string
  /** At the right of the title. */
  extra: ReactNode
  footer: ReactNode
  widthPx: number
  onClose: () => void
  children: ReactNode
}) {
  const [opener] = useState(openerNow)
  useEffect(() => () => giveBack(opener), [opener])
  return (
    <Drawer
      open
      title={title}
      extra={extra}
      size={Math.min(widthPx, innerWidth)}
      mask={{ closable: false }}
      onClose={onClose}
      footer={<div className="record-drawer-foot">{footer}</div>}
      rootClassName="record-drawer"
    >
      {children}
    </Drawer>
  )
}
