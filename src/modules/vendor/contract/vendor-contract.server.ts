import { defineBehaviour, type Guard } from '../../../core/server/entity/behaviour.ts'
import { badField, badFields } from '../../../core/server/http/errors.ts'
import { contractIssues, legalReasons } from './contract.rule.ts'
import { stoppedStates, type VendorState } from '../vendor/vendor-transitions.rule.ts'
import { vendorContract } from './vendor-contract.resource.ts'
import { contractSentences } from './contract.texts.ts'

type ContractGuard = Guard<typeof vendorContract>
const placing: ContractGuard = (contract, { session }) =>
  contract.mgrUserId === session.userId || contract.deptCd === session.deptCd || session.depts === null
    ? undefined
    : contractSentences.placingOnly()

/**
 * Contracts: what the law forbids is not saved, what it wants approved or reported does not begin (vendor.md
 * 4, R1–R3).
 */
export const vendorContractBehaviour = defineBehaviour(vendorContract, {
  without: ['multi'],
  mayEdit: (contract, context) =>
    contract.state === 'ended' ? contractSentences.ended() : placing(contract, context),
  mayDelete: (contract, context) =>
    contract.state === 'planned' ? placing(contract, context) : contractSentences.deletePlanned(),
  beforeSave: async (input, { sql }, before) => {
    const issues = contractIssues(input)
    if (issues.length > 0) throw badFields(issues)
    if (
      before &&
      before.state !== 'planned' &&
      (input.vendorCd !== before.vendorCd || input.plantCd !== before.plantCd)
    )
      throw badField(
        input.vendorCd === before.vendorCd ? 'plantCd' : 'vendorCd',
        contractSentences.fixedSides(),
      )
    const vendor = await sql.maybe<{ state: VendorState }>(
      'select "state" from "vendor" where "vendorCd" = $1',
      [input.vendorCd],
    )
    if (!before && vendor && stoppedStates.includes(vendor.state))
      throw badField('vendorCd', contractSentences.stoppedVendor())
    return {
      ...input,
    }
  },
  transitions: {
    begin: {
      may: placing,
      guards: { legal: (contract, { today }) => legalReasons(contract, today) },
    },
    end: { may: placing },
  },
})
