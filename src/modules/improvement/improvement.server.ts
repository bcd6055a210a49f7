import { improvementPack } from './improvement/improvement-pack.server.ts'
import { defineModule } from '../../platform/module.server.ts'
import { halfBehaviour } from './half/half.server.ts'
import { improvementBehaviour } from './improvement/improvement-behaviour.server.ts'
import { improvementClock, improvementClockMs } from './improvement/improvement-clock.server.ts'
import { improvementBuilt } from './improvement.built.ts'
import { improvementRecordClasses } from './improvement-record-classes.server.ts'
import { improvementRoutes } from './improvement.routes.ts'
import { reconcileClockMs, reconcileImprovements } from './reconcile/reconcile.server.ts'
import { improvementWork } from './improvement/improvement-work.server.ts'
import { receiptLink, requestLink } from './link/link-token.server.ts'
import { linkBehaviour } from './link/link.server.ts'
import { ruleBehaviour } from './rule-register/improvement-rule.server.ts'

/** The entities of the register of improvements. */
const improvementBehaviours = [improvementBehaviour, ruleBehaviour, halfBehaviour, linkBehaviour]

export const improvementModule = defineModule({
  name: 'improvement',
  standsOn: [],
  behaviours: improvementBehaviours,
  pages: improvementBuilt,
  publicLinks: [requestLink, receiptLink],
  routes: (app, engine, { settings, attachments, publicLink }) =>
    improvementRoutes(app, engine, {
      publicUrl: settings.publicUrl,
      tokens: { link: publicLink(requestLink), receipt: publicLink(receiptLink) },
      attachments,
    }),
  fileMakers: (_engine, { publicUrl }, store) => [improvementPack({ publicUrl, store })],
  jobs: [
    {
      everyMs: improvementClockMs,
      batch: {
        batchCd: 'IMPR_CLOCK',
        name: ['개선 기한·독촉 점검', 'Improvement clock', '改善期限·催办检查', 'Reloj de mejoras'],
        records: 'work',
      },
      run: (engine) => improvementClock(engine),
    },
    {
      everyMs: reconcileClockMs,
      batch: {
        batchCd: 'IMPR_RECONCILE',
        name: ['개선 대장 대사', 'Reconciliation of improvements', '改善台账核对', 'Conciliación de mejoras'],
        records: 'work',
      },
      run: (engine) => reconcileImprovements(engine),
    },
  ],
  work: [improvementWork],
  recordClasses: improvementRecordClasses,
})
