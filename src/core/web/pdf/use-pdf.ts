import { useEffect, useState } from 'react'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { openPdf, type PasswordAsked } from './pdf-document.ts'

export type OpenedPdf =
  | { state: 'opening' | 'damaged' }
  | { state: 'locked'; asked: PasswordAsked }
  | { state: 'open'; document: PDFDocumentProxy }

/** The document in a file; its worker ends with the part that shows it. */
export function usePdf(file: Blob): OpenedPdf {
  const [opened, setOpened] = useState<OpenedPdf & { file?: Blob }>({ state: 'opening' })
  useEffect(() => {
    let left = false
    let close: (() => void) | undefined
    const tell = (next: OpenedPdf) => left || setOpened({ ...next, file })
    const open = async () => {
      const bytes = await file.arrayBuffer()
      if (left) return
      const opening = openPdf(bytes, (asked) => tell({ state: 'locked', asked }))
      close = opening.close
      tell({ state: 'open', document: await opening.document })
    }
    open().catch(() => tell({ state: 'damaged' }))
    return () => {
      left = true
      close?.()
    }
  }, [file])
  return opened.file === file ? opened : { state: 'opening' }
}

export interface ReadPage {
  /** Points, as the page is turned. */
  width: number
  height: number
  /** Text in the pieces that the page draws. */
  pieces: string[]
}
/** Pages after which the reader is told how far it is. */
const toldEach = 25

/** Size and text of all pages, as far as they have been read. */
export function usePdfPages(document: PDFDocumentProxy): ReadPage[] {
  const [read, setRead] = useState<ReadPage[]>([])
  useEffect(() => {
    let left = false
    const readAll = async () => {
      const pages: ReadPage[] = []
      for (let number = 1; number <= document.numPages && !left; number++) {
        pages.push(await readPage(document, number, pages[0]))
        if (!left && (number === 1 || number % toldEach === 0 || number === document.numPages))
          setRead([...pages])
      }
    }
    void readAll()
    return () => {
      left = true
    }
  }, [document])
  return read
}

/** A page that cannot be read is as large as the first one, and says so where it is drawn. */
async function readPage(document: PDFDocumentProxy, number: number, first?: ReadPage): Promise<ReadPage> {
  try {
    const page = await document.getPage(number)
    const { width, height } = page.getViewport({ scale: 1 })
    const { items } = await page.getTextContent()
    return { width, height, pieces: items.flatMap((item) => ('str' in item ? [item.str] : [])) }
  } catch {
    const { width, height } = first ?? { width: 595, height: 842 }
    return { width, height, pieces: [] }
  }
}
