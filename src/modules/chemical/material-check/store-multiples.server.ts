import type { Context } from '../../../core/server/entity/context.ts'
import type { HazardousMaterial } from '../store/designated-quantity.rule.ts'
import { convertQuantity, isQuantityUnit, tidy } from '../store/quantity.rule.ts'
import { statusOf, storeFacts } from '../store/store-status.server.ts'
import type { DeclaredMaterial } from './material-facts.server.ts'
import type { StoreMultiple } from './material-check.rule.ts'

/**
 * The permitted stores of a plant whose permit names the class of a material: how they stand, and with what
 * is handled in a day of it. (chm.md 5.4, 5.9)
 * @param dayQty kg of each material
 */
export async function storeMultiples(
  context: Context,
  plantCd: string,
  materials: readonly DeclaredMaterial[],
  hazards: readonly HazardousMaterial[],
  dayQty: number,
): Promise<StoreMultiple[]> {
  const added = materials.flatMap(({ density }, index): { hazClassCd: string; multiple: number }[] => {
    const { hazClassCd, desigQty, desigUnitCd } = hazards[index] ?? {}
    if (!hazClassCd || !desigQty || !desigUnitCd || !isQuantityUnit(desigUnitCd)) return []
    const qty = convertQuantity(dayQty, 'kg', desigUnitCd, density)
    return qty === undefined ? [] : [{ hazClassCd, multiple: qty / desigQty }]
  })
  if (added.length === 0) return []
  const numbers = await context.sql.query<{ storeNo: number }>(
    `select "storeNo" from "chmStore" where "plantCd" = $1 and "permitMultiple" is not null and coalesce("useYn", 'Y') = 'Y' and "permitClassCds" && $2::text[] order by "storeNo" limit 5`,
    [plantCd, added.map(({ hazClassCd }) => hazClassCd)],
  )
  const stores = await storeFacts(
    context,
    numbers.map(({ storeNo }) => storeNo),
  )
  const found: StoreMultiple[] = []
  for (const store of stores) {
    const { multiple } = await statusOf(context, store)
    const more = added
      .filter(({ hazClassCd }) => store.permitClassCds?.includes(hazClassCd))
      .reduce((sum, each) => sum + each.multiple, 0)
    found.push({
      storeNm: store.storeNm,
      before: multiple,
      after: tidy(multiple + more),
      permitMultiple: store.permitMultiple ?? 0,
    })
  }
  return found
}
