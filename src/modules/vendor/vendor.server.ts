import { enterWork } from './enter/enter-work.server.ts'
import { defineModule } from '../../platform/module.server.ts'
import { describeRecords, offerImprovementSource } from '../improvement/improvement-source.server.ts'
import { contractRoutes } from './contract/contract.routes.ts'
import { vendorClock, vendorClockMs } from './vendor-clock.server.ts'
import { vendorBuilt } from './vendor.built.ts'
import { vendorWork } from './vendor-work.server.ts'
import { vendorRecordClasses } from './vendor-record-classes.server.ts'
import { vendorRoutes } from './vendor.routes.ts'
import { vendorPurgeKinds } from './worker/worker-purge.server.ts'
import { entryBanBehaviour } from './ban/entry-ban.server.ts'
import { councilBehaviour } from './council/council.server.ts'
import { vendorContractBehaviour } from './contract/vendor-contract.server.ts'
import { vendorDocBehaviour } from './doc/vendor-doc.server.ts'
import { enterLogBehaviour, gateFeed } from './enter/enter-log.server.ts'
import { passQr } from './enter/pass-qr.server.ts'
import { enterPassBehaviour } from './enter/enter-pass.server.ts'
import { enterRqstBehaviour } from './enter/enter-rqst.server.ts'
import { vendorEquipBehaviour } from './equip/vendor-equip.server.ts'
import { evalFormBehaviour, vendorEvalBehaviour } from './eval/vendor-eval.server.ts'
import { safetyInfoBehaviour } from './info/safety-info.server.ts'
import { vendorBehaviour } from './vendor/vendor-behaviour.server.ts'
import { vendorChgRqstBehaviour } from './vendor/vendor-chg-rqst.server.ts'
import { vendorPlantBehaviour } from './vendor/vendor-plant.server.ts'
import { vendorHalfBehaviour } from './check/vendor-half.server.ts'
import { halfBinder } from './check/half-binder.server.ts'
import { accidentTotalBehaviour } from './report/accident-total.server.ts'
import { vendorUserBehaviour } from './acct/vendor-user.server.ts'
import { vendorConsentBehaviour } from './acct/vendor-consent.server.ts'
import { joinLinkKind } from './acct/join-link.server.ts'
import { sanctionBehaviour } from './warn/sanction.server.ts'
import { warnPointBehaviour, violStdBehaviour } from './warn/warn-point.server.ts'
import { vendorWorkerBehaviour } from './worker/vendor-worker.server.ts'
import { openToPsrm } from '../../platform/session/rights.ts'

/** The entities that vendors own; their screens come with the vendor portal, other modules read them. */
const vendorBehaviours = [
  vendorBehaviour,
  vendorPlantBehaviour,
  vendorChgRqstBehaviour,
  vendorUserBehaviour,
  vendorConsentBehaviour,
  vendorWorkerBehaviour,
  entryBanBehaviour,
  vendorContractBehaviour,
  vendorEquipBehaviour,
  safetyInfoBehaviour,
  evalFormBehaviour,
  vendorEvalBehaviour,
  violStdBehaviour,
  warnPointBehaviour,
  sanctionBehaviour,
  vendorHalfBehaviour,
  accidentTotalBehaviour,
  councilBehaviour,
  vendorDocBehaviour,
  enterRqstBehaviour,
  enterPassBehaviour,
  enterLogBehaviour,
]

export const vendorModule = defineModule({
  name: 'vendor',
  standsOn: ['improvement'],
  behaviours: vendorBehaviours,
  pages: vendorBuilt,
  async routes(app, engine, services) {
    await contractRoutes(app, engine)
    await vendorRoutes(app, engine, services)
  },
  jobs: [
    {
      everyMs: vendorClockMs,
      batch: {
        batchCd: 'VENDOR_CLOCK',
        name: ['협력업체 기한 처리', 'Vendor deadlines', '承包商期限处理', 'Plazos de contratistas'],
        records: 'work',
      },
      run: (engine) => vendorClock(engine),
    },
  ],
  work: [enterWork, vendorWork],
  publicLinks: [joinLinkKind],
  qrKinds: passQr,
  feeds: [gateFeed],
  fileMakers: () => [halfBinder],
  purgeKinds: vendorPurgeKinds,
  recordClasses: vendorRecordClasses,
  connect() {
    openToPsrm({ '/vendor/portal/psrmEval': 'write', '/vendor/portal/vendorInfo': 'read' })
    offerImprovementSource('VEN', {
      describe: describeRecords({
        warn: {
          resource: 'warnPoint',
          fields: ['warnCd', 'state', 'violStdNo', 'violLvlCd', 'vendorCd', 'occurDt', 'cont'],
          ended: ['dropped'],
        },
        eval: {
          resource: 'vendorEval',
          fields: ['evalCd', 'state', 'evalFormNo', 'vendorCd', 'periodTxt', 'score'],
          ended: ['cancelled'],
        },
      }),
    })
    offerImprovementSource('MGT', {
      describe: describeRecords({
        council: {
          resource: 'council',
          fields: ['councilCd', 'councilYm', 'meetDt', 'placeNm', 'chairUserId'],
          ended: [],
        },
      }),
    })
  },
})
