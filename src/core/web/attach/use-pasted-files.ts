import { useEffect, useEffectEvent, type RefObject } from 'react'

/**
 * Takes files and pictures from the clipboard. On a page with several groups the one with the focus or under
 * the pointer takes them, otherwise the only visible one.
 */
export function usePastedFiles(
  section: RefObject<HTMLElement | null>,
  takes: boolean,
  onFiles: (files: File[]) => void,
): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])]
    // Excel puts a picture of the cells beside their text; the user wants the text.
    if (files.length === 0 || event.clipboardData?.types.includes('text/plain')) return
    if (event.defaultPrevented || !section.current || !isMeant(section.current)) return
    event.preventDefault()
    onFiles(files.map(named))
  })
  useEffect(() => {
    if (!takes) return undefined
    const listen = (event: ClipboardEvent) => take(event)
    document.addEventListener('paste', listen)
    return () => document.removeEventListener('paste', listen)
  }, [takes])
}

function isMeant(section: HTMLElement): boolean {
  if (section.contains(document.activeElement)) return true
  const shown = [...document.querySelectorAll<HTMLElement>('.attach[data-takes]')].filter(
    (each) => each.offsetParent !== null,
  )
  if (shown.some((each) => each.contains(document.activeElement))) return false
  const pointed = shown.find((each) => each.matches(':hover'))
  return (pointed ?? (shown.length === 1 ? shown[0] : undefined)) === section
}

/** Every picture on a clipboard is called image.png; the time tells two of them apart. */
function named(file: File): File {
  if (file.name !== 'image.png') return file
  const time = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 17)
  return new File([file], `image-${time}.png`, { type: file.type })
}
