import { expect, test } from 'vitest'
import { samplePermit } from '../testing/work-permit.ts'
import { stateTone } from './state-tone.ts'

test.each([
  ['draft', 'draft'],
  ['reviewing', 'active'],
  ['working', 'active'],
  ['suspended', 'hold'],
  ['rejected', 'hold'],
  ['closed', 'done'],
  ['cancelled', 'dropped'],
])('%s is %s', (state, tone) => expect(stateTone(samplePermit, state)).toBe(tone))
