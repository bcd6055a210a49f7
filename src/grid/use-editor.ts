import { useState } from 'react'
import type { GridField, GridOption } from './columns.ts'
import type { GridTexts } from './spoken-texts.ts'
import type { CellEditing, CellTarget } from './use-cell-editing.ts'
import { EDIT_WAYS, type EditWay, editText, entriesOf, isMultiple } from './values.ts'

/** The editor that is open on one cell. */
export interface OpenEditor<Row> extends CellTarget<Row> {
  way: Extract<EditWay, 'text' | 'options' | 'tags' | 'calendar'>
  /** What the textarea holds: the text itself, the filter of the list, or the tag being typed. */
  query: string
  highlighted: number
  chosen: string[]
  notice?: string | undefined
  /** What `search` of the field found for these words. */
  found?: { words: string; options: readonly GridOption[] }
  /** Opened by typing: arrow up and down then go on to the next cell, as in Excel. */
  typed: boolean
}

export interface EditorHandle<Row> {
  open: OpenEditor<Row> | undefined
  /**
   * Opens the editor of a cell; `typed` is what stands in the textarea when the user simply began to type.
   * False when the cell has no editor.
   */
  begin: (target: CellTarget<Row>, typed?: string) => boolean
  type: (query: string) => void
  /** Keeps what was entered. `text` is the textarea's content. */
  commit: (text: string) => void
  cancel: () => void
  choose: (code: string) => void
  pick: (text: string) => void
  removeTag: (tag: string) => void
  /** Enter, Space, Backspace and arrows of the lists; returns whether the key was used up. */
  key: (key: string, text: string) => boolean
}

/** The options that contain the words: the one that is called so first, then those that begin so. */
export function matchingOptions<Row>(field: GridField<Row>, query: string): readonly GridOption[] {
  const wanted = query.trim().toLowerCase()
  const options = field.options ?? []
  if (wanted === '') return options
  const nearness = ({ code, codeNm }: GridOption): number => {
    const name = codeNm.toLowerCase()
    if (name === wanted || code.toLowerCase() === wanted || name.startsWith(`${wanted} · `)) return 0
    return name.startsWith(wanted) ? 1 : 2
  }
  return options
    .filter((option) => `${option.codeNm} ${option.code}`.toLowerCase().includes(wanted))
    .toSorted((one, other) => nearness(one) - nearness(other))
}
/** What the open list shows: what was found for the words, else what of the given options contains them. */
export const shownOptions = <Row>(open: OpenEditor<Row>, query: string): readonly GridOption[] =>
  open.found?.words === query.trim() ? open.found.options : matchingOptions(open.field, query)

/**
 * One open editor per grid. The focus stays in the grid's textarea, so that Hangul can be typed into lists
 * and tags as well.
 */
