import { all, type Expectations } from '../../../../test/expectation.ts'
import { insertSample } from '../../../../test/sample-row.ts'
import { addDays, dayOf } from '../../../core/shared/dates.ts'
import { safConst } from '../construction/saf-const.resource.ts'

const vendorConstructionMenu = '/constSafeStatus/constSafeStatus'
const permitMenus = [
  ...['Request', 'Review', 'Approval', 'Publish'].map((step) => `constSafe/permit/permit${step}`),
  ...['search', 'print', 'complete', 'cancel'].map((mode) => `constSafe/permit/permitSearch?mode=${mode}`),
  '/wkod/wkodRequest',
]
const orderMenus = [
  'wkod/wkodRequest',
  'wkod/wkodList',
  'constSafe/permit/permitRequest',
  '/wkod/wkodRequest',
]
const lotoMenus = ['constSafe/loto/lotoList', 'constSafe/loto/lotoTag']
const blockMenus = ['constSafe/permit/permitBlock']
const planMenus = ['constSafe/safetyHealthPlan/planList', vendorConstructionMenu]
const map = 'constSafe/map/constMap'
const board = ['constSafe/constSafeStatus/constSafeStatus', '/constSafeStatus/constSafeStatus']
const block = '/api/saf/permitblock/:key'
/** Acts that are posted, and repeated with PUT. */
const both = (path: string, acts: readonly string[]) =>
  acts.flatMap((act) => ['POST', 'PUT'].map((method) => `${method} ${path}/:key/${act}`))

/** A construction has one plan in writing and one sum set aside. */
const ofConstruction: NonNullable<Expectations['samples']>[string] = async (sql) => ({
  constNo: await insertSample(sql, safConst),
})

const documentNumber = 'number of a document or line, written as text by whoever issues it'
const ownList = 'empty or an item of VND_QUAL; the permit keeps the code as it was asked for'
const wholePlant = 'a rule of the whole plant: the caller is told the outcome, not the rows'

