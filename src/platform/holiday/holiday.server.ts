import { defineBehaviour } from '../../core/server/entity/behaviour.ts'
import { badField } from '../../core/server/http/errors.ts'
import { holiday } from './holiday.resource.ts'
import { holidaySays } from './holiday.texts.ts'

/** What has been calculated with a day that is over stays right only when the day stays what it was. */
export const pastHoliday = holidaySays.past()

export const holidayBehaviour = defineBehaviour(holiday, {
  beforeSave: (input, { today }, before) => {
    if (before && before.ymd <= today && input.ymd !== before.ymd) throw badField('ymd', pastHoliday)
    return input
  },
  mayDelete: (row, { today }) => (row.ymd <= today ? pastHoliday : undefined),
})
