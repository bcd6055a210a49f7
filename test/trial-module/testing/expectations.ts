import type { Expectations } from '../../../../test/expectation.ts'

export const expectations: Expectations = {
  rights: { 'GET /api/saf/firstaidkitsdue': { right: 'read', menus: ['saf/firstAid/firstAidKit'] } },
}
