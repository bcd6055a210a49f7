import { defineBehaviour, type Guard } from '../../../core/server/entity/behaviour.ts'
import { isSystem, type Context } from '../../../core/server/entity/context.ts'
import { badField, forbidden } from '../../../core/server/http/errors.ts'
import { messages } from '../../../core/shared/messages.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { label } from '../../../core/shared/sentence.ts'
import { notify } from '../../../platform/notification/notification.server.ts'
import { vendorRecords } from '../record-pages.rule.ts'
import { isSafety, isVendorManager, safetyPeople, vendorManagers } from '../vendor-people.server.ts'
import { vendorModuleSentences } from '../vendor-module.texts.ts'
import { accidentTotalStates } from './accident-total-transitions.rule.ts'
import { accidentTotalSentences } from './accident-total.texts.ts'
import { vendorAccStat, type VendorAccStat } from './vendor-acc-stat.resource.ts'

type Rule = Guard<typeof vendorAccStat>
const safety: Rule = (_, { session }) => (isSafety(session) ? undefined : vendorModuleSentences.safetyOnly())
const company: Rule = (row, { session }) =>
  session.vendorCd === row.vendorCd && isVendorManager(session)
    ? undefined
    : accidentTotalSentences.companyOnly()
const inTime: Rule = ({ dueYmd }, { today }) =>
  dueYmd && today > dueYmd ? accidentTotalSentences.late() : undefined
const isOver: Rule = ({ dueYmd }, { today }) =>
  dueYmd && today <= dueYmd ? accidentTotalSentences.notLate() : undefined
const evidence: Rule = async ({ vendorAccStatNo }, { sql }) =>
  (await sql.maybe(
    `select 1 from "attachFile" where "taskClassNm" = 'vendorAccStat' and "taskKey" = $1 and "delYn" = 'N' limit 1`,
    [String(vendorAccStatNo)],
  ))
    ? undefined
    : accidentTotalSentences.evidence()
const confirmed = ({ now, session }: Context, input: Record<string, unknown>) => ({
  confirmDt: now,
  decideUserId: session.userId,
  decideCont: input['reason'] ?? null,
})

/** Accident figures of companies: made by the act that asks for them, answered by the company, confirmed by safety. */
export const accidentTotalBehaviour = defineBehaviour(vendorAccStat, {
  without: ['create', 'update', 'delete', 'multi'],
  firstState: 'asked',
  mayAttach: (row, { session }) =>
    row.state === 'asked' && session.vendorCd
      ? undefined
      : messages.wrongState(accidentTotalStates[row.state]),
  beforeSave: (input, { session }) => {
    if (!isSystem(session) && !isSafety(session)) throw forbidden(vendorModuleSentences.safetyOnly())
    return input
  },
  transitions: {
    submit: {
      may: company,
      set: (_, { now, session }) => ({ submitDt: now, submitUserId: session.userId }),
      effect: tellPlant,
    },
    object: {
      may: company,
      guards: { inTime, evidence },
      set: (_, { now, session }, input) => {
        if (Number(input['ownDeadCnt']) > Number(input['ownInjuredCnt']))
          throw badField('ownDeadCnt', accidentTotalSentences.deadAmong())
        return {
          ownWorkerQty: input['ownWorkerQty'],
          ownInjuredCnt: input['ownInjuredCnt'],
          ownDeadCnt: input['ownDeadCnt'],
          objectCont: input['reason'],
          submitDt: now,
          submitUserId: session.userId,
        }
      },
      effect: tellPlant,
    },
    admit: {
      may: safety,
      set: (row, context, input) => ({
        workerQty: row.ownWorkerQty,
        injuredCnt: row.ownInjuredCnt,
        deadCnt: row.ownDeadCnt,
        ...confirmed(context, input),
      }),
      effect: tellCompany,
    },
    keep: {
      may: safety,
      set: (_, { session }, input) => ({ decideCont: input['reason'], decideUserId: session.userId }),
      effect: tellCompany,
    },
    confirm: { may: safety, set: (_, context, input) => confirmed(context, input) },
    confirmSilent: { may: safety, guards: { isOver }, set: (_, context, input) => confirmed(context, input) },
    reopen: { may: safety, set: () => ({ confirmDt: null }), effect: tellCompany },
  },
})

const told = (context: Context, row: VendorAccStat, to: readonly string[]): Promise<void> =>
  notify(context, 'VND_ACC_TOTAL', {
    to: to.filter((userId) => userId !== context.session.userId),
    variables: {
      title: String(accidentTotalSentences.askedTitle({ year: row.accYear })),
      cont: String(
        accidentTotalSentences.answered({
          vendor: row.vendorNm ?? '',
          state: label(accidentTotalStates[row.state]),
        }),
      ),
      actUserNm: context.session.userNm,
    },
    linkUrl: addressOf(vendorRecords.vendorAccStat, row.vendorAccStatNo),
    plantCd: row.plantCd,
  }).then(() => undefined)
async function tellPlant(row: VendorAccStat, context: Context): Promise<void> {
  await told(context, row, await safetyPeople(context, row.plantCd))
}
async function tellCompany(row: VendorAccStat, context: Context): Promise<void> {
  await told(context, row, await vendorManagers(context, row.vendorCd))
}
