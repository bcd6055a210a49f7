import { defineBehaviour } from '../../../core/server/entity/behaviour.ts'
import { codeSentences } from '../../../core/server/entity/code-sentences.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { setColumns } from '../../../core/server/entity/set-columns.ts'
import { badField, forbidden, refused, Refusal } from '../../../core/server/http/errors.ts'
import { keptFiles } from '../../../platform/attachment/attachment-evidence.ts'
import { notify } from '../../../platform/notification/notification.server.ts'
import { hasFile } from '../has-file.server.ts'
import { reviewDue } from '../review-due.server.ts'
import { isKeeper, isSafety, safetyPeople, vendorManagers } from '../vendor-people.server.ts'
import { verification } from '../worker/vendor-worker.rule.ts'
import { documentMenus, vendorDoc, type VendorDoc } from './vendor-doc.resource.ts'
import { vendorDocSentences } from './vendor-doc.texts.ts'
import { vendorModuleSentences } from '../vendor-module.texts.ts'

const writers = vendorDocSentences.writers()

/**
 * Papers of companies: added by the company, verified by the safety people; whatever is changed has to be
 * looked at again.
 */
export const vendorDocBehaviour = defineBehaviour(vendorDoc, {
  without: ['multi'],
  mayEdit: (_, { session }) => (session.vendorCd || isKeeper(session, documentMenus) ? undefined : writers),
  mayDelete: async (row, context) => {
    if (isSafety(context.session)) return undefined
    if (row.verifyStatusCd === verification.verified) return vendorDocSentences.verified()
    // A paper that was returned stays with what was returned.
    const [kept] = (
      await keptFiles(context, vendorDoc, { taskKey: String(row.vendorDocNo), taskFlag: '' })
    ).values()
    return kept
  },
  beforeSave: async (input, context, before) => {
    const { session, today } = context
    if (!session.vendorCd && !isKeeper(session, documentMenus)) throw forbidden(writers)
    if (before && before.vendorCd !== input.vendorCd)
      throw badField('vendorCd', vendorDocSentences.fixedVendor())
    if (input.validToYmd && input.validToYmd < input.validFromYmd)
      throw badField('validToYmd', vendorModuleSentences.endBeforeStart())
    if (input.validToYmd && input.validToYmd < today && input.validToYmd !== before?.validToYmd)
      throw new Refusal(422, 'RULE', vendorDocSentences.over(), {
        fields: [{ path: 'validToYmd', message: vendorDocSentences.over() }],
      })
    return {
      ...input,
      verifyStatusCd: verification.open,
      rejectReason: null,
      verifyUserId: null,
      reviewDueYmd: await reviewDue(context),
    }
  },
  afterSave: async (key, context, before) => {
    if (before || !context.session.vendorCd) return
    const plants = await context.sql.query<{ plantCd: string }>(
      `select distinct "plantCd" from "vendorContract" where "vendorCd" = $1 and "state" <> 'ended'`,
      [context.session.vendorCd],
    )
    const { vendorNm, docTypeCd } = await context.sql.one<{ vendorNm: string; docTypeCd: string }>(
      `select v."vendorNm", d."docTypeCd"
       from "vendorDoc" d join "vendor" v using ("vendorCd") where d."vendorDocNo" = $1`,
      [key],
    )
    const docTypeNm = (await codeSentences(context.sql, 'VND_DOC')).get(docTypeCd) ?? docTypeCd
    for (const { plantCd } of plants)
      await notify(context, 'VND_DOC_ADDED', {
        to: await safetyPeople(context, plantCd),
        variables: { vendorNm, docTypeNm },
        linkUrl: '/vendor/enter/expireStatus?part=document',
        plantCd,
      })
  },
})

/** A paper is looked at: without a file there is nothing to be confirmed. @throws Refusal 403, 400, 422 */
export async function verifyDocument(
  context: Context,
  row: VendorDoc,
  asked: { okYn: 'Y' | 'N'; rejectReason: string | null },
): Promise<void> {
  if (!isSafety(context.session)) throw forbidden(vendorDocSentences.verifySafety())
  const returned = asked.okYn === 'N'
  if (!returned && !(await hasFile(context, vendorDoc, row.vendorDocNo)))
    throw refused([{ guard: 'file', message: vendorDocSentences.noFile() }])
  if (returned && (asked.rejectReason ?? '').trim().length < 5)
    throw badField('rejectReason', vendorDocSentences.reasonMin())
  await setColumns(context, vendorDoc, row.vendorDocNo, {
    verifyStatusCd: returned ? verification.returned : verification.verified,
    rejectReason: returned ? asked.rejectReason : null,
    verifyUserId: context.session.userId,
    reviewDueYmd: null,
  })
  if (returned)
    await notify(context, 'VND_DOC_RETURNED', {
      to: await vendorManagers(context, row.vendorCd),
      variables: { docTypeNm: row.docTypeNm ?? '', rejectReason: asked.rejectReason ?? '' },
      linkUrl: '/vendor/portal/vendorInfo?part=document',
    })
}
