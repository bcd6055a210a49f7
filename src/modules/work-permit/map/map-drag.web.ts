import { useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react'
import type { Point } from '../../../platform/plant-map/plant-picture.rule.ts'
import { toDecimetre } from '../../../platform/plant-map/plant-picture.rule.ts'

/** Metres that an arrow key moves; with Shift it moves further. */
const [stepM, longStepM] = [1, 10]
const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/**
 * Moves signs of a picture in metres, by pointer or by the arrow keys. `placeOf` says where a sign stands
 * while it is being moved;
 * `onDrop` hears where it was left.
 */
export function useDrag(picture: RefObject<SVGSVGElement | null>, onDrop: (id: string, to: Point) => void) {
  const [moving, setMoving] = useState<Point & { id: string }>()
  const grip = useRef<Point>({ x: 0, y: 0 })
  const metresOf = ({ clientX, clientY }: PointerEvent): Point => {
    const matrix = picture.current?.getScreenCTM()?.inverse()
    return matrix ? new DOMPoint(clientX, clientY).matrixTransform(matrix) : { x: 0, y: 0 }
  }
  const drop = (id: string, { x, y }: Point) =>
    onDrop(id, { x: Math.max(0, toDecimetre(x)), y: Math.max(0, toDecimetre(y)) })
  const handlesOf = (id: string, at: Point) => ({
    onPointerDown: (event: PointerEvent<SVGElement>) => {
      event.preventDefault()
      event.stopPropagation()
      event.currentTarget.setPointerCapture(event.pointerId)
      const from = metresOf(event)
      grip.current = { x: at.x - from.x, y: at.y - from.y }
      setMoving({ id, ...at })
    },
    onPointerMove: (event: PointerEvent<SVGElement>) => {
      if (moving?.id !== id) return
      const to = metresOf(event)
      setMoving({ id, x: to.x + grip.current.x, y: to.y + grip.current.y })
    },
    onPointerUp: () => {
      if (moving?.id !== id) return
      setMoving(undefined)
      if (moving.x !== at.x || moving.y !== at.y) drop(id, moving)
    },
    onPointerCancel: () => setMoving(undefined),
    onKeyDown: (event: KeyboardEvent<SVGElement>) => {
      const way = arrows[event.key]
      if (!way) return
      event.preventDefault()
      const step = event.shiftKey ? longStepM : stepM
      drop(id, { x: at.x + way[0] * step, y: at.y + way[1] * step })
    },
  })
  return { placeOf: (id: string, at: Point): Point => (moving?.id === id ? moving : at), handlesOf }
}
