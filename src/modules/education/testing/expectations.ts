import { all, type Expectations } from '../../../../test/expectation.ts'

const courseMenu = 'education/course/eduCourse'
const resultMenus = [
  'education/result/eduResult',
  'education/result/eduExternal',
  'saf/education/safEducationResult',
]
const legalStatusMenu = 'education/status/eduLegalStatus'
const companyEducationMenu = '/vendor/portal/educationStatus'
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
    ...all({ right: 'read', menus: [legalStatusMenu] }, [
      'GET /api/saf/education/status/legal',
      'GET /api/saf/education/status/people',
      'GET /api/saf/education/status/user/:userId',
      'GET /api/saf/education/status/forecast',
      'GET /api/saf/education/half/:key/facts',
      'GET /api/main/portlet/educationstatus',
    ]),
    ...all({ right: 'write', menus: [legalStatusMenu] }, [
      'POST /api/saf/education/status/forecast/seats',
      'POST /api/saf/education/status/notify',
    ]),
    'GET /api/saf/education/status/legal/excel': { right: 'excel', menus: [legalStatusMenu] },
    'POST /api/saf/education/status/pack': { right: 'print', menus: [legalStatusMenu] },
    'GET /api/saf/education/status/job': { right: 'read', menus: ['education/status/eduJob'] },
    'GET /api/saf/education/status/chemical': { right: 'read', menus: ['education/status/eduHcm'] },
    'POST /api/saf/education/msdsneedplan': { right: 'write', menus: ['education/status/eduMsds'] },
    'GET /api/saf/education/own': { right: 'read', menus: ['my/eduHome'] },
    'POST /api/saf/education/own/apply': { right: 'write', menus: ['my/eduHome'] },
    'GET /api/vendor/education/workers': { right: 'read', menus: [companyEducationMenu] },
    'POST /api/vendor/education/apply': { right: 'write', menus: [companyEducationMenu] },
    'GET /api/saf/education/eligibility': {
      right: 'read',
      menus: ['education/status/eduSpecial', ...resultMenus],
    },
  },
  samples: {
    // A year of its own for each: a half-year of a plant stands once.
    eduHalf: (sql) =>
      sql.one<{ halfYear: string }>(`select (1990 + count(*))::text as "halfYear" from "eduHalf"`),
  },
  fieldKinds: all(workNumber, [
    'eduLegalRule.specialWorkNo',
    'eduCourse.specialWorkNo',
    'eduTargetRule.specialWorkNo',
    'eduResult.specialWorkNo',
    'eduExempt.specialWorkNo',
    'eduAssign.specialWorkNo',
  ]),
}
