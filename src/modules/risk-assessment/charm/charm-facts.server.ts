import type { Context } from '../../../core/server/entity/context.ts'
import {
  handledSubstances,
  type AskedSubstance,
  type HandledSubstance,
  type HandlingPlace,
} from '../../chemical/product/handled-substances.server.ts'
import { dustOfState, formOfState } from './charm-codes.rule.ts'

/** What the chemical register knows of a substance as it is handled somewhere; null: it does not know. */
export interface KnownFacts {
  substanceTxt: string | null
  compNo: number | null
  declaredYn: 'Y' | 'N' | null
  stateCd: string | null
  contentPct: number | null
  formCd: string | null
  dustLvCd: string | null
  dayQty: number | null
  dayUnitCd: string | null
  boilingPt: number | null
  ventCd: string | null
  twaVal: number | null
  twaUnitCd: string | null
  molWeight: number | null
  carcCd: string | null
  mutaCd: string | null
  reproCd: string | null
  hCodeTxt: string | null
}
const unknown: KnownFacts = {
  substanceTxt: null,
  compNo: null,
  declaredYn: null,
  stateCd: null,
  contentPct: null,
  formCd: null,
  dustLvCd: null,
  dayQty: null,
  dayUnitCd: null,
  boilingPt: null,
  ventCd: null,
  twaVal: null,
  twaUnitCd: null,
  molWeight: null,
  carcCd: null,
  mutaCd: null,
  reproCd: null,
  hCodeTxt: null,
}

/**
 * What is known of substances, or of components that the supplier keeps to itself: of those only their other name, their
 * declared content and class, and what the sheet of the whole product says. (rsa.md 5.5; chm.md 8)
 * @returns one answer for each of the asked, in their order
 */
export async function knownFactsOf(
  context: Pick<Context, 'sql'>,
  asked: readonly AskedSubstance[],
  place: HandlingPlace | undefined,
): Promise<KnownFacts[]> {
  return (await handledSubstances(context, asked, place)).map(factsOf)
}

/** What is known of one. */
export const knownFacts = async (
  context: Pick<Context, 'sql'>,
  asked: AskedSubstance,
  place: HandlingPlace | undefined,
): Promise<KnownFacts> => (await knownFactsOf(context, [asked], place))[0]!

function factsOf({ substance, product, component }: HandledSubstance): KnownFacts {
  const stateCd = product?.stateCd ?? substance?.stateCd ?? null
  const handled = product && {
    dayQty: product.dayQty,
    dayUnitCd: product.dayQty === null ? null : 'kg',
    ventCd: product.ventCd,
    contentPct: component?.contentPct ?? (product.mixYn === 'N' && !component ? 100 : null),
  }
  const known = substance
    ? {
        substanceTxt: substance.chemNm,
        boilingPt: substance.boilingPt,
        twaVal: substance.twaVal,
        twaUnitCd: substance.twaVal === null ? null : substance.twaUnitCd,
        molWeight: substance.molWeight,
        carcCd: substance.carcCd,
        mutaCd: substance.mutaCd,
        reproCd: substance.reproCd,
        hCodeTxt: substance.hCodeTxt,
      }
    : product && {
        substanceTxt: component?.altNm ?? product.prodNm,
        compNo: component?.secretYn === 'Y' ? component.compNo : null,
        declaredYn: component?.declaredYn ?? null,
        boilingPt: product.boilingPt,
        hCodeTxt: product.hCodeTxt,
      }
  const dust = stateCd ? dustOfState(stateCd) : null
  return {
    ...unknown,
    stateCd,
    formCd: stateCd && formOfState(stateCd),
    dustLvCd: dust === null ? null : String(dust),
    ...handled,
    ...known,
  }
}
