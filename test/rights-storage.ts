import type { Expectation } from './rights-expectations.ts'

const storeMenus = ['chm/storage/storageList', 'chm/storage/storageMap']
const inOutMenus = ['chm/inout/inoutList', 'chm/inout/inoutReg']
const reagentMenus = ['chm/reagent/reagentRqstList', 'chm/reagent/reagentIssue', 'chm/reagent/reagentReturn']
export const materialMenus = [
  'chm/matChkRqst/matChkRqstList',
  'chm/matChkRqst/matChkReview',
  'chm/matChkRqst/matChkVerdict',
  '/vendor/subconMatChkRqst/matChkRqst',
]
const productMenus = ['baseInfo/products/productList']
const readers = [...storeMenus, ...inOutMenus, 'chm/inout/stockStatus']

/** Stores, stock, in and out, reagents; compositions by Excel, and how many products use a substance. */
export const storageExpectations = (): Record<string, Expectation> => ({
  'GET /api/chm/chemicalusecounts': {
    right: 'read',
    menus: ['baseInfo/chemical/chemicalList', ...productMenus],
  },
  'GET /api/chm/productcomposition/excel': { right: 'excel', menus: productMenus },
  'GET /api/chm/productcomposition/excel/template': { right: 'write', menus: productMenus },
  'POST /api/chm/productcomposition/excel': { right: 'write', menus: productMenus },
  'POST /api/chm/productcomposition/excel/apply': { right: 'write', menus: productMenus },
  'GET /api/chm/productcomposition/excel/errors': { right: 'write', menus: productMenus },
  'GET /api/chm/matchkrqst/:key/dues': { right: 'read', menus: materialMenus },
  'GET /api/chm/store/:key/status': { right: 'read', menus: readers },
  'GET /api/chm/storestatus': { right: 'read', menus: readers },
  'GET /api/chm/storeexcept/:key/grounds': { right: 'read', menus: ['chm/storage/storeExcept'] },
  'GET /api/chm/emergency/print': { right: 'read', menus: readers },
  // The copy of the fire brigade's pack that opens while the database is down.
  'GET /api/public/emergency/:token': 'public',
  'GET /api/chm/emergency/address': { right: 'print', menus: storeMenus },
  'PUT /api/chm/emergency/address': { right: 'write', menus: storeMenus },
  'GET /api/chm/storeinspsdue': { right: 'read', menus: ['chm/storage/storeInsp'] },
  'GET /api/chm/usage': { right: 'read', menus: ['chm/inout/useStat'] },
  'GET /api/chm/usage/excel': { right: 'excel', menus: ['chm/inout/useStat'] },
  'GET /api/chm/heldquantities': { right: 'read', menus: ['chm/inout/useStat'] },
  'GET /api/chm/stocks': { right: 'read', menus: readers },
  'GET /api/chm/lowstock': { right: 'read', menus: readers },
  'GET /api/chm/container/:code': { right: 'read', menus: [...readers, ...reagentMenus] },
  'GET /api/chm/storagesummary': {
    right: 'read',
    menus: ['chm/main/chmDashboard', 'chm/inout/stockStatus', ...storeMenus],
  },
  'GET /api/chm/reagentrqst/:key/labels': { right: 'print', menus: reagentMenus },
  'GET /api/chm/speciallogs/print': { right: 'print', menus: ['chm/reagent/specialLog'] },
  'GET /api/chm/store/:key/poster': { right: 'print', menus: storeMenus },
  'GET /api/chm/store/:key/placelabels': { right: 'print', menus: storeMenus },
  'GET /api/chm/msds/:key/pdftext': {
    right: 'write',
    menus: ['List', 'Compare', 'Expire', 'Notice'].map((page) => `chm/msds/msds${page}`),
  },
  'GET /api/vendor/bringables': { right: 'read', menus: ['/vendor/subconMatChkRqst/delivery'] },
  'GET /api/chm/ledger/print': { right: 'print', menus: inOutMenus },
  'POST /api/chm/inout': { right: 'write', menus: inOutMenus },
  'POST /api/chm/inouts': { right: 'write', menus: inOutMenus },
  'POST /api/chm/inout/:key/cancel': { right: 'write', menus: inOutMenus },
})