export const expectations: Expectations = {
  rights: {
    ...all(
      { right: 'write', menus: permitMenus },
      both('/api/saf/workpermit', [
        'sign',
        'sitecheck',
        'place',
        'improvement',
        'cooperation',
        'checks',
        'gas',
        'entry',
        'meeting',
        'attend',
        'simopsadjust',
        'simopsconfirm',
        'personallock',
        'lotoforce',
      ]),
    ),
    ...all(
      { right: 'write', menus: lotoMenus },
      both('/api/saf/loto', [
        'point/:point/lock',
        'point/:point/verify',
        'point/:point/unlock',
        'step/:point',
        'permit',
        'force',
        'forcesign',
        'inform',
        'personallock',
      ]),
    ),
    ...all({ right: 'read', menus: lotoMenus }, [
      'GET /api/saf/loto/:key/explain',
      'GET /api/saf/loto/:key/locks',
      'GET /api/saf/lotolocks',
      'GET /api/saf/lotolast',
    ]),
    'GET /api/saf/loto/:key/tags': { right: 'print', menus: lotoMenus },
    ...all({ right: 'read', menus: permitMenus }, [
      'GET /api/saf/workpermit/:key/lotos',
      'GET /api/saf/workpermit/:key/explain',
      'GET /api/saf/workpermit/:key/jsahazards',
      'GET /api/saf/permitparameters',
    ]),
    'POST /api/saf/workpermit/:key/ask': { right: 'read', menus: permitMenus },
    'GET /api/saf/simops': { right: 'read', menus: [...permitMenus, map] },
    'GET /api/saf/constmap': { right: 'read', menus: [map] },
    'POST /api/saf/wind': { right: 'write', menus: [map, ...permitMenus] },
    ...all({ right: 'write', menus: ['constSafe/permit/simopsRuleManage'] }, [
      'PUT /api/saf/permitarea/:key/place',
      'POST /api/saf/simopstrial',
    ]),
    // Every reader of the board may stop an area: a danger cannot wait for the right to write (산업안전보건법 제52조).
    ...all({ right: 'read', menus: [...permitMenus, ...board] }, [
      'GET /api/saf/status/today',
      'POST /api/saf/areastop',
    ]),
    'POST /api/kiosk/alarms': 'public',
    // Whoever may read of the work may be called for it.
    ...all({ right: 'read', menus: [...permitMenus, ...board] }, [
      'GET /api/saf/permitalarms',
      'POST /api/saf/workpermit/:key/alarmack',
    ]),
    ...all({ right: 'print', menus: permitMenus }, [
      'GET /api/saf/workpermit/:key/print',
      'GET /api/saf/workpermit/:key/paper/:paper',
      'GET /api/saf/workpermitcrewlist',
    ]),
    ...all({ right: 'write', menus: blockMenus }, [`POST ${block}/settle`, `POST ${block}/late`]),
    [`GET ${block}/print`]: { right: 'print', menus: blockMenus },
    // The tasks at a shared device, only for a session that was opened there.
    ...all({ right: 'read', menus: permitMenus }, [
      'GET /api/kiosk/permits',
      'GET /api/kiosk/permit/:key',
      'POST /api/kiosk/permit/:key/suspend',
    ]),
    ...all(
      { right: 'write', menus: permitMenus },
      ['start', 'gas', 'checks', 'entry', 'sign', 'personallock', 'attend', 'meeting', 'picture'].map(
        (act) => `POST /api/kiosk/permit/:key/${act}`,
      ),
    ),
    'GET /api/saf/worker/:key/gate': { right: 'read', menus: ['constSafe/worker/workerGate'] },
    'GET /api/saf/workergate': { right: 'read', menus: ['constSafe/worker/workerGate'] },
    'GET /api/vendor/wkodcontracts': { right: 'read', menus: ['/wkod/wkodRequest'] },
    'POST /api/saf/wkod/:key/urgentapproval': { right: 'read', menus: orderMenus },
    'GET /api/saf/wkod/:key/machine': { right: 'read', menus: orderMenus },
    'GET /api/saf/wkod/:key/jsas': { right: 'read', menus: orderMenus },
    'POST /api/saf/wkod/:key/copy': { right: 'write', menus: orderMenus },
    'GET /api/saf/stampscore': { right: 'read', menus: ['wkod/wkodStatus'] },
    'GET /api/saf/wkodstatus': { right: 'read', menus: ['wkod/wkodStatus'] },
    'GET /api/saf/workpermitcrew': { right: 'write', menus: permitMenus },
    ...all({ right: 'read', menus: ['constSafe/constSafeStatus/constList', vendorConstructionMenu] }, [
      'GET /api/saf/construction/:key/explain',
      'GET /api/saf/constructionlights',
    ]),
    ...all({ right: 'read', menus: ['constSafe/cost/safetyCost', vendorConstructionMenu] }, [
      'GET /api/saf/safetycosts/:key/uses',
      'POST /api/saf/safetycost/calc',
    ]),
    'POST /api/saf/safetyhealthplan/:key/revision': { right: 'write', menus: planMenus },
    'GET /api/saf/safetyhealthplan/:key/print': { right: 'print', menus: planMenus },
  },
  carriers: {
    '/api/kiosk/permit': 'workPermit',
    '/api/saf/worker': 'vendorWorker',
    '/api/saf/safetycosts': 'safCost',
  },
  bodies: {
    'POST /api/saf/safetyhealthplan/:key/revision': { changeTxt: '공정이 바뀌어 계획을 고칩니다' },
  },
  samples: {
    workOrder: () => ({
      rqstDeptCd: 'D112',
      execTypeCd: 'S',
      execDeptCd: 'D112',
      urgencyCd: 'NORMAL',
      planEndDt: '2026-03-10T17:00:00+09:00',
    }),
    // The supervisor belongs to the order's company, and the first order is the first vendor's.
    workPermit: (sql) =>
      sql.one(`select "vendorWorkerNo" as "supWorkerNo" from "vendorWorker" order by 1 limit 1`),
    safHealthPlan: ofConstruction,
    safCost: ofConstruction,
    permitBlock: () => ({ outageYmd: addDays(dayOf(new Date()), 1), numberCnt: 1 }),
  },
  fieldKinds: {
    'lotoStep.stepCd': 'key of a fixed step of the law in the program, no code that somebody keeps',
    'permitCheck.photoFileNo': 'key of an attached picture, which is seen with its record only',
    'permitCheckRound.photoFileNo': 'key of an attached picture, which is seen with its record only',
    'permitBlockNumber.permitCd': documentNumber,
    'permitMaterial.casNo': documentNumber,
    'handledMaterial.casNo': documentNumber,
    'permitSupplement.drawingNo': documentNumber,
    'safLoto.drawingNo': documentNumber,
    'lockMaster.lockNo': 'number engraved on a lock',
    'lotoPoint.lockNo': 'number engraved on a lock',
    'lotoPersonalLock.lockNo': 'number engraved on a lock',
    'lotoPoint.tagNo': documentNumber,
    'lotoForce.lotoPointNo': 'key of a line of the same head',
    'lotoForce.lotoPersonalLockNo': 'key of a line of the same head',
    'safHealthPlan.revNo': 'edition of a plan, counted up; the name is that of the permit model (ptw 2)',
    'permitItem.verNo': 'version of the checklist, counted up; the name is that of the permit model (ptw 2)',
    'permitWorker.qualTypeCd': ownList,
  },
  offers: [
    'permit-flow/area-stop.server.ts',
    'permit-flow/permit.server.ts',
    'permit/crew-educations.server.ts',
    'work-order/machine-port.server.ts',
    'work-order/assessment.rule.ts',
    'permit/jsa-port.server.ts',
    'construction/assessment-port.server.ts',
    'permit/permit-codes.rule.ts',
    'permit/permit-facts.server.ts',
  ],
  unscoped: {
    'modules/work-permit/simops/simops-works.server.ts lockPointsColumn': wholePlant,
    'modules/work-permit/simops/simops-trial.server.ts trySimops':
      'rules tried on the past of all plants, for who keeps them up',
    'modules/work-permit/simops/simops-works.server.ts countBetween': wholePlant,
    'modules/work-permit/simops/simops-works.server.ts worksBetween': wholePlant,
  },
  byHand: { writes: 7, trails: 1 },
}
