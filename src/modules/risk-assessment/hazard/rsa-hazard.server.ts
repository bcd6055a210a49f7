import { defineBehaviour } from '../../../core/server/entity/behaviour.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { assessmentTypes } from '../risk-codes.rule.ts'
import { whyFilesClosed } from './row-files.server.ts'
import { keepMeasure } from './row-measure.server.ts'
import { judgedRow, leaveRow } from './row-save.server.ts'
import { rsaHazard } from './rsa-hazard.resource.ts'

const { kras, level3, onePoint, jsa } = assessmentTypes
/** Methods whose rows are kept here. */
export const hazardTypes: readonly string[] = [kras, level3, onePoint, jsa]

/** 유해·위험요인. */
export const hazardBehaviour = defineBehaviour(rsaHazard, {
  beforeSave: (input, context, before) =>
    judgedRow(context, input, before, {
      entity: rsaHazard.name,
      rsaTypeCds: hazardTypes,
      rowNo: before?.rsaHazardNo,
    }),
  afterSave: async (key, context, before) => {
    const row = await loadRecord(rsaHazard, context, key)
    await keepMeasure(context, rsaHazard, row.rsaHazardNo, row, before)
  },
  mayDelete: (row, context) => leaveRow(context, rsaHazard.name, row.rsaHazardNo, row.rsaTargetNo),
  mayAttach: (row, context) => whyFilesClosed(context, row),
})
