import { expect, it } from 'vitest'
import { hoursText } from './hours-text.rule.ts'

it('the text says minutes below an hour, whole hours alone, and hours with the minutes left', () => {
  expect([45, 120, 338].map((minutes) => String(hoursText(minutes)))).toEqual(['45분', '2시간', '5시간 38분'])
})
