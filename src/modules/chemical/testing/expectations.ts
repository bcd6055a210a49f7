import { all, type Expectations } from '../../../../test/expectation.ts'
import { insertSample, sampleCas } from '../../../../test/sample-row.ts'
import { chmProduct } from '../product/chm-product.resource.ts'

const regulationMenus = ['List', 'Search', 'HistUpload'].map((page) => `chm/regulation/regulation${page}`)
const msdsMenus = ['List', 'Compare', 'Expire', 'Notice'].map((page) => `chm/msds/msds${page}`)
const storeMenus = ['chm/storage/storageList', 'chm/storage/storageMap']
const inOutMenus = ['chm/inout/inoutList', 'chm/inout/inoutReg']
const reagentMenus = ['chm/reagent/reagentRqstList', 'chm/reagent/reagentIssue', 'chm/reagent/reagentReturn']
const materialMenus = [
  'chm/matChkRqst/matChkRqstList',
  'chm/matChkRqst/matChkReview',
  'chm/matChkRqst/matChkVerdict',
  '/vendor/subconMatChkRqst/matChkRqst',
  'vendor/mat/matChkRqstMng',
]
const chemicalMenus = ['baseInfo/chemical/chemicalList']
const productMenus = ['baseInfo/products/productList']
const boardMenus = ['chm/main/chmDashboard']
const readers = [...storeMenus, ...inOutMenus, 'chm/inout/stockStatus']
let count = 0

const clock = 'the clock, for everybody whose work it is'
const documentNumber = 'number of a document or line, written as text by whoever issues it'
const wholePlant = 'a rule of the whole plant: the caller is told the outcome, not the rows'

