import { defineBehaviour } from '../../../core/server/entity/behaviour.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { whyFilesClosed } from '../hazard/row-files.server.ts'
import { keepMeasure } from '../hazard/row-measure.server.ts'
import { judgedRow, leaveRow } from '../hazard/row-save.server.ts'
import { targetOpen } from '../plan/target-edit.server.ts'
import { assessmentTypes } from '../risk-codes.rule.ts'
import { checkHealthFacts, filledCharm, measuredYn } from './charm-save.server.ts'
import { rsaCharm } from './rsa-charm.resource.ts'

export const charmTypes: readonly string[] = [assessmentTypes.charm]

/** CHARM 행: the server fills in what the register knows and judges exposure and hazard. (rsa.md 5.5) */
export const charmBehaviour = defineBehaviour(rsaCharm, {
  beforeSave: async (given, context, before) => {
    const target = await targetOpen(context, before?.rsaTargetNo ?? given.rsaTargetNo)
    checkHealthFacts(given, before, context, target.plantCd)
    const input = { ...given, measYn: measuredYn(given, before) }
    const { verdict, columns } = await filledCharm(context, input, before, target)
    const row = { ...input, ...columns }
    // Ventilation is the control of such a row, and illness the harm: neither is typed.
    const judged = await judgedRow(
      context,
      row,
      before,
      { entity: rsaCharm.name, rsaTypeCds: charmTypes, rowNo: before?.rsaCharmNo },
      () => ({
        ...row,
        freq: verdict.expLv,
        sev: verdict.expLv === null ? null : verdict.hazLv,
        controlTxt: row.ventCd ?? '-',
        occurTypeCd: '-',
      }),
    )
    return { ...judged, sev: verdict.hazLv }
  },
  afterSave: async (key, context, before) => {
    const row = await loadRecord(rsaCharm, context, key)
    await keepMeasure(context, rsaCharm, row.rsaCharmNo, row, before)
  },
  mayDelete: (row, context) => leaveRow(context, rsaCharm.name, row.rsaCharmNo, row.rsaTargetNo),
  mayAttach: (row, context) => whyFilesClosed(context, row),
})
