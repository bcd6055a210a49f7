import { useEffect } from 'react'
import { api } from '../api.ts'
import { homeMenu, type Target } from '../pages.ts'

/** Tells the server which page was opened, for the use statistics; whoever only passes by is not counted. */
const passingMs = 1000

export function useMenuCount(target: Target): void {
  const menuId =
    target.kind === 'page' && !target.detail && target.menu !== homeMenu ? target.menu.menuId : null
  useEffect(() => {
    if (menuId === null) return undefined
    const timer = setTimeout(() => {
      api.post('/api/manage/menuuse', { menuId }, { quiet: true, overlay: false }).catch(() => undefined)
    }, passingMs)
    return () => clearTimeout(timer)
  }, [menuId])
}
