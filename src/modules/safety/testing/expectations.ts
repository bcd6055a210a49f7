import { all, type Expectations } from '../../../../test/expectation.ts'

const documentNumber = 'number of a document or lot, written as text by whoever issues it'
const [accidentMenu, nearMissMenu] = ['saf/accident/accidentReport', 'saf/nearMiss/nearMiss']
const plantEventMenus = [accidentMenu, nearMissMenu]
const eventMenus = [...plantEventMenus, '/vendor/portal/accidentReport']
const supplyMenu = 'saf/ppe/ppeSupplyStatus'
const checkMenus = ['saf/check/checkResult', 'saf/facility/facilityCheckResult', 'saf/spe/speEntryCheck']
const hostSelfCheckMenu = 'vendor/check/subconSelfCheck'
const resultMenus = [...checkMenus, hostSelfCheckMenu, '/vendor/portal/selfCheck']
const entryMenus = [
  'saf/spe/speEntry',
  'saf/spe/speEntryCheck',
  'saf/spe/speStatus',
  '/vendor/portal/speEntry',
]
const inspectionMenu = 'saf/facility/facilityInsp'
const facilityMenu = 'saf/facility/facility'
const withLimits = 'limited by `limitsOf`, which holds the scope'
const receiptMenu = 'saf/ppe/ppeReceipt'
const patrolMenus = ['saf/patrol/patrol', 'saf/patrol/patrolStatus']
const patrolSigners = [...patrolMenus, '/vendor/portal/selfCheck', '/vendor/portal/vendorInfo']

