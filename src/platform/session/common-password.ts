import { readFileSync } from 'node:fs'

/**
 * The 10,000 passwords that people use most, commonest first: from @zxcvbn-ts/language-common 4.1.3 (MIT).
 * Read when the first password is changed.
 */
let known: ReadonlySet<string> | undefined
const commonOnes = (): ReadonlySet<string> =>
  (known ??= new Set(
    readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8')
      .trim()
      .split('\n'),
  ))

/**
 * True if a password is one of the commonest, or one or two of them with ornaments: `password1!` is
 * `password`. Three words and more count as a sentence of one's own.
 */
export function isCommonPassword(password: string): boolean {
  const common = commonOnes()
  const plain = password.toLowerCase()
  if (common.has(plain)) return true
  const runs = plain.match(/[a-z]+|\d+/g) ?? []
  const words = runs.filter((run) => /[a-z]{2}/.test(run))
  const isTrivial = (run: string) => run.length <= 4 && /^\d+$|^[a-z]$/.test(run)
  // Characters other than Latin letters and digits may be a word of another script.
  const others = plain.replaceAll(/[a-z\d\p{P}\p{S}\s]/gu, '')
  return others === '' && words.length <= 2 && runs.every((run) => isTrivial(run) || common.has(run))
}

/** Letters beside a name that make a password more than the name. */
const beside = 6
/**
 * True if a password is little more than a name that everybody here knows: of the portal, the company, a
 * plant.
 */
export function isNamed(password: string, names: readonly string[]): boolean {
  const plain = password.toLowerCase().normalize('NFC')
  return names
    .map((name) => name.toLowerCase().normalize('NFC').replaceAll(/\s/g, ''))
    .filter((name) => name.length >= 2 && plain.includes(name))
    .some((name) => plain.replaceAll(name, '').length < beside)
}
