import { useEffect, useRef } from 'react'
import SignaturePad from 'signature_pad'

/** Lines of a pen that is held lightly and firmly, CSS pixels: they stay legible when the picture is printed. */
const pen = { minWidth: 1, maxWidth: 3, penColor: '#111', backgroundColor: '#fff' }

export interface PadProps {
  label: string
  /** The picture after each stroke; null when nothing is drawn. */
  onDraw: (canvas: HTMLCanvasElement | null) => void
}
/** A box to draw in by finger, pen or mouse. What is drawn stays when the telephone is turned. */
export function Pad({ label, onDraw }: PadProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const told = useRef(onDraw)
  useEffect(() => {
    told.current = onDraw
  })
  useEffect(() => {
    const drawn = canvas.current!
    const pad = new SignaturePad(drawn, pen)
    const fit = () => {
      const strokes = pad.toData()
      const sharp = Math.max(1, devicePixelRatio)
      drawn.width = drawn.offsetWidth * sharp
      drawn.height = drawn.offsetHeight * sharp
      drawn.getContext('2d')?.scale(sharp, sharp)
      pad.fromData(strokes)
    }
    const observer = new ResizeObserver(fit)
    observer.observe(drawn)
    pad.addEventListener('endStroke', () => told.current(pad.isEmpty() ? null : drawn))
    return () => {
      observer.disconnect()
      pad.off()
    }
  }, [])
  return <canvas ref={canvas} className="sign-pad" role="img" aria-label={label} />
}
