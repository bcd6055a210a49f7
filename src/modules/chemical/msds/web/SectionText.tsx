import { useRef, type ComponentRef } from 'react'
import { CheckOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Form, Input } from 'antd'
import type { Language } from '../../../../core/shared/session.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { headingOf, headingsIn, itemsOf, lineChanges, withAllItems, withItem } from '../section-text.rule.ts'
import { sheetEditorTexts } from './sheet-editor.texts.ts'

/** Letters that a section may have, as its definition says. */
export const longestSection = 8000

/** Rows for browsers that do not fit a field to its text by themselves, from about 60 letters a row. */
const rowsFor = (contents: string): number =>
  Math.max(
    10,
    contents.split('\n').reduce((sum, line) => sum + 1 + Math.floor(line.length / 60), 1),
  )

interface SectionTextProps {
  sectCd: string
  title: string
  contents: string
  /** Of the sheet: its items are named in it. */
  language: Language
  error: string | undefined
  onChange: (contents: string) => void
}
/** The whole text of a section at its full height, and the items of 별표 4 that it has and lacks. */
export function SectionText({ sectCd, title, contents, language, error, onChange }: SectionTextProps) {
  const say = useTexts(sheetEditorTexts)
  const area = useRef<ComponentRef<typeof Input.TextArea>>(null)
  const items = itemsOf(sectCd, language)
  const known = headingsIn(sectCd, contents)
  /** Puts the cursor behind the heading; what was added below it is marked, so that typing replaces it. */
  const goTo = (id: string, text: string, marked: boolean) => {
    const at = headingsIn(sectCd, text).get(id)
    const field = area.current?.resizableTextArea?.textArea
    if (at === undefined || !field) return
    const lines = text.split('\n')
    const end = lines.slice(0, at + 1).join('\n').length
    field.focus()
    field.setSelectionRange(marked ? end + 1 : end, marked ? end + 1 + (lines[at + 1]?.length ?? 0) : end)
  }
  const take = (id: string) => {
    if (known.has(id)) return goTo(id, contents, false)
    const next = withItem(sectCd, contents, id, language)
    onChange(next)
    // The field has the new text after the next drawing.
    requestAnimationFrame(() => goTo(id, next, true))
  }
  return (
    <>
      <Form.Item validateStatus={error ? 'error' : ''} help={error}>
        <Input.TextArea
          key={sectCd}
          data-section={sectCd}
          ref={area}
          aria-label={title}
          value={contents}
          rows={rowsFor(contents)}
          count={{ show: true, max: longestSection }}
          onChange={(event) => onChange(event.target.value)}
        />
      </Form.Item>
      {items.length === 0 ? (
        <p className="label-preview-note">{say('columns')}</p>
      ) : (
        <ul className="sheet-items" aria-label={say('items')}>
          {items.map(({ id, heading }) => {
            const there = known.has(id)
            return (
              <li key={id}>
                <Button
                  size="small"
                  type={there ? 'text' : 'dashed'}
                  icon={there ? <CheckOutlined aria-hidden /> : <PlusOutlined aria-hidden />}
                  aria-label={say(there ? 'itemThere' : 'itemAdd', { item: heading })}
                  onClick={() => take(id)}
                >
                  {heading}
                </Button>
              </li>
            )
          })}
          {items.some(({ id }) => !known.has(id)) && (
            <li>
              <Button size="small" onClick={() => onChange(withAllItems(sectCd, contents, language))}>
                {say('allItems')}
              </Button>
            </li>
          )}
        </ul>
      )}
    </>
  )
}

/** A section that is only read; the names of its items stand out. */
export function SectionReading({ sectCd, contents }: { sectCd: string; contents: string }) {
  const say = useTexts(sheetEditorTexts)
  if (contents.trim() === '') return <p>{say('noText')}</p>
  return (
    <div className="sheet-text">
      {contents.split('\n').map((line, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines of a text have no other name
        <span key={at}>
          {headingOf(sectCd, line)?.id.split('.').length === 2 ? <strong>{line}</strong> : line}
          {'\n'}
        </span>
      ))}
    </div>
  )
}

const marks = { gone: '−', new: '+' } as const
/** What a section changes of the revision before, line by line. */
export function SectionChanges({ before, after }: { before: string; after: string }) {
  const say = useTexts(sheetEditorTexts)
  if (before === after) return <p className="label-preview-note">{say('same')}</p>
  return (
    <ul className="sheet-changes" aria-label={say('changes')}>
      {lineChanges(before, after).map(({ kind, line }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines of a text have no other name
        <li key={at}>
          {kind === 'same' ? (
            line
          ) : kind === 'gone' ? (
            <del aria-label={`${say('gone')}: ${line}`}>{`${marks.gone} ${line}`}</del>
          ) : (
            <ins aria-label={`${say('fresh')}: ${line}`}>{`${marks.new} ${line}`}</ins>
          )}
        </li>
      ))}
    </ul>
  )
}
