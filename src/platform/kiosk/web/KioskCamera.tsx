import { useRef, type ButtonHTMLAttributes } from 'react'

/** A button that opens the camera of the device, or its files. */
export function KioskCamera({
  onPicture,
  ...button
}: { onPicture: (file: File) => void } & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'onClick' | 'type'>) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button type="button" {...button} onClick={() => input.current?.click()} />
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
