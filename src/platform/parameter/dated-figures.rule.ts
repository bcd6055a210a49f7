/** A figure of the dated table (환경값); what differs by installation, law or year. */
export interface DatedFigure {
  label: string
  unit: string
  /** The value with which an installation starts; a rule never reads it. */
  value: number
  /** Where it comes from: an article of law, or the standard of the company. */
  source?: string
  /** It must be held against the original text before it is relied on. */
  confirm?: boolean
}
export const figure = (
  label: string,
  unit: string,
  value: number,
  source?: string,
  confirm?: boolean,
): DatedFigure => ({ label, unit, value, source, confirm })

/** A row of the dated table with which an installation starts. */
export interface FirstRow {
  paramCd: string
  val: string
  fromYmd: string
  unit: string
  source: string
  note: string
  confirmNeededYn: 'Y' | 'N'
}
export interface DatedFigures<N extends string> {
  /** Before the names under which the figures stand in the dated table. */
  prefix: string
  figures: Readonly<Record<N, DatedFigure>>
  names: readonly N[]
  /**
   * The figures as a record.
   * @param values what is in force, by parameter code with the prefix
   * @throws RangeError when a figure is missing or no number: nothing is judged with a guessed limit
   */
  of: (values: ReadonlyMap<string, { val: string }>) => Readonly<Record<N, number>>
  /** The figures an installation starts with, for tests. */
  first: Readonly<Record<N, number>>
  /** The rows of an installation that starts on a day. */
  rows: (fromYmd: string) => FirstRow[]
}
/** The figures that one record of a module holds. */
export type FiguresOf<D> = D extends DatedFigures<infer N> ? Readonly<Record<N, number>> : never

/**
 * The dated figures of a room, each defined once: where they stand, how they are read, with what they start.
 * @param usual source and mark of the figures that say none themselves
 */
export function defineFigures<const D extends Record<string, DatedFigure>>(
  prefix: string,
  figures: D,
  usual: { source: string; confirm: boolean } = { source: '사내 기준', confirm: false },
): DatedFigures<keyof D & string> {
  type Name = keyof D & string
  const names = Object.keys(figures) as Name[]
  const record = (valueOf: (name: Name) => number) =>
    Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, number>
  return {
    prefix,
    figures,
    names,
    of: (values) =>
      record((name) => {
        const value = Number(values.get(prefix + name)?.val ?? Number.NaN)
        if (!Number.isFinite(value)) throw new RangeError(`parameter ${prefix}${name} has no value`)
        return value
      }),
    first: record((name) => figures[name]!.value),
    rows: (fromYmd) =>
      names.map((name) => {
        const { label, unit, value, source = usual.source, confirm = usual.confirm } = figures[name]!
        return {
          paramCd: prefix + name,
          val: String(value),
          fromYmd,
          unit,
          source,
          note: label,
          confirmNeededYn: confirm ? 'Y' : 'N',
        }
      }),
  }
}
/** The latest day since which one of the values holds: the version that explanations name. */
export const latestOf = (values: ReadonlyMap<string, { fromYmd: string }>): string =>
  [...values.values()].reduce((latest, { fromYmd }) => (fromYmd > latest ? fromYmd : latest), '')
