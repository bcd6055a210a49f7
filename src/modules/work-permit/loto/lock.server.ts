import { defineBehaviour } from '../../../core/server/entity/behaviour.ts'
import { badField, refused } from '../../../core/server/http/errors.ts'
import { lockMaster, lockStates } from './lock.resource.ts'
import { lotoRefusals } from './loto-refusals.texts.ts'

const hanging = lotoRefusals.hangingLock()
/** Locks: whether one hangs somewhere is said by the lockout alone. */
export const lockBehaviour = defineBehaviour(lockMaster, {
  mayDelete: (lock) => (lock.statCd === lockStates.inUse ? hanging : undefined),
  beforeSave: (input, _context, before) => {
    if (
      before?.statCd === lockStates.inUse &&
      (input.statCd !== before.statCd || input.plantCd !== before.plantCd)
    )
      throw refused([{ guard: 'lock', message: hanging }])
    if (input.statCd === lockStates.inUse && before?.statCd !== lockStates.inUse)
      throw badField('statCd', lotoRefusals.lockStateItself())
    return input
  },
})
