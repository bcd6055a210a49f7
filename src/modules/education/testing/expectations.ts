import type { Expectations } from '../../../../test/expectation.ts'

export const expectations: Expectations = {
  rights: {},
  samples: {},
}
