/** Somebody who will lack minutes on the last day, and what of that could still be given. */
export interface Lacking {
  person: string
  lackMin: number
}
/** A class that is open or planned before the last day. */
export interface Offered {
  eduClassNo: number
  min: number
  free: number
  startDt: string
  endDt: string
  /** Who has a seat already. */
  seated: ReadonlySet<string>
}
export interface Closing {
  /** The classes that are used, in their order, with who gets a seat. */
  seats: { eduClassNo: number; people: string[] }[]
  /** Who still lacks minutes afterwards, with what is left. */
  left: Lacking[]
  /** Classes to be planned anew so that nobody is left: how many, and how long each. */
  further: { classes: number; min: number } | null
}

/** More open classes than this are not tried in every combination, but one after the other. */
const mostTried = 12

const meets = (one: Offered, other: Offered): boolean =>
  one.startDt < other.endDt && other.startDt < one.endDt
/** Gives seats of some classes to people, the greatest lack first. */
function seat(people: readonly Lacking[], classes: readonly Offered[]) {
  const free = new Map(classes.map((each) => [each.eduClassNo, each.free]))
  const seats = new Map<number, string[]>(classes.map(({ eduClassNo }) => [eduClassNo, []]))
  const left: Lacking[] = []
  for (const { person, lackMin } of people.toSorted((one, other) => other.lackMin - one.lackMin)) {
    const chosen = fewest(
      classes.filter(({ eduClassNo, seated }) => free.get(eduClassNo)! > 0 && !seated.has(person)),
      lackMin,
    )
    for (const { eduClassNo } of chosen) {
      free.set(eduClassNo, free.get(eduClassNo)! - 1)
      seats.get(eduClassNo)!.push(person)
    }
    const rest = lackMin - chosen.reduce((sum, { min }) => sum + min, 0)
    if (rest > 0) left.push({ person, lackMin: rest })
  }
  return { seats, left }
}
/**
 * The fewest classes that give somebody so many minutes without meeting each other; the shortest that is enough, so
 * that long classes stay free for those who need them. Where all together are not enough, all of them.
 */
function fewest(classes: readonly Offered[], lackMin: number): Offered[] {
  const byLength = classes.toSorted((one, other) => one.min - other.min || one.free - other.free)
  const single = byLength.find(({ min }) => min >= lackMin)
  if (single) return [single]
  const chosen: Offered[] = []
  let rest = lackMin
  for (const each of byLength.toReversed()) {
    if (rest <= 0) break
    if (chosen.some((one) => meets(one, each))) continue
    chosen.push(each)
    rest -= each.min
  }
  return chosen
}
/** Sets of so many of the classes, in their order. */
function* subsets(classes: readonly Offered[], size: number, from = 0): Generator<Offered[]> {
  if (size === 0) yield []
  else
    for (let at = from; at <= classes.length - size; at += 1)
      for (const rest of subsets(classes, size - 1, at + 1)) yield [classes[at]!, ...rest]
}
const leftMin = (left: readonly Lacking[]): number => left.reduce((sum, { lackMin }) => sum + lackMin, 0)

/**
 * The smallest set of classes whose free seats close what people will lack (fit A1). Up to twelve open classes every
 * set is tried, from the smallest; more are taken one after the other, each time the one that closes most. Where the
 * open ones do not suffice, it says how many further classes of what length are needed.
 * @param capacity people of a further class
 */
export function closingClasses(
  people: readonly Lacking[],
  classes: readonly Offered[],
  capacity: number,
): Closing {
  const lacking = people.filter(({ lackMin }) => lackMin > 0)
  const used = classes.length <= mostTried ? smallest(lacking, classes) : oneByOne(lacking, classes)
  const { seats, left } = seat(lacking, used)
  const taken = used.flatMap(({ eduClassNo }) => {
    const own = seats.get(eduClassNo) ?? []
    return own.length === 0 ? [] : [{ eduClassNo, people: own }]
  })
  const min = Math.max(0, ...left.map(({ lackMin }) => lackMin))
  return {
    seats: taken,
    left,
    further: left.length === 0 ? null : { classes: Math.ceil(left.length / Math.max(1, capacity)), min },
  }
}
function smallest(people: readonly Lacking[], classes: readonly Offered[]): readonly Offered[] {
  if (people.length === 0) return []
  const best = leftMin(seat(people, classes).left)
  for (let size = 0; size < classes.length; size += 1)
    for (const set of subsets(classes, size)) if (leftMin(seat(people, set).left) <= best) return set
  return classes
}
function oneByOne(people: readonly Lacking[], classes: readonly Offered[]): readonly Offered[] {
  const used: Offered[] = []
  let now = leftMin(people)
  while (now > 0) {
    const tried = classes
      .filter((each) => !used.includes(each))
      .map((each) => ({ each, after: leftMin(seat(people, [...used, each]).left) }))
      .toSorted((one, other) => one.after - other.after)
    const [next] = tried
    if (!next || next.after >= now) return used
    used.push(next.each)
    now = next.after
  }
  return used
}
