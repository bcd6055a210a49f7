import { roundHalfUp } from '../../../core/shared/decimal.ts'
/** Figures of MSDS 고시 별표3, as the dated table of parameters has them. */
export interface LabelFigures {
  /** Smallest area in cm² from so many litres on, the largest container first. */
  areas: readonly { fromL: number; areaCm2: number }[]
  /** Part of the side surface for containers below the smallest of `areas`, in %. */
  smallSurfacePct: number
  /** A pictogram takes at least this part of the label (40 = 1/40). */
  pictogramPart: number
  /** Smallest area of one pictogram in cm². */
  pictogramLeastCm2: number
}

export interface LabelSize {
  /** Smallest area of the label in cm². */
  areaCm2: number
  /** Smallest area of one pictogram in cm². */
  pictogramCm2: number
}

/**
 * How large a warning label must be. (MSDS 고시 별표3)
 * @param containerL content of the container in L
 * @param sideCm2 side surface of the container in cm², asked for small containers only
 * @throws RangeError when a small container comes without its surface
 */
export function labelSize(containerL: number, figures: LabelFigures, sideCm2?: number): LabelSize {
  const step = figures.areas
    .toSorted((one, other) => other.fromL - one.fromL)
    .find(({ fromL }) => containerL >= fromL)
  if (!step && (sideCm2 === undefined || !(sideCm2 > 0)))
    throw new RangeError('a container below the smallest area needs its side surface')
  const areaCm2 = step ? step.areaCm2 : round((sideCm2! * figures.smallSurfacePct) / 100)
  return {
    areaCm2,
    pictogramCm2: Math.max(round(areaCm2 / figures.pictogramPart), figures.pictogramLeastCm2),
  }
}
const round = (value: number): number => roundHalfUp(value, 2)

/** Up to so much a label carries name, pictograms, signal word and supplier only (소량용기 100 g/mL). */
export const isSmallContainer = (containerL: number, smallMl: number): boolean => containerL * 1000 <= smallMl
