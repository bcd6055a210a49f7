import { expect, test } from 'vitest'
import { badgeNumber, pinProblem, pinLength } from './kiosk.rule.ts'
import { pinMessages } from './kiosk.texts.ts'

test.each(['482615', '907341', '112358'])('%s is a PIN', (pin) =>
  expect(pinProblem(pin, pin)).toBeUndefined(),
)
test.each(['', '1234', '12345a', '1234567', '４８２６１５'])('%j has another form', (pin) =>
  expect(pinProblem(pin, pin)).toEqual(pinMessages.form({ pinLength })),
)
test.each(['111111', '123456', '654321', '890123', '121212', '123123'])('%s is guessed first', (pin) =>
  expect(pinProblem(pin, pin)).toEqual(pinMessages.simple()),
)
test('the repeated PIN must be the same', () =>
  expect(pinProblem('482615', '482616')).toEqual(pinMessages.repeat()))
test('a scanner writes a line end, a person small letters', () =>
  expect(badgeNumber(' b-100 001\n')).toBe('B-100001'))
