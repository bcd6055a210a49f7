import { defined } from '../../../core/shared/defined.ts'
import { setColumns } from '../../../core/server/entity/set-columns.ts'
import type { ColumnsOf } from '../../../core/shared/resource.ts'
import { dayOfMoment } from '../../../core/shared/moment.ts'
import { defineBehaviour, type Guard } from '../../../core/server/entity/behaviour.ts'
import { codeSentences } from '../../../core/server/entity/code-sentences.ts'
import { actingAs, asSystem, type Context } from '../../../core/server/entity/context.ts'
import { badField, badFields } from '../../../core/server/http/errors.ts'
import { behaviourNamed } from '../../../core/server/entity/registry.ts'
import { createRecord } from '../../../core/server/entity/save.ts'
import { runTransition } from '../../../core/server/entity/transition.ts'
import { addDays } from '../../../core/shared/dates.ts'
import { escalate } from '../../../platform/notification/escalation.server.ts'
import { chemicalParameters } from '../chemical-facts.server.ts'
import { chmMsds } from '../msds/msds.resource.ts'
import type { ChmMsds } from '../msds/msds.resource.ts'
import { msdsDiff, type MsdsDiff } from '../msds/msds.rule.ts'
import { approvalEnd, extensionDue, mayHide, unhideableMessage } from '../msds/secret-range.rule.ts'
import { chmProduct } from '../product/chm-product.resource.ts'
import { itemsOn } from '../regulation/match.server.ts'
import { chemicalPeople } from '../ripple/ripple.server.ts'
import { chmMsdsSubmit, type ChmMsdsSubmit } from './msds-submit.resource.ts'
import {
  extendedFrom,
  isSecretKind,
  reasonsToSubmit,
  strangeNames,
  submitIssues,
  submitKinds,
} from './msds-submit.rule.ts'
import { chemicalSentences } from '../chemical-module.texts.ts'
import { submitSentences } from './msds-submit.texts.ts'
import { messages } from '../../../core/shared/messages.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { chemicalRecords } from '../record-pages.rule.ts'
import { label } from '../../../core/shared/sentence.ts'

type SubmitGuard = Guard<typeof chmMsdsSubmit>
/** Substances on these lists may not be hidden (MSDS 고시 제16조); which of them it is stays unsaid. */
const hideable: SubmitGuard = async ({ kindCd, prodNo }, { sql, today }) => {
  if (!isSecretKind(kindCd)) return undefined
  const secrets = await sql.query<{ casNo: string }>(
    `select h."casNo" from "chmProductSecret" s join "chmProductComp" c using ("compNo") join "chmChemical" h on h."chemNo" = s."chemNo" where c."prodNo" = $1 and h."casNo" is not null`,
    [prodNo],
  )
  const items = await itemsOn(sql, today)
  const listsOf = (given: string) =>
    items
      .filter(({ casNo, casGroup }) => casNo === given || casGroup?.includes(given))
      .map(({ regCd }) => regCd)
  return secrets.every(({ casNo }) => mayHide(listsOf(casNo))) ? undefined : unhideableMessage
}
const ofSecrecy: SubmitGuard = ({ kindCd }) =>
  isSecretKind(kindCd) ? undefined : submitSentences.onlySecret()
const inTime: SubmitGuard = ({ extendDueYmd }, { today }) =>
  extendDueYmd && extendDueYmd < today ? submitSentences.extensionOver({ day: extendDueYmd }) : undefined

/** Days of the world do not lie ahead. @throws Refusal 400 */
function happened(input: Record<string, unknown>, name: string, now: string): string {
  const day = String(input[name])
  if (day > dayOfMoment(now)) throw badField(name, chemicalSentences.futureDay())
  return day
}
const handedIn = (_row: ChmMsdsSubmit, { now }: Context, input: Record<string, unknown>) => ({
  rqstYmd: happened(input, 'rqstYmd', now),
  receiptNo: input['receiptNo'] ?? null,
})
/** What an approval says; one of secrecy has a term. @throws Refusal 400 */
async function approved(row: ChmMsdsSubmit, context: Context, input: Record<string, unknown>) {
  const resultYmd = happened(input, 'resultYmd', context.now)
  if (row.rqstYmd && resultYmd < row.rqstYmd) throw badField('resultYmd', submitSentences.resultOrder())
  const of = { resultYmd, apprNo: input['apprNo'] }
  if (!isSecretKind(row.kindCd)) return of
  const start = input['validStartYmd']
  if (!start) throw badField('validStartYmd', messages.requiredField('유효기간 시작일'))
  return { ...of, ...(await termFrom(context, String(start))) }
}
async function termFrom(context: Context, validStartYmd: string) {
  const figures = await chemicalParameters(context)
  const validEndYmd = approvalEnd(validStartYmd, figures)
  return { validStartYmd, validEndYmd, extendDueYmd: extensionDue(validEndYmd, figures) }
}

/**
 * The register of what is handed in: term of an approval, what it writes into the sheet, and what a refusal
 * stops (chm.md 4).
 */
