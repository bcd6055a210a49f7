import type { ClipboardEvent, KeyboardEvent, RefObject } from 'react'
import { optionId } from './EditorPopup.tsx'
import type { GridActions } from './use-grid-actions.ts'
import type { EditorHandle } from './use-editor.ts'
import type { Point } from './ranges.ts'
import { alignOf } from './columns.ts'
import type { GridTexts } from './spoken-texts.ts'
import { numberCharacters } from '../core/shared/number-format.ts'
import { displayText, isNumeric } from './values.ts'

interface CellInputProps<Row> {
  inputRef: RefObject<HTMLTextAreaElement | null>
  editor: EditorHandle<Row>
  actions: GridActions<Row>
  active: Point | undefined
  label: string
  texts: GridTexts
  listId: string
  /** True while the menu copies the range with its heads. */
  withHeads: RefObject<boolean>
  /** Why the value of the active cell is refused. */
  fault: string | undefined
  onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void
  onEnter: () => void
}

/**
 * The one element of the grid that holds the focus. It lies invisibly over the active cell, so that the first
 * Hangul key already begins its composition in it; it becomes the visible editor without being replaced,
 * because replacing it would end the composition.
 */
export function CellInput<Row>({
  inputRef,
  editor,
  actions,
  active,
  label,
  texts,
  listId,
  fault,
  withHeads,
  onKeyDown,
  onEnter,
}: CellInputProps<Row>) {
  const { open } = editor
  const multiline = open?.way === 'text' && open.field.kind === 'textarea'

  function beginTyping(typed: string): void {
    const target = open ? undefined : actions.editable(active)
    if (target) editor.begin(target, typed)
  }

  function copy(event: ClipboardEvent): boolean {
    if (open || !active) return false
    event.preventDefault()
    event.clipboardData.setData('text/plain', actions.copied(withHeads.current))
    return true
  }

  return (
    <div className="grid-place">
      <textarea
        ref={inputRef}
        rows={1}
        spellCheck={false}
        autoComplete="off"
        className={`grid-input${open && open.way !== 'calendar' ? ' is-open' : ''}${multiline ? ' is-multiline' : ''}${open ? ` is-${alignOf(open.field)}` : ''}`}
        // A list is searched by typing; until then the cell goes on showing what it holds.
        placeholder={
          open?.way === 'options' ? displayText(open.field, open.row[open.field.name], texts) : undefined
        }
        aria-label={label}
        aria-controls={open?.way === 'options' ? listId : undefined}
        aria-activedescendant={open?.way === 'options' ? optionId(listId, open.highlighted) : undefined}
        inputMode={open && isNumeric(open.field.kind) ? 'decimal' : undefined}
        maxLength={
          open?.way === 'text' ? (isNumeric(open.field.kind) ? open.field.length : open.field.max) : undefined
        }
        onKeyDown={onKeyDown}
        onFocus={onEnter}
        onCompositionStart={() => beginTyping('')}
        onCompositionEnd={(event) => {
          const typed = event.currentTarget.value
          cleanInput(event.currentTarget)
          // Letters over a number: the cell keeps what it holds.
          if (open?.typed && isNumeric(open.field.kind) && typed !== '' && event.currentTarget.value === '')
            editor.cancel()
        }}
        onInput={(event) => {
          const composing = event.nativeEvent.isComposing
          if (!open) {
            if (!composing && isNoNumber(event.currentTarget.value)) event.currentTarget.value = ''
            else beginTyping(event.currentTarget.value)
          } else if (open.way !== 'text') editor.type(event.currentTarget.value)
          // Touching the value in the middle of a composition would break the syllable.
          if (!composing) cleanInput(event.currentTarget)
        }}
        onCopy={copy}
        onCut={(event) => {
          if (copy(event)) actions.clear()
        }}
        onPaste={(event) => {
          if (open || !active) return
          event.preventDefault()
          actions.paste(event.clipboardData.getData('text/plain'))
        }}
        onBlur={(event) => {
          // Another window came in front: the edit goes on when the user returns.
          if (document.activeElement === event.currentTarget) return
          if (open && open.way !== 'calendar') editor.commit(event.currentTarget.value)
        }}
      />
      {fault !== undefined && !open && (
        <span className="grid-fault" role="status">
          {fault}
        </span>
      )}
    </div>
  )

  /** Letters over a number open no editor, which would empty the cell. */
  function isNoNumber(typed: string): boolean {
    const target = actions.editable(active)
    return target !== undefined && isNumeric(target.field.kind) && numberCharacters(typed) === ''
  }
  function cleanInput(element: HTMLTextAreaElement): void {
    const target = open ?? actions.editable(active)
    if (!target || (!open && !canType(target.field.kind))) element.value = ''
    else if (isNumeric(target.field.kind)) element.value = numberCharacters(element.value)
  }
}

function canType(kind: string): boolean {
  return !['switch', 'checkbox', 'singlecheckbox', 'usersearch', 'custom'].includes(kind)
}
