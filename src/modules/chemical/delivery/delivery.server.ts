import { defineBehaviour } from '../../../core/server/behaviour.ts'
import type { Context } from '../../../core/server/context.ts'
import { Binds } from '../../../core/server/database.ts'
import { badField, badFields, Refusal } from '../../../core/server/errors.ts'
import { scopeWhere } from '../../../core/server/scope.ts'
import { mayUse } from '../../../core/server/session.ts'
import type { WorkSource } from '../../../platform/work/my-work.server.ts'
import { chemicalParameters } from '../chemical-facts.server.ts'
import { ioTypes } from '../inout/in-out.rule.ts'
import { post } from '../inout/posting.server.ts'
import { productFacts } from '../store/store-facts.server.ts'
import { receiptRefusals, statusOf, storeFacts } from '../store/store-status.server.ts'
import { chmDelivery, type ChmDelivery } from './chm-delivery.resource.ts'
import { deliveryIssues, deliveryKinds, gateRefusal } from './delivery.rule.ts'

const reference = 'DELIVERY'

/** Deliveries: the store is asked before something is ordered and again when it is received; the gate sees label and packing. */
export const deliveryBehaviour = defineBehaviour(chmDelivery, {
  without: ['multi'],
  mayEdit: ({ state }) => (state === 'draft' || state === 'planned' ? undefined : '요청, 입고예정 상태에서만 수정할 수 있습니다.'),
  mayDelete: ({ state }) => (state === 'draft' ? undefined : '요청 상태만 삭제할 수 있습니다.'),
  mayAttach: () => undefined,
  beforeSave: async (input, { sql }) => {
    const issues = deliveryIssues(input)
    if (issues.length > 0) throw badFields(issues)
    if (
      input.storeNo &&
      !(await sql.maybe('select 1 from "chmStore" where "storeNo" = $1 and "plantCd" = $2', [input.storeNo, input.plantCd]))
    )
      throw badField('storeNo', '선택한 사업장의 장소가 아닙니다.')
    return input
  },
  transitions: {
    plan: { guards: { fits: fitsInto } },
    arrive: {
      set: (_row, { now, session }, { arriveQty, carTxt, labelYn, packYn }) => {
        const refused = gateRefusal(labelYn, packYn)
        if (refused) throw new Refusal(422, 'GATE', refused)
        return { arriveDt: now, arriveUserId: session.userId, arriveQty, carTxt }
      },
    },
    receive: { set: (_row, _context, { lotNo }) => ({ lotNo }), effect: receive },
    takeOut: {
      guards: { brought: ({ kindCd }) => (kindCd === deliveryKinds.bring ? undefined : '업체가 반입한 것만 반출합니다.') },
      set: ({ arriveQty }, { now }, { leaveQty }) => {
        if (Number(leaveQty) > (arriveQty ?? 0)) throw badField('leaveQty', '들여온 양보다 많이 반출할 수 없습니다.')
        return { leaveDt: now, leaveQty }
      },
      effect: takeOut,
    },
  },
})

/** 가상입고: what would be refused at the receipt is said before anything is ordered. (chm.md 10.2) */
async function fitsInto({ storeNo, prodNo, qty, unitCd, plantCd }: ChmDelivery, context: Context) {
  if (!storeNo) return '입고장소를 정해 주세요.'
  const { groupContentPct } = await chemicalParameters(context, plantCd)
  const [[store], [product]] = await Promise.all([storeFacts(context, [storeNo]), productFacts(context.sql, [prodNo], groupContentPct)])
  const { refusals } = await statusOf(context, store!, { prodNo, qty, unitCd })
  return [...(product ? receiptRefusals(product) : []), ...refusals].map(({ code, message }) => ({ guard: code, message }))
}

async function receive(row: ChmDelivery, context: Context, { mfgYmd, expYmd, sepTxt }: Record<string, unknown>): Promise<void> {
  const { ioNo } = await post(context, {
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
    refTypeCd: reference,
    refNo: row.deliveryNo,
  })
  await context.sql.query('update "chmDelivery" set "ioNo" = $2 where "deliveryNo" = $1', [row.deliveryNo, ioNo])
}
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
    reasonTxt: `업체 반출 ${row.deliveryCd ?? ''}`.trim(),
    refTypeCd: reference,
    refNo: row.deliveryNo,
  })
  await context.sql.query('update "chmDelivery" set "leaveIoNo" = $2 where "deliveryNo" = $1', [row.deliveryNo, ioNo])
}

/** What is expected today at the gate, and what a vendor brought and has not taken out although its day or its permit is over. */
export const deliveryWork: WorkSource = {
  labels: {
    'delivery-gate': { kr: '정문 확인', en: 'Confirm at the gate', zh: '门岗确认', es: 'Confirmar en puerta' },
    'delivery-leave': { kr: '미반출 자재', en: 'Material not taken out', zh: '未带出物料', es: 'Material sin retirar' },
  },
  async find({ sql, session, now }) {
    if (!mayUse(session, chmDelivery.menus, 'write')) return []
    const binds = new Binds()
    const scope = scopeWhere(chmDelivery, session, 't', binds)
    const today = binds.add(now.slice(0, 10))
    const rows = await sql.query<{ deliveryNo: number; deliveryCd: string; prodNm: string; state: string; dueYmd: string }>(
      `select t."deliveryNo", t."deliveryCd", p."prodNm", t."state", (case when t."state" = 'planned' then t."planYmd" else t."leaveDueYmd" end)::text as "dueYmd"
       from "chmDelivery" t join "chmProduct" p using ("prodNo") left join "workPermit" w on w."permitNo" = t."permitNo"
       where ${scope} and (t."state" = 'planned' and t."planYmd" <= ${today}::date
         or t."state" = 'received' and t."kindCd" = '${deliveryKinds.bring}' and (t."leaveDueYmd" < ${today}::date or w."state" in ('closed', 'cancelled', 'expired')))
       order by 5, 1 limit 200`,
      binds.values,
    )
    return rows.map(({ deliveryNo, deliveryCd, prodNm, state, dueYmd }) => ({
      kind: state === 'planned' ? 'delivery-gate' : 'delivery-leave',
      title: prodNm,
      more: deliveryCd,
      dueDt: `${dueYmd}T18:00:00+09:00`,
      resource: chmDelivery.name,
      key: deliveryNo,
    }))
  },
}
