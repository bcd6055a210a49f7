import type { Behaviour } from '../../../core/server/entity/behaviour.ts'
import { riskLines, targetLines } from '../plan/target-lines.server.ts'
import { jsaConfirmed, jsaLacks } from '../jsa/jsa.server.ts'
import { copyRowsOf } from './copy-rows.server.ts'
import { checkAnswerBehaviour, checklistTypes } from './rsa-check-answer.server.ts'
import { rsaCheckAnswer } from './rsa-check-answer.resource.ts'
import { hazardBehaviour, hazardTypes } from './rsa-hazard.server.ts'
import { rsaHazard } from './rsa-hazard.resource.ts'

const copiedHazard = [
  'stepNo',
  'stepTxt',
  'hazardKindCd',
  'rsaHazardClassNo',
  'hazardTxt',
  'occurTypeCd',
  'victimTxt',
  'lawTxt',
  'controlTxt',
]
const copiedAnswer = ['sectionTxt', 'itemTxt', 'lawTxt', 'controlTxt']

/** Tells plans and measures how the rows of these methods are read, written and begun. */
export function tellHazardLines(): void {
  targetLines({
    ...riskLines(rsaHazard, {
      rsaTypeCds: hazardTypes,
      hazardSql: 't."hazardTxt"',
      stepNoSql: 't."stepNo"::float8',
      stepSql: 't."stepTxt"',
      controlSql: 't."controlTxt"',
      hazardTypeSql:
        '(select c."hazardTypeCd" from "rsaHazardClass" c where c."rsaHazardClassNo" = t."rsaHazardClassNo")',
      copyRows: copyRowsOf(hazardBehaviour as Behaviour, copiedHazard, 'prevHazardNo'),
      confirmed: jsaConfirmed,
    }),
    reviewReasons: jsaLacks,
  })
  targetLines(
    riskLines(rsaCheckAnswer, {
      rsaTypeCds: checklistTypes,
      hazardSql: `coalesce(t."hazardTxt", t."itemTxt")`,
      stepSql: 't."sectionTxt"',
      controlSql: 't."controlTxt"',
      // A question that does not apply is answered, and is no risk.
      counts: `t."okCd" is distinct from 'none'`,
      copyRows: copyRowsOf(checkAnswerBehaviour as Behaviour, copiedAnswer, 'prevAnswerNo'),
    }),
  )
}
