import { Dropdown, type DropdownProps } from 'antd'
import { useRef } from 'react'
import { focusIsLost } from '../focus.ts'

const fadeMs = 300
const frames = 30

/**
 * A menu under a button: opened it takes the focus, the arrows move in it, and closed it gives the focus
 * back.
 */
export function MenuDropdown(props: DropdownProps) {
  const opener = useRef<Element | null>(null)
  const popup = useRef<HTMLDivElement>(null)
  // The unfinished frame of the last opening or closing. The next one cancels it, or a menu that is opened
  // again would lose its focus.
  const frame = useRef(0)
  const fade = useRef<ReturnType<typeof setTimeout>>(undefined)
  const giveBack = () => {
    // The chosen entry may have moved the focus, for instance into a popup that it opened.
    if (focusIsLost() || popup.current?.contains(document.activeElement))
      (opener.current as HTMLElement | null)?.focus()
  }
  // The kit's own autoFocus comes before the menu has its place, and scrolls the page to where it was
  // measured.
  const take = (left = frames) => {
    const item = popup.current?.querySelector<HTMLElement>('[role=menuitem]:not([aria-disabled=true])')
    const { left: x = -1 } = item?.getBoundingClientRect() ?? {}
    const placed = item && x >= 0 && x < innerWidth && item.checkVisibility()
    if (placed) item.focus({ preventScroll: true })
    else if (left > 0) frame.current = requestAnimationFrame(() => take(left - 1))
  }
  return (
    <Dropdown
      {...props}
      popupRender={(menu) => <div ref={popup}>{menu}</div>}
      onOpenChange={(open, info) => {
        cancelAnimationFrame(frame.current)
        clearTimeout(fade.current)
        if (open) {
          opener.current = document.activeElement
          take()
        } else {
          // At once, so that a popup that was chosen knows whom to give the focus back to; and when the menu
          // is gone.
          giveBack()
          fade.current = setTimeout(giveBack, fadeMs)
        }
        props.onOpenChange?.(open, info)
      }}
    />
  )
}
