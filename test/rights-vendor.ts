import type { Expectation } from './rights-expectations.ts'

const councilMenus = ['vendor/council/council', 'vendor/council/councilStat']

/** The addresses of vendors that no definition derives. */
export const vendorExpectations: Record<string, Expectation> = {
  'GET /api/vendor/safetyinfo/:key/print': {
    right: 'print',
    menus: ['vendor/base/safetyInfo', '/vendor/portal/vendorInfo'],
  },
  'GET /api/vendor/eval/:key/facts': {
    right: 'read',
    menus: [
      'vendor/eval/vendorEvalPlan',
      'vendor/eval/vendorEvalResult',
      'vendor/eval/psrmEvalMng',
      '/vendor/portal/psrmEval',
    ],
  },
  'PUT /api/vendor/eval/:key/scores': {
    right: 'write',
    menus: [
      'vendor/eval/vendorEvalPlan',
      'vendor/eval/vendorEvalResult',
      'vendor/eval/psrmEvalMng',
      '/vendor/portal/psrmEval',
    ],
  },
  'GET /api/vendor/eval/:key/print': {
    right: 'print',
    menus: [
      'vendor/eval/vendorEvalPlan',
      'vendor/eval/vendorEvalResult',
      'vendor/eval/psrmEvalMng',
      '/vendor/portal/psrmEval',
    ],
  },
  'GET /api/vendor/warn/:key/print': {
    right: 'print',
    menus: ['vendor/warn/warnPoint', '/vendor/portal/warnAndPointOutStatus'],
  },
  'GET /api/vendor/councilminutes': { right: 'read', menus: ['/vendor/portal/vendorInfo'] },
  'GET /api/vendor/councilstat': { right: 'read', menus: councilMenus },
  // Who came signs, without a right to write.
  'PUT /api/vendor/council/:key/sign': {
    right: 'read',
    menus: [...councilMenus, '/vendor/portal/vendorInfo'],
  },
  'GET /api/vendor/council/:key/print': {
    right: 'print',
    menus: [...councilMenus, '/vendor/portal/vendorInfo'],
  },
  'GET /api/vendor/enterrqst/:key/check': {
    right: 'read',
    menus: ['vendor/enter/enterRqstAppr', '/vendor/portal/vendorInfo', '/wkod/wkodRequest'],
  },
  'PUT /api/vendor/enterrqst/:key/reviews': { right: 'write', menus: ['vendor/enter/enterRqstAppr'] },
  // The plant's own people; who is of a vendor is refused by the act.
  'GET /api/vendor/pass/:key/pin': {
    right: 'read',
    menus: ['vendor/enter/enterPass', 'vendor/enter/enterLog'],
  },
  'PUT /api/vendor/pass/:key/pin': {
    right: 'write',
    menus: ['vendor/enter/enterPass', 'vendor/enter/enterLog'],
  },
  'PUT /api/vendor/pass/:key/pinreset': {
    right: 'write',
    menus: ['vendor/enter/enterPass', 'vendor/enter/enterLog'],
  },
  'GET /api/vendor/pass/:key/uses': {
    right: 'read',
    menus: [
      'vendor/enter/enterPass',
      'vendor/enter/enterLog',
      '/vendor/portal/vendorInfo',
      '/wkod/wkodRequest',
    ],
  },
  'POST /api/vendor/entergate': { right: 'write', menus: ['vendor/enter/enterLog'] },
  'GET /api/vendor/enterinside': { right: 'read', menus: ['vendor/enter/enterLog'] },
  'PUT /api/vendor/doc/:key/verify': {
    right: 'write',
    menus: ['vendor/base/vendorList', 'vendor/enter/expireStatus'],
  },
  'POST /api/vendor/vendorplant/join': { right: 'write', menus: ['vendor/base/vendorList'] },
  'GET /api/vendor/expirestatus': { right: 'read', menus: ['vendor/enter/expireStatus'] },
}
