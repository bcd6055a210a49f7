import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { Alert } from 'antd'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useTexts } from '../text/define-texts.ts'
import { findHits, hasText, type Hit } from './pdf-search.ts'
import { PdfBar, PdfSearch, zoomAfter, zoomBefore } from './PdfBar.tsx'
import { PdfPage } from './PdfPage.tsx'
import { pdfTexts } from './pdf.texts.ts'
import { useHitMarks } from './use-hit-marks.ts'
import { usePdfPages, type ReadPage } from './use-pdf.ts'

/** CSS pixels of a point at 100 %. */
const wholeSize = 96 / 72
/** Room between pages and at their sides, CSS pixels (pdf.css). */
const gap = 8

/** Where each page stands, CSS pixels; one that has not been read yet is as large as the first. */
function placesOf(read: readonly ReadPage[], count: number, scale: number) {
  const places: { top: number; width: number; height: number }[] = []
  const [first] = read
  for (let index = 0, top = gap; first && index < count; index++) {
    const { width, height } = read[index] ?? first
    places.push({ top, width: width * scale, height: height * scale })
    top += height * scale + gap
  }
  return places
}

interface Props {
  document: PDFDocumentProxy
  name: string
  download: ReactNode
}
export function PdfPages({ document, name, download }: Props) {
  const say = useTexts(pdfTexts)
  const count = document.numPages
  const read = usePdfPages(document)
  const scroll = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState({ width: 0, height: 0 })
  const [top, setTop] = useState(0)
  // Per cent of the true size; null fits the width.
  const [zoom, setZoom] = useState<number | null>(null)
  const [asked, setAsked] = useState('')
  const [chosen, setChosen] = useState(0)
  const [call, setCall] = useState(0)

  const first = read[0]
  const fitting = first ? Math.max(0.1, (room.width - gap * 2) / first.width) : wholeSize
  const scale = zoom === null ? fitting : (zoom / 100) * wholeSize
  const places = useMemo(() => placesOf(read, count, scale), [read, count, scale])
  const middle = top + room.height / 2
  const number = Math.max(1, places.findLastIndex((place) => place.top <= middle) + 1)

  useEffect(() => {
    const element = scroll.current!
    const measure = () => setRoom({ width: element.clientWidth, height: element.clientHeight })
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  // What is in the middle stays there when the pages grow.
  const drawnScale = useRef(scale)
  useLayoutEffect(() => {
    const element = scroll.current!
    const grown = scale / drawnScale.current
    drawnScale.current = scale
    if (grown !== 1)
      element.scrollTop = (element.scrollTop + element.clientHeight / 2) * grown - element.clientHeight / 2
  }, [scale])
  const goTo = useCallback(
    (page: number) => scroll.current?.scrollTo({ top: (places[page - 1]?.top ?? gap) - gap }),
    [places],
  )

  const hits = useMemo(
    () =>
      findHits(
        read.map(({ pieces }) => pieces),
        asked,
      ),
    [read, asked],
  )
  const hit: Hit | undefined = hits[chosen]
  const onText = useHitMarks(scroll, hits, hit, call)
  const step = (by: number) => {
    if (hits.length === 0) return
    const next = (chosen + by + hits.length) % hits.length
    setChosen(next)
    setCall(call + 1)
    goTo(hits[next]!.page)
  }
  const ask = (text: string) => {
    setAsked(text)
    setChosen(0)
    setCall(call + 1)
    const found = findHits(
      read.map(({ pieces }) => pieces),
      text,
    )[0]
    if (found) goTo(found.page)
  }
  const isRead = read.length === count
  const textless = read.filter(({ pieces }) => !hasText(pieces)).length
  const shownZoom = Math.round((scale / wholeSize) * 100)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === '+') setZoom(zoomAfter(shownZoom))
    else if (event.key === '-') setZoom(zoomBefore(shownZoom))
    else if (event.key === '0') setZoom(null)
    else return
    event.preventDefault()
  }
  return (
    <div className="pdf-reader">
      <div className="pdf-bar">
        <PdfBar number={number} count={count} onNumber={goTo} zoom={shownZoom} onZoom={setZoom} />
        <PdfSearch
          asked={asked}
          onAsk={ask}
          hits={hits.length}
          chosen={chosen}
          onStep={step}
          read={read.length}
          count={count}
          textless={textless}
        />
        {download}
      </div>
      {isRead && textless === count && <Alert type="info" showIcon role="status" title={say('scanned')} />}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys for the size, beside the buttons */}
      <div
        ref={scroll}
        className="pdf-pages"
        role="region"
        aria-label={say('pages', { name })}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- whoever has no mouse scrolls with the arrows
        tabIndex={0}
        onScroll={({ currentTarget }) => setTop(currentTarget.scrollTop)}
        onKeyDown={onKeyDown}
      >
        {places.map((place, index) => (
          <PdfPage
            key={index + 1}
            document={document}
            number={index + 1}
            width={place.width}
            height={place.height}
            scale={scale}
            near={place.top < top + room.height * 2 && place.top + place.height > top - room.height}
            onText={onText}
          />
        ))}
      </div>
    </div>
  )
}
