import { useEffect, useRef, useState, type CSSProperties } from 'react'
import { Alert } from 'antd'
import { TextLayer } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { PDFDocumentProxy, RenderTask } from 'pdfjs-dist'
import { useTexts } from '../text/define-texts.ts'
import { pdfTexts } from './pdf.texts.ts'

/** Pixels of a canvas that every telephone still draws. */
const mostPixels = 16_000_000
const sharpest = 2

export interface PdfPageProps {
  document: PDFDocumentProxy
  number: number
  /** CSS pixels. */
  width: number
  height: number
  /** CSS pixels of a point. */
  scale: number
  /** It is on the screen or next to it; others are blank, so that a book does not fill the memory. */
  near: boolean
  /** The elements of its text, piece by piece, when they are drawn, and null when they are gone. */
  onText: (number: number, elements: readonly HTMLElement[] | null) => void
}
/** A page as a picture, with its text over it for who selects it, searches it or has it read out. */
export function PdfPage({ document, number, width, height, scale, near, onText }: PdfPageProps) {
  const say = useTexts(pdfTexts)
  const paper = useRef<HTMLDivElement>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (!near) return undefined
    const place = paper.current!
    let left = false
    let task: RenderTask | undefined
    const draw = async () => {
      const page = await document.getPage(number)
      if (left) return
      const viewport = page.getViewport({ scale })
      const pixels = viewport.width * viewport.height
      const sharp = Math.min(devicePixelRatio, sharpest, Math.sqrt(mostPixels / pixels))
      const canvas = globalThis.document.createElement('canvas')
      canvas.width = Math.floor(viewport.width * sharp)
      canvas.height = Math.floor(viewport.height * sharp)
      canvas.ariaHidden = 'true'
      task = page.render({ canvas, viewport, transform: [sharp, 0, 0, sharp, 0, 0] })
      await task.promise
      const textContentSource = await page.getTextContent()
      if (left) return
      const container = globalThis.document.createElement('div')
      container.className = 'pdf-text'
      const text = new TextLayer({ textContentSource, container, viewport })
      await text.render()
      if (left) return
      place.replaceChildren(canvas, container)
      onText(number, text.textDivs)
    }
    draw().catch(() => left || setFailed(true))
    return () => {
      left = true
      task?.cancel()
      place.replaceChildren()
      onText(number, null)
      setFailed(false)
    }
  }, [document, number, scale, near, onText])
  const style = { width, height, '--total-scale-factor': scale } as CSSProperties
  return (
    <section
      className="pdf-page"
      aria-label={say('pageOf', { page: number, of: document.numPages })}
      style={style}
    >
      <div ref={paper} />
      {failed && <Alert type="error" showIcon role="alert" title={say('pageFailed')} />}
    </section>
  )
}
