import { defineBehaviour } from '../../../core/server/entity/behaviour.ts'
import { badField, refused } from '../../../core/server/http/errors.ts'
import { lockMaster, lockStates } from './lock.resource.ts'

const hanging = '사용중인 자물쇠입니다. 걸려 있는 격리지점에서 먼저 해제하세요.'
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
      throw badField('statCd', '사용 상태는 격리지점에 잠글 때 자동으로 정해집니다.')
    return input
  },
})
