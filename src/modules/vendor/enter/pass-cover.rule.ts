import { wholePlant } from './enter.texts.ts'

/** When and where a pass opens the gates. */
export interface PassSpan {
  fromYmd: string
  toYmd: string
  /** Names of areas with commas between them; empty for the whole plant. */
  areaTxt: string | null
}

const areasOf = ({ areaTxt }: PassSpan): string[] | undefined =>
  areaTxt === null || areaTxt === '' || areaTxt === wholePlant ? undefined : areaTxt.split(', ')

/** True if a pass opens at least the areas of an earlier one, and for at least as long. */
export function covers(later: PassSpan, earlier: PassSpan): boolean {
  const [wide, narrow] = [areasOf(later), areasOf(earlier)]
  const everyArea =
    wide === undefined || (narrow !== undefined && narrow.every((area) => wide.includes(area)))
  return everyArea && later.toYmd >= earlier.toYmd
}

/**
 * What becomes of an earlier pass once a new one is issued. Nothing is taken from anybody: the earlier one is
 * replaced on the day the new one begins, and only by one that opens no less. Any other stays beside it until
 * it ends or the plant takes it back with a reason. A stopped pass opens nothing, so any new one replaces it.
 * @returns the day from which the new one replaces it; undefined when it stays
 */
export function replacedFrom(
  later: PassSpan,
  earlier: PassSpan & { state: string },
  today: string,
): string | undefined {
  if (earlier.state !== 'stopped' && !covers(later, earlier)) return undefined
  return later.fromYmd > today ? later.fromYmd : today
}
