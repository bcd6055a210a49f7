import { defineBehaviour, type Guard } from '../../../core/server/entity/behaviour.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { badField, forbidden } from '../../../core/server/http/errors.ts'
import { notify } from '../../../platform/notification/notification.server.ts'
import { isKeeper, vendorManagers } from '../vendor-people.server.ts'
import { safetyInfo, safetyInfoMenus, type SafetyInfo } from './safety-info.resource.ts'
import { signedStates } from './safety-info-transitions.rule.ts'
import { safetyInfoSentences } from './safety-info.texts.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { vendorRecords } from '../record-pages.rule.ts'

type Rule = Guard<typeof safetyInfo>
const plantOnly = safetyInfoSentences.plantOnly()
const plant: Rule = (_, { session }) => (isKeeper(session, safetyInfoMenus) ? undefined : plantOnly)
const receiver: Rule = (row, { session }) =>
  session.vendorCd === row.vendorCd ? undefined : safetyInfoSentences.receiverOnly()

const draft: Rule = (row, context) =>
  row.state === 'draft' ? plant(row, context) : safetyInfoSentences.editDraft()

/** Information sheets: written and given by the plant, signed for by the vendor with its own sign-in. */
export const safetyInfoBehaviour = defineBehaviour(safetyInfo, {
  without: ['multi'],
  mayEdit: draft,
  // Signed by the workers, at the company that has received the sheet.
  mayAttach: (row, context, { group }) =>
    group !== 'worker'
      ? draft(row, context)
      : signedStates.includes(row.state)
        ? receiver(row, context)
        : safetyInfoSentences.workersAfterReceipt(),
  beforeSave: async (input, { sql, session }, before) => {
    if (!isKeeper(session, safetyInfoMenus)) throw forbidden(plantOnly)
    const contract = await sql.one<{ plantCd: string; vendorCd: string; state: string }>(
      'select "plantCd", "vendorCd", "state" from "vendorContract" where "contractNo" = $1',
      [input.contractNo],
    )
    if (contract.state === 'ended' && before?.contractNo !== input.contractNo)
      throw badField('contractNo', safetyInfoSentences.endedContract())
    return { ...input, plantCd: contract.plantCd, vendorCd: contract.vendorCd }
  },
  transitions: {
    provide: {
      may: plant,
      set: (_, { session, now }) => ({ provideUserId: session.userId, provideDt: now }),
      effect: async (row, context) => tell(context, row, await vendorManagers(context, row.vendorCd!)),
    },
    recall: { may: plant, set: () => ({ provideUserId: null, provideDt: null }) },
    receive: {
      may: receiver,
      set: (_, { session, now }) => ({ recvUserId: session.userId, recvDt: now }),
      effect: (row, context) => tell(context, row, [row.provideUserId]),
    },
    copyToSub: {
      may: receiver,
      set: (_, { now }, input) => ({ subCopyDt: now, subCopyTxt: input['subCopyTxt'] }),
    },
    check: {
      may: plant,
      set: (_, { session, now }, input) => ({
        checkUserId: session.userId,
        checkDt: now,
        checkCont: input['checkCont'],
      }),
    },
    withdraw: { may: plant },
  },
})

const tell = (context: Context, row: SafetyInfo, to: readonly (string | null)[]) =>
  notify(context, row.state === 'provided' ? 'VND_INFO_PROVIDED' : 'VND_INFO_RECEIVED', {
    to,
    variables: { safetyInfoCd: row.safetyInfoCd ?? '', workNm: row.workNm },
    linkUrl: addressOf(vendorRecords.safetyInfo, row.safetyInfoNo),
    plantCd: row.plantCd ?? undefined,
  }).then(() => undefined)
