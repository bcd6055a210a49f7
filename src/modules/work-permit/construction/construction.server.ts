import { defined } from '../../../core/shared/defined.ts'
import { defineBehaviour, type Guard } from '../../../core/server/entity/behaviour.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { badField, badFields, forbidden } from '../../../core/server/http/errors.ts'
import type { Input } from '../../../core/shared/resource.ts'
import type { ContractForWork } from '../../vendor/contract/contract-ready.server.ts'
import { contractOf, dutiesOf, dutyColumns, isPlacing, placingOnly } from './construction-facts.server.ts'
import { tellOfConstruction } from './construction-notices.server.ts'
import { openWork, runningWork, startGuards } from './construction-guards.server.ts'
import { constructionIssues } from './construction.rule.ts'
import { safConst, type SafConst } from './saf-const.resource.ts'
import { judgeTree } from './subcontract-tree.rule.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { constructionRecords } from '../record-pages.rule.ts'
import type { Sentence } from '../../../core/shared/sentence.ts'
import { constructionSentences } from './construction.texts.ts'

type ConstructionGuard = Guard<typeof safConst>
const placing: ConstructionGuard = (construction, context) =>
  isPlacing(context, construction) ? undefined : placingOnly
const open: readonly SafConst['state'][] = ['registered', 'reviewing', 'inProgress', 'suspended']

/**
 * Constructions: the plant writes them, the company adds the papers; none begins before everything is there
 * (ptw.md 4).
 */
export const constructionBehaviour = defineBehaviour(safConst, {
  without: ['multi'],
  mayEdit: (construction, context) =>
    open.includes(construction.state) ? placing(construction, context) : constructionSentences.editEnded(),
  mayDelete: (construction, context) =>
    construction.state === 'registered'
      ? placing(construction, context)
      : constructionSentences.deleteRegistered(),
  // The company brings papers of its own construction.
  mayAttach: (construction, context) =>
    !open.includes(construction.state)
      ? constructionSentences.attachEnded()
      : context.session.vendorCd
        ? undefined
        : placing(construction, context),
  beforeSave: async (input, context, before) => {
    if (context.session.vendorCd) throw forbidden(constructionSentences.plantWrites())
    const issues = constructionIssues(input)
    if (issues.length > 0) throw badFields(issues)
    const contract = await contractOf(context, input.contractNo)
    if (before && before.state !== 'registered' && before.contractNo !== input.contractNo)
      throw badField('contractNo', constructionSentences.contractFixed())
    const place = await contractPlace(context, input, contract)
    await refuseForeignManager(context, input.siteMgrUserId, place.vendorCd)
    const vendors = subcontracts(input, contract, place.vendorCd)
    const yes = (answer: 'Y' | 'N' | null | undefined) => answer ?? 'N'
    const answers = {
      buildHeightM: input.buildHeightM ?? null,
      floorAreaM2: input.floorAreaM2 ?? null,
      spanM: input.spanM ?? null,
      digDepthM: input.digDepthM ?? null,
      specialUseYn: yes(input.specialUseYn),
      tunnelDamYn: yes(input.tunnelDamYn),
      chemFacilityYn: yes(input.chemFacilityYn),
      samePlaceYn: yes(input.samePlaceYn),
    }
    const facts = {
      ...input,
      ...answers,
      ...place,
      ...defined({ constNo: before?.constNo }),
    }
    return {
      ...input,
      ...answers,
      ...place,
      ...defined({ vendors }),
      ...dutyColumns(await dutiesOf(context, facts, contract)),
    }
  },
  transitions: {
    review: { may: placing },
    start: {
      may: placing,
      guards: startGuards,
      set: async (construction, context) =>
        dutyColumns(
          await dutiesOf(context, construction, await contractOf(context, construction.contractNo)),
        ),
      effect: (construction, context) => tell(context, construction, constructionSentences.started()),
    },
    suspend: {
      may: placing,
      effect: (construction, context) => tell(context, construction, constructionSentences.suspended()),
    },
    resume: { may: placing, guards: { contract: startGuards.contract } },
    complete: { may: placing, guards: { orders: openWork } },
    terminate: { may: placing, guards: { permits: runningWork } },
  },
})

const tell = (context: Context, { constNo }: SafConst, cont: Sentence): Promise<void> =>
  tellOfConstruction(context, 'CNS_START', constNo, cont, addressOf(constructionRecords.safConst, constNo))

/** Plant, company and risk are those of the contract, whose days hold those of the construction. */
async function contractPlace(context: Context, input: Input<typeof safConst>, contract: ContractForWork) {
  const place = await context.sql.one<{ plantCd: string; vendorCd: string; riskLvlCd: string }>(
    'select "plantCd", "vendorCd", "riskLvlCd" from "vendorContract" where "contractNo" = $1',
    [contract.contractNo],
  )
  if (contract.state === 'ended') throw badField('contractNo', constructionSentences.contractEnded())
  if (input.startYmd < contract.fromYmd || input.endYmd > contract.toYmd)
    throw badField(
      input.startYmd < contract.fromYmd ? 'startYmd' : 'endYmd',
      constructionSentences.insideContract({ from: contract.fromYmd, to: contract.toYmd }),
    )
  return place
}

/** The person in charge on site is of the company of the contract. */
async function refuseForeignManager(
  { sql }: Context,
  userId: string | null | undefined,
  vendorCd: string,
): Promise<void> {
  if (
    userId &&
    !(await sql.maybe('select 1 from "user" where "userId" = $1 and "vendorCd" = $2', [userId, vendorCd]))
  )
    throw badField('siteMgrUserId', constructionSentences.managerOfVendor())
}

/** The subcontracts with their tiers; undefined when the input says nothing of them. */
function subcontracts(input: Input<typeof safConst>, contract: ContractForWork, vendorCd: string) {
  const lines = input.vendors
  if (!lines) return undefined
  if (lines.length > 0 && contract.subAllowYn !== 'Y')
    throw badField('vendors.0.vendorCd', constructionSentences.noSubcontracts())
  const { tiers, issues } = judgeTree(vendorCd, lines)
  if (issues.length > 0) throw badFields(issues)
  return lines.map((line, index) => ({ ...line, tierLvl: tiers[index]! }))
}
