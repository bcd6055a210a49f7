import type { Guard, TransitionBehaviour } from '../../../core/server/entity/behaviour.ts'
import { actingAs, asSystem, isSystem, type Context } from '../../../core/server/entity/context.ts'
import type { ActionOf } from '../../../core/shared/resource.ts'
import { label } from '../../../core/shared/sentence.ts'
import { notify } from '../../../platform/notification/notification.server.ts'
import { stopAccounts } from '../acct/vendor-user-acts.server.ts'
import { inviteManager } from '../acct/vendor-user.server.ts'
import { documentsOf } from '../doc/required-documents.server.ts'
import { withdrawPasses } from '../enter/enter-pass.server.ts'
import { isSafety, safetyPeople, vendorManagers } from '../vendor-people.server.ts'
import { vendorModuleSentences } from '../vendor-module.texts.ts'
import { vendorStates } from './vendor-transitions.rule.ts'
import type { vendor, Vendor } from './vendor.resource.ts'
import { vendorSentences } from './vendor.texts.ts'

type Rule = Guard<typeof vendor>
const safety: Rule = (_, { session }) => (isSafety(session) ? undefined : vendorModuleSentences.safetyOnly())
/** Ending holds at all plants: only who answers for all that deal with the company may. */
const safetyOfAll: Rule = async (row, context) => {
  const { sql, session } = context
  const refusal = await safety(row, context)
  if (refusal || session.plants === null || isSystem(session)) return refusal
  const elsewhere = await sql.maybe(
    `select 1 from "vendorPlant" where "vendorCd" = $1 and "useYn" = 'Y' and "plantCd" <> all($2::text[])`,
    [row.vendorCd, session.plants],
  )
  return elsewhere ? vendorSentences.otherPlants() : undefined
}

/** Required papers are there, verified and not over (vendor 4). */
const papers: Rule = async (row, context) => {
  const refused = (
    await documentsOf(context, row.vendorCd, { ...row, workFieldCds: row.workFieldCds ?? [] })
  ).filter(
    ({ validToYmd }) => validToYmd === undefined || (validToYmd !== null && validToYmd < context.today),
  )
  return refused.map(({ name }) => ({
    guard: 'papers',
    message: vendorSentences.paperMissing({ name }),
    fixUrl: '/vendor/enter/expireStatus?part=document',
  }))
}

const openPermitStates = `'draft', 'requested', 'reviewing', 'cooperating', 'approvalPending', 'approved', 'working', 'extensionRequested', 'suspended'`
const counts = {
  contracts: [
    `select count(*)::int as "count" from "vendorContract" where "vendorCd" = $1 and "state" <> 'ended'`,
    vendorSentences.openContracts,
  ],
  permits: [
    `select count(*)::int as "count" from "workPermit" where "vendorCd" = $1 and "state" in (${openPermitStates})`,
    vendorSentences.openPermits,
  ],
  requests: [
    `select count(*)::int as "count" from "enterRqst" where "vendorCd" = $1 and "state" in ('submitted', 'deptConfirmed', 'reviewed', 'approving')`,
    vendorSentences.openRequests,
  ],
  passes: [
    `select count(*)::int as "count" from "enterPass" where "vendorCd" = $1 and "state" = 'valid'`,
    vendorSentences.validPasses,
  ],
} as const
/** Nothing of the company runs any more (vendor 4, 거래종료). */
const settled = Object.fromEntries(
  Object.entries(counts).map(([name, [question, sentence]]): [string, Rule] => [
    name,
    async ({ vendorCd }, { sql }) => {
      const { count } = await sql.one<{ count: number }>(question, [vendorCd])
      return count > 0 ? sentence({ count }) : undefined
    },
  ]),
)

/** Tells the managers of a company and the safety people of its plants what became of it. */
async function tell(context: Context, row: Vendor, why = ''): Promise<void> {
  const plants = await context.sql.query<{ plantCd: string }>(
    `select "plantCd" from "vendorPlant" where "vendorCd" = $1 and "useYn" = 'Y' order by 1`,
    [row.vendorCd],
  )
  const safetyOf = await Promise.all(plants.map(({ plantCd }) => safetyPeople(context, plantCd)))
  await notify(context, 'VND_LIFE', {
    to: [...(await vendorManagers(context, row.vendorCd)), ...safetyOf.flat()],
    variables: {
      title: row.vendorNm,
      cont: `${label(vendorStates[row.state])}${why ? ` · ${why}` : ''}`,
      actUserNm: context.session.userNm,
    },
  })
}
const reasonOf = (input: Record<string, unknown>): string => String(input['reason'] ?? '')

/** The acts on a company; a sanction's are those of `moveVendor`. */
export const vendorLife: { [A in ActionOf<typeof vendor>]?: TransitionBehaviour<typeof vendor> } = {
  approve: {
    may: safety,
    guards: { papers },
    effect: async (row, context, input) => {
      await inviteManager(context, row, input)
      await tell(context, row)
    },
  },
  stopEntry: { effect: (row, context) => tell(context, row) },
  stopTrade: { effect: (row, context) => tell(context, row) },
  resume: { effect: (row, context) => tell(context, row) },
  end: {
    may: safetyOfAll,
    guards: settled,
    set: (_, { now }) => ({ endDt: now }),
    effect: async (row, context, input) => {
      // Told first: afterwards nobody of the company hears anything any more.
      await tell(context, row, reasonOf(input))
      await actingAs(context, asSystem('거래종료'), async (own) => {
        await withdrawPasses(own, row.vendorCd, String(vendorSentences.endedReason()))
        await stopAccounts(own, row.vendorCd, reasonOf(input))
      })
    },
  },
  reopen: {
    may: safetyOfAll,
    set: () => ({ endDt: null }),
    effect: (row, context, input) => tell(context, row, reasonOf(input)),
  },
}
