import { all, type Expectations } from '../../../../test/expectation.ts'

const menus = [
  'impr/imprRequest',
  'impr/imprAction',
  'impr/imprVerify',
  'impr/imprBoard',
  '/vendor/portal/improvementManage',
]
const clock = 'the clock, for everybody whose work it is'
const severalKeys = 'keys of several records; no kind of field is a list of references'

export const expectations: Expectations = {
  offers: [
    'improvement-source.server.ts',
    'improvement/create-improvement.server.ts',
    'improvement/first-pictures.server.ts',
    'link/link-answers.rule.ts',
    'link/link-report.server.ts',
    'link/link-token.server.ts',
    'seed/demo-improvements.ts',
    'seed/improvement.ts',
    'web/ImprovementPanel.tsx',
  ],
  rights: {
    // The page behind the QR code with which people without an account ask for an improvement.
    ...all('public', [
      'GET /api/public/improvementlink/:token',
      'POST /api/public/improvementlink/:token',
      'GET /api/public/improvementreceipt/:token',
      'POST /api/public/improvementreceipt/:token',
      'POST /api/public/improvementreceipt/:token/photo',
    ]),
    ...all({ right: 'read', menus }, [
      ...['comment', 'watch', 'acknowledge', 'horizontal'].map((act) => `PUT /api/impr/impr/:key/${act}`),
      'GET /api/impr/impr/:key/more',
      'GET /api/impr/impr/similar',
      'GET /api/impr/impr/opencount',
      'GET /api/impr/impr/counts',
      'GET /api/impr/impr/source',
      'GET /api/impr/impr/effects',
      'GET /api/impr/impr/effects/ics',
      'GET /api/impr/impr/thumbs',
      'GET /api/impr/figures',
    ]),
    ...all({ right: 'write', menus }, [
      'PUT /api/impr/impr/:key/cost',
      'PUT /api/impr/impr/:key/checkin',
      'PUT /api/impr/impr/:key/actionpictures',
      'PUT /api/impr/impr/bulk',
      'PUT /api/impr/impr/bulkreceive',
    ]),
    'GET /api/impr/impr/:key/print': { right: 'print', menus },
    'GET /api/impr/impr/requestprint': { right: 'print', menus },
    'POST /api/impr/impr/pack': { right: 'print', menus },
    'POST /api/impr/anonymous': { right: 'write', menus: ['impr/imprRequest'] },
    'GET /api/impr/stats': { right: 'read', menus: ['impr/imprStatus', 'impr/imprBoard', 'impr/imprHalf'] },
    'GET /api/impr/lessons': { right: 'read', menus: ['impr/imprStatus'] },
    'GET /api/impr/stats/excel': { right: 'excel', menus: ['impr/imprStatus'] },
    'POST /api/impr/impr/multi': { right: 'write', menus: ['impr/imprRequest'] },
    'GET /api/impr/reconcile': { right: 'read', menus: ['impr/imprRule'] },
    'GET /api/impr/link/:key/address': { right: 'write', menus: ['impr/imprRule'] },
    'GET /api/impr/outbox': { right: 'read', menus: ['impr/imprRule'] },
    'PUT /api/impr/outbox/:key/retry': { right: 'write', menus: ['impr/imprRule'] },
    'GET /api/impr/half/:key/snapshot': { right: 'read', menus: ['impr/imprHalf'] },
    'GET /api/impr/half/:key/print': { right: 'print', menus: ['impr/imprHalf'] },
    'GET /api/impr/half/:key/revisions': { right: 'read', menus: ['impr/imprHalf'] },
    'GET /api/impr/half/:key/revisions/compare': { right: 'read', menus: ['impr/imprHalf'] },
    'GET /api/impr/half/:key/revisions/:revisionNo/pdf': { right: 'print', menus: ['impr/imprHalf'] },
    'GET /api/impr/half/:key/revisions/:revisionNo/files': { right: 'read', menus: ['impr/imprHalf'] },
    'GET /api/impr/half/:key/revisions/:revisionNo/files/:fileNo': {
      right: 'read',
      menus: ['impr/imprHalf'],
    },
    'GET /api/impr/half/:key/revisions/:revisionNo/verify': { right: 'read', menus: ['impr/imprHalf'] },
  },
  unowned: {
    'PUT /api/impr/outbox/:key/retry': 'words and kinds, the same for everybody',
  },
  wide: {
    'GET /api/impr/stats': 'the plant that was asked for, said again over no rows',
    'GET /api/impr/lessons': 'what one plant has learnt is for all',
  },
  samples: {
    // Each source and each half year has its row already.
    improvementRule: async (sql) => {
      await sql.query('delete from "improvementRule"')
      return {}
    },
    improvementHalf: async (sql) => {
      await sql.query('delete from "improvementHalf"')
      return {}
    },
  },
  fieldKinds: {
    'improvement.coopDeptCds': severalKeys,
  },
  unscoped: {
    'modules/improvement/improvement/improvement-clock.server.ts temporaryEnds': clock,
    'modules/improvement/improvement/improvement-clock.server.ts holdEnds': clock,
    'modules/improvement/reconcile/reconcile.server.ts innerDifferences':
      'whether sources and register agree, for who keeps up the rules',
    'modules/improvement/reconcile/reconcile.server.ts differencesOf':
      'whether sources and register agree, for who keeps up the rules',
  },
  byHand: { writes: 5, trails: 1 },
}
