import { grades, isGrade, type Grade } from './grade.rule.ts'

interface Placed {
  mapX: number | null
  mapY: number | null
  gradeCd: string | null
}
export interface Pin<R> {
  /** Metres in the plant's picture. */
  x: number
  y: number
  /** The worst of its rows. */
  grade: Grade
  rows: R[]
}
/** Metres within which findings share a pin. */
const nearM = 14
/**
 * Pins of the findings that have a place, the most urgent last so that they lie on top; those near each other
 * share one.
 */
export function pinsOf<R extends Placed>(rows: readonly R[]): Pin<R>[] {
  const pins: Pin<R>[] = []
  for (const row of rows) {
    if (row.mapX === null || row.mapY === null) continue
    const [x, y] = [row.mapX, row.mapY]
    const grade = isGrade(row.gradeCd) ? row.gradeCd : 'M'
    const near = pins.find((pin) => Math.hypot(pin.x - x, pin.y - y) <= nearM)
    if (!near) pins.push({ x, y, grade, rows: [row] })
    else {
      near.rows.push(row)
      if (grades.indexOf(grade) < grades.indexOf(near.grade)) near.grade = grade
    }
  }
  return pins.toSorted((one, other) => grades.indexOf(other.grade) - grades.indexOf(one.grade))
}
