import { defineBehaviour } from '../../../core/server/entity/behaviour.ts'
import { same } from '../../../core/server/entity/audit.ts'
import { isSystem, type Context } from '../../../core/server/entity/context.ts'
import { badField, forbidden } from '../../../core/server/http/errors.ts'
import { vendorSentences } from './vendor.texts.ts'
import { vendorPlant } from './vendor-plant.resource.ts'

/**
 * What holds at every plant (a ban, the state of entry, that a company is stopped) is said by who answers for
 * every plant that does business with the company; a plant alone bars for itself (`entryBan`).
 * @param facts columns that hold everywhere
 * @throws Refusal 400 at the column
 */
export async function refuseForOtherPlants(
  { sql, session }: Context,
  vendorCd: string,
  facts: readonly string[],
  input: Readonly<Record<string, unknown>>,
  before: Readonly<Record<string, unknown>>,
): Promise<void> {
  const changed = facts.find((name) => name in input && !same(input[name] ?? null, before[name] ?? null))
  if (changed === undefined || session.plants === null || isSystem(session)) return
  const elsewhere = await sql.maybe(
    `select 1 from "vendorPlant" where "vendorCd" = $1 and "useYn" = 'Y' and "plantCd" <> all($2::text[])`,
    [vendorCd, session.plants],
  )
  if (elsewhere) throw badField(changed, vendorSentences.otherPlants())
}

/** Kept up by employees; business that ended is switched off. */
export const vendorPlantBehaviour = defineBehaviour(vendorPlant, {
  beforeSave: async (input, { session }) => {
    if (session.vendorCd) throw forbidden()
    return input
  },
  without: ['delete'],
})
