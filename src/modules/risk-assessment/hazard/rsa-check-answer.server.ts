import { defineBehaviour } from '../../../core/server/entity/behaviour.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { assessmentTypes } from '../risk-codes.rule.ts'
import { levelOfAnswer } from './hazard.rule.ts'
import { whyFilesClosed } from './row-files.server.ts'
import { keepMeasure } from './row-measure.server.ts'
import { judgedRow, leaveRow } from './row-save.server.ts'
import { rsaCheckAnswer } from './rsa-check-answer.resource.ts'

export const checklistTypes: readonly string[] = [assessmentTypes.checklist]

/** 체크리스트 답. */
export const checkAnswerBehaviour = defineBehaviour(rsaCheckAnswer, {
  beforeSave: (input, context, before) =>
    judgedRow(
      context,
      input,
      before,
      { entity: rsaCheckAnswer.name, rsaTypeCds: checklistTypes, rowNo: before?.rsaCheckAnswerNo },
      // The answer is the level; whatever was sent as one does not count.
      (matrix) => ({ freq: null, sev: levelOfAnswer(matrix, input.okCd) }),
    ),
  afterSave: async (key, context, before) => {
    const row = await loadRecord(rsaCheckAnswer, context, key)
    await keepMeasure(context, rsaCheckAnswer, row.rsaCheckAnswerNo, row, before)
  },
  mayDelete: (row, context) => leaveRow(context, rsaCheckAnswer.name, row.rsaCheckAnswerNo, row.rsaTargetNo),
  mayAttach: (row, context) => whyFilesClosed(context, row),
})
