import { describe, expect, test } from 'vitest'
import type { AnyResource, Transition } from '../../core/shared/resource.ts'
import { safConst } from './construction/saf-const.resource.ts'
import { safCost, safCostUse } from './construction/safety-cost.resource.ts'
import { safHealthPlan } from './construction/safety-health-plan.resource.ts'
import { safLoto } from './loto/loto.resource.ts'
import { workOrder } from './work-order/work-order.resource.ts'

/**
 * Every state × action of ptw section 4 beside the permit's, which has a table of its own: one mark per state
 * in the order of the definition, o where the action is possible, and where it leads.
 */
const tables: [AnyResource, Record<string, [marks: string, to: string]>][] = [
  [
    workOrder,
    {
      request: ['o..o.....', 'requested'],
      accept: ['.o.......', 'accepted'],
      reject: ['.o.......', 'returned'],
      correct: ['.oo.oo...', 'draft'],
      assess: ['..o......', 'assessing'],
      proceed: ['....o....', 'inProgress'],
      complete: ['.....o...', 'completed'],
      close: ['......o..', 'closed'],
      cancel: ['ooooo....', 'cancelled'],
    },
  ],
  [
    safLoto,
    {
      startIsolation: ['o......', 'isolating'],
      confirmIsolation: ['.o.....', 'isolated'],
      use: ['..o....', 'inUse'],
      liftForTest: ['..oo...', 'isolating'],
      requestRelease: ['..oo...', 'releaseRequested'],
      release: ['....o..', 'released'],
      cancel: ['oo.....', 'cancelled'],
    },
  ],
  [
    safConst,
    {
      review: ['o.....', 'reviewing'],
      start: ['.o....', 'inProgress'],
      suspend: ['..o...', 'suspended'],
      resume: ['...o..', 'inProgress'],
      complete: ['..o...', 'completed'],
      terminate: ['oooo..', 'terminated'],
    },
  ],
  [
    safHealthPlan,
    {
      submit: ['o.o....', 'submitted'],
      accept: ['.o.....', 'reviewing'],
      supplement: ['.o.o...', 'supplement'],
      propose: ['...o...', 'pending'],
      approve: ['....o..', 'approved'],
      return: ['...oo..', 'reviewing'],
      supersede: ['.....o.', 'superseded'],
    },
  ],
  [
    safCost,
    {
      propose: ['o.o.', 'pending'],
      approve: ['.o..', 'approved'],
      return: ['.oo.', 'supplement'],
      revise: ['...o', 'supplement'],
    },
  ],
  [safCostUse, { confirm: ['o..', 'confirmed'], reject: ['o..', 'rejected'], resubmit: ['..o', 'entered'] }],
]

describe.each(tables.map(([resource, expected]) => ({ name: resource.name, resource, expected })))(
  '$name',
  ({ resource, expected }) => {
    const states = Object.keys(resource.states as object)
    const transitions = resource.transitions as Record<string, Transition<string>>
    test('a record goes these ways and no other', () => {
      const found = Object.entries(transitions).map(([action, { from, to }]) => [
        action,
        [states.map((state) => (from.includes(state) ? 'o' : '.')).join(''), to],
      ])
      expect(Object.fromEntries(found)).toEqual(expected)
    })
  },
)
