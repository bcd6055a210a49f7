import { defineBehaviour, type Guard } from '../../../core/server/entity/behaviour.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { setColumns } from '../../../core/server/entity/set-columns.ts'
import { badField, conflict, forbidden } from '../../../core/server/http/errors.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { label } from '../../../core/shared/sentence.ts'
import { notify } from '../../../platform/notification/notification.server.ts'
import { hasFile } from '../has-file.server.ts'
import { vendorRecords } from '../record-pages.rule.ts'
import { reviewDue } from '../review-due.server.ts'
import { isSafety, isVendorManager, safetyPeople, vendorManagers } from '../vendor-people.server.ts'
import { vendorModuleSentences } from '../vendor-module.texts.ts'
import { refuseNumber } from './vendor-behaviour.server.ts'
import { vendorChgRqst, type VendorChgRqst } from './vendor-chg-rqst.resource.ts'
import { vendor } from './vendor.resource.ts'
import { vendorSentences } from './vendor.texts.ts'

type Rule = Guard<typeof vendorChgRqst>
const safety: Rule = (_, { session }) => (isSafety(session) ? undefined : vendorModuleSentences.safetyOnly())
const company: Rule = (_, { session }) =>
  isVendorManager(session) ? undefined : vendorSentences.companyAsks()
const changes = [
  ['vendorNm', 'newVendorNm', 'oldVendorNm'],
  ['ceoNm', 'newCeoNm', 'oldCeoNm'],
  ['bizRegNo', 'newBizRegNo', 'oldBizRegNo'],
  ['indInsNo', 'newIndInsNo', 'oldIndInsNo'],
] as const

/** Asked by the company, decided by the safety people on evidence; the fields are written with their history. */
export const vendorChgRqstBehaviour = defineBehaviour(vendorChgRqst, {
  without: ['multi', 'update', 'delete'],
  mayEdit: () => vendorSentences.requestStays(),
  mayAttach: (row, context) =>
    row.state === 'requested' ? company(row, context) : vendorSentences.requestStays(),
  beforeSave: async (input, context) => {
    const { sql, session } = context
    if (!isVendorManager(session)) throw forbidden(vendorSentences.companyAsks())
    const own = await sql.one<Record<(typeof changes)[number][0], string>>(
      'select "vendorNm", "ceoNm", "bizRegNo", "indInsNo" from "vendor" where "vendorCd" = $1',
      [input.vendorCd],
    )
    const asked = changes.filter(([, to]) => input[to])
    if (asked.length === 0) throw badField('newVendorNm', vendorSentences.nothingAsked())
    const same = asked.find(([name, to]) => input[to] === own[name])
    if (same) throw badField(same[1], vendorSentences.unchanged())
    if (input.newBizRegNo) await refuseNumber(context, input.newBizRegNo, input.vendorCd, 'newBizRegNo')
    const open = await sql.maybe(
      `select 1 from "vendorChgRqst" where "vendorCd" = $1 and "state" = 'requested'`,
      [input.vendorCd],
    )
    if (open) throw conflict(vendorSentences.requestOpen())
    return {
      ...input,
      ...Object.fromEntries(asked.map(([name, , old]) => [old, own[name]])),
      reviewDueYmd: await reviewDue(context),
    }
  },
  afterSave: async (key, context) => {
    const row = await loadRecord(vendorChgRqst, context, key)
    await tell(context, row, 'VND_CHG_RQST', await reviewersOf(context, row.vendorCd))
  },
  transitions: {
    approve: {
      may: safety,
      guards: {
        evidence: async (row, context) =>
          (await hasFile(context, vendorChgRqst, row.chgRqstNo)) ? undefined : vendorSentences.evidence(),
      },
      set: (_row, { session, now }, input) => ({
        decideUserId: session.userId,
        decideDt: now,
        decideCont: input['decideCont'] ?? null,
      }),
      effect: async (row, context) => {
        if (row.newBizRegNo) await refuseNumber(context, row.newBizRegNo, row.vendorCd)
        const values = Object.fromEntries(changes.flatMap(([name, to]) => (row[to] ? [[name, row[to]]] : [])))
        await setColumns(context, vendor, row.vendorCd, values)
        context.publish({ topic: vendor.name, key: row.vendorCd })
        await tell(context, row, 'VND_CHG_RESULT', await vendorManagers(context, row.vendorCd))
      },
    },
    reject: {
      may: safety,
      set: (_row, { session, now }, input) => ({
        decideUserId: session.userId,
        decideDt: now,
        decideCont: input['reason'],
      }),
      effect: async (row, context) =>
        tell(context, row, 'VND_CHG_RESULT', await vendorManagers(context, row.vendorCd)),
    },
    cancel: { may: company },
  },
})

/** The safety people of the plants that deal with a company. */
export async function reviewersOf(context: Context, vendorCd: string): Promise<string[]> {
  const plants = await context.sql.query<{ plantCd: string }>(
    `select "plantCd" from "vendorPlant" where "vendorCd" = $1 and "useYn" = 'Y' order by 1`,
    [vendorCd],
  )
  return (await Promise.all(plants.map(({ plantCd }) => safetyPeople(context, plantCd)))).flat()
}

async function tell(
  context: Context,
  row: VendorChgRqst,
  eventCd: string,
  to: readonly string[],
): Promise<void> {
  await notify(context, eventCd, {
    to,
    variables: {
      title: row.oldVendorNm ?? row.vendorNm ?? row.vendorCd,
      cont: [
        label(vendorChgRqst.states![row.state]),
        ...changes.flatMap(([, to, old]) => (row[to] ? [`${row[old]} → ${row[to]}`] : [])),
        ...(row.decideCont ? [row.decideCont] : []),
      ].join(' · '),
      actUserNm: context.session.userNm,
    },
    linkUrl: addressOf(vendorRecords.vendorChgRqst, row.chgRqstNo),
  })
}
