import { chmStock } from '../stock/chm-stock.resource.ts'
import { defineBehaviour } from '../../../core/server/entity/behaviour.ts'
import { isSystem, type Context } from '../../../core/server/entity/context.ts'
import { badField, badFields } from '../../../core/server/http/errors.ts'
import { requireScope } from '../../../core/server/entity/scope.ts'
import { mayUse } from '../../../core/server/http/session.ts'
import { messages } from '../../../core/shared/messages.ts'
import type { WorkSource } from '../../../platform/work/my-work.server.ts'
import { notify } from '../../../platform/notification/notification.server.ts'
import { chemicalParameters } from '../chemical-facts.server.ts'
import { judgeMix, type MixProduct, type MixVerdict } from './compatibility.rule.ts'
import { checkApprover, type StoreOfException } from './store-approvers.server.ts'
import { productFacts } from './store-facts.server.ts'
import { chmStoreExcept, type ChmStoreExcept } from './store-exception.resource.ts'
import { exceptionIssues, exceptKinds, firmRefusal, type ExceptionGrounds } from './store-exception.rule.ts'
import { storageTables } from './store-status.server.ts'
import { isPermitStore } from './store.rule.ts'
import type { Sentence, Said } from '../../../core/shared/sentence.ts'
import { exceptionSentences } from './store-exception.texts.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { storageRecords } from '../record-pages.rule.ts'
import { storeExceptionWorkNames } from './store-exception-work.texts.ts'

/** Exceptions: asked with measures, decided by the person that is named, never by who asks. */
export const storeExceptionBehaviour = defineBehaviour(chmStoreExcept, {
  without: ['multi'],
  mayEdit: ({ state }) => (state === 'requested' ? undefined : exceptionSentences.editRequested()),
  mayDelete: () => exceptionSentences.noDelete(),
  mayAttach: () => undefined,
  beforeSave: async (input, context, before) => {
    const store = await context.sql.maybe<StoreOfException>(
      'select "plantCd", "storeTypeCd", "hazMgrUserId" from "chmStore" where "storeNo" = $1',
      [input.storeNo],
    )
    if (!store) throw badField('storeNo', messages.badChoice('장소'))
    requireScope(chmStoreExcept, context.session, { plantCd: store.plantCd })
    const issues = exceptionIssues(input, await chemicalParameters(context, store.plantCd))
    if (issues.length > 0) throw badFields(issues)
    if (input.toYmd < context.today) throw badField('toYmd', exceptionSentences.pastPeriod())
    await refuseFirmly(context, input, store)
    await refuseTwice(context, input, before)
    await checkApprover(context, input.apprUserId, store)
    const mix = input.kindCd === exceptKinds.mix
    return {
      ...input,
      plantCd: store.plantCd,
      ...(mix ? { permitTxt: null, maxMultiple: null } : { prodNo: null, otherProdNo: null }),
    }
  },
  afterSave: async (key, context, before) => {
    const { apprUserId, exceptCd } = await context.sql.one<ChmStoreExcept>(
      'select * from "chmStoreExcept" where "storeExceptNo" = $1',
      [key],
    )
    if (before?.apprUserId === apprUserId) return
    await tell(context, Number(key), exceptCd, [apprUserId], exceptionSentences.asked())
  },
  transitions: {
    approve: {
      may: namedOnly,
      guards: {
        running: ({ toYmd }, { today }) => (toYmd < today ? exceptionSentences.periodOver() : undefined),
      },
      set: (_row, { now }, input) => ({ apprDt: now, apprTxt: input['apprTxt'] }),
      effect: async (row, context) => {
        tellPanels(row, context)
        await tell(
          context,
          row.storeExceptNo,
          row.exceptCd,
          [row.createUserId],
          exceptionSentences.approved(),
        )
      },
    },
    end: { effect: async (row, context) => tellPanels(row, context) },
    reject: {
      may: namedOnly,
      effect: (row, context) =>
        tell(context, row.storeExceptNo, row.exceptCd, [row.createUserId], exceptionSentences.rejected()),
    },
  },
})

/** Panels beside receipts that wait for the word judge their store anew. */
function tellPanels({ storeNo }: ChmStoreExcept, context: Context): void {
  context.publish({ topic: chmStock.name, key: storeNo })
}
function namedOnly({ apprUserId, createUserId }: ChmStoreExcept, { session }: Context): Said | undefined {
  if (isSystem(session)) return undefined
  if (session.userId === createUserId) return exceptionSentences.notTheAsker()
  return session.userId === apprUserId ? undefined : exceptionSentences.namedOnly()
}

