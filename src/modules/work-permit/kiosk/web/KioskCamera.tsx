import { useRef, type ReactNode } from 'react'

/** Opens the camera of the device, or its files; the button that stands inside asks for it. */
export function KioskCamera({ onPicture, children }: { onPicture: (file: File) => void; children: (ask: () => void) => ReactNode }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      {children(() => input.current?.click())}
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // The same picture may be chosen again after a refusal.
          target.value = ''
          if (file) onPicture(file)
        }}
      />
    </>
  )
}
