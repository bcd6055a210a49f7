import type { FastifyInstance } from 'fastify'
import { defineBehaviour, type Behaviour } from '../core/server/entity/behaviour.ts'
import { position } from './user/position.resource.ts'
import type { Engine } from '../core/server/entity/context.ts'
import { connectApprovalEvents } from './approval/approval-events.server.ts'
import { approvalWork } from './approval/approval-work.server.ts'
import { approvalRoutes } from './approval/approval.routes.ts'
import { approvalBehaviours } from './approval/approval.server.ts'
import { attachmentRoutes } from './attachment/attachment.routes.ts'
import { feedRoutes } from './feed/feed.routes.ts'
import { hrFeeds } from './feed/hr-feeds.server.ts'
import { logRoutes } from './log/log.routes.ts'
import { useNotify } from './log/notice-port.ts'
import { defineModule } from './module.server.ts'
import { noticeWork } from './notice/notice-reading.server.ts'
import { platformBuilt } from './platform.built.ts'
import { backupBatch } from './log/backup-note.server.ts'
import { platformJobs } from './platform-jobs.server.ts'
import { qrRoutes } from './qr/qr.routes.ts'
import { authGroupRoutes } from './auth-group/auth-group.routes.ts'
import {
  authGrpBehaviour,
  authGrpMenuBehaviour,
  deptAuthGrpBehaviour,
  userAuthGrpBehaviour,
} from './auth-group/auth-group.server.ts'
import { checkFormBehaviour, checkFormRoutes, checkRunBehaviour } from './check-form/check-form.server.ts'
import { codeRoutes } from './code/code.routes.ts'
import { codeDomainBehaviour, codeGroupBehaviour, codeItemBehaviour } from './code/code.server.ts'
import { deptBehaviour } from './dept/dept.server.ts'
import { deptRoutes } from './dept/dept.routes.ts'
import { dutyBehaviour, userDutyBehaviour } from './duty/duty.server.ts'
import { peopleRoutes } from './people/people.routes.ts'
import { userAssignBehaviour } from './people/user-assign.server.ts'
import { userLeaveBehaviour } from './people/user-leave.server.ts'
import { facilityBehaviours } from './facility/facility.server.ts'
import { kioskRoutes } from './kiosk/kiosk.routes.ts'
import { kioskBehaviour } from './kiosk/kiosk.server.ts'
import { labelBehaviour } from './label/label.server.ts'
import { labelRoutes } from './label/label.routes.ts'
import { logBehaviours } from './log/log.server.ts'
import { grpBehaviour, grpRoutes } from './group/grp.server.ts'
import { lookupRoutes } from './lookup/lookup.routes.ts'
import { menuRoutes } from './menu/menu.routes.ts'
import { menuBehaviour } from './menu/menu.server.ts'
import { numberingRoutes } from './numbering/numbering.routes.ts'
import { numberingBehaviour } from './numbering/numbering.server.ts'
import { parameterRoutes } from './parameter/parameter.routes.ts'
import type { MailSettings } from './notification/mail-worker.server.ts'
import { notificationBehaviours } from './notification/notification-behaviours.server.ts'
import { notificationRoutes } from './notification/notification.routes.ts'
import { notify } from './notification/notification.server.ts'
import { holidayBehaviour } from './holiday/holiday.server.ts'
import { sysParamBehaviour } from './parameter/parameter.server.ts'
import { noticeRoutes } from './notice/notice.routes.ts'
import { noticeBehaviour } from './notice/notice.server.ts'
import { myRoutes } from './my/my.routes.ts'
import { plantBehaviour } from './plant/plant.server.ts'
import { permitArea } from './plant-map/permit-area.resource.ts'
import { privacyBehaviours, privacyRoutes } from './privacy/privacy.server.ts'
import { preferenceRoutes } from './preference/preference.routes.ts'
import { deptProcessBehaviour, processBehaviour } from './process/process.server.ts'
import { sampleRoutes } from './sample/sample.routes.ts'
import { sampleRevisionRoutes } from './sample/sample-revision.server.ts'
import { sampleDeviation } from './sample/sample-deviation.resource.ts'
import { searchRoutes } from './search/search.routes.ts'
import { sessionRoutes, type SessionRouteOptions } from './session/session.routes.ts'
import type { Sessions } from './session/session-store.ts'
import { accountRoutes } from './user/account.routes.ts'
import { userBehaviour } from './user/user.server.ts'
import { workRoutes, type WorkSource } from './work/my-work.server.ts'