export const msdsSubmitBehaviour = defineBehaviour(chmMsdsSubmit, {
  without: ['multi'],
  mayEdit: ({ state }) =>
    state === 'preparing' || state === 'supplement' ? undefined : submitSentences.editPreparing(),
  mayDelete: ({ state }) => (state === 'preparing' ? undefined : submitSentences.deletePreparing()),
  mayAttach: () => undefined,
  beforeSave: async (input, { sql }) => {
    if (
      !(await sql.maybe('select 1 from "chmMsds" where "msdsNo" = $1 and "prodNo" = $2', [
        input.msdsNo,
        input.prodNo,
      ]))
    )
      throw badField('msdsNo', submitSentences.otherProductsSheet())
    const reasonCd =
      input.kindCd === submitKinds.change && !input.reasonCd
        ? ((await reasonsOfRevision(sql, input.msdsNo))[0] ?? null)
        : input.reasonCd
    const issues = submitIssues({ ...input, reasonCd })
    if (issues.length > 0) throw badFields(issues)
    return { ...input, ...defined({ reasonCd: reasonCd || undefined }) }
  },
  transitions: {
    submit: { guards: { hideable }, set: handedIn },
    resubmit: { guards: { hideable }, set: handedIn },
    accept: { set: approved, effect: writeIntoSheet },
    acceptPart: {
      guards: { ofSecrecy },
      set: async (row, context, input) => {
        const refusedNms = input['refusedNms'] as string[]
        const strange = strangeNames(refusedNms, row.altNms ?? [])
        if (strange.length > 0)
          throw badField('refusedNms', submitSentences.notApplied({ names: strange.join(', ') }))
        return { ...(await approved(row, context, input)), refusedNms }
      },
      effect: async (row, context) => {
        await writeIntoSheet(row, context)
        await stopShipping(row, context)
      },
    },
    refuse: {
      set: (row, { now }, input) => ({
        resultYmd: happened(input, 'resultYmd', now),
        refusedNms: row.altNms ?? [],
      }),
      effect: async (row, context) => {
        if (isSecretKind(row.kindCd)) await stopShipping(row, context)
      },
    },
    extend: { guards: { ofSecrecy, inTime }, set: handedIn },
    approveExtension: {
      set: async (row, context, input) => ({
        resultYmd: happened(input, 'resultYmd', context.now),
        apprNo: input['apprNo'],
        ...(await termFrom(context, extendedFrom(row.validEndYmd!))),
      }),
      effect: writeIntoSheet,
    },
    expire: { effect: sayNames },
  },
})
const behaviour = msdsSubmitBehaviour

/** What changed in a sheet against the one before it, as the law asks for it. */
async function reasonsOfRevision(sql: Context['sql'], msdsNo: number): Promise<string[]> {
  const sheet = (no: number | null) =>
    sql.maybe<Parameters<typeof msdsDiff>[0] & { prevMsdsNo: number | null }>(
      `select m.*, coalesce((select jsonb_agg(to_jsonb(s)) from "chmMsdsSect" s where s."msdsNo" = m."msdsNo"), '[]') as "sects",
         coalesce((select jsonb_agg(to_jsonb(g)) from "chmMsdsGhs" g where g."msdsNo" = m."msdsNo"), '[]') as "ghs" from "chmMsds" m where m."msdsNo" = $1`,
      [no],
    )
  const after = await sheet(msdsNo)
  const before = after?.prevMsdsNo ? await sheet(after.prevMsdsNo) : undefined
  return before && after ? reasonsToSubmit(msdsDiff(before, after)) : []
}

const asPortal = (context: Context, work: (own: Context) => Promise<unknown>) =>
  actingAs(context, asSystem('MSDS 제출 결과'), work)
const sheetsInForce = ({ sql }: Context, { prodNo, msdsNo }: ChmMsdsSubmit) =>
  sql.query<{ msdsNo: number; state: string }>(
    `select "msdsNo", "state" from "chmMsds" where "prodNo" = $1 and ("state" in ('valid', 'revising') or "msdsNo" = $2 and "state" <> 'discarded')`,
    [prodNo, msdsNo],
  )
