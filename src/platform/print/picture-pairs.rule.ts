/** Rows of pictures on a paper, two to a page; the code on the paper opens the others. */
export const mostPairs = 6

export type Pair<T> = readonly [T | undefined, T | undefined]

/** Before and after in one row each: the first before with the first after, and so on. */
export const pairsOf = <T>(before: readonly T[], after: readonly T[]): Pair<T>[] =>
  Array.from({ length: Math.min(mostPairs, Math.max(before.length, after.length)) }, (_, index) => [
    before[index],
    after[index],
  ])

/** Pictures of one kind in rows of two. */
export const twoByTwo = <T>(pictures: readonly T[]): Pair<T>[] =>
  Array.from({ length: Math.min(mostPairs, Math.ceil(pictures.length / 2)) }, (_, row) => [
    pictures[row * 2],
    pictures[row * 2 + 1],
  ])
