import { defineBehaviour } from '../../core/server/entity/behaviour.ts'
import { badField } from '../../core/server/http/errors.ts'
import { holiday } from './holiday.resource.ts'

/** What has been calculated with a day that is over stays right only when the day stays what it was. */
export const pastHoliday =
  '지난 날의 공휴일은 바꾸거나 삭제할 수 없습니다. 이미 그 날을 기준으로 기한을 계산하였습니다.'

export const holidayBehaviour = defineBehaviour(holiday, {
  beforeSave: (input, { now }, before) => {
    const today = now.slice(0, 10)
    if (before && before.ymd <= today && input.ymd !== before.ymd) throw badField('ymd', pastHoliday)
    return input
  },
  mayDelete: (row, { now }) => (row.ymd <= now.slice(0, 10) ? pastHoliday : undefined),
})
