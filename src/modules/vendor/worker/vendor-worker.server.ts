import { same } from '../../../core/server/entity/audit.ts'
import { defineBehaviour } from '../../../core/server/entity/behaviour.ts'
import { badField, badFields, forbidden } from '../../../core/server/http/errors.ts'
import { mayUse } from '../../../core/server/http/session.ts'
import { isSystem } from '../../../core/server/entity/context.ts'
import { vendorWorker, workerMenus } from './vendor-worker.resource.ts'
import { companyIssues, suspendedEntry, unverified, workerIssues } from './vendor-worker.rule.ts'
import { refuseForOtherPlants } from '../vendor/vendor-plant.server.ts'
import { entryBanSentences } from '../ban/entry-ban.texts.ts'
import { vendorWorkerSentences } from './vendor-worker.texts.ts'

const keeperOnly = vendorWorkerSentences.keeperOnly()

/** States of entry that bar a worker from every plant; a plant bars for itself in `entryBan`. */
const barredStates: readonly string[] = ['suspended', 'blocked']
const factsOfAllPlants = ['entryStatCd', 'banToYmd', 'banReason', 'useYn'] as const

/** Workers: the vendor keeps its people up, the plant alone lets them in (vendor 2.1; ptw 5.4). */
export const vendorWorkerBehaviour = defineBehaviour(vendorWorker, {
  mayEdit: (_, { session }) =>
    session.vendorCd || isSystem(session) || mayUse(session, workerMenus, 'write') ? undefined : keeperOnly,
  beforeSave: async (input, context, before) => {
    const { session, today } = context
    if (!session.vendorCd && !isSystem(session) && !mayUse(session, workerMenus, 'write'))
      throw forbidden(keeperOnly)
    const issues = [
      ...workerIssues(input, today),
      ...(session.vendorCd && !before ? companyIssues(input, today) : []),
    ]
    if (issues.length > 0) throw badFields(issues)
    if (!session.vendorCd) {
      const stopped = input.entryStatCd === suspendedEntry && before?.entryStatCd !== suspendedEntry
      if (stopped && !input.banReason) throw badField('banReason', vendorWorkerSentences.banReason())
      const barred = barredStates.includes(input.entryStatCd) && input.entryStatCd !== before?.entryStatCd
      if (barred && session.plants !== null && !isSystem(session))
        throw badField('entryStatCd', entryBanSentences.everywhere())
      if (before) await refuseForOtherPlants(context, before.vendorCd, factsOfAllPlants, input, before)
      return input
    }
    const opened = before ? input.entryStatCd !== before.entryStatCd : input.entryStatCd === 'approved'
    if (opened) throw badField('entryStatCd', vendorWorkerSentences.plantLetsIn())
    const kept = { banToYmd: before?.banToYmd ?? null, banReason: before?.banReason ?? null }
    if (!input.qualifications) return { ...input, ...kept }
    const isSame = (line: object, stored: object) =>
      ['qualTypeCd', 'qualNm', 'qualNo', 'acqYmd', 'validToYmd'].every((name) =>
        same(
          (line as Record<string, unknown>)[name] ?? null,
          (stored as Record<string, unknown>)[name] ?? null,
        ),
      )
    return {
      ...input,
      ...kept,
      qualifications: unverified(input.qualifications, before?.qualifications ?? [], isSame),
    }
  },
})