export const expectations: Expectations = {
  offers: ['event/rules/event-codes.rule.ts'],
  rights: {
    'GET /api/saf/accident/event/similar': { right: 'read', menus: eventMenus },
    'GET /api/saf/accident/event/:key/judgement': { right: 'read', menus: plantEventMenus },
    'GET /api/saf/accident/event/:key/moment': { right: 'read', menus: plantEventMenus },
    'GET /api/saf/accident/event/:key/lesson': { right: 'read', menus: plantEventMenus },
    'PUT /api/saf/accident/event/:key/lesson': { right: 'write', menus: plantEventMenus },
    'GET /api/saf/accident/event/:key/print': { right: 'print', menus: plantEventMenus },
    'GET /api/saf/accident/event/:key/momentprint': { right: 'print', menus: plantEventMenus },
    'GET /api/saf/accident/event/:key/form30': { right: 'print', menus: ['saf/accident/accidentPerson'] },
    'PUT /api/saf/accident/event/:key/decide': { right: 'write', menus: [accidentMenu] },
    'PUT /api/saf/accident/event/:key/reclassify': { right: 'write', menus: plantEventMenus },
    'PUT /api/saf/accident/event/:key/improvement': { right: 'write', menus: plantEventMenus },
    'PUT /api/saf/accident/event/:key/stopwork': { right: 'write', menus: eventMenus },
    'GET /api/saf/accident/stats': { right: 'read', menus: ['saf/accident/accidentStat'] },
    'GET /api/saf/accident/stats/print': { right: 'print', menus: ['saf/accident/accidentStat'] },
    'GET /api/saf/accident/stats/excel': { right: 'excel', menus: ['saf/accident/accidentStat'] },
    'PUT /api/saf/accident/workstat/closemonth': { right: 'write', menus: ['saf/accident/accidentStat'] },
    'PUT /api/saf/accident/workstat/closeyear': { right: 'write', menus: ['saf/accident/accidentStat'] },
    'PUT /api/saf/accident/workstat/fill': { right: 'write', menus: ['saf/accident/accidentStat'] },
    'POST /api/saf/accident/anonymous': { right: 'write', menus: [nearMissMenu] },
    'GET /api/saf/facilitydue': { right: 'read', menus: [inspectionMenu] },
    'POST /api/saf/facilitydue/derive': { right: 'write', menus: [inspectionMenu] },
    'POST /api/saf/facilitydue/plan': { right: 'write', menus: [inspectionMenu] },
    'GET /api/saf/facilityemergency': { right: 'read', menus: [facilityMenu] },
    'GET /api/saf/facilitylife/:key': { right: 'read', menus: [facilityMenu, inspectionMenu] },
    'GET /api/saf/facilitylife/labels': { right: 'print', menus: [facilityMenu] },
    'GET /api/saf/facilityinsp/:key/application': { right: 'print', menus: [inspectionMenu] },
    'GET /api/saf/facilitystop/:key/tag': { right: 'print', menus: [facilityMenu, inspectionMenu] },
    ...all({ right: 'read', menus: ['mgt/noAccident/noAccident'] }, [
      'GET /api/mgt/noaccidents',
      'GET /api/main/portlet/accidentfree',
    ]),
    'GET /api/mgt/noaccidents/print': { right: 'print', menus: ['mgt/noAccident/noAccident'] },
    'GET /api/saf/spestatus': { right: 'read', menus: ['saf/spe/speStatus'] },
    'GET /api/saf/spe/entry/:key/pass': { right: 'print', menus: entryMenus },
    'GET /api/saf/ppesupply': { right: 'read', menus: [supplyMenu] },
    'POST /api/saf/ppesupply/improvement': { right: 'read', menus: [supplyMenu] },
    'GET /api/saf/ppesupply/excel': { right: 'excel', menus: [supplyMenu] },
    'GET /api/saf/ppesupply/ledger': { right: 'print', menus: [supplyMenu, receiptMenu] },
    'GET /api/saf/ppeown': { right: 'read', menus: ['saf/ppe/ppeRequest'] },
    'GET /api/saf/ppeitem/:key/lots': {
      right: 'read',
      menus: ['saf/ppe/ppeItem', 'saf/ppe/ppeIssue', 'saf/ppe/ppeIo'],
    },
    'POST /api/saf/ppeio/:key/cancel': { right: 'write', menus: ['saf/ppe/ppeIo'] },
    'PUT /api/saf/ppeissue/:key/workersign': { right: 'write', menus: ['saf/ppe/ppeIssue'] },
    ...all({ right: 'write', menus: ['saf/ppe/ppeIssue', receiptMenu, '/vendor/portal/ppeIssue'] }, [
      'PUT /api/saf/ppeissue/:key/open',
      'PUT /api/saf/ppeissue/:key/wear',
    ]),
    ...all({ right: 'read', menus: resultMenus }, [
      'GET /api/saf/checkresult/:key/check',
      'GET /api/saf/checkresult/:key/hostcheck',
    ]),
    ...all({ right: 'print', menus: resultMenus }, [
      'GET /api/saf/checkresult/:key/check/print',
      'GET /api/saf/checkresult/:key/hostcheck/print',
    ]),
    ...all({ right: 'write', menus: resultMenus }, [
      'POST /api/saf/checkresult/:key/check',
      'POST /api/saf/checkresult/:key/hostcheck',
      'POST /api/saf/checkresult/:key/presence',
    ]),
    'GET /api/saf/selfcheckfigures': { right: 'read', menus: [hostSelfCheckMenu] },
    'POST /api/saf/selfcheckplans': { right: 'write', menus: [hostSelfCheckMenu] },
    'GET /api/saf/checkrounds': { right: 'read', menus: checkMenus },
    'GET /api/saf/checkmisses': { right: 'read', menus: checkMenus },
    'GET /api/saf/checkrepeats': { right: 'read', menus: checkMenus },
    'GET /api/saf/checkplanlabels': {
      right: 'print',
      menus: ['saf/check/checkPlan', 'saf/facility/facilityCheckPlan'],
    },
    'GET /api/saf/checkregister/print': { right: 'print', menus: checkMenus },
    'GET /api/kiosk/ppeissues': { right: 'read', menus: [receiptMenu] },
    'GET /api/saf/patrolroute': { right: 'read', menus: ['saf/patrol/patrol'] },
    'GET /api/saf/patrolrounds': { right: 'read', menus: ['saf/patrol/patrolStatus'] },
    'GET /api/saf/patrolrounds/excel': { right: 'excel', menus: ['saf/patrol/patrolStatus'] },
    'POST /api/saf/patrol/:key/visit': { right: 'write', menus: ['saf/patrol/patrol'] },
    'GET /api/saf/patrolsigns': { right: 'read', menus: patrolSigners },
    'PUT /api/saf/patrol/:key/sign': { right: 'read', menus: patrolSigners },
    ...all({ right: 'write', menus: [receiptMenu] }, ['POST /api/kiosk/ppeissue/:key/receive']),
  },
  carriers: { '/api/kiosk/ppeissue': 'ppeIssue', '/api/saf/facilitylife': 'safFacility' },
  samples: {
    // A machine without this inspection; an obligation without an inspection under way; what a person stops.
    safFacilityLaw: async (sql) => ({
      lawInspCd: 'GAS',
      ...(await sql.one(
        `select "facilityNo" from "safFacility" f where not exists (select 1 from "safFacilityLaw" l where l."facilityNo" = f."facilityNo") order by 1 limit 1`,
      )),
    }),
    safFacilityInsp: (sql) =>
      sql.one(
        `select "facilityLawNo" from "safFacilityLaw" l where not exists (select 1 from "safFacilityInsp" i where i."facilityLawNo" = l."facilityLawNo" and i."state" in ('planned', 'applied')) order by 1 limit 1`,
      ),
    safFacilityStop: () => ({ stopReasonCd: 'hazard' }),
    safLawRule: () => ({ toYmd: null, limitCd: null, limitMin: null, cycleMonths: 24 }),
    // What the first kind of certification needs; a place of the standard; an item that has no sizes.
    ppeItem: () => ({ certNo: '24-AV4CQ-0001' }),
    ppeStd: () => ({ deptCd: 'D113' }),
    // A month of its own for each: the hours of a plant and month stand once.
    safWorkStat: (sql) =>
      sql.one<{ statYm: string }>(
        `select to_char(date '2010-01-01' + make_interval(months => count(*)::int), 'YYYY-MM') as "statYm" from "safWorkStat"`,
      ),
    ppeIo: () => ({ ioYmd: '2026-03-01', makeYmd: '2026-02-01' }),
    // A machine of the plant that is no store, its sheet, and somebody who checks there.
    safCheckPlan: async (sql) => ({
      ...(await sql.one(
        `select f."facilityNo", s."checkFormNo" from "safFacility" f, "checkForm" s where f."plantCd" = '1000' and f."facilityCd" = 'R-101' and s."checkFormCd" = 'SAF-VESSEL' and s."state" = 'fixed'`,
      )),
      checkTypeCd: 'FAC',
      areaCd: null,
      vendorCd: null,
      endYmd: null,
      chargeUserId: 'emp01',
    }),
    // Given to a person: neither a worker nor a place.
    ppeIssue: async (sql) => ({
      receiverCd: 'person',
      userId: 'emp01',
      vendorWorkerNo: null,
      areaCd: null,
      lines: [
        await sql.one(
          `select "ppeItemNo", 1 as "qty" from "ppeItem" where "sizes" is null order by 1 limit 1`,
        ),
      ],
    }),
  },
  // Plans, stock and standards are kept up by 안전담당 and 보호구담당 alone.
  uploaders: {
    safCheckPlan: { userId: 'saf01', values: { plantCd: '1000' } },
    ppeItem: { userId: 'saf01', values: { plantCd: '1000' } },
    ppeStd: { userId: 'saf01', values: { plantCd: '1000' } },
  },
  fieldKinds: {
    'ppeItem.certNo': documentNumber,
    'safEventReport.receiptNo': documentNumber,
    'safFacilityInsp.certNo': documentNumber,
    'ppeIo.lotNo': documentNumber,
    'ppeIssueLine.lotNo': documentNumber,
  },
  unscoped: {
    'modules/safety/check/check-overview.server.ts roundsWhere': withLimits,
    'modules/safety/check/check-overview.server.ts repeatsOf': withLimits,
    'modules/safety/check/check-work.server.ts targetNameJoins':
      'names joined to rows that a scope has chosen',
    'modules/safety/check/check-planning.server.ts untouchedSql':
      'the clock and a saved plan, for rounds of whole plans',
    'modules/safety/check/check-work.server.ts targetJoins': 'names of the target beside rounds of the scope',
    'modules/safety/event/event-work.server.ts openReports':
      'the beginning of a statement that ends with the scope',
    'modules/safety/event/stat/month-figures.server.ts tallies':
      'months of plants that the scope of the caller, or the clock of all plants, has chosen',
    'modules/safety/event/stat/month-figures.server.ts apart':
      'months of plants that the scope of the caller, or the clock of all plants, has chosen',
    'modules/safety/event/stat/month-figures.server.ts bands':
      'months of plants that the scope of the caller, or the clock of all plants, has chosen',
    'modules/safety/event/stat/month-figures.server.ts occurrences':
      'months of plants that the scope of the caller, or the clock of all plants, has chosen',
    'modules/safety/event/stat/month-figures.server.ts parts':
      'months of plants that the scope of the caller, or the clock of all plants, has chosen',
    'modules/safety/patrol/patrol-finding.server.ts readBackFindings':
      'the daily comparison with the register of improvements, for all plants',
    'modules/safety/spe/spe-work.server.ts endingItems': 'the clock, for all plants',
    'modules/safety/facility/facility-improvement.server.ts inspectionSource':
      'the daily comparison with the register of improvements, for all plants',
    'modules/safety/facility/facility-life.server.ts facilityLife':
      'the name of the plan beside a round of the scope',
    'modules/safety/check/check-work.server.ts closeMissed': 'the clock, for everybody whose check it is',
    'modules/safety/ppe/ppe-work.server.ts unsigned': 'the clock, for everybody whose work it is',
  },
  overAnyTable: {
    'modules/safety/facility/facility-life.server.ts':
      'records of several kinds at one machine, each in its scope',
  },
  byHand: { writes: 3, trails: 1 },
}
