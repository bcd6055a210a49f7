import { defineBehaviour } from '../../../core/server/entity/behaviour.ts'
import type { Sql } from '../../../core/server/database/database.ts'
import { badField, badFields } from '../../../core/server/http/errors.ts'
import { chmStore } from './chm-store.resource.ts'
import { chmDesigQty, chmIncomp } from './incompatibility.resource.ts'
import { placeIssues } from './store-place.rule.ts'
import { isPermitStore, storeIssues } from './store.rule.ts'
import { storeSentences } from './store.texts.ts'
import { chemicalSentences } from '../chemical-module.texts.ts'

/** Stores: a legal one has its permit; one in which something stands stays where and what it is. */
export const storeBehaviour = defineBehaviour(chmStore, {
  beforeSave: async (input, { sql }, before) => {
    const issues = [...storeIssues(input), ...placeIssues(input.places ?? [])]
    if (issues.length > 0) throw badFields(issues)
    if (
      !(await sql.maybe('select 1 from "dept" where "deptCd" = $1 and "plantCd" = $2', [
        input.deptCd,
        input.plantCd,
      ]))
    )
      throw badField('deptCd', chemicalSentences.otherPlantsDept())
    const useYn = input.useYn ?? before?.useYn ?? 'Y'
    if (before && (useYn === 'N' || before.plantCd !== input.plantCd)) {
      const stocked = await sql.maybe(
        'select 1 from "chmStock" where "storeNo" = $1 and "stockQty" > 0 limit 1',
        [before.storeNo],
      )
      if (stocked) throw badField(useYn === 'N' ? 'useYn' : 'plantCd', storeSentences.stockInside())
    }
    if (before && input.places) await keepUsedPlaces(sql, before.storeNo, input.places)
    return isPermitStore(input.storeTypeCd) ? { ...input, useYn } : { ...input, useYn, permitMultiple: null }
  },
  mayDelete: async ({ storeNo }, { sql }) =>
    (await sql.maybe('select 1 from "chmInOut" where "fromStoreNo" = $1 or "toStoreNo" = $1 limit 1', [
      storeNo,
    ]))
      ? storeSentences.usedByEntries()
      : undefined,
})

/** A place with a lot in it is not taken away. @throws Refusal 400 */
async function keepUsedPlaces(
  sql: Sql,
  storeNo: number,
  places: readonly { placeCd: string }[],
): Promise<void> {
  const used = await sql.query<{ placeCd: string }>(
    'select distinct "placeCd" from "chmStock" where "storeNo" = $1 and "stockQty" > 0 and "placeCd" is not null',
    [storeNo],
  )
  const lost = used.filter(({ placeCd }) => !places.some((place) => place.placeCd === placeCd))
  if (lost.length > 0)
    throw badField(
      'places',
      storeSentences.placesInUse({ places: lost.map(({ placeCd }) => placeCd).join(', ') }),
    )
}

/** A row in force stays what it said: verdicts refer to it. Its end and the mark may be set. */
const correctable: ReadonlySet<string> = new Set(['endYmd', 'confirmNeededYn'])
const changedFact = (input: object, before: object, names: readonly string[]): string | undefined =>
  names.find(
    (name) =>
      !correctable.has(name) &&
      String((input as Record<string, unknown>)[name] ?? '') !==
        String((before as Record<string, unknown>)[name] ?? ''),
  )

export const incompatibilityBehaviour = defineBehaviour(chmIncomp, {
  beforeSave: (input, { today }, before) => {
    const changed =
      before && before.effectYmd <= today
        ? changedFact(input, before, Object.keys(chmIncomp.fields))
        : undefined
    if (changed) throw badField(changed, storeSentences.inForceFixed())
    if (!before && input.effectYmd < today) throw badField('effectYmd', storeSentences.notFromPast())
    return input
  },
  mayDelete: ({ effectYmd }, { today }) => (effectYmd <= today ? storeSentences.inForceFixed() : undefined),
})
export const designatedQuantityBehaviour = defineBehaviour(chmDesigQty, {
  beforeSave: (input, { today }, before) => {
    const changed =
      before && before.effectYmd <= today
        ? changedFact(input, before, Object.keys(chmDesigQty.fields))
        : undefined
    if (changed) throw badField(changed, storeSentences.inForceFixed())
    if (!before && input.effectYmd < today) throw badField('effectYmd', storeSentences.notFromPast())
    return input
  },
  mayDelete: ({ effectYmd }, { today }) => (effectYmd <= today ? storeSentences.inForceFixed() : undefined),
})
