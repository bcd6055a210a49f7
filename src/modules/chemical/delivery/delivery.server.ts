import { setColumns } from '../../../core/server/entity/set-columns.ts'
import type { FastifyInstance } from 'fastify'
import { defineBehaviour, type Guard } from '../../../core/server/entity/behaviour.ts'
import { reading, type Context, type Engine } from '../../../core/server/entity/context.ts'
import { Binds } from '../../../core/server/database/database.ts'
import { badField, badFields, Refusal } from '../../../core/server/http/errors.ts'
import { scopeWhere } from '../../../core/server/entity/scope.ts'
import { mayUse } from '../../../core/server/http/session.ts'
import type { WorkSource } from '../../../platform/work/my-work.server.ts'
import { chemicalParameters } from '../chemical-facts.server.ts'
import { ioTypes } from '../inout/in-out.rule.ts'
import { post } from '../inout/posting.server.ts'
import { deliveryPhotos } from '../inout/separation-photo.server.ts'
import { productFacts } from '../store/store-facts.server.ts'
import { receiptRefusals, statusOf, storeFacts } from '../store/store-status.server.ts'
import { chmDelivery, vendorDeliveryMenu, type ChmDelivery } from './chm-delivery.resource.ts'
import { deliveryIssues, deliveryKinds, gateRefusal, type Bringable } from './delivery.rule.ts'
import { endedPermits } from './unreturned.server.ts'
import { deliveryNotes, deliverySentences } from './delivery.texts.ts'
import { deliveryWorkNames } from './delivery-work.texts.ts'

const reference = 'DELIVERY'
/** What the plant decides: where it goes, whether it passes the gate, when it has left. */
const plantOnly: Guard<typeof chmDelivery> = (_, { session }) =>
  session.vendorCd ? deliverySentences.plantOnly() : undefined

/**
 * Deliveries: the store is asked before something is ordered and again when it is received; the gate sees
 * label and packing.
 */
export const deliveryBehaviour = defineBehaviour(chmDelivery, {
  without: ['multi'],
  mayEdit: ({ state }, { session }) => {
    if (session.vendorCd) return state === 'draft' ? undefined : deliverySentences.editRequested()
    return state === 'draft' || state === 'planned' ? undefined : deliverySentences.editPlanned()
  },
  mayDelete: ({ state }) => (state === 'draft' ? undefined : deliverySentences.deleteRequested()),
  mayAttach: () => undefined,
  beforeSave: async (input, context, before) => {
    const { sql, session } = context
    if (session.vendorCd) await refuseForeign(context, session.vendorCd, input, before)
    const issues = deliveryIssues(input)
    if (issues.length > 0) throw badFields(issues)
    if (
      input.storeNo &&
      !(await sql.maybe('select 1 from "chmStore" where "storeNo" = $1 and "plantCd" = $2', [
        input.storeNo,
        input.plantCd,
      ]))
    )
      throw badField('storeNo', deliverySentences.otherPlantsStore())
    return input
  },
  transitions: {
    plan: { may: plantOnly, guards: { fits: fitsInto } },
    arrive: {
      may: plantOnly,
      set: (_row, { now, session }, { arriveQty, carTxt, labelYn, packYn }) => {
        const refused = gateRefusal(labelYn, packYn)
        if (refused) throw new Refusal(422, 'GATE', refused)
        return { arriveDt: now, arriveUserId: session.userId, arriveQty, carTxt }
      },
    },
    receive: { may: plantOnly, set: (_row, _context, { lotNo }) => ({ lotNo }), effect: receive },
    takeOut: {
      may: plantOnly,
      guards: {
        brought: ({ kindCd }) =>
          kindCd === deliveryKinds.bring ? undefined : deliverySentences.onlyBroughtLeaves(),
      },
      set: ({ arriveQty }, { now }, { leaveQty }) => {
        if (Number(leaveQty) > (arriveQty ?? 0))
          throw badField('leaveQty', deliverySentences.moreThanBrought())
        return { leaveDt: now, leaveQty }
      },
      effect: takeOut,
    },
    sendBack: { may: plantOnly },
  },
})

/** Products of a supplier that have passed the material check and may still be bought. */
const bringablesOf = ({ sql }: Context, vendorCd: string): Promise<Bringable[]> =>
  sql.query<Bringable>(
    `select "prodNo", "prodNm", "makerNm", "stateCd" from "chmProduct" where "vendorCd" = $1 and "state" = 'registered' and "poBlockYn" is distinct from 'Y' order by "prodNm"`,
    [vendorCd],
  )
/**
 * What a supplier asks for: its own checked materials, brought and taken out again; where it goes is the
 * plant's to say.
 * @throws Refusal 400
 */
