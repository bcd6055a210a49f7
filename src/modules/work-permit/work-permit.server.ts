import { defineModule } from '../../platform/module.server.ts'
import { offerImprovementSource } from '../improvement/improvement-source.server.ts'
import { connectGate, connectPassWorks } from '../vendor/enter/gate-port.server.ts'
import { constructionBehaviours } from './construction.server.ts'
import { constructionRoutes } from './construction/construction.routes.ts'
import { gateReasons } from './permit/worker-gate.server.ts'
import { workPermitBuilt } from './work-permit.built.ts'
import { workPermitRecordClasses } from './work-permit-record-classes.server.ts'
import { kioskPermitRoutes } from './kiosk/kiosk-permit.routes.ts'
import { lotoClock, lotoClockMs } from './loto/loto-clock.server.ts'
import { lotoRoutes } from './loto/loto.routes.ts'
import { permitClock, permitClockMs } from './permit-flow/permit-clock.server.ts'
import { hearOfImprovement, permitSource, readBackPermits } from './permit-flow/permit-improvement.server.ts'
import { permitQrKinds } from './permit/permit-qr.server.ts'
import { permitBlockRoutes } from './block/permit-block.routes.ts'
import { paperRoutes } from './paper/papers.routes.ts'
import { passLost, passWorksOf } from './permit-flow/pass-works.server.ts'
import { permitAlarmRoutes } from './permit-flow/permit-alarm.routes.ts'
import { permitRoutes } from './permit-flow/permit.routes.ts'
import { simopsRoutes } from './simops/simops.routes.ts'
import { copyOrderRoutes } from './permit-flow/copy-order.routes.ts'
import { mapRoutes } from './map/map.routes.ts'
import { workOrderRoutes } from './work-order/work-order.routes.ts'
import { workerCheckRoutes } from './worker-check/worker-check.routes.ts'
import { lockBehaviour } from './loto/lock.server.ts'
import { lotoWork } from './loto/loto-work.server.ts'
import { lotoBehaviour } from './loto/loto.server.ts'
import { permitBlockBehaviour } from './block/permit-block.server.ts'
import { gasDeviceBehaviour } from './permit-flow/gas-device.server.ts'
import { handledMaterialBehaviour } from './material/handled-material.server.ts'
import { permitItemBehaviour } from './permit-item/permit-item.server.ts'
import { permitBehaviour } from './permit-flow/permit.server.ts'
import { simopsRuleBehaviour } from './simops/simops-rule.server.ts'
import { permitWork } from './permit-flow/permit-work.server.ts'
import { orderWork } from './work-order/order-work.server.ts'
import { workOrderBehaviour } from './work-order/work-order.server.ts'

/** The entities of construction safety and permits to work. */
const workPermitBehaviours = [
  workOrderBehaviour,
  permitBehaviour,
  lotoBehaviour,
  lockBehaviour,
  simopsRuleBehaviour,
  permitBlockBehaviour,
  permitItemBehaviour,
  handledMaterialBehaviour,
  gasDeviceBehaviour,
]

export const workPermitModule = defineModule({
  name: 'work-permit',
  standsOn: ['improvement', 'vendor', 'chemical'],
  behaviours: [...constructionBehaviours, ...workPermitBehaviours],
  pages: workPermitBuilt,
  async routes(app, engine, { qr, attachments, settings }) {
    await permitRoutes(app, engine, qr)
    await permitAlarmRoutes(app, engine)
    await paperRoutes(app, attachments, qr)
    await permitBlockRoutes(app, engine, qr)
    await kioskPermitRoutes(app, attachments)
    await lotoRoutes(app, engine, settings.publicUrl)
    await simopsRoutes(app, engine)
    await mapRoutes(app, engine)
    await workerCheckRoutes(app, engine)
    await workOrderRoutes(app, engine)
    await copyOrderRoutes(app, engine)
    await constructionRoutes(app, engine)
  },
  jobs: [
    {
      everyMs: permitClockMs,
      batch: {
        batchCd: 'PERMIT_CLOCK',
        name: ['작업허가 시간 점검', 'Permit clock', '作业许可时间检查', 'Reloj de permisos'],
        records: 'work',
      },
      run: async (engine) => (await permitClock(engine)).length,
    },
    {
      everyMs: lotoClockMs,
      batch: {
        batchCd: 'LOTO_CLOCK',
        name: ['LOTO 잠금 점검', 'Lockout clock', '上锁检查', 'Reloj de bloqueos'],
        records: 'work',
      },
      run: (engine) => lotoClock(engine),
    },
  ],
  work: [permitWork, orderWork, lotoWork],
  recordClasses: workPermitRecordClasses,
  qrKinds: permitQrKinds,
  connect() {
    connectGate(gateReasons)
    connectPassWorks({ of: passWorksOf, lost: passLost })
    offerImprovementSource(permitSource, {
      heard: hearOfImprovement,
      readBack: readBackPermits,
      describe: (key) => ({
        resource: 'workPermit',
        key,
        fields: [
          'permitCd',
          'permitNm',
          'state',
          'vendorCd',
          'execDeptCd',
          'permitTypeCd',
          'startDt',
          'endDt',
          'placeTxt',
        ],
        ended: ['cancelled', 'rejected', 'expired'],
      }),
    })
  },
})
