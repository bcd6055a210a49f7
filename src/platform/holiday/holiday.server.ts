import { defineBehaviour } from '../../core/server/entity/behaviour.ts'
import { badField } from '../../core/server/http/errors.ts'
import { holiday } from './holiday.resource.ts'
import { holidaySays } from './holiday.texts.ts'

/** A past holiday cannot be changed, because due days were calculated with it. */
export const pastHoliday = holidaySays.past()

export const holidayBehaviour = defineBehaviour(holiday, {
  beforeSave: (input, { today }, before) => {
    if (before && before.ymd <= today && input.ymd !== before.ymd) throw badField('ymd', pastHoliday)
    return input
  },
  mayDelete: (row, { today }) => (row.ymd <= today ? pastHoliday : undefined),
})