export const expectations: Expectations = {
  offers: [
    'material-check/material-ready.server.ts',
    'inspection/store-rounds.server.ts',
    'product/handled-substances.server.ts',
  ],
  rights: {
    ...all('public', [
      // The card behind the QR code of a container.
      'GET /api/public/msdscard/:token',
      // The copy of the fire brigade's pack that opens while the database is down.
      'GET /api/public/emergency/:token',
    ]),
    ...all({ right: 'read', menus: msdsMenus }, [
      'GET /api/chm/msds/:key/diff',
      'GET /api/chm/msds/:key/ripple',
      'GET /api/chm/msds/:key/notes',
    ]),
    ...all({ right: 'write', menus: msdsMenus }, [
      'GET /api/chm/msdsdraft/:key',
      'POST /api/chm/msds/:key/revision',
      'GET /api/chm/msds/:key/readers',
      'GET /api/chm/msds/:key/pdftext',
    ]),
    ...all({ right: 'print', menus: msdsMenus }, [
      'GET /api/chm/msds/:key/label',
      'POST /api/chm/msds/:key/label',
      'GET /api/chm/msds/:key/print',
      'GET /api/chm/msds/:key/guide',
    ]),
    ...all({ right: 'write', menus: chemicalMenus }, [
      'POST /api/chm/chemical/supplier/outline',
      'POST /api/chm/chemical/supplier/preview',
    ]),
    ...all({ right: 'read', menus: [...chemicalMenus, ...productMenus] }, [
      'GET /api/chm/chemical/:key/products',
      'GET /api/chm/chemicalusecounts',
    ]),
    ...all({ right: 'read', menus: productMenus }, [
      'GET /api/chm/product/:key/hazard',
      'GET /api/chm/product/:key/secrets',
    ]),
    ...all({ right: 'write', menus: productMenus }, [
      'PUT /api/chm/product/:key/secrets',
      'POST /api/chm/product/:key/rematch',
      'GET /api/chm/productcomposition/excel/template',
      'POST /api/chm/productcomposition/excel',
      'POST /api/chm/productcomposition/excel/apply',
      'GET /api/chm/productcomposition/excel/errors',
    ]),
    'GET /api/chm/productcomposition/excel': { right: 'excel', menus: productMenus },
    'POST /api/chm/msdsfile/:key/received': { right: 'write', menus: ['chm/msds/msdsInbox'] },
    'GET /api/chm/dashboard': { right: 'read', menus: boardMenus },
    'GET /api/chm/regulationsonday': { right: 'read', menus: regulationMenus },
    'POST /api/chm/reghist/outline': { right: 'write', menus: ['chm/regulation/regulationHistUpload'] },
    'POST /api/chm/reghist/upload': { right: 'write', menus: ['chm/regulation/regulationHistUpload'] },
    'GET /api/chm/reghist/:key/impact': { right: 'read', menus: ['chm/regulation/regulationHistUpload'] },
    'GET /api/chm/regmatch/:key/explain': {
      right: 'read',
      menus: [...regulationMenus, ...productMenus, ...boardMenus],
    },
    ...all({ right: 'write', menus: materialMenus }, [
      'PUT /api/chm/matchkrqst/:key/review/:line',
      'PUT /api/chm/matchkrqst/:key/condition/:line',
    ]),
    'GET /api/chm/matchkrqst/:key/dues': { right: 'read', menus: materialMenus },
    'GET /api/chm/matchkrqst/:key/unlisted': { right: 'read', menus: materialMenus },
    ...all({ right: 'read', menus: readers }, [
      'GET /api/chm/store/:key/status',
      'GET /api/chm/storestatus',
      'GET /api/chm/incompmatrix',
      'GET /api/chm/emergency/print',
      'GET /api/chm/stocks',
      'GET /api/chm/lowstock',
    ]),
    'GET /api/chm/storeexcept/:key/grounds': { right: 'read', menus: ['chm/storage/storeExcept'] },
    'GET /api/chm/store/:key/approvers': { right: 'write', menus: ['chm/storage/storeExcept'] },
    'GET /api/chm/emergency/address': { right: 'print', menus: storeMenus },
    'PUT /api/chm/emergency/address': { right: 'write', menus: storeMenus },
    'GET /api/chm/storeinspsdue': { right: 'read', menus: ['chm/storage/storeInsp'] },
    'GET /api/chm/storeinsp/:key/check': { right: 'read', menus: ['chm/storage/storeInsp'] },
    'POST /api/chm/storeinsp/:key/check': { right: 'write', menus: ['chm/storage/storeInsp'] },
    'GET /api/chm/storeinsp/:key/check/print': { right: 'print', menus: ['chm/storage/storeInsp'] },
    'GET /api/chm/usage': { right: 'read', menus: ['chm/inout/useStat'] },
    'GET /api/chm/usage/excel': { right: 'excel', menus: ['chm/inout/useStat'] },
    'GET /api/chm/heldquantities': { right: 'read', menus: ['chm/inout/useStat'] },
    'GET /api/chm/container/:code': { right: 'read', menus: [...readers, ...reagentMenus] },
    'GET /api/chm/storagesummary': {
      right: 'read',
      menus: [...boardMenus, 'chm/inout/stockStatus', ...storeMenus],
    },
    'GET /api/chm/reagentrqst/:key/labels': { right: 'print', menus: reagentMenus },
    'GET /api/chm/speciallogs/print': { right: 'print', menus: ['chm/reagent/specialLog'] },
    ...all({ right: 'print', menus: storeMenus }, [
      'GET /api/chm/store/:key/poster',
      'GET /api/chm/store/:key/placelabels',
    ]),
    'GET /api/vendor/bringables': { right: 'read', menus: ['/vendor/subconMatChkRqst/delivery'] },
    'GET /api/chm/ledger/print': { right: 'print', menus: inOutMenus },
    ...all({ right: 'write', menus: inOutMenus }, [
      'POST /api/chm/inout',
      'POST /api/chm/inouts',
      'POST /api/chm/inout/:key/cancel',
    ]),
  },
  carriers: { '/api/chm/msdsdraft': 'chmMsds' },
  unowned: {
    'GET /api/chm/container/:code':
      'a number on a bottle, looked for among the rows of the caller (src/modules/chemical/stock/stock.routes.ts)',
  },
  samples: {
    // A right CAS number that is there once; a liquid has a density; a place of use is there once.
    chmChemical: () => ({ casNo: sampleCas(), casNoneYn: 'N', segGrpCds: ['GN'] }),
    chmProduct: () => ({ density: 1 }),
    chmProductPlant: () => ({ processNo: 1_000_000 + ++count }),
    chemprod: () => ({ density: 1 }),
    // The first kind of store is a legal one, with its permit; one whose lots are new each time.
    chmStore: () => ({
      deptCd: 'D001',
      storeTypeCd: '31',
      storeCd: `S-${++count}`,
      chmMgrUserId: 'env02',
    }),
    // Requested for a future time, decided by another person, for a case that the law does not forbid.
    chmStoreExcept: async (sql) => ({
      kindCd: 'TEMP',
      storeNo: (
        await sql.one<{ storeNo: number }>(
          `select "storeNo" from "chmStore" where "storeTypeCd" = '31' order by 1 limit 1`,
        )
      ).storeNo,
      permitTxt: '여수소방 2031-1',
      maxMultiple: 2,
      fromYmd: '2031-01-01',
      toYmd: '2031-01-31',
      apprUserId: 'saf01',
    }),
    chmIncomp: () => ({ effectYmd: '2099-01-01' }),
    chmDesigQty: () => ({ effectYmd: '2099-01-01' }),
    chmMonthClose: () => ({ closeYm: `${1000 + ++count}-01` }),
    // A product has one sheet in force per language.
    chmMsds: async (sql) => ({ prodNo: await insertSample(sql, chmProduct) }),
    chmMsdsNotice: () => ({ processNo: 0, deptCd: 'D001' }),
    // A sheet of the product it is about.
    chmMsdsSubmit: (sql) => sql.one(`select "msdsNo", "prodNo" from "chmMsds" order by 1 limit 1`),
    matChkRqst: () => ({ firstInYmd: '2099-01-01' }),
  },
  fieldKinds: {
    'chmStorePlace.placeCd': 'key of a place inside one store',
    'chmStorePlace.upPlaceCd': 'key of a place inside one store',
    'chmStock.placeCd': 'key of a place inside one store',
    'chmStore.permitNo': documentNumber,
    'chmReagentLine.lotNo': documentNumber,
    'chmReagentLine.bottleCd': documentNumber,
    'chemprod.submitNo': documentNumber,
    'chemprodComp.casNo': documentNumber,
    'chmStock.lotNo': documentNumber,
    'chmInOut.lotNo': documentNumber,
    'chmDelivery.lotNo': documentNumber,
    'chmWaste.lotNo': documentNumber,
    'chmWaste.manifestNo': documentNumber,
    'chmDelivery.poNo': documentNumber,
    'chmInOut.poNo': documentNumber,
    'chmInOut.refNo': 'key of a record of the kind that refTypeCd says',
    'chmStockTakeLine.lotNo': documentNumber,
    'chmChemical.casNo': documentNumber,
    'chmMsds.submitNo': documentNumber,
    'chmMsds.secretApprNo': documentNumber,
    'chmMsdsSubmit.receiptNo': documentNumber,
    'chmMsdsSubmit.apprNo': documentNumber,
    'chmRegItem.casNo': documentNumber,
    'chmRegHistLine.casNo': documentNumber,
    'chmRegItem.verNo': 'edition of an item, counted up; the name is that of the chemicals model (chm 2)',
    'chmRegHistLine.rowNo': 'row of the workbook',
    'chmChemical.keNo': documentNumber,
    'chmChemical.ecNo': documentNumber,
    'chmChemical.unNo': documentNumber,
    'chmProduct.unNo': documentNumber,
    'chmChemical.toxicNo': documentNumber,
  },
  unscoped: {
    'modules/chemical/material-check/material-clock.server.ts tellOfReviews': clock,
    'modules/chemical/material-check/material-clock.server.ts tellOfExpiry': clock,
    'modules/chemical/material-check/material-clock.server.ts blockPurchases': clock,
    'modules/chemical/msds/msds-clock.server.ts dueSheets': clock,
    'modules/chemical/msds/msds-clock.server.ts tellOfTasks': clock,
    'modules/chemical/submission/msds-submit.server.ts submissionClock': clock,
    'modules/chemical/store/store-facts.server.ts exceptionsOn': wholePlant,
  },
  byHand: { writes: 16, trails: 4 },
}
