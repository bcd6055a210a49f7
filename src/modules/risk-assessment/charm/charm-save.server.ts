import type { Context } from '../../../core/server/entity/context.ts'
import { badField, badFields, refused } from '../../../core/server/http/errors.ts'
import type { Input } from '../../../core/shared/resource.ts'
import { isHealthStaff } from '../risk-people.server.ts'
import type { HandlingPlace } from '../../chemical/product/handled-substances.server.ts'
import { knownFacts, type KnownFacts } from './charm-facts.server.ts'
import { charmFiguresOn } from './charm-parameters.server.ts'
import { charmRefusals } from './charm-refusals.texts.ts'
import { charmSays } from './charm.texts.ts'
import { judgeCharm, NoMolecularWeight, type CharmFacts, type CharmVerdict } from './charm.rule.ts'
import { fillFacts } from './fill-charm.rule.ts'
import type { rsaCharm, RsaCharm } from './rsa-charm.resource.ts'

export type CharmInput = Input<typeof rsaCharm>

/** What only health staff say; once measurements are kept in the portal, they come from there (fit D39). */
const healthFacts = ['d1Yn', 'measYn', 'notFoundYn', 'measVal', 'measUnitCd', 'measYmd'] as const
const quiet = (value: unknown): unknown => (value === 'N' || value === undefined ? null : value)
/**
 * A value that is typed on the sheet was measured, and one that is taken away was not: nobody says so twice. What a person
 * says of it himself stays.
 */
export function measuredYn(
  input: Pick<Partial<CharmInput>, 'measYn' | 'measVal' | 'notFoundYn'>,
  before: Pick<RsaCharm, 'measYn' | 'measVal'> | undefined,
) {
  const isTyped = (input.measVal ?? null) !== null
  const isSame = isTyped === ((before?.measVal ?? null) !== null)
  if (isSame || (before && quiet(input.measYn) !== quiet(before.measYn))) return input.measYn
  return isTyped || input.notFoundYn === 'Y' ? 'Y' : 'N'
}

/** @throws Refusal 400 at the first fact that somebody else has changed */
export function checkHealthFacts(
  input: Partial<CharmInput>,
  before: Partial<RsaCharm> | undefined,
  { session }: Pick<Context, 'session'>,
  plantCd: string | null,
): void {
  const changed = healthFacts.find((name) => quiet(input[name]) !== quiet(before?.[name]))
  if (changed && !isHealthStaff(session, plantCd)) throw badField(changed, charmRefusals.healthOnly())
}

export const judgedFacts = (row: Partial<CharmInput> & Partial<KnownFacts>): CharmFacts => ({
  ...row,
  dustLv: row.dustLvCd ? Number(row.dustLvCd) : null,
})

/** @throws Refusal 422 where a unit cannot be turned without the molecular weight (rsa.md 7) */
export async function verdictOf(
  context: Context,
  facts: CharmFacts,
  plantCd: string | null,
): Promise<CharmVerdict> {
  try {
    return judgeCharm(facts, await charmFiguresOn(context, plantCd))
  } catch (fault) {
    if (fault instanceof NoMolecularWeight)
      throw refused([{ guard: 'molWeight', message: charmSays.noWeight() }])
    throw fault
  }
}

/** The columns of a row that the server says: facts of the register, levels, and what is still missing. */
export async function filledCharm(
  context: Context,
  input: Partial<CharmInput>,
  before: Partial<RsaCharm> | undefined,
  place: HandlingPlace | undefined,
) {
  const { chemNo, prodNo, substanceTxt } = input
  if (!chemNo && !prodNo && !substanceTxt?.trim()) throw badField('chemNo', charmRefusals.substanceNeeded())
  const compNo = chemNo ? null : (input.compNo ?? before?.compNo ?? null)
  const known = await knownFacts(context, { chemNo, prodNo, compNo }, place)
  const { facts, typedCds, issues } = fillFacts(input, known, before)
  if (issues.length > 0) throw badFields(issues)
  const columns = {
    ...facts,
    substanceTxt: known.substanceTxt ?? substanceTxt ?? null,
    compNo: known.compNo,
    declaredYn: known.declaredYn,
    stateCd: known.stateCd,
    carcCd: known.carcCd,
    mutaCd: known.mutaCd,
    reproCd: known.reproCd,
    hCodeTxt: known.hCodeTxt?.slice(0, 500) ?? null,
  }
  const verdict = await verdictOf(context, judgedFacts({ ...input, ...columns }), place?.plantCd ?? null)
  const columnOf = (path: string) => (path === 'dustLv' ? 'dustLvCd' : path === 'dayUnitCd' ? 'dayQty' : path)
  return {
    verdict,
    columns: {
      ...columns,
      typedCds,
      gapCds: [...new Set(verdict.gaps.map(({ path }) => columnOf(path)))],
      expPct: verdict.expPct,
      expBasisCd: verdict.expBasisCd,
      hazBasisCd: verdict.hazBasisCd,
    },
  }
}
