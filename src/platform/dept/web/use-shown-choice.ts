import { useEffect, useRef, type RefObject } from 'react'

/** Below this width the detail stands under the tree. */
const narrow = '(max-width: 960px)'

/** The place of the detail: where it stands under the tree it comes into view when something is chosen. */
export function useShownChoice(chosen: string | undefined): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (chosen !== undefined && matchMedia(narrow).matches) place.current?.scrollIntoView({ block: 'start' })
  }, [chosen])
  return place
}
