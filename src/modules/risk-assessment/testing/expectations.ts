import { charmExpectations } from './charm-expectations.ts'
import { all, type Expectations } from '../../../../test/expectation.ts'
import { totalExpectations } from './total-expectations.ts'
import { dailyExpectations } from './daily-expectations.ts'
import { hazopExpectations } from './hazop-expectations.ts'

const charmMenu = 'rsa/result/resultCharm'
const planMenu = 'rsa/plan/planList'
const vendorMenu = '/vendor/portal/riskAssess'
const sheetMenus = [
  'rsa/result/resultKras',
  'rsa/result/resultLevel3',
  'rsa/result/resultChecklist',
  'rsa/result/resultOps',
  'rsa/result/resultJsa',
]
const targetMenus = [planMenu, 'rsa/result/resultList', ...sheetMenus, charmMenu, vendorMenu]
const rowMenus = [
  'rsa/result/resultList',
  ...sheetMenus.filter((menu) => !menu.endsWith('Checklist')),
  vendorMenu,
]
const bookMenus = ['KRAS', 'JSA', 'HAZOP', 'CHARM'].map((type) => `rsa/jobRiskBook/jobBookList?type=${type}`)
const matrixMenus = ['rsa/baseInfo/matrixManage']
const ofMatrix = 'a grade as the matrix of the target calls it'
const axes = {
  levels: [
    { axisCd: 'freq', levelVal: 1, levelNm: 'low' },
    { axisCd: 'sev', levelVal: 1, levelNm: 'low' },
  ],
  cells: [],
  grades: [{ fromScore: 1, toScore: 1, gradeCd: '1', gradeNm: 'low', color: '#2E7D32', acceptYn: 'Y' }],
}

