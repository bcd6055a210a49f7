import { expect, test } from 'vitest'
import { commandOf } from './keyboard.ts'

const pressed = (key: string, modifiers: { ctrlKey?: boolean; shiftKey?: boolean; altKey?: boolean } = {}) =>
  commandOf({ key, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...modifiers })

test('the arrow keys move the selection, and with Shift they extend it', () => {
  expect(pressed('ArrowDown')).toEqual({ do: 'move', step: 'down', extend: false })
  expect(pressed('End', { ctrlKey: true, shiftKey: true })).toEqual({
    do: 'move',
    step: 'bottom',
    extend: true,
  })
  expect(pressed('Home')).toEqual({ do: 'move', step: 'home', extend: false })
})

test('the shortcut keys run the commands of the grid', () => {
  expect(pressed('F2')).toEqual({ do: 'edit' })
  expect(pressed('z', { ctrlKey: true })).toEqual({ do: 'undo' })
  expect(pressed('Z', { ctrlKey: true, shiftKey: true })).toEqual({ do: 'redo' })
  expect(pressed('Tab', { shiftKey: true })).toEqual({ do: 'tab', back: true })
  expect(pressed(' ')).toEqual({ do: 'toggle' })
})

test('typing, copying and the shortcuts of the browser are left alone', () => {
  expect(pressed('ㅎ')).toBeUndefined()
  expect(pressed('a')).toBeUndefined()
  expect(pressed('c', { ctrlKey: true })).toBeUndefined()
  expect(pressed('ArrowLeft', { altKey: true })).toBeUndefined()
})
