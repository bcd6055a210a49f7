import { all, type Expectations } from '../../../../test/expectation.ts'

const totalMenu = 'rsa/total/totalList'
const ofMatrix = 'a grade as the matrix of the target calls it'

/** What no definition says of totals. */
export const totalExpectations = {
  rights: {
    ...all({ right: 'read', menus: [totalMenu] }, ['GET /api/rsa/totals', 'GET /api/rsa/totals/top']),
    'GET /api/rsa/dashboard': { right: 'read', menus: ['rsa/main/rsaDashboard'] },
    'GET /api/rsa/totals/heat': { right: 'read', menus: ['rsa/total/totalHeat'] },
    'GET /api/rsa/totals/excel': { right: 'excel', menus: [totalMenu] },
  },
  unscoped: all(
    'by `whereOf`, the conditions of the list with its scope',
    ['cellsOf', 'yearsOf', 'changesOf', 'countOf', 'heatOf'].map(
      (name) => `modules/risk-assessment/total/totals.server.ts ${name}`,
    ),
  ),
  fieldKinds: {
    ...all(ofMatrix, ['rsaRisk.gradeCd', 'rsaRisk.expGradeCd', 'rsaRisk.resGradeCd', 'rsaRisk.afterGradeCd']),
    'rsaRisk.rowNo': 'key of a row whose table its kind names',
  },
} satisfies Expectations
