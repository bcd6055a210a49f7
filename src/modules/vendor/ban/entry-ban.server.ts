import { same } from '../../../core/server/entity/audit.ts'
import { defineBehaviour } from '../../../core/server/entity/behaviour.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { badField, badFields, forbidden } from '../../../core/server/http/errors.ts'
import { notify } from '../../../platform/notification/notification.server.ts'
import { passWorks } from '../enter/gate-port.server.ts'
import { headOfficePeople, isKeeper, safetyPeople, vendorManagers } from '../vendor-people.server.ts'
import { banMenus, entryBan, type EntryBan } from './entry-ban.resource.ts'
import { banIssues, barsOn } from './entry-ban.rule.ts'
import { entryBanSentences } from './entry-ban.texts.ts'

const fixed = ['plantCd', 'vendorCd', 'vendorWorkerNo'] as const

/** Bans are made, changed and lifted by the plant that they are of, and stay as evidence. */
export const entryBanBehaviour = defineBehaviour(entryBan, {
  mayEdit: (row, { session }) =>
    isKeeper(session, banMenus)
      ? row.liftYmd
        ? entryBanSentences.over()
        : undefined
      : entryBanSentences.plantOnly(),
  beforeSave: async (input, { sql, session }, before) => {
    if (!isKeeper(session, banMenus)) throw forbidden(entryBanSentences.plantOnly())
    const issues = banIssues(input)
    if (issues.length > 0) throw badFields(issues)
    const changed = before && fixed.find((name) => !same(input[name] ?? null, before[name] ?? null))
    if (changed) throw badField(changed, entryBanSentences.stays())
    if (
      input.vendorWorkerNo &&
      !(await sql.maybe('select 1 from "vendorWorker" where "vendorWorkerNo" = $1 and "vendorCd" = $2', [
        input.vendorWorkerNo,
        input.vendorCd,
      ]))
    )
      throw badField('vendorWorkerNo', entryBanSentences.notItsCompany())
    return input
  },
  afterSave: async (key, context, before) => {
    const ban = await loadRecord(entryBan, context, key)
    const lifted = Boolean(ban.liftYmd)
    if (!before || lifted) await tell(context, ban, lifted)
    if (barsOn(ban, context.today) && !(before && barsOn(before, context.today)))
      await tellWorks(context, ban)
  },
  without: ['delete', 'multi'],
})

async function tell(context: Context, ban: EntryBan, lifted: boolean): Promise<void> {
  const named = { plant: ban.plantNm ?? ban.plantCd, who: ban.vendorWorkerNm ?? ban.vendorNm ?? ban.vendorCd }
  await notify(context, 'VND_BAN', {
    to: [
      ...(await vendorManagers(context, ban.vendorCd)),
      ...(await safetyPeople(context, ban.plantCd)),
      ...(await headOfficePeople(context)),
    ],
    variables: {
      title: lifted ? entryBanSentences.toldLifted(named) : entryBanSentences.told(named),
      cont: entryBanSentences.days({
        from: ban.fromYmd,
        to: (lifted ? ban.liftYmd : ban.toYmd) ?? '',
        reason: (lifted ? ban.liftReason : ban.banReason) ?? '',
      }),
      actUserNm: context.session.userNm,
    },
    plantCd: ban.plantCd,
  })
}

/** Works of today at the plant are told which of their people may not come in any more. */
async function tellWorks(context: Context, ban: EntryBan): Promise<void> {
  const holders = ban.vendorWorkerNo
    ? [ban.vendorWorkerNo]
    : (
        await context.sql.query<{ vendorWorkerNo: number }>(
          `select distinct "vendorWorkerNo" from "enterPass" where "plantCd" = $1 and "vendorCd" = $2 and "vendorWorkerNo" is not null
             and "state" = 'valid' and $3::date between "fromYmd" and "toYmd"`,
          [ban.plantCd, ban.vendorCd, context.today],
        )
      ).map(({ vendorWorkerNo }) => vendorWorkerNo)
  for (const vendorWorkerNo of holders)
    await passWorks.lost(
      context,
      { plantCd: ban.plantCd, vendorWorkerNo, vendorEquipNo: null },
      String(entryBanSentences.barred({ from: ban.fromYmd })),
    )
}