export const expectations: Expectations = {
  rights: {
    ...hazopExpectations.rights,
    ...charmExpectations.rights,
    ...totalExpectations.rights,
    ...dailyExpectations.rights,
    ...all('signedIn', ['GET /api/rsa/yardstick/:key', 'GET /api/rsa/yardsticks', 'POST /api/rsa/score']),
    'POST /api/rsa/matrixes/validate': { right: 'write', menus: matrixMenus },
    'POST /api/rsa/matrix/:key/revise': { right: 'write', menus: matrixMenus },
    'GET /api/rsa/matrix/:key/trialrows': { right: 'read', menus: matrixMenus },
    'GET /api/rsa/rule/:key/print': { right: 'print', menus: ['rsa/baseInfo/rsaRule'] },
    'POST /api/rsa/plan/:key/copy': { right: 'write', menus: [planMenu] },
    'PUT /api/rsa/plan/:key/occasions': { right: 'write', menus: [planMenu] },
    'GET /api/rsa/jointpairs': { right: 'read', menus: [planMenu] },
    'POST /api/rsa/jointpairs': { right: 'write', menus: [planMenu] },
    'POST /api/rsa/target': { right: 'write', menus: targetMenus },
    'PUT /api/rsa/target/:key/demand': { right: 'write', menus: targetMenus },
    'GET /api/rsa/plan/:key/counts': { right: 'read', menus: [planMenu] },
    'GET /api/rsa/plan/:key/due': { right: 'read', menus: [planMenu] },
    'GET /api/rsa/occasion/:key/due': { right: 'read', menus: [planMenu] },
    'GET /api/rsa/measure/:key/grades': { right: 'read', menus: ['rsa/action/actionList'] },
    'GET /api/rsa/measure/:key/due': { right: 'read', menus: ['rsa/action/actionList'] },
    'GET /api/rsa/plan/:key/quality': { right: 'read', menus: [planMenu] },
    'GET /api/rsa/plan/:key/print': { right: 'print', menus: [planMenu] },
    ...all({ right: 'read', menus: targetMenus }, [
      'GET /api/rsa/target/:key/lastyear',
      'GET /api/rsa/target/:key/unread',
      'GET /api/rsa/jointtargets',
      'GET /api/rsa/target/:key/counts',
      'GET /api/rsa/target/:key/companies',
      'GET /api/rsa/target/:key/due',
      'GET /api/rsa/target/:key/measures',
      // Members sign, and everybody reads, with the right to see the target.
      'PUT /api/rsa/target/:key/sign',
      'PUT /api/rsa/target/:key/signworker',
      'PUT /api/rsa/target/:key/shares',
      'PUT /api/rsa/target/:key/read',
      'PUT /api/rsa/target/:key/remind',
    ]),
    'GET /api/rsa/target/:key/print/:paper': { right: 'print', menus: targetMenus },
    'GET /api/rsa/hazardsheet/:key': {
      right: 'read',
      menus: ['rsa/result/resultList', ...sheetMenus, vendorMenu],
    },
    'GET /api/rsa/hazard/similar': { right: 'read', menus: rowMenus },
    'POST /api/rsa/target/:key/checklist': {
      right: 'write',
      menus: ['rsa/result/resultList', 'rsa/result/resultChecklist', vendorMenu],
    },
    'POST /api/rsa/target/:key/jobbook': { right: 'write', menus: [...rowMenus, charmMenu] },
    'POST /api/rsa/target/:key/newbook': { right: 'write', menus: bookMenus },
    'PUT /api/rsa/measure/:key/further': { right: 'write', menus: ['rsa/action/actionList'] },
  },
  uploaders: { ...hazopExpectations.uploaders, ...charmExpectations.uploaders },
  byHand: { writes: 2, trails: 2 },
  carriers: {
    ...hazopExpectations.carriers,
    ...charmExpectations.carriers,
    ...dailyExpectations.carriers,
    '/api/rsa/yardstick': 'rsaMatrix',
    '/api/rsa/hazardsheet': 'rsaTarget',
  },
  samples: {
    ...hazopExpectations.samples,
    ...charmExpectations.samples,
    ...dailyExpectations.samples,
    rsaMatrix: () => ({ plantCd: '1000', rsaTypeCds: ['K'], ...axes }),
  },
  unscoped: {
    ...totalExpectations.unscoped,
    'modules/risk-assessment/plan/plan-clock.server.ts findOccasions': 'the clock, for all plants',
    'modules/risk-assessment/plan/target-counts.server.ts refreshCounts': 'the clock, for all plants',
    'modules/risk-assessment/plan/joint.server.ts jointTargets':
      'what a company assesses jointly, by its own code',
    'modules/risk-assessment/measure/measure-register.server.ts readBack':
      'the daily comparison of the register, for all plants',
    'modules/risk-assessment/plan/target-lines.server.ts riskLines':
      'rows of a target that the caller has seen, and of the last year for who keeps matrices',
    'modules/risk-assessment/jsa/jsa.server.ts jsaSql':
      'of one JSA whose order the caller has, or limited to the plant and the company of his order',
  },
  fieldKinds: {
    ...hazopExpectations.fieldKinds,
    ...charmExpectations.fieldKinds,
    ...totalExpectations.fieldKinds,
    ...all(ofMatrix, [
      'rsaMatrixGrade.gradeCd',
      'rsaTarget.worstGradeCd',
      'rsaMeasure.worstGradeCd',
      'rsaMeasure.resGradeCd',
      'rsaMeasureRow.gradeCd',
      'rsaMeasureRow.resGradeCd',
    ]),
    ...all(ofMatrix, [
      'rsaHazard.gradeCd',
      'rsaHazard.expGradeCd',
      'rsaHazard.resGradeCd',
      'rsaCheckAnswer.gradeCd',
      'rsaCheckAnswer.expGradeCd',
      'rsaCheckAnswer.resGradeCd',
    ]),
    'rsaTarget.jointVendorCds': 'codes of companies',
    'rsaHazard.stepNo': 'number of the step within its JSA',
    'rsaJobHazard.stepNo': 'number of the step within its job',
    'rsaCheckAnswer.itemCd': 'number of the question within its sheet',
    'rsaNodeTemplate.verNo': 'number of the version, counted by the portal',
    'rsaJobCharm.compNo': 'key of a component of a product, whose substance stays secret',
    'rsaJobBook.verNo': 'number of the version, counted by the portal',
    'rsaTarget.jsaCd': 'number of a JSA, drawn as it is begun',
    'rsaMatrix.verNo': 'number of the version, counted by the portal',
    'rsaRule.revNo': 'number of the revision, counted by the portal',
    'rsaMeasure.recNo': 'number of a recommendation within its study',
    'rsaMeasureRow.rowNo': 'key of a row whose table its kind names',
  },
}
