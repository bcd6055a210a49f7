import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { ClearOutlined, UndoOutlined } from '@ant-design/icons'
import { Button, Form, Input, Segmented } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { roundHalfUp } from '../../shared/decimal.ts'
import {
  markKinds,
  markWordsMax,
  mostMarks,
  type PictureMark,
  type PictureMarks,
} from '../../shared/picture-marks.ts'
import { BasePopup } from '../components/BasePopup.tsx'
import { useNotice } from '../components/notice.tsx'
import { Gate } from '../page/PageStates.tsx'
import { useTexts } from '../text/define-texts.ts'
import { attachCalls, type AttachedFile } from './attach-calls.ts'
import { Mark, MarksLayer } from './MarksLayer.tsx'
import { markTexts } from './mark.texts.ts'

const widthPx = 1000
/** A shorter line is a finger that only touched; share of the longer side. */
const shortest = 0.015
/** Steps of the arrow keys, share of the longer side. */
const keyStep = 0.02

interface Props {
  file: AttachedFile
  editable: boolean
  onClose: () => void
  onMarked: () => void
}
/** The whole picture with its marks; who may describe it draws, by finger, mouse or keyboard. */
export function MarkPopup({ file, editable, onClose, onMarked }: Props) {
  const say = useTexts(markTexts)
  const notice = useNotice()
  const [size, setSize] = useState<{ width: number; height: number }>()
  const [marks, setMarks] = useState<readonly PictureMark[]>(file.marks?.marks ?? [])
  const picture = useQuery({
    queryKey: ['markedPicture', file.fileNo],
    queryFn: () => attachCalls.address(file.fileNo),
    staleTime: Infinity,
    gcTime: 0,
  })
  const save = async (): Promise<boolean> => {
    if (!size) return false
    try {
      await attachCalls.mark(file.fileNo, { ...size, marks: [...marks] })
      onMarked()
      return true
    } catch (error) {
      notice.failure(error)
      return false
    }
  }
  return (
    <BasePopup
      open
      title={say('title', { name: file.fileOrgNm })}
      widthPx={widthPx}
      onClose={onClose}
      confirmText={say('save')}
      confirmDisabled={!size}
      onConfirm={editable ? save : undefined}
    >
      <Gate
        data={picture.data}
        error={picture.error}
        loading={picture.isLoading}
        onRetry={() => void picture.refetch()}
      >
        {(address) => (
          <Board
            address={address}
            name={file.fileOrgNm}
            editable={editable}
            size={size}
            onSize={setSize}
            marks={marks}
            onMarks={setMarks}
          />
        )}
      </Gate>
    </BasePopup>
  )
}

interface BoardProps {
  address: string
  name: string
  editable: boolean
  size: { width: number; height: number } | undefined
  onSize: (size: { width: number; height: number }) => void
  marks: readonly PictureMark[]
  onMarks: (marks: readonly PictureMark[]) => void
}
function Board({ address, name, editable, size, onSize, marks, onMarks }: BoardProps) {
  const say = useTexts(markTexts)
  const [kind, setKind] = useState<PictureMark['kind']>('arrow')
  const [words, setWords] = useState('')
  const [wordsMissing, setWordsMissing] = useState(false)
  const given: PictureMarks | undefined = size && { ...size, marks: [...marks] }
  const isFull = marks.length >= mostMarks
  const add = (mark: PictureMark) => {
    if (isFull) return
    if (mark.kind !== 'words') return onMarks([...marks, mark])
    setWordsMissing(words.trim() === '')
    if (words.trim() !== '') onMarks([...marks, { ...mark, words: words.trim() }])
  }
  return (
    <>
      {editable && (
        <div className="marks-tools">
          <Segmented
            aria-label={say('tool')}
            value={kind}
            options={markKinds.map((value) => ({ value, label: say(value) }))}
            onChange={setKind}
          />
          {kind === 'words' && (
            <Form.Item
              className="marks-words"
              validateStatus={wordsMissing ? 'error' : ''}
              help={wordsMissing ? <span role="alert">{say('wordsMissing')}</span> : null}
            >
              <Input
                aria-label={say('wordsOf')}
                placeholder={say('wordsOf')}
                maxLength={markWordsMax}
                value={words}
                onChange={({ target }) => setWords(target.value)}
              />
            </Form.Item>
          )}
          <Button
            icon={<UndoOutlined aria-hidden />}
            disabled={marks.length === 0}
            onClick={() => onMarks(marks.slice(0, -1))}
          >
            {say('undo')}
          </Button>
          <Button
            icon={<ClearOutlined aria-hidden />}
            disabled={marks.length === 0}
            onClick={() => onMarks([])}
          >
            {say('clear')}
          </Button>
        </div>
      )}
      {editable && <p className="attach-note">{isFull ? say('most', { most: mostMarks }) : say('help')}</p>}
      <div className="marks-board">
        <img
          src={address}
          alt={name}
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
            onSize({ width, height })
          }
        />
        {given && <MarksLayer given={given} fit="contain" />}
        {size && editable && <Pen size={size} kind={kind} onMark={add} />}
      </div>
    </>
  )
}

