import { all, type Expectations } from '../../../../test/expectation.ts'

const courseMenu = 'education/course/eduCourse'
const resultMenus = [
  'education/result/eduResult',
  'education/result/eduExternal',
  'saf/education/safEducationResult',
]
const judge =
  'the people who are named are those whom the caller may name; nothing but a judgement is answered'
const clock = 'the clock, for everybody whose work it is'
const ofPlant = 'everybody whom a rule of the plant names, for who keeps the rules of that plant'
const workNumber = 'number of a work in annex 5, an item of a code group'

export const expectations: Expectations = {
  rights: {
    'GET /api/saf/education/course/:key/checklist': { right: 'read', menus: [courseMenu] },
    ...all({ right: 'write', menus: [courseMenu] }, [
      'POST /api/saf/education/course/:key/copy',
      'POST /api/saf/education/course/:key/revise',
      'POST /api/saf/education/targetrule/:key/count',
    ]),
    'GET /api/saf/education/cert/print': {
      right: 'print',
      menus: ['education/result/eduCertPrint', 'education/result/eduResult'],
    },
    'GET /api/saf/education/eligibility': {
      right: 'read',
      menus: ['education/status/eduSpecial', ...resultMenus],
    },
  },
  samples: {},
  fieldKinds: all(workNumber, [
    'eduLegalRule.specialWorkNo',
    'eduCourse.specialWorkNo',
    'eduTargetRule.specialWorkNo',
    'eduResult.specialWorkNo',
    'eduExempt.specialWorkNo',
    'eduAssign.specialWorkNo',
  ]),
  unscoped: {
    'modules/education/result/education-facts.server.ts learnedSql': judge,
    'modules/education/result/result-work.server.ts dueItems': clock,
    'modules/education/result/result-work.server.ts followPlants': clock,
    'modules/education/course/target-people.server.ts employeesOfRule': ofPlant,
    'modules/education/course/target-people.server.ts workersOfRule': ofPlant,
  },
  overAnyTable: {
    'modules/education/result/result-work.server.ts':
      'four records of education carry the plants of a company, which follow it',
  },
  byHand: { writes: 1, trails: 0 },
}
