import dayjs from 'dayjs'
import { momentOf } from './dates.ts'

/**
 * “Now” and “today” of the kit's calendars are those of Seoul, wherever the browser stands: `getNow` of
 * `@rc-component/picker` asks a method `tz` of dayjs, without an argument, for the present wall time. Every
 * file that draws a calendar imports this one.
 */
dayjs.extend((_options, { prototype }) => {
  Object.assign(prototype, { tz: () => dayjs(momentOf(new Date()).slice(0, 19)) })
})
