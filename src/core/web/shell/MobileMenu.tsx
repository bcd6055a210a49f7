import { Drawer } from 'antd'
import type { MenuNode } from '../../shared/session.ts'
import type { Go } from '../TabHost.tsx'
import { useText } from '../text/text.ts'
import { FullMenu } from './Sidebar.tsx'

const drawerWidthPx = 288

interface Props {
  open: boolean
  onClose: () => void
  menus: readonly MenuNode[]
  chain: readonly MenuNode[]
  go: Go
}
/** The sidebar of narrow windows. */
export function MobileMenu({ open, onClose, menus, chain, go }: Props) {
  const text = useText()
  const follow: Go = (to, options) => {
    onClose()
    go(to, options)
  }
  return (
    <Drawer
      rootClassName="portal-drawer"
      open={open}
      onClose={onClose}
      placement="left"
      size={drawerWidthPx}
      title={text('header.menus')}
      styles={{ body: { padding: 0 } }}
    >
      <FullMenu menus={menus} chain={chain} go={follow} />
    </Drawer>
  )
}