interface Point {
  x: number
  y: number
}
interface PenProps {
  size: { width: number; height: number }
  kind: PictureMark['kind']
  onMark: (mark: PictureMark) => void
}
/** A tenth of a pixel is all that a mark needs; where the board lies on the screen adds a rounding error. */
const toTenth = (pixels: number): number => roundHalfUp(pixels, 1)
/** Takes what is drawn over the picture. */
function Pen({ size, kind, onMark }: PenProps) {
  const say = useTexts(markTexts)
  const { width, height } = size
  const longer = Math.max(width, height)
  const [from, setFrom] = useState<Point>()
  // Where the pointer went down: a quick finger is up before the page has drawn that.
  const begun = useRef<Point>(undefined)
  const [at, setAt] = useState<Point>({ x: width / 2, y: height / 2 })
  const [keyed, setKeyed] = useState(false)
  const markTo = (begin: Point, end: Point): PictureMark => ({
    kind,
    x1: begin.x,
    y1: begin.y,
    x2: end.x,
    y2: end.y,
  })
  const within = ({ x, y }: Point): Point => ({
    x: toTenth(Math.min(width, Math.max(0, x))),
    y: toTenth(Math.min(height, Math.max(0, y))),
  })
  const placeOf = ({ clientX, clientY, currentTarget }: PointerEvent<SVGSVGElement>): Point => {
    const box = currentTarget.getBoundingClientRect()
    return within({
      x: ((clientX - box.left) / box.width) * width,
      y: ((clientY - box.top) / box.height) * height,
    })
  }
  const end = (begin: Point, place: Point) => {
    begun.current = undefined
    setFrom(undefined)
    if (kind === 'words') return onMark(markTo(place, place))
    if (Math.hypot(place.x - begin.x, place.y - begin.y) >= longer * shortest) onMark(markTo(begin, place))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, Point>> = {
      ArrowLeft: { x: -1, y: 0 },
      ArrowRight: { x: 1, y: 0 },
      ArrowUp: { x: 0, y: -1 },
      ArrowDown: { x: 0, y: 1 },
    }
    const step = steps[event.key]
    if (event.key !== 'Enter' && !step) return
    event.preventDefault()
    setKeyed(true)
    if (step) {
      const by = longer * keyStep * (event.shiftKey ? 5 : 1)
      setAt(within({ x: at.x + step.x * by, y: at.y + step.y * by }))
    } else if (from || kind === 'words') end(from ?? at, at)
    else setFrom(at)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it is drawn on
    <svg
      className="marks-layer marks-pen"
      viewBox={`0 0 ${width} ${height}`}
      role="application"
      aria-label={say('board')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard draws too
      tabIndex={0}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        setKeyed(false)
        begun.current = placeOf(event)
        setFrom(begun.current)
        setAt(begun.current)
      }}
      onPointerMove={(event) => begun.current && setAt(placeOf(event))}
      onPointerUp={(event) => begun.current && end(begun.current, placeOf(event))}
      onPointerCancel={() => {
        begun.current = undefined
        setFrom(undefined)
      }}
      onKeyDown={onKeyDown}
    >
      {from && kind !== 'words' && <Mark mark={markTo(from, at)} size={longer} />}
      {keyed && <circle className="mark-cursor" cx={at.x} cy={at.y} r={longer / 80} />}
    </svg>
  )
}
