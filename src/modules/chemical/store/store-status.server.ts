import type { Context } from '../../../core/server/entity/context.ts'
import { chemicalParameters } from '../chemical-facts.server.ts'
import { judgeMix, type IncompatibilityRow, type MixProduct } from './compatibility.rule.ts'
import type { ChemicalParameters } from '../chemical-parameters.rule.ts'
import { convertQuantity, isQuantityUnit, showAbove, showQuantity } from './quantity.rule.ts'
import { fittingCautions, type StoreFittings } from './store-fitting.rule.ts'
import { massOf, type MassPart } from './store-mass.rule.ts'
import {
  exceptionsOn,
  heldIn,
  incompatibilitiesOn,
  productFacts,
  segregationNames,
  type HeldStock,
  type ProductFacts,
} from './store-facts.server.ts'
import type { StoreConflict, StoreStatus } from './store-status.rule.ts'
import { mixException, temporaryPermit, type StoreException } from './store-exception.rule.ts'
import { judgeMultiple, mostThatFits, type HeldProduct, type StorePermit } from './store-multiple.rule.ts'
import { isPermitStore, isTank } from './store.rule.ts'
import type { Said } from '../../../core/shared/sentence.ts'
import { unlistedSentences } from '../regulation/unlisted.texts.ts'
import { storeSentences } from './store.texts.ts'
import { segregationSentences } from './segregation.texts.ts'

/** What of a store its state follows from. */
export interface StoreFacts extends StoreFittings {
  storeNo: number
  storeNm: string
  plantCd: string
  permitMultiple: number | null
  permitClassCds: string[] | null
  limitKg: number | null
  cciLimitKg: number | null
  useYn: string | null
}
export interface StorePlan {
  prodNo: number
  qty: number
  unitCd: string
}
const storeColumns = `"storeNo", "storeNm", "storeTypeCd", "plantCd", "permitMultiple", "permitClassCds", "limitKg", "cciLimitKg", "useYn", "ventYn", "dikeYn", "dikeCapQty", "antiStaticYn", "showerYn", "minTemp", "maxTemp"`
/** Stores in the order of their numbers, locked when something is about to be written. */
export const storeFacts = (
  context: Context,
  storeNos: readonly number[],
  lock = false,
): Promise<StoreFacts[]> =>
  context.sql.query<StoreFacts>(
    `select ${storeColumns} from "chmStore" where "storeNo" = any($1::bigint[]) order by "storeNo"${lock ? ' for update' : ''}`,
    [storeNos],
  )

/** What all stores of one answer share: asked once. */
export interface StorageTables {
  limits: ChemicalParameters
  rows: IncompatibilityRow[]
  names: ReadonlyMap<string, Said>
  exceptions: StoreException[]
}
export async function storageTables(context: Context, plantCd: string | null): Promise<StorageTables> {
  const [limits, rows, names, exceptions] = await Promise.all([
    chemicalParameters(context, plantCd),
    incompatibilitiesOn(context.sql, context.today),
    segregationNames(context.sql),
    exceptionsOn(context.sql, context.today),
  ])
  return { limits, rows, names, exceptions }
}

/**
 * How a store stands, and how it would with what is planned. The posting of a receipt asks the same under a
 * lock. (chm.md 5.4, 5.6)
 */
export async function statusOf(
  context: Context,
  store: StoreFacts,
  plan?: StorePlan,
  given?: StorageTables,
): Promise<StoreStatus> {
  const tables = given ?? (await storageTables(context, store.plantCd))
  const held = await heldIn(context.sql, [store.storeNo])
  const prodNos = [...new Set([...held.map(({ prodNo }) => prodNo), ...(plan ? [plan.prodNo] : [])])]
  const facts = new Map(
    (await productFacts(context.sql, prodNos, tables.limits.groupContentPct)).map((each) => [
      each.prodNo,
      each,
    ]),
  )
  return judgeStore(store, held, facts, tables, plan)
}

