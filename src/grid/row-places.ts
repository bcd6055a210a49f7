/** Where the rows of a grid stand below its heads, in pixels; rows as high as their text are measured. */
export interface RowPlaces {
  start: (row: number) => number
  height: (row: number) => number
}

/** Rows of one height. */
export const evenPlaces = (rowHeight: number): RowPlaces => ({
  start: (row) => row * rowHeight,
  height: () => rowHeight,
})

/**
 * How many of the first `names` each row repeats from the row above it. A column counts only where those
 * before it are repeated too, so that two causes that are worded alike stay two below different headings.
 */
export function joinedCounts<Row>(
  rows: readonly { row: Row }[],
  names: readonly (keyof Row & string)[],
): readonly number[] {
  return rows.map(({ row }, at) => {
    const above = rows[at - 1]?.row
    if (!above) return 0
    const different = names.findIndex((name) => !repeats(row[name], above[name]))
    return different < 0 ? names.length : different
  })
}

/** Nothing is not repeated: an empty cell below an empty one is a cell to be filled in. */
const repeats = (value: unknown, above: unknown): boolean =>
  value !== null && value !== undefined && value !== '' && value === above
