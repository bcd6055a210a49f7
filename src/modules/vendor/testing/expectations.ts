import { all, type Expectations } from '../../../../test/expectation.ts'

const councilMenus = ['vendor/council/council', 'vendor/council/councilStat']
const evalMenus = [
  'vendor/eval/vendorEvalPlan',
  'vendor/eval/vendorEvalResult',
  'vendor/eval/psrmEvalMng',
  '/vendor/portal/psrmEval',
]
const accountMenus = ['vendor/base/vendorAcct', '/vendor/portal/vendorInfo']
const passMenus = ['vendor/enter/enterPass', 'vendor/enter/enterLog']
const portalMenu = '/vendor/portal/vendorInfo'
let count = 0
/** Years that are over, each once. */
let pastYear = 1950

const clock = 'the clock, for everybody whose work it is'
const documentNumber = 'number of a document or line, written as text by whoever issues it'

export const expectations: Expectations = {
  offers: [
    'contract/contract-ready.server.ts',
    'enter/enter-check.rule.ts',
    'enter/equipment-pass.server.ts',
    'enter/experienced.server.ts',
    'enter/equipment-port.server.ts',
    'eval/company-figures-port.server.ts',
    'enter/gate-port.server.ts',
    'enter/inside.server.ts',
    'enter/pass-card.server.ts',
    'enter/pass-ready.server.ts',
    'equip/equipment-ready.server.ts',
    'info/information-ready.server.ts',
    'seed/vendor-contract.ts',
    'vendor-people.server.ts',
    'vendor/vendor-codes.rule.ts',
    'warn/warn-candidate.server.ts',
    'worker/education-need.rule.ts',
    'worker/education-port.server.ts',
    'worker/licence.server.ts',
    'worker/shown-education.server.ts',
    'worker/worker-pin.server.ts',
  ],
  rights: {
    // Whoever was invited has no account yet.
    ...all('public', ['GET /api/public/vendorjoin/:token', 'POST /api/public/vendorjoin/:token']),
    'GET /api/vendor/contracts/:key/ready': { right: 'read', menus: ['vendor/base/vendorContract'] },
    'GET /api/vendor/safetyinfo/:key/print': {
      right: 'print',
      menus: ['vendor/base/safetyInfo', portalMenu],
    },
    'GET /api/vendor/eval/:key/facts': { right: 'read', menus: evalMenus },
    'GET /api/vendor/eval/:key/records': { right: 'read', menus: evalMenus },
    'POST /api/vendor/evalplans': { right: 'write', menus: ['vendor/eval/vendorEvalPlan'] },
    'GET /api/vendor/grades': { right: 'read', menus: ['vendor/eval/vendorGrade'] },
    'GET /api/vendor/graderanking/excel': { right: 'excel', menus: ['vendor/eval/vendorGrade'] },
    'GET /api/vendor/grades/:key': {
      right: 'read',
      menus: ['vendor/eval/vendorGrade', '/vendor/portal/psrmEval'],
    },
    'PUT /api/vendor/eval/:key/scores': { right: 'write', menus: evalMenus },
    'GET /api/vendor/eval/:key/print': { right: 'print', menus: evalMenus },
    ...all({ right: 'read', menus: ['vendor/warn/warnStat', '/vendor/portal/warnAndPointOutStatus'] }, [
      'GET /api/vendor/warnstat',
      'GET /api/vendor/warnstat/worker/:key',
    ]),
    'GET /api/vendor/warn/:key/print': {
      right: 'print',
      menus: ['vendor/warn/warnPoint', '/vendor/portal/warnAndPointOutStatus'],
    },
    'POST /api/vendor/accstatask': { right: 'write', menus: ['vendor/report/accStat'] },
    'GET /api/vendor/accstattotal': { right: 'read', menus: ['vendor/report/accStat'] },
    'GET /api/vendor/accstattotal/excel': { right: 'excel', menus: ['vendor/report/accStat'] },
    'GET /api/vendor/accstattotal/print': { right: 'print', menus: ['vendor/report/accStat'] },
    ...all({ right: 'read', menus: ['vendor/check/subconHalfCheck'] }, [
      'GET /api/vendor/half/:key/items',
      'GET /api/vendor/halfnow',
      'GET /api/vendor/half/:key/revisions',
      'GET /api/vendor/half/:key/revisions/compare',
      'GET /api/vendor/half/:key/revisions/:revisionNo/files',
      'GET /api/vendor/half/:key/revisions/:revisionNo/files/:fileNo',
      'GET /api/vendor/half/:key/revisions/:revisionNo/verify',
    ]),
    ...all({ right: 'print', menus: ['vendor/check/subconHalfCheck'] }, [
      'GET /api/vendor/half/:key/revisions/:revisionNo/pdf',
      'GET /api/vendor/half/:key/print',
      'POST /api/vendor/half/:key/binder',
    ]),
    'GET /api/vendor/councilminutes': { right: 'read', menus: [portalMenu] },
    'GET /api/vendor/councilstat': { right: 'read', menus: councilMenus },
    // Who came signs, without a right to write.
    'PUT /api/vendor/council/:key/sign': { right: 'read', menus: [...councilMenus, portalMenu] },
    'GET /api/vendor/council/:key/print': { right: 'print', menus: [...councilMenus, portalMenu] },
    'GET /api/vendor/enterrqst/:key/check': {
      right: 'read',
      menus: ['vendor/enter/enterRqstAppr', portalMenu, '/wkod/wkodRequest'],
    },
    'PUT /api/vendor/enterrqst/:key/reviews': { right: 'write', menus: ['vendor/enter/enterRqstAppr'] },
    // The plant's own people; who is of a vendor is refused by the act.
    'GET /api/vendor/pass/:key/pin': { right: 'read', menus: passMenus },
    ...all({ right: 'write', menus: passMenus }, [
      'PUT /api/vendor/pass/:key/pin',
      'PUT /api/vendor/pass/:key/pinreset',
    ]),
    'GET /api/vendor/pass/:key/uses': {
      right: 'read',
      menus: [...passMenus, portalMenu, '/wkod/wkodRequest'],
    },
    'GET /api/vendor/pass/:key/print': {
      right: 'print',
      menus: [...passMenus, portalMenu, '/wkod/wkodRequest'],
    },
    'GET /api/vendor/enterrqst/:key/passes': {
      right: 'print',
      menus: ['vendor/enter/enterRqstAppr', portalMenu, '/wkod/wkodRequest'],
    },
    'POST /api/vendor/enterrqst/:key/photos': {
      right: 'write',
      menus: ['vendor/enter/enterRqstAppr', portalMenu, '/wkod/wkodRequest'],
    },
    'POST /api/vendor/entergate': { right: 'write', menus: ['vendor/enter/enterLog'] },
    'GET /api/vendor/enterinside': { right: 'read', menus: ['vendor/enter/enterLog'] },
    'PUT /api/vendor/doc/:key/verify': {
      right: 'write',
      menus: ['vendor/base/vendorList', 'vendor/enter/expireStatus'],
    },
    'POST /api/vendor/vendorplant/join': { right: 'write', menus: ['vendor/base/vendorList'] },
    'GET /api/vendor/vendor/:key/subcontractors': {
      right: 'read',
      menus: ['vendor/base/vendorList', portalMenu],
    },
    'GET /api/vendor/worker/:key/elsewhere': {
      right: 'read',
      menus: [
        'vendor/enter/vendorWorker',
        'constSafe/worker/workerList',
        portalMenu,
        '/wkod/wkodRequest',
        'constSafe/permit/permitRequest',
        'constSafe/permit/permitReview',
      ],
    },
    'GET /api/vendor/dashboard': { right: 'read', menus: [portalMenu] },
    'GET /api/vendor/user/:key/account': { right: 'read', menus: accountMenus },
    'GET /api/vendor/user/:key/address': { right: 'write', menus: accountMenus },
    ...all({ right: 'write', menus: accountMenus }, [
      'PUT /api/vendor/user/:key/unlock',
      'PUT /api/vendor/user/:key/wake',
      'PUT /api/vendor/user/:key/resetPassword',
      'PUT /api/vendor/user/:key/stop',
      'PUT /api/vendor/user/:key/resume',
      'PUT /api/vendor/user/:key/role',
      'PUT /api/vendor/user/:key/psrm',
    ]),
    'GET /api/vendor/expirestatus': { right: 'read', menus: ['vendor/enter/expireStatus'] },
  },
  carriers: {
    '/api/vendor/contracts': 'vendorContract',
    '/api/vendor/warnstat/worker': 'vendorWorker',
    '/api/vendor/grades': 'vendor',
  },
  ownRule: {
    'PUT /api/vendor/council/:key/sign':
      'who came to the council (src/modules/vendor/council/council.api.test.ts)',
    'GET /api/vendor/council/:key/print':
      'the companies that the minutes were shared with (src/modules/vendor/council/council.api.test.ts)',
  },
  bodies: { 'PUT /api/vendor/pass/:key/pin': { pinPwd: '402938', pinPwdRepeat: '402938' } },
  wide: { 'GET /api/vendor/councilminutes': 'minutes name all companies that came' },
  samples: {
    vendorWorker: () => ({ birthYmd: '1980-01-01' }),
    vendor: () => ({ vendorCd: `V-${++count}` }),
    // A plant has one review a half-year, and a company one row a year.
    vendorHalf: () => ({ halfYear: String(++pastYear) }),
    vendorAccStat: () => ({ accYear: String(++pastYear) }),
    vendorUser: () => ({ email: `person${++count}@portal.example` }),
    vendorConsent: () => ({ consentVer: `9.${++count}`, applyFromYmd: `${2100 + count}-01-01` }),
    // A plant has one council a month.
    council: () => ({ councilYm: `${2100 + ++count}-01` }),
    // Through a gate somebody goes once at a time.
    enterLog: () => ({ enterDt: `2026-03-10T08:${String(10 + (++count % 50))}:00+09:00` }),
  },
  fieldKinds: {
    'vendor.bizRegNo': documentNumber,
    'vendorContract.approveNo': documentNumber,
    'vendor.telNo': documentNumber,
    'vendorChgRqst.newBizRegNo': documentNumber,
    'vendorChgRqst.newIndInsNo': documentNumber,
    'vendorChgRqst.oldBizRegNo': documentNumber,
    'vendorChgRqst.oldIndInsNo': documentNumber,
    'vendorUser.phoneNo': documentNumber,
    'vendorUser.userId': 'the ID that an invited person chooses; nobody has it before',
    'vendor.indInsNo': documentNumber,
    'vendorWorker.phoneNo': documentNumber,
    'vendorEquip.regNo': documentNumber,
    'vendorDoc.docNo': documentNumber,
    'safetyInfoChem.casNo': documentNumber,
    'vendorWorkerQual.qualNo': documentNumber,
  },
  unscoped: {
    'modules/vendor/enter/enter-pass.server.ts replacePasses': clock,
    'modules/vendor/eval/eval-plans.server.ts tellOfDueEvaluations': clock,
    'modules/vendor/enter/pass-night.server.ts fallingPasses': clock,
    'modules/vendor/enter/pass-standing.server.ts passGroups': clock,
    'modules/vendor/review-overdue.server.ts tellOfOverdueReviews': clock,
    'modules/vendor/enter/expire-status.server.ts laterPermits':
      'the condition is the scope that its caller built',
    'modules/vendor/worker/worker-purge.server.ts restingSince':
      'what is past its keeping time, approved by the privacy officer',
    'modules/vendor/worker/worker-purge.server.ts dueWorkers':
      'what is past its keeping time, approved by the privacy officer',
    'modules/vendor/worker/worker-purge.server.ts listedWorkers':
      'what is past its keeping time, approved by the privacy officer',
  },
  byHand: { writes: 6, trails: 3 },
}