export function useEditor<Row>(
  editing: CellEditing<Row>,
  texts: GridTexts,
  setInput: (text: string) => void,
): EditorHandle<Row> {
  const [open, setOpen] = useState<OpenEditor<Row>>()

  function begin(target: CellTarget<Row>, typed?: string): boolean {
    const { row } = target
    const { optionsOf, options = [] } = target.field
    const field = optionsOf ? { ...target.field, options: optionsOf(row, options) } : target.field
    const kindWay = EDIT_WAYS[field.kind]
    if (kindWay === 'toggle' || kindWay === 'search' || kindWay === 'none') return false
    // Digits typed over a date are read as text; F2, Enter and a double click show the calendar.
    const way = kindWay === 'calendar' && typed !== undefined ? 'text' : kindWay
    const value = row[field.name]
    const chosen = isMultiple(field.kind) ? entriesOf(value) : typeof value === 'string' ? [value] : []
    const current = field.options?.findIndex((option) => option.code === chosen[0]) ?? -1
    if (typed === undefined) setInput(way === 'text' ? editText(field, value, texts) : '')
    setOpen({
      ...target,
      field,
      way,
      query: typed ?? '',
      typed: typed !== undefined,
      highlighted: typed ? 0 : Math.max(0, current),
      chosen,
    })
    if (typed !== undefined) find(field, typed)
    return true
  }

  /** What is found late belongs to the cell that asked, and only as long as the words are those that were asked for. */
  function find(field: GridField<Row>, query: string): void {
    const words = query.trim()
    if (!field.search || words === '') return
    void field.search(words).then(
      (options) =>
        setOpen((now) =>
          now?.field.name === field.name && now.query.trim() === words
            ? { ...now, found: { words, options } }
            : now,
        ),
      () => undefined,
    )
  }

  function close(): void {
    setOpen(undefined)
    setInput('')
  }

  function save(target: OpenEditor<Row>, value: unknown): void {
    editing.writeValues([{ ...target, value }])
    close()
  }

  function commit(text: string): void {
    if (!open) return
    if (open.way === 'text') {
      editing.writeTexts([{ ...open, text }])
      close()
    } else if (open.way === 'options' && isMultiple(open.field.kind))
      save(open, inOptionOrder(open.field, open.chosen))
    else if (open.way === 'tags') {
      const tag = text.trim()
      save(open, tag === '' || open.chosen.includes(tag) ? open.chosen : [...open.chosen, tag])
    } else close()
  }

  function choose(code: string): void {
    if (!open) return
    if (!isMultiple(open.field.kind)) return save(open, code)
    const chosen = open.chosen.includes(code)
      ? open.chosen.filter((entry) => entry !== code)
      : [...open.chosen, code]
    setOpen({ ...open, chosen, query: '' })
    setInput('')
  }

  function optionKey(editor: OpenEditor<Row>, key: string, text: string): boolean {
    const options = shownOptions(editor, text)
    const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
    if (step !== 0) {
      setOpen({
        ...editor,
        highlighted: Math.max(0, Math.min(options.length - 1, editor.highlighted + step)),
      })
      return true
    }
    const option = options[editor.highlighted]
    const multiple = isMultiple(editor.field.kind)
    const picks = multiple
      ? (key === ' ' && text.trim() === '') || (key === 'Enter' && text.trim() !== '')
      : key === 'Enter' || key === 'Tab'
    if (!picks || !option) return false
    choose(option.code)
    // A single choice closes the list; Tab goes on to the next cell.
    return multiple
  }

  function tagKey(editor: OpenEditor<Row>, key: string, text: string): boolean {
    if (key === 'Backspace' && text === '') {
      setOpen({ ...editor, chosen: editor.chosen.slice(0, -1), notice: undefined })
      return true
    }
    const tag = text.trim()
    if ((key !== 'Enter' && key !== ',') || tag === '') return false
    if (editor.chosen.includes(tag)) setOpen({ ...editor, notice: texts.duplicateTag })
    else {
      setOpen({ ...editor, chosen: [...editor.chosen, tag], query: '', notice: undefined })
      setInput('')
    }
    return true
  }

  return {
    open,
    begin,
    commit,
    choose,
    cancel: close,
    type: (query) => {
      if (!open) return
      setOpen({ ...open, query, highlighted: 0, notice: undefined })
      find(open.field, query)
    },
    pick: (text) => {
      if (open) editing.writeTexts([{ ...open, text }])
      close()
    },
    removeTag: (tag) => open && setOpen({ ...open, chosen: open.chosen.filter((entry) => entry !== tag) }),
    key: (key, text) => {
      if (open?.way === 'options') return optionKey(open, key, text)
      return open?.way === 'tags' ? tagKey(open, key, text) : false
    },
  }
}

function inOptionOrder<Row>(field: GridField<Row>, codes: readonly string[]): string[] {
  const known = (field.options ?? []).map((option) => option.code).filter((code) => codes.includes(code))
  return [...known, ...codes.filter((code) => !known.includes(code))]
}
