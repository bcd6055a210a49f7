import { expect, it } from 'vitest'
import { informationNeeded } from './information.rule.ts'

it.each([
  ['confined space', ['S1'], [], true],
  ['excavation', ['S3'], [], true],
  ['opening a toluene line', ['S7'], [{ supplCd: 'S7', flammableYn: 'Y', toxicYn: 'N' }], true],
  ['opening a chlorine line', ['S7'], [{ supplCd: 'S7', flammableYn: 'N', toxicYn: 'Y' }], true],
  ['opening a water line', ['S7'], [{ supplCd: 'S7', flammableYn: 'N', toxicYn: 'N' }], false],
  ['work at height', ['S5'], [], false],
] as const)('%s', (_, codes, lines, needed) => expect(informationNeeded(codes, lines)).toBe(needed))