async function changeSheet(
  context: Context,
  msdsNo: number,
  values: ColumnsOf<typeof chmMsds>,
): Promise<void> {
  const trail = Object.fromEntries(
    Object.entries(values).map(([name, now]): [string, [null, unknown]] => [name, [null, now]]),
  )
  await setColumns(context, chmMsds, msdsNo, values, { trail })
  context.publish({ topic: chmMsds.name, key: msdsNo })
}
/** The number and the term stand in section 1 and 3 of the sheet. */
async function writeIntoSheet(row: ChmMsdsSubmit, context: Context): Promise<void> {
  if (!isSecretKind(row.kindCd))
    return changeSheet(context, row.msdsNo, { submitNo: row.apprNo, submitYmd: row.rqstYmd })
  for (const { msdsNo } of await sheetsInForce(context, row))
    await changeSheet(context, msdsNo, {
      secretYn: 'Y',
      secretApprNo: row.apprNo,
      secretStartYmd: row.validStartYmd,
      secretEndYmd: row.validEndYmd,
    })
}
async function markForRevision(context: Context, row: ChmMsdsSubmit, reason: string): Promise<void> {
  for (const { msdsNo, state } of await sheetsInForce(context, row))
    if (state === 'valid')
      await asPortal(context, (own) =>
        runTransition(behaviourNamed(chmMsds.name)!, own, msdsNo, 'markRevision', { reason }),
      )
}
/** Refused components are named in a new revision before the product is shipped again. (MSDS 고시 제18조) */
async function stopShipping(row: ChmMsdsSubmit, context: Context): Promise<void> {
  const reason = String(
    submitSentences.refusedComponents({ names: (row.refusedNms ?? []).join(', ') }),
  ).slice(0, 400)
  await markForRevision(context, row, reason)
  const { state } = await context.sql.one<{ state: string }>(
    'select "state" from "chmProduct" where "prodNo" = $1',
    [row.prodNo],
  )
  if (state === 'registered')
    await asPortal(context, (own) =>
      runTransition(behaviourNamed(chmProduct.name)!, own, row.prodNo, 'hold', { reason }),
    )
}
/** An approval that is over hides nothing any more. */
async function sayNames(row: ChmMsdsSubmit, context: Context): Promise<void> {
  for (const { msdsNo } of await sheetsInForce(context, row))
    await changeSheet(context, msdsNo, { secretYn: 'N' })
  await markForRevision(
    context,
    row,
    String(submitSentences.approvalEnded({ approval: row.apprNo ?? '', day: row.validEndYmd ?? '' })),
  )
}

/**
 * A Korean sheet of an own or imported product that has come into force and was not handed in yet becomes an
 * entry to prepare.
 */
export async function prepareSubmission(
  context: Context,
  msds: ChmMsds,
  diff: MsdsDiff | undefined,
): Promise<void> {
  const { sql, today } = context
  const { importYn } = await sql.one<{ importYn: string }>(
    'select "importYn" from "chmProduct" where "prodNo" = $1',
    [msds.prodNo],
  )
  if (msds.langCd !== 'kr' || (importYn !== 'Y' && msds.msdsSrcCd !== 'OWN')) return
  const reasonCd = diff && msds.submitNo ? reasonsToSubmit(diff)[0] : undefined
  if (msds.submitNo && !reasonCd) return
  const open = `select 1 from "chmMsdsSubmit" where "prodNo" = $1 and "kindCd" in ('SUBMIT', 'CHANGE') and "state" in ('preparing', 'submitted', 'supplement') limit 1`
  if (await sql.maybe(open, [msds.prodNo])) return
  const { submitDays } = await chemicalParameters(context)
  await asPortal(context, (own) =>
    createRecord(behaviour, own, {
      prodNo: msds.prodNo,
      msdsNo: msds.msdsNo,
      dueYmd: addDays(today, submitDays),
      ...(reasonCd ? { kindCd: submitKinds.change, reasonCd } : { kindCd: submitKinds.submit }),
    }),
  )
}

/** Approvals that are over, and people told of what is to be handed in. @returns how many things were done */
export async function submissionClock(context: Context): Promise<number> {
  const today = context.today
  const over = await context.sql.query<{ msdsSubmitNo: number }>(
    `select "msdsSubmitNo" from "chmMsdsSubmit" where "state" in ('accepted', 'partial', 'extending') and "validEndYmd" < $1`,
    [today],
  )
  for (const { msdsSubmitNo } of over) await runTransition(behaviour, context, msdsSubmitNo, 'expire')
  const due = await context.sql.query<{
    msdsSubmitNo: number
    prodNm: string
    msdsSubmitCd: string
    dueYmd: string
    kindCd: string | null
    plantCds: string[]
  }>(
    `select s."msdsSubmitNo", s."msdsSubmitCd", p."prodNm", case when s."state" = 'accepted' then s."extendDueYmd" else s."dueYmd" end as "dueYmd",
       case when s."state" = 'accepted' then null else s."kindCd" end as "kindCd",
       coalesce((select array_agg(distinct u."plantCd") from "chmProductPlant" u where u."prodNo" = s."prodNo"), '{}') as "plantCds"
     from "chmMsdsSubmit" s join "chmProduct" p using ("prodNo")
     where s."state" in ('preparing', 'supplement') and s."dueYmd" is not null or s."state" = 'accepted' and s."extendDueYmd" is not null`,
  )
  const kinds = await codeSentences(context.sql, 'MSDS_SUBMIT_KIND')
  const items = []
  for (const row of due)
    items.push({
      subject: `chmMsdsSubmit ${row.msdsSubmitNo}`,
      dueYmd: row.dueYmd,
      to: await chemicalPeople(context, row.plantCds),
      variables: {
        docNo: row.msdsSubmitCd,
        title: row.prodNm,
        cont: kinds.get(row.kindCd ?? '') ?? label('연장신청'),
      },
      linkUrl: addressOf(chemicalRecords.chmMsdsSubmit, row.msdsSubmitNo),
    })
  return over.length + (await escalate(context, 'CHM_SUBMIT_DUE', items))
}
