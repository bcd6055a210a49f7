import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { CloseOutlined, DownOutlined, UpOutlined } from '@ant-design/icons'
import { Button, Input, type InputRef, Space } from 'antd'
import { moreTexts } from './spoken-texts.ts'
import type { GridField } from './columns.ts'
import { foundIn } from './find.ts'
import type { Point } from './ranges.ts'
import type { GridTexts } from './spoken-texts.ts'

interface GridFindProps<Row> {
  rows: readonly { row: Row }[]
  fields: readonly GridField<Row>[]
  texts: GridTexts
  /** The cell from which the next one is looked for. */
  active: Point | undefined
  onFound: (point: Point) => void
  onClose: () => void
}

/** Looks for a text among the rows that are there, and goes from one cell to the next. */
export function GridFind<Row>({ rows, fields, texts, active, onFound, onClose }: GridFindProps<Row>) {
  const say = moreTexts(texts)
  const [wanted, setWanted] = useState('')
  const input = useRef<InputRef>(null)
  useEffect(() => input.current?.focus(), [])
  const hits = useMemo(() => foundIn(rows, fields, wanted, texts), [rows, fields, wanted, texts])
  const at = hits.findIndex(({ row, column }) => row === active?.row && column === active.column)
  const go = (step: 1 | -1) => {
    if (hits.length === 0) return
    const order = ({ row, column }: Point) => row * fields.length + column
    const from = active ? order(active) : -1
    const next =
      step === 1
        ? (hits.find((hit) => order(hit) > from) ?? hits[0])
        : (hits.findLast((hit) => order(hit) < from) ?? hits.at(-1))
    if (next) onFound(next)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') go(event.shiftKey ? -1 : 1)
    else if (event.key === 'Escape') onClose()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <Space.Compact size="small" className="grid-find" role="search">
      <Input
        ref={input}
        aria-label={say('findIn')}
        placeholder={say('findIn')}
        value={wanted}
        onChange={({ target }) => setWanted(target.value)}
        onKeyDown={onKeyDown}
        suffix={
          <span role="status">
            {wanted.trim() !== '' &&
              (hits.length === 0
                ? say('findNone')
                : say('findAt', { at: at < 0 ? '–' : String(at + 1), count: String(hits.length) }))}
          </span>
        }
      />
      <Button icon={<UpOutlined aria-hidden />} aria-label={say('previous')} onClick={() => go(-1)} />
      <Button icon={<DownOutlined aria-hidden />} aria-label={say('next')} onClick={() => go(1)} />
      <Button icon={<CloseOutlined aria-hidden />} aria-label={say('close')} onClick={onClose} />
    </Space.Compact>
  )
}
