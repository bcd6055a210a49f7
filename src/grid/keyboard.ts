import type { Step } from './ranges.ts'

/** The command of a key while no cell is edited. */
export type Command =
  | { do: 'move'; step: Step; extend: boolean }
  | { do: 'tab'; back: boolean }
  | { do: 'open' }
  | { do: 'edit' }
  | { do: 'clear' }
  | { do: 'selectAll' }
  | { do: 'undo' }
  | { do: 'redo' }
  | { do: 'fillDown' }
  | { do: 'find' }
  | { do: 'insert' }
  | { do: 'toggle' }
  | { do: 'check' }
  | { do: 'leave' }

export interface Key {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  shiftKey: boolean
  altKey: boolean
}

const STEPS: Record<string, Step> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  Home: 'home',
  End: 'end',
  PageUp: 'pageUp',
  PageDown: 'pageDown',
}
const CONTROL_STEPS: Record<string, Step> = { Home: 'top', End: 'bottom' }

/** The command of a key, or undefined when the key is left to the browser (typing, copying, pasting). */
export function commandOf(event: Key): Command | undefined {
  const control = event.ctrlKey || event.metaKey
  const step = (control ? CONTROL_STEPS[event.key] : undefined) ?? STEPS[event.key]
  if (step && !event.altKey) return { do: 'move', step, extend: event.shiftKey }
  if (control) return controlCommand(event)
  if (event.altKey) return undefined
  if (event.key === ' ') return event.shiftKey ? { do: 'check' } : { do: 'toggle' }
  return PLAIN[event.key]?.(event)
}

const PLAIN: Record<string, (event: Key) => Command> = {
  Tab: (event) => ({ do: 'tab', back: event.shiftKey }),
  Enter: () => ({ do: 'open' }),
  F2: () => ({ do: 'edit' }),
  Delete: () => ({ do: 'clear' }),
  Backspace: () => ({ do: 'clear' }),
  Escape: () => ({ do: 'leave' }),
  Insert: () => ({ do: 'insert' }),
}

function controlCommand(event: Key): Command | undefined {
  const letter = event.key.toLowerCase()
  if (letter === 'a') return { do: 'selectAll' }
  if (letter === 'z') return { do: event.shiftKey ? 'redo' : 'undo' }
  if (letter === 'd') return { do: 'fillDown' }
  if (letter === 'f') return { do: 'find' }
  return letter === 'y' ? { do: 'redo' } : undefined
}
