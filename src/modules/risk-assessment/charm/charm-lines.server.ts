import { copyRowsOf } from '../hazard/copy-rows.server.ts'
import type { Behaviour } from '../../../core/server/entity/behaviour.ts'
import { riskLines, targetLines } from '../plan/target-lines.server.ts'
import { rsaCharm } from './rsa-charm.resource.ts'
import { charmBehaviour, charmTypes } from './rsa-charm.server.ts'

/** What last year's rows begin with; illnesses and measured values are said anew by health staff. */
const copied = ['taskTxt', 'chemNo', 'prodNo', 'compNo', 'substanceTxt', 'useTemp', 'dustLvCd']

/** How plans and measures read the rows of CHARM. */
export function connectCharm(): void {
  targetLines(
    riskLines(rsaCharm, {
      rsaTypeCds: charmTypes,
      hazardSql: `left(concat_ws(' / ', t."substanceTxt", t."taskTxt"), 1000)`,
      copyRows: copyRowsOf(charmBehaviour as Behaviour, copied, 'prevCharmNo'),
    }),
  )
}
