import type { Expectation } from './rights-expectations.ts'

const improvementMenus = [
  'impr/imprRequest',
  'impr/imprAction',
  'impr/imprVerify',
  'impr/imprBoard',
  '/vendor/portal/improvementManage',
]
const all = (expectation: Expectation, routes: readonly string[]): Record<string, Expectation> =>
  Object.fromEntries(routes.map((route) => [route, expectation]))

/**
 * The register of improvements: what stands beside the record, its figures, the papers and what the
 * administrators see of its sources.
 */
export const improvementExpectations: Record<string, Expectation> = {
  ...all({ right: 'read', menus: improvementMenus }, [
    ...['comment', 'watch', 'acknowledge', 'horizontal'].map((act) => `PUT /api/impr/impr/:key/${act}`),
    'GET /api/impr/impr/:key/more',
    'GET /api/impr/impr/similar',
    'GET /api/impr/impr/opencount',
    'GET /api/impr/impr/counts',
    'GET /api/impr/impr/source',
    'GET /api/impr/impr/effects',
    'GET /api/impr/impr/thumbs',
    'GET /api/impr/figures',
  ]),
  ...all({ right: 'write', menus: improvementMenus }, [
    'PUT /api/impr/impr/:key/cost',
    'PUT /api/impr/impr/:key/checkin',
    'PUT /api/impr/impr/:key/actionpictures',
    'PUT /api/impr/impr/bulk',
    'PUT /api/impr/impr/bulkreceive',
  ]),
  'GET /api/impr/impr/:key/print': { right: 'print', menus: improvementMenus },
  'GET /api/impr/impr/requestprint': { right: 'print', menus: improvementMenus },
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
}
