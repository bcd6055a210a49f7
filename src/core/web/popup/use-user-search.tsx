import { useCallback, useState, type ReactNode } from 'react'
import type { Around } from '../components/input-props.ts'
import type { FoundUser } from '../data/lookups.ts'
import { UserSearchPopup } from './UserSearchPopup.tsx'

type Waiting = (user: FoundUser | undefined) => void

/**
 * Opens the user search from code: `const user = await search()`; undefined when it was closed. The second
 * value is to be rendered.
 */
export function useUserSearch(initial?: Around): [() => Promise<FoundUser | undefined>, ReactNode] {
  const [waiting, setWaiting] = useState<Waiting>()
  const search = useCallback(
    () => new Promise<FoundUser | undefined>((resolve) => setWaiting(() => resolve)),
    [],
  )
  const answer = (user: FoundUser | undefined) => {
    waiting?.(user)
    setWaiting(undefined)
  }
  return [
    search,
    <UserSearchPopup
      key="user-search"
      open={waiting !== undefined}
      initial={initial}
      onClose={() => answer(undefined)}
      onConfirm={([user]) => answer(user)}
    />,
  ]
}
