import { defineBehaviour } from '../../../core/server/entity/behaviour.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { targetRefusals } from './attend-refusals.texts.ts'
import { mayRun } from './class-people.server.ts'
import { eduClass } from './edu-class.resource.ts'
import { eduAttend, eduTarget } from './edu-target.resource.ts'

/** 수강자: written by the acts of the class. (edu.md 4) */
export const eduTargetBehaviour = defineBehaviour(eduTarget, {
  without: ['create', 'update', 'delete', 'multi'],
  mayEdit: () => targetRefusals.bySystem(),
  mayAttach: async (row, context) => {
    const held = await loadRecord(eduClass, context, row.eduClassNo!)
    return held.state === 'running' ? mayRun(held, context) : targetRefusals.signWhen()
  },
  transitions: {
    seat: { set: () => ({ exceptReason: null, waitDt: null }) },
    queue: { set: (_, { now }) => ({ exceptReason: null, waitDt: now }) },
    attend: { set: () => ({ exceptReason: null }) },
    miss: { set: (_row, _context, { reason }) => ({ exceptReason: reason }) },
    exclude: { set: (_row, _context, { reason }) => ({ exceptReason: reason }) },
  },
})

/** 출결: written by scans and by the acts of the class. */
export const eduAttendBehaviour = defineBehaviour(eduAttend, {
  without: ['create', 'update', 'delete', 'multi'],
  mayEdit: () => targetRefusals.bySystem(),
})