export const noticeBehaviours: Behaviour[] = [noticeBehaviour]
/** The entities every module stands on. */
const platformBehaviours: Behaviour[] = [
  plantBehaviour,
  defineBehaviour(permitArea, { without: ['create', 'update', 'delete', 'multi'] }),
  deptBehaviour,
  defineBehaviour(position),
  userBehaviour,
  dutyBehaviour,
  kioskBehaviour,
  userDutyBehaviour,
  userAssignBehaviour,
  userLeaveBehaviour,
  grpBehaviour,
  processBehaviour,
  deptProcessBehaviour,
  ...facilityBehaviours,
  menuBehaviour,
  authGrpBehaviour,
  authGrpMenuBehaviour,
  userAuthGrpBehaviour,
  deptAuthGrpBehaviour,
  codeDomainBehaviour,
  codeGroupBehaviour,
  codeItemBehaviour,
  sysParamBehaviour,
  holidayBehaviour,
  ...approvalBehaviours,
  labelBehaviour,
  numberingBehaviour,
  ...logBehaviours,
  ...notificationBehaviours,
  ...noticeBehaviours,
  ...privacyBehaviours,
  checkFormBehaviour,
  checkRunBehaviour,
  defineBehaviour(sampleDeviation),
]

export interface PlatformOptions extends SessionRouteOptions {
  sessions: Sessions
  /** Lists of waiting work from every module. */
  workSources: readonly WorkSource[]
  /** frontEndUrls of the menus whose page exists. */
  builtPages: ReadonlySet<string>
  settings: MailSettings
}
/** Routes that no definition derives. */
export async function platformRoutes(
  app: FastifyInstance,
  engine: Engine,
  options: PlatformOptions,
): Promise<void> {
  await sessionRoutes(app, engine, options.sessions, options)
  await kioskRoutes(app, engine, options.sessions, options)
  await menuRoutes(app, engine, options.builtPages)
  await authGroupRoutes(app, engine, options.builtPages)
  await lookupRoutes(app, engine)
  await searchRoutes(app, engine)
  await myRoutes(app, engine)
  await noticeRoutes(app, engine)
  await workRoutes(app, engine, options.workSources)
  await codeRoutes(app, engine)
  await parameterRoutes(app, engine)
  await labelRoutes(app, engine)
  await numberingRoutes(app, engine)
  await preferenceRoutes(app, engine, options.sessions)
  await approvalRoutes(app, engine)
  await notificationRoutes(app, engine, options.settings)
  await accountRoutes(app, engine)
  await privacyRoutes(app, engine)
  await deptRoutes(app, engine)
  await sampleRoutes(app, engine)
  await grpRoutes(app, engine)
  await checkFormRoutes(app, engine)
  await peopleRoutes(app, engine)
}

export const platformModule = defineModule({
  name: 'platform',
  behaviours: platformBehaviours,
  pages: platformBuilt,
  async routes(app, engine, services) {
    const { settings, sessions, attachments, qr, qrKinds } = services
    const { tokenSecret } = settings
    await platformRoutes(app, engine, services)
    await attachmentRoutes(app, {
      ...attachments,
      tokenSecret,
      sessionById: (sessionId) => sessions.living(sessionId),
    })
    sampleRevisionRoutes(app, engine, attachments.store)
    await feedRoutes(app, engine, { feeds: services.feeds, feedDir: settings.feedDir })
    await logRoutes(app, { ...services, ...services.settings, engine })
    await qrRoutes(app, engine, qr, qrKinds, services.store)
  },
  jobs: platformJobs,
  batches: [backupBatch],
  work: [approvalWork, noticeWork],
  feeds: hrFeeds,
  connect() {
    useNotify(notify)
    connectApprovalEvents(
      async (context, eventCd, to, variables, linkUrl) =>
        void (await notify(context, eventCd, { to, variables, linkUrl })),
    )
  },
})