/** What the tables say of two products in a store of this kind, whatever stands there. */
async function pairVerdict(
  context: Context,
  prodNos: readonly [number, number],
  { plantCd, storeTypeCd }: Pick<StoreOfException, 'plantCd' | 'storeTypeCd'>,
): Promise<MixVerdict> {
  const { limits, rows, names } = await storageTables(context, plantCd)
  const facts = await productFacts(context.sql, prodNos, limits.groupContentPct)
  // The classes are judged as if more than a tenth of the designated quantity stood there.
  const [one, other] = prodNos.map((prodNo): MixProduct => ({
    ...facts.find((each) => each.prodNo === prodNo)!,
    multiple: 1,
  }))
  return judgeMix(one!, other!, storeTypeCd, rows, limits, names)
}
/** What the approver has to know: the verdict on the pair, why, and what stands in the store. */
export async function exceptionGrounds(context: Context, row: ChmStoreExcept): Promise<ExceptionGrounds> {
  const store = await context.sql.one<StoreOfException>(
    'select "plantCd", "storeTypeCd", "hazMgrUserId" from "chmStore" where "storeNo" = $1',
    [row.storeNo],
  )
  const held = await context.sql.query<ExceptionGrounds['held'][number]>(
    `select p."prodNm", k."unitCd", sum(k."stockQty") as "qty" from "chmStock" k join "chmProduct" p using ("prodNo")
     where k."storeNo" = $1 and k."stockQty" > 0 group by 1, 2 order by 1`,
    [row.storeNo],
  )
  const verdict =
    row.prodNo && row.otherProdNo ? await pairVerdict(context, [row.prodNo, row.otherProdNo], store) : null
  return { verdict, held }
}

/** What the law or the chemistry forbids has no exception. @throws Refusal 400 */
async function refuseFirmly(
  context: Context,
  input: { kindCd: string; prodNo?: number | null; otherProdNo?: number | null },
  { plantCd, storeTypeCd }: StoreOfException,
): Promise<void> {
  if (input.kindCd === exceptKinds.temporary) {
    if (isPermitStore(storeTypeCd)) throw badField('storeNo', exceptionSentences.permitChange())
    return
  }
  const firm = firmRefusal(
    await pairVerdict(context, [input.prodNo!, input.otherProdNo!], { plantCd, storeTypeCd }),
  )
  if (firm) throw badField('otherProdNo', firm)
}

/** A pair is asked once for a store and a time, in either order. @throws Refusal 400 */
async function refuseTwice(
  { sql }: Context,
  input: Pick<ChmStoreExcept, 'kindCd' | 'storeNo' | 'fromYmd' | 'toYmd'> & {
    prodNo?: number | null
    otherProdNo?: number | null
  },
  before: ChmStoreExcept | undefined,
): Promise<void> {
  if (input.kindCd !== exceptKinds.mix) return
  const known = await sql.maybe<{ exceptCd: string }>(
    `select "exceptCd" from "chmStoreExcept" where "state" in ('requested', 'approved') and "storeNo" = $1 and "storeExceptNo" is distinct from $2
       and (("prodNo" = $3 and "otherProdNo" = $4) or ("prodNo" = $4 and "otherProdNo" = $3)) and "fromYmd" <= $6 and "toYmd" >= $5 limit 1`,
    [
      input.storeNo,
      before?.storeExceptNo ?? null,
      input.prodNo,
      input.otherProdNo,
      input.fromYmd,
      input.toYmd,
    ],
  )
  if (known) throw badField('otherProdNo', exceptionSentences.askedAlready({ code: known.exceptCd }))
}

async function tell(
  context: Context,
  storeExceptNo: number,
  exceptCd: string | null,
  to: (string | null)[],
  what: Sentence,
): Promise<void> {
  const place = await context.sql.one<{ storeNm: string; plantCd: string }>(
    `select s."storeNm", s."plantCd" from "chmStoreExcept" e join "chmStore" s using ("storeNo") where e."storeExceptNo" = $1`,
    [storeExceptNo],
  )
  await notify(context, 'CHM_EXCEPT', {
    to: to.filter((userId) => userId !== context.session.userId),
    variables: { docNo: exceptCd ?? '', title: place.storeNm, cont: String(what) },
    linkUrl: addressOf(storageRecords.chmStoreExcept, storeExceptNo),
    plantCd: place.plantCd,
  })
}

/** Exceptions that wait for the caller's word. */
export const storeExceptionWork: WorkSource = {
  labels: storeExceptionWorkNames,
  async find({ sql, session }) {
    if (!mayUse(session, chmStoreExcept.menus, 'write')) return []
    const rows = await sql.query<{
      storeExceptNo: number
      exceptCd: string
      storeNm: string
      fromYmd: string
    }>(
      `select e."storeExceptNo", e."exceptCd", s."storeNm", e."fromYmd"::text as "fromYmd" from "chmStoreExcept" e join "chmStore" s using ("storeNo")
       where e."state" = 'requested' and e."apprUserId" = $1 and e."createUserId" <> $1 order by 1`,
      [session.userId],
    )
    return rows.map(({ storeExceptNo, exceptCd, storeNm, fromYmd }) => ({
      kind: 'store-exception',
      title: storeNm,
      more: exceptCd,
      dueDt: `${fromYmd}T18:00:00+09:00`,
      resource: chmStoreExcept.name,
      key: storeExceptNo,
    }))
  },
}
