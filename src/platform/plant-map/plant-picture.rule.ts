import { roundHalfUp } from '../../core/shared/decimal.ts'
/** A part of the plant as a rectangle in metres; x to the right, y downwards. */
export interface PlantArea {
  areaCd: string
  areaNm: string
  originX: number
  originY: number
  widthM: number
  heightM: number
}
/** An area as it is listed: one that nobody has drawn has no place, metres. */
export interface ListedArea extends Pick<PlantArea, 'areaCd' | 'areaNm'> {
  originX: number | null
  originY: number | null
  widthM: number | null
  heightM: number | null
}
/** The areas that have a place and a size on the picture. */
export const drawnAreas = (rows: readonly ListedArea[]): PlantArea[] =>
  rows.flatMap(({ areaCd, areaNm, originX, originY, widthM, heightM }) =>
    originX === null || originY === null || !widthM || !heightM
      ? []
      : [{ areaCd, areaNm, originX, originY, widthM, heightM }],
  )
export interface Point {
  x: number
  y: number
}

/** The rectangle around all areas with a margin, for the view box of the picture. */
export function plantBounds(areas: readonly PlantArea[], marginM = 10) {
  const left = Math.min(0, ...areas.map(({ originX }) => originX)) - marginM
  const top = Math.min(0, ...areas.map(({ originY }) => originY)) - marginM
  const right = Math.max(...areas.map(({ originX, widthM }) => originX + widthM), left + 100) + marginM
  const bottom = Math.max(...areas.map(({ originY, heightM }) => originY + heightM), top + 100) + marginM
  return { left, top, width: right - left, height: bottom - top }
}
/** The smallest area that holds the point: a pit inside a yard is meant before the yard. */
export function areaAt(areas: readonly PlantArea[], { x, y }: Point): PlantArea | undefined {
  return areas
    .filter(
      ({ originX, originY, widthM, heightM }) =>
        x >= originX && x <= originX + widthM && y >= originY && y <= originY + heightM,
    )
    .toSorted((one, other) => one.widthM * one.heightM - other.widthM * other.heightM)[0]
}
/** Decimetres, as the coordinates are stored. */
export const toDecimetre = (metres: number): number => roundHalfUp(metres, 1)
