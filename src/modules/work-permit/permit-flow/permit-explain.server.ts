import type { Context } from '../../../core/server/entity/context.ts'
import { guardsOf } from '../../../core/server/entity/transition.ts'
import { defined } from '../../../core/shared/defined.ts'
import { approvalRoles } from '../permit/approval-matrix.rule.ts'
import { gasKnownOf } from '../permit/gas-known.server.ts'
import { judgeGas, type GasMeasurementType } from '../permit/gas-criteria.rule.ts'
import { judgeFireWatcher, surroundingsOf } from '../permit/hot-work-watcher.rule.ts'
import { confirmationsOf, mayConfirm } from '../permit/permit-confirmation.server.ts'
import { mayTakeOver } from './permit-handover.server.ts'
import { matrixOf, openRoles } from '../permit/permit-who.server.ts'
import {
  gasContextOf,
  gasNeeded,
  permitTypeOf,
  riskInputOf,
  supplementsOf,
  zoneOf,
} from '../permit/permit-facts.rule.ts'
import { isDoing, parametersOf } from '../permit/permit-facts.server.ts'
import { helpersOf } from './permit-helpers.server.ts'
import { permitBehaviour } from './permit.server.ts'
import { machineOfOrder } from '../work-order/machine-port.server.ts'
import type { PermitExplanations } from '../permit/permit-explanations.rule.ts'
import { judgeRiskGrade } from '../permit/risk-grade.rule.ts'
import { judgeValidity } from '../permit/validity.rule.ts'
import { judgeCrew } from '../permit/worker-gate.server.ts'
import type { WorkPermit } from '../permit/work-permit.resource.ts'

/**
 * Inputs, formula, table version and article of everything that was judged on a permit: the '왜?' of the page.
 */
export async function explainPermit(permit: WorkPermit, context: Context): Promise<PermitExplanations> {
  const parameters = await parametersOf(context, permit.plantCd)
  const risk = judgeRiskGrade(riskInputOf(permit, permit.supplements), parameters)
  const matrix = await matrixOf(context, permit)
  const mine = permit.state === 'approvalPending' ? await openRoles(context, permit) : []
  const crew = await judgeCrew(context, permit, permit.workYmd ?? permit.startDt.slice(0, 10))
  return {
    risk: risk.explanation,
    requirements: risk.requirements,
    validity: judgeValidity(
      {
        permitTypeCd: permitTypeOf(permit),
        supplCds: supplementsOf(permit),
        exZone: zoneOf(permit),
        startDt: permit.startDt,
        endDt: permit.endDt,
      },
      parameters,
    ).explanation,
    fireWatcher: permit.permitTypeCd === 'H' ? judgeFireWatcher(surroundingsOf(permit)).explanation : null,
    approval: matrix.explanation,
    approvalSteps: matrix.steps.map(({ role, reason }) => ({
      role,
      label: approvalRoles[role],
      reason,
      signed: matrix.signed.includes(role),
      mine: mine.includes(role),
    })),
    confirmations: await confirmations(permit, context),
    shiftSigner: {
      handover: (await mayTakeOver(permit, context, 'handover')) === undefined,
      recheck: (await mayTakeOver(permit, context, 'recheck')) === undefined,
    },
    machine: await machineOfOrder(context, permit.wkodNo),
    gasNeeded: gasNeeded(permit),
    gasKnown: await gasKnownOf(permit, context),
    ahead: await ahead(permit, context),
    helpers: await helpersOf(permit, context),
    gases: Object.fromEntries(
      permit.gases.map((gas) => {
        const { items, explanation, level } = judgeGas(
          { ...gas, measTypeCd: gas.measTypeCd as GasMeasurementType },
          gasContextOf(permit),
          parameters,
        )
        return [gas.permitGasNo, { items, explanation, level }]
      }),
    ),
    workers: crew.map(({ workerKey, workerNm, ok, reasons, explanation, seatUrl }) => ({
      workerKey,
      workerNm,
      ok,
      reasons: reasons.map(({ message }) => message),
      explanation,
      ...defined({ seatUrl }),
    })),
  }
}

/**
 * The vendor learns all that is missing at once and before the issuer comes, not from him at the gate.
 * (features.md C1)
 */
async function ahead(permit: WorkPermit, context: Context): Promise<PermitExplanations['ahead']> {
  const action = permit.state === 'approved' ? 'start' : permit.state === 'suspended' ? 'resume' : undefined
  if (!action || !isDoing(context.session, permit)) return null
  return { action, reasons: await guardsOf(permitBehaviour, permit, context, action) }
}

async function confirmations(
  permit: WorkPermit,
  context: Context,
): Promise<PermitExplanations['confirmations']> {
  const issued = permit.events.some(({ eventCd }) => eventCd === 'approve')
  const open = issued ? await confirmationsOf(permit, context) : []
  return Promise.all(
    open.map(async (each) => ({
      ...each,
      label: approvalRoles[each.role],
      mine: !each.signed && (await mayConfirm(permit, context, each.role)),
    })),
  )
}
