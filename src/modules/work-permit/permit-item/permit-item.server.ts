import { same } from '../../../core/server/entity/audit.ts'
import { defineBehaviour } from '../../../core/server/entity/behaviour.ts'
import { isSystem } from '../../../core/server/entity/context.ts'
import { badField, forbidden } from '../../../core/server/http/errors.ts'
import { mayUse, type Session } from '../../../core/server/http/session.ts'
import { staleOf } from '../../../core/shared/words.ts'
import { permitItem, permitItemMenu } from './permit-item.resource.ts'
import { itemRefusals } from './permit-item.texts.ts'

const keeperOnly = itemRefusals.keeperOnly()
const mayKeep = (session: Session): boolean => isSystem(session) || mayUse(session, [permitItemMenu], 'write')
/**
 * What a checked item says: changed, it is a new version. Permits keep the sentence that they were checked
 * with.
 */
const said = [
  'permitTypeCd',
  'supplCd',
  'stageCd',
  'itemNm',
  'itemNmEn',
  'itemNmZh',
  'itemNmEs',
  'basisTxt',
  'basisTxtEn',
  'basisTxtZh',
  'basisTxtEs',
  'photoYn',
  'killYn',
] as const

/**
 * The master of check items: every change of what is said counts the version up, and holds from the day of
 * the change on.
 */
export const permitItemBehaviour = defineBehaviour(permitItem, {
  mayEdit: (_, { session }) => (mayKeep(session) ? undefined : keeperOnly),
  mayDelete: async ({ permitItemNo }, { session, sql }) => {
    if (!mayKeep(session)) return keeperOnly
    return (await sql.maybe('select 1 from "permitCheck" where "permitItemNo" = $1 limit 1', [permitItemNo]))
      ? itemRefusals.inUse()
      : undefined
  },
  beforeSave: (input, { session, today }, before) => {
    if (!mayKeep(session)) throw forbidden(keeperOnly)
    if (!before) return input
    const [stale] = staleOf(input, before, ['itemNm', 'basisTxt'])
    if (stale) throw badField(stale, itemRefusals.translateAgain())
    const changed = said.some((name) => name in input && !same(input[name] ?? null, before[name]))
    return changed
      ? { ...input, verNo: before.verNo + 1, effectYmd: today }
      : { ...input, verNo: before.verNo }
  },
})