/** The pure part: everything is known. */
export function judgeStore(
  store: StoreFacts,
  held: readonly HeldStock[],
  facts: ReadonlyMap<number, ProductFacts>,
  { limits, rows, names, exceptions }: StorageTables,
  plan?: StorePlan,
): StoreStatus {
  const permit = permitOf(store, exceptions)
  const productOf = ({ prodNo, qty, unitCd }: HeldStock): HeldProduct[] => {
    const product = facts.get(prodNo)
    return product && product.hazClassCd !== 'N' ? [{ ...product, qty, unitCd }] : []
  }
  const standing = held.flatMap(productOf)
  const planned = plan ? [...standing, ...productOf(plan)] : standing
  const [now, then] = [judgeMultiple(standing, permit, limits), judgeMultiple(planned, permit, limits)]
  const partOf = (each: HeldStock, isPlan = false): MassPart => {
    const { prodNm = '', density = null } = facts.get(each.prodNo) ?? {}
    return { prodNm, density, qty: each.qty, unitCd: each.unitCd, planned: isPlan ? true : undefined }
  }
  const mass = massOf(
    storeSentences.kept(),
    [...held.map((each) => partOf(each)), ...(plan ? [partOf(plan, true)] : [])],
    store.limitKg,
    storeSentences.massSource(),
  )
  const isControlled = ({ prodNo }: HeldStock) => facts.get(prodNo)?.controlled ?? false
  const controlled = massOf(
    storeSentences.keptControlled(),
    [
      ...held.filter(isControlled).map((each) => partOf(each)),
      ...(plan && isControlled(plan) ? [partOf(plan, true)] : []),
    ],
    store.cciLimitKg,
    storeSentences.controlledSource(),
  )
  const massKg = massOf(
    storeSentences.kept(),
    held.map((each) => partOf(each)),
    null,
    storeSentences.massSource(),
  ).kg
  const [plannedMassKg, controlledKg] = [mass.kg, controlled.kg]
  const mix = (prodNo: number, multiple: number): MixProduct[] => {
    const product = facts.get(prodNo)
    return product ? [{ ...product, multiple }] : []
  }
  const multipleOf = (prodNo: number) => then.parts.find((part) => part.prodNo === prodNo)?.multiple ?? 0
  const inStore = [...new Set(held.map(({ prodNo }) => prodNo))].flatMap((prodNo) =>
    mix(prodNo, multipleOf(prodNo)),
  )
  const exceptionOf = (one: number, other: number) => mixException(exceptions, store.storeNo, one, other)
  const judge = (one: MixProduct, other: MixProduct): StoreConflict => {
    const verdict = judgeMix(one, other, store.storeTypeCd, rows, limits, names)
    const exception =
      (verdict.result === 'X' && verdict.basis === 'company') || verdict.result === 'U'
        ? exceptionOf(one.prodNo, other.prodNo)
        : undefined
    return {
      prodNo: other.prodNo,
      prodNm: other.prodNm,
      ...verdict,
      exceptCd: exception?.exceptCd,
      message: exception
        ? storeSentences.underException({
            message: verdict.message,
            exception: exception.exceptCd,
            day: exception.toYmd,
          })
        : verdict.message,
    }
  }
  const [mine] = plan ? mix(plan.prodNo, multipleOf(plan.prodNo)) : []
  const conflicts = mine
    ? inStore.filter(({ prodNo }) => prodNo !== mine.prodNo).map((other) => judge(mine, other))
    : []
  const inside = inStore.flatMap((one, index) =>
    inStore
      .slice(index + 1)
      .map((other) => ({ otherNm: one.prodNm, ...judge(one, other) }))
      .filter(({ result }) => result !== 'O'),
  )
  const product = plan ? facts.get(plan.prodNo) : undefined
  const maxQty =
    plan && product && product.hazClassCd !== 'N'
      ? mostThatFits(standing, { ...product, unitCd: plan.unitCd }, permit, limits)
      : null
  return {
    storeNo: store.storeNo,
    storeNm: store.storeNm,
    permit: permit.permitMultiple !== null,
    permitMultiple: permit.permitMultiple,
    multiple: now.multiple,
    plannedMultiple: then.multiple,
    rate: now.rate,
    plannedRate: then.rate,
    level: then.level,
    parts: then.parts,
    explanation: then.explanation,
    warnPct: limits.rateWarnPct,
    massKg,
    plannedMassKg,
    massExplanation: mass.explanation,
    limitKg: store.limitKg,
    controlledKg,
    controlledLimitKg: store.cciLimitKg,
    controlledExplanation: controlled.explanation,
    maxQty,
    conflicts,
    inside,
    unknown: then.unknown,
    storeExceptNo: plan ? restsOn(store, plan, conflicts, exceptions) : null,
    cautions:
      plan && product
        ? [
            ...(product.unlistedNms.length > 0
              ? [unlistedSentences.names({ names: product.unlistedNms.join(', ') })]
              : []),
            ...fittingCautions(store, product, litresOf([...held, plan], facts), limits),
          ]
        : [],
    unlisted: inStore
      .filter(({ prodNo }) => facts.get(prodNo)?.unlistedNms.length)
      .map(({ prodNm }) => prodNm),
    refusals: plan
      ? [
          ...otherInTank(store, held, plan.prodNo, facts),
          ...refusalsOf(
            store,
            product,
            then.refusal,
            then.unknown,
            { plannedMassKg, controlledKg },
            conflicts,
          ),
        ]
      : [],
  }
}