async function refuseForeign(
  context: Context,
  vendorCd: string,
  input: { kindCd: string; prodNo: number; storeNo?: number | null; poNo?: string | null },
  before: ChmDelivery | undefined,
): Promise<void> {
  if (input.kindCd !== deliveryKinds.bring) throw badField('kindCd', deliverySentences.vendorBringsOnly())
  if ((input.storeNo ?? null) !== (before?.storeNo ?? null))
    throw badField('storeNo', deliverySentences.storeByPlant())
  if (!(await bringablesOf(context, vendorCd)).some(({ prodNo }) => prodNo === input.prodNo))
    throw badField('prodNo', deliverySentences.checkedMaterialOnly())
}
/** What the page of suppliers offers. */
export async function deliveryRoutes(app: FastifyInstance, engine: Engine): Promise<void> {
  app.get(
    '/api/vendor/bringables',
    {
      config: { access: { menus: [vendorDeliveryMenu], right: 'read' } },
      schema: { tags: [chmDelivery.title], summary: '우리 업체의 반입할 수 있는 자재' },
    },
    async (request) => {
      const context = reading(engine, request.session)
      return { data: context.session.vendorCd ? await bringablesOf(context, context.session.vendorCd) : [] }
    },
  )
}

/** 가상입고: what would be refused at the receipt is said before anything is ordered. (chm.md 10.2) */
async function fitsInto({ storeNo, prodNo, qty, unitCd, plantCd }: ChmDelivery, context: Context) {
  if (!storeNo) return deliverySentences.storeNeeded()
  const { groupContentPct } = await chemicalParameters(context, plantCd)
  const [[store], [product]] = await Promise.all([
    storeFacts(context, [storeNo]),
    productFacts(context.sql, [prodNo], groupContentPct),
  ])
  const { refusals } = await statusOf(context, store!, { prodNo, qty, unitCd })
  return [...(product ? receiptRefusals(product, plantCd) : []), ...refusals].map(({ code, message }) => ({
    guard: code,
    message,
  }))
}

async function receive(
  row: ChmDelivery,
  context: Context,
  { mfgYmd, expYmd, sepTxt, quarantineYn }: Record<string, unknown>,
): Promise<void> {
  const { ioNo } = await post(
    context,
    {
      ioTypeCd: row.kindCd === deliveryKinds.bring ? ioTypes.bringIn : ioTypes.purchase,
      ioDt: context.now,
      prodNo: row.prodNo,
      lotNo: row.lotNo!,
      qty: row.arriveQty ?? row.qty,
      unitCd: row.unitCd,
      toStoreNo: row.storeNo,
      vendorCd: row.vendorCd,
      poNo: row.poNo,
      mfgYmd: (mfgYmd as string | undefined) ?? null,
      expYmd: (expYmd as string | undefined) ?? null,
      sepTxt: (sepTxt as string | undefined) ?? null,
      quarantineYn: quarantineYn === 'Y' ? 'Y' : 'N',
      refTypeCd: reference,
      refNo: row.deliveryNo,
    },
    await deliveryPhotos(context, row.deliveryNo),
  )
  await setColumns(context, chmDelivery, row.deliveryNo, { ioNo }, beside)
}
/** The journal's number stands beside the delivery, whose transition leaves the trail. */
const beside = { trail: false, stamps: false } as const
async function takeOut(row: ChmDelivery, context: Context): Promise<void> {
  if (!row.leaveQty) return
  const { ioNo } = await post(context, {
    ioTypeCd: ioTypes.giveBack,
    ioDt: context.now,
    prodNo: row.prodNo,
    lotNo: row.lotNo!,
    qty: row.leaveQty,
    unitCd: row.unitCd,
    fromStoreNo: row.storeNo,
    vendorCd: row.vendorCd,
    reasonTxt: String(deliveryNotes.takenOut({ code: row.deliveryCd ?? '' })).trim(),
    refTypeCd: reference,
    refNo: row.deliveryNo,
  })
  await setColumns(context, chmDelivery, row.deliveryNo, { leaveIoNo: ioNo }, beside)
}

/**
 * What is expected today at the gate, and what a vendor brought and has not taken out although its day or its
 * permit is over.
 */
export const deliveryWork: WorkSource = {
  labels: deliveryWorkNames,
  async find({ sql, session, today }) {
    if (session.vendorCd || !mayUse(session, chmDelivery.menus, 'write')) return []
    const binds = new Binds()
    const scope = scopeWhere(chmDelivery, session, 't', binds)
    const day = binds.add(today)
    const rows = await sql.query<{
      deliveryNo: number
      deliveryCd: string
      prodNm: string
      state: string
      dueYmd: string
    }>(
      `select t."deliveryNo", t."deliveryCd", p."prodNm", t."state", (case when t."state" in ('draft', 'planned') then t."planYmd" else t."leaveDueYmd" end)::text as "dueYmd"
       from "chmDelivery" t join "chmProduct" p using ("prodNo") left join "workPermit" w on w."permitNo" = t."permitNo"
       where ${scope} and (t."state" = 'planned' and t."planYmd" <= ${day}::date or t."state" = 'draft' and t."kindCd" = '${deliveryKinds.bring}'
         or t."state" = 'received' and t."kindCd" = '${deliveryKinds.bring}' and (t."leaveDueYmd" < ${day}::date or w."state" in ${endedPermits}))
       order by 5, 1 limit 200`,
      binds.values,
    )
    return rows.map(({ deliveryNo, deliveryCd, prodNm, state, dueYmd }) => ({
      kind: state === 'draft' ? 'delivery-ask' : state === 'planned' ? 'delivery-gate' : 'delivery-leave',
      title: prodNm,
      more: deliveryCd,
      dueDt: `${dueYmd}T18:00:00+09:00`,
      resource: chmDelivery.name,
      key: deliveryNo,
    }))
  },
}
