import { all, type Expectations } from '../../../../test/expectation.ts'

const courseMenu = 'education/course/eduCourse'
const resultMenus = [
  'education/result/eduResult',
  'education/result/eduExternal',
  'saf/education/safEducationResult',
]
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
}