/** Litres of liquids; what has no density to be converted with is left out. */
const litresOf = (held: readonly HeldStock[], facts: ReadonlyMap<number, ProductFacts>): number =>
  held.reduce((sum, { prodNo, qty, unitCd }) => {
    const product = facts.get(prodNo)
    const litres =
      product?.prodStateCd === 'L' && isQuantityUnit(unitCd)
        ? convertQuantity(qty, unitCd, 'L', product.density)
        : 0
    return sum + (litres ?? 0)
  }, 0)

/** The permit of a store; without one, what the fire station allows for a time. */
function permitOf(
  { storeNo, storeTypeCd, permitMultiple }: StoreFacts,
  exceptions: readonly StoreException[],
): StorePermit {
  if (isPermitStore(storeTypeCd)) return { permitMultiple }
  const temporary = temporaryPermit(exceptions, storeNo)
  return temporary
    ? {
        permitMultiple: temporary.maxMultiple,
        temporaryTxt: storeSentences.until({ permit: temporary.permitTxt ?? '', day: temporary.toYmd }),
      }
    : { permitMultiple: null }
}
/** Of the exceptions that a receipt needs the pair's, else the store's for a time. */
function restsOn(
  store: StoreFacts,
  plan: StorePlan,
  conflicts: readonly StoreConflict[],
  exceptions: readonly StoreException[],
): number | null {
  const pair = conflicts.find(({ exceptCd }) => exceptCd)
  const exception = pair
    ? mixException(exceptions, store.storeNo, plan.prodNo, pair.prodNo)
    : isPermitStore(store.storeTypeCd)
      ? undefined
      : temporaryPermit(exceptions, store.storeNo)
  return exception?.storeExceptNo ?? null
}

/**
 * What a receipt needs of its product; a move inside the plant does not ask again. (chm.md 4, 7)
 * @param quarantine the receipt is to wait, set apart, for its MSDS
 */
