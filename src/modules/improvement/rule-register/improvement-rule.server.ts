import { defineBehaviour } from '../../../core/server/entity/behaviour.ts'
import { badField } from '../../../core/server/http/errors.ts'
import { grades } from '../rules/grade.rule.ts'
import { improvementRule } from './improvement-rule.resource.ts'
import { gradeRefusals } from '../rules/grade.texts.ts'

const hours = { U: 'urgentHour', H: 'highHour', M: 'mediumHour', L: 'lowHour' } as const
/** The more urgent, the sooner. */
export const ruleBehaviour = defineBehaviour(improvementRule, {
  without: ['multi'],
  beforeSave: (input) => {
    for (const [index, grade] of grades.entries()) {
      const next = grades[index + 1]
      if (next && input[hours[grade]] > input[hours[next]])
        throw badField(hours[next], gradeRefusals.longerDue())
    }
    const yn = (value: 'Y' | 'N' | null | undefined, otherwise: 'Y' | 'N') => value ?? otherwise
    return {
      ...input,
      photoRqrdYn: yn(input.photoRqrdYn, 'N'),
      vendorYn: yn(input.vendorYn, 'Y'),
      holidayPullYn: yn(input.holidayPullYn, 'N'),
      confirmNeededYn: yn(input.confirmNeededYn, 'N'),
      useYn: yn(input.useYn, 'Y'),
    }
  },
})
