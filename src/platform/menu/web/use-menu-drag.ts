import { useState, type DragEvent } from 'react'
import { dropOf, type Drop, type EditedMenu, type Place } from '../menu-editor.rule.ts'

/** Upper and lower part of a row that mean before and after; between them, inside. */
const edgeShare = 0.3

/**
 * Dragging rows of the menu tree: before, after, or onto another one; where it may not land, it is not taken.
 */
export function useMenuDrag(
  menus: readonly EditedMenu[],
  enabled: boolean,
  onDrop: (menuId: string, place: Place) => void,
) {
  const [dragged, setDragged] = useState<string>()
  const [over, setOver] = useState<{ menuId: string; drop: Drop }>()
  const end = () => {
    setDragged(undefined)
    setOver(undefined)
  }
  return {
    end,
    start(event: DragEvent<HTMLElement>, menuId: string) {
      event.dataTransfer.effectAllowed = 'move'
      event.dataTransfer.setData('text/plain', menuId)
      const row = event.currentTarget.closest('tr')
      if (row) event.dataTransfer.setDragImage(row, 0, 0)
      setDragged(menuId)
    },
    classOf: (menuId: string): string =>
      over?.menuId === menuId ? `menu-drop-${over.drop}` : dragged === menuId ? 'menu-dragged' : '',
    target(menuId: string) {
      if (!enabled || dragged === undefined) return {}
      return {
        onDragOver(event: DragEvent<HTMLElement>) {
          const drop = dropAt(event)
          if (!dropOf(menus, dragged, menuId, drop)) return setOver(undefined)
          event.preventDefault()
          event.dataTransfer.dropEffect = 'move'
          if (over?.menuId !== menuId || over.drop !== drop) setOver({ menuId, drop })
        },
        onDrop(event: DragEvent<HTMLElement>) {
          event.preventDefault()
          const place = dropOf(menus, dragged, menuId, dropAt(event))
          if (place) onDrop(dragged, place)
          end()
        },
      }
    },
  }
}
function dropAt({ currentTarget, clientY }: DragEvent<HTMLElement>): Drop {
  const { top, height } = currentTarget.getBoundingClientRect()
  const share = (clientY - top) / height
  return share < edgeShare ? 'before' : share > 1 - edgeShare ? 'after' : 'inside'
}