export const receiptRefusals = (
  product: Pick<ProductFacts, 'state' | 'sheet' | 'poBlockYn' | 'plantCds' | 'hazClassCd'>,
  plantCd: string,
  quarantine = false,
): { code: string; message: Said }[] => [
  ...(product.state === 'registered'
    ? []
    : [{ code: 'PROD_STATE', message: storeSentences.registeredOnly() }]),
  ...(product.poBlockYn === 'Y'
    ? [
        {
          code: 'PO_BLOCK',
          message: storeSentences.purchaseBlocked(),
        },
      ]
    : []),
  ...(product.plantCds && !product.plantCds.includes(plantCd)
    ? [
        {
          code: 'PLANT_NONE',
          message: storeSentences.notCheckedHere(),
        },
      ]
    : []),
  ...(product.hazClassCd === null
    ? [{ code: 'CLASS_UNKNOWN', message: segregationSentences.classNeeded() }]
    : []),
  ...(product.sheet || quarantine ? [] : [{ code: 'MSDS_NONE', message: storeSentences.noMsds() }]),
]

/** A tank holds one product: a second one would be mixed with it. */
function otherInTank(
  store: StoreFacts,
  held: readonly HeldStock[],
  prodNo: number,
  facts: ReadonlyMap<number, ProductFacts>,
): { code: string; message: Said }[] {
  if (!isTank(store.storeTypeCd)) return []
  const others = [...new Set(held.filter((each) => each.qty > 0).map((each) => each.prodNo))]
    .filter((each) => each !== prodNo)
    .map((each) => facts.get(each)?.prodNm ?? '')
  return others.length > 0
    ? [{ code: 'TANK_OTHER', message: storeSentences.otherInTank({ products: others.join(', ') }) }]
    : []
}

function refusalsOf(
  store: StoreFacts,
  product: ProductFacts | undefined,
  overMultiple: Said | null,
  unknown: readonly string[],
  { plannedMassKg, controlledKg }: { plannedMassKg: number; controlledKg: number },
  conflicts: readonly StoreConflict[],
): { code: string; message: Said }[] {
  const found: { code: string; message: Said }[] = []
  if (store.useYn === 'N') found.push({ code: 'STORE_CLOSED', message: storeSentences.storeClosed() })
  const hazClass = product?.hazClassCd && product.hazClassCd !== 'N' ? product.hazClassCd : null
  if (hazClass && isPermitStore(store.storeTypeCd) && !store.permitClassCds?.includes(hazClass))
    found.push({ code: 'CLASS_OVER', message: storeSentences.otherClass({ classCd: hazClass }) })
  if (overMultiple) found.push({ code: 'MULT_OVER', message: overMultiple })
  if (unknown.length > 0)
    found.push({
      code: 'NO_DENSITY',
      message: storeSentences.multipleUnknown({ products: unknown.join(', ') }),
    })
  if (store.limitKg !== null && plannedMassKg > store.limitKg)
    found.push({
      code: 'LIMIT_OVER',
      message: storeSentences.limitExceeded({
        kg: showAbove(plannedMassKg, store.limitKg),
        limit: showQuantity(store.limitKg),
      }),
    })
  if (product?.controlled && store.cciLimitKg !== null && controlledKg > store.cciLimitKg)
    found.push({
      code: 'CCI_OVER',
      message: storeSentences.controlledExceeded({
        kg: showAbove(controlledKg, store.cciLimitKg),
        limit: showQuantity(store.cciLimitKg),
      }),
    })
  const open = conflicts.filter(({ result, exceptCd }) => (result === 'X' || result === 'U') && !exceptCd)
  // What holds for several products is said once, with their names.
  for (const [key, same] of Map.groupBy(open, ({ result, message }) => `${result} ${String(message)}`)) {
    const [{ message }] = same as [StoreConflict, ...StoreConflict[]]
    const products = same.map(({ prodNm }) => prodNm).join(', ')
    found.push(
      key.startsWith('X')
        ? { code: 'INC_X', message: storeSentences.notBeside({ message, products }) }
        : {
            code: 'INC_U',
            message: storeSentences.notBeside({
              message: segregationSentences.decisionNeeded({ message }),
              products,
            }),
          },
    )
  }
  return found
}
