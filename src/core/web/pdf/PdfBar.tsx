import { useState } from 'react'
import {
  ColumnWidthOutlined,
  DownOutlined,
  LeftOutlined,
  RightOutlined,
  UpOutlined,
  ZoomInOutlined,
  ZoomOutOutlined,
} from '@ant-design/icons'
import { Input, Space } from 'antd'
import { IconAction } from '../components/IconAction.tsx'
import { useTexts } from '../text/define-texts.ts'
import { mostHits } from './pdf-search.ts'
import { pdfTexts } from './pdf.texts.ts'

/** Per cent. */
const zooms = [25, 50, 75, 100, 125, 150, 200, 300, 400]
export const zoomAfter = (zoom: number): number => zooms.find((each) => each > zoom) ?? zooms.at(-1)!
export const zoomBefore = (zoom: number): number => zooms.findLast((each) => each < zoom) ?? zooms[0]!

interface BarProps {
  number: number
  count: number
  onNumber: (number: number) => void
  zoom: number
  onZoom: (zoom: number | null) => void
}
/** Buttons for pages and size. */
export function PdfBar({ number, count, onNumber, zoom, onZoom }: BarProps) {
  const say = useTexts(pdfTexts)
  // What is being typed, until it is a page.
  const [typed, setTyped] = useState<string>()
  const go = () => {
    const page = Number(typed)
    if (Number.isInteger(page) && page >= 1) onNumber(Math.min(page, count))
    setTyped(undefined)
  }
  return (
    <>
      <Space.Compact className="pdf-group">
        <IconAction
          icon={<LeftOutlined aria-hidden />}
          label={say('pageBefore')}
          disabled={number <= 1}
          action={() => onNumber(number - 1)}
        />
        <Input
          className="pdf-number"
          aria-label={say('page')}
          inputMode="numeric"
          value={typed ?? String(number)}
          onChange={({ target }) => setTyped(target.value)}
          onPressEnter={go}
          onBlur={go}
        />
        <span className="pdf-count">/ {count}</span>
        <IconAction
          icon={<RightOutlined aria-hidden />}
          label={say('pageAfter')}
          disabled={number >= count}
          action={() => onNumber(number + 1)}
        />
      </Space.Compact>
      <Space.Compact className="pdf-group">
        <IconAction
          icon={<ZoomOutOutlined aria-hidden />}
          label={say('smaller')}
          disabled={zoom <= zooms[0]!}
          action={() => onZoom(zoomBefore(zoom))}
        />
        <span className="pdf-count" aria-live="polite">
          {zoom}%
        </span>
        <IconAction
          icon={<ZoomInOutlined aria-hidden />}
          label={say('larger')}
          disabled={zoom >= zooms.at(-1)!}
          action={() => onZoom(zoomAfter(zoom))}
        />
        <IconAction
          icon={<ColumnWidthOutlined aria-hidden />}
          label={say('fit')}
          action={() => onZoom(null)}
        />
      </Space.Compact>
    </>
  )
}

interface SearchProps {
  asked: string
  onAsk: (text: string) => void
  hits: number
  /** Place of the hit that is shown, from 0. */
  chosen: number
  onStep: (by: number) => void
  read: number
  count: number
  /** Pages without text, of those that are read. */
  textless: number
}
/** What is searched, and what came of it, in words. */
export function PdfSearch({ asked, onAsk, hits, chosen, onStep, read, count, textless }: SearchProps) {
  const say = useTexts(pdfTexts)
  const isAsked = asked.trim() !== ''
  const isRead = read === count
  const found =
    hits > 0
      ? say(hits < mostHits ? 'hit' : 'hitOfMany', { hit: chosen + 1, of: hits })
      : isRead && say('noHit')
  return (
    <>
      <Input
        className="pdf-search"
        allowClear
        aria-label={say('search')}
        placeholder={say('search')}
        disabled={isRead && textless === count}
        value={asked}
        onChange={({ target }) => onAsk(target.value)}
        onPressEnter={({ shiftKey }) => onStep(shiftKey ? -1 : 1)}
      />
      {isAsked && (
        <>
          <span className="pdf-found" role="status">
            {[
              found,
              !isRead && say('reading', { read, of: count }),
              isRead && textless > 0 && say('textless', { count: textless }),
            ]
              .filter(Boolean)
              .join(' ')}
          </span>
          <IconAction
            icon={<UpOutlined aria-hidden />}
            label={say('hitBefore')}
            disabled={hits === 0}
            action={() => onStep(-1)}
          />
          <IconAction
            icon={<DownOutlined aria-hidden />}
            label={say('hitAfter')}
            disabled={hits === 0}
            action={() => onStep(1)}
          />
        </>
      )}
    </>
  )
}
