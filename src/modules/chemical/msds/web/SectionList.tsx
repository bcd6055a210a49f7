import { useRef, type KeyboardEvent } from 'react'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import type { MarkedSection } from '../sheet-marks.rule.ts'
import { sheetEditorTexts } from './sheet-editor.texts.ts'

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/** The sixteen sections with what is to be looked at in each; one stop of the tab key, arrows go on. */
export function SectionList({
  sections,
  nameOf,
  current,
  onOpen,
}: {
  sections: readonly MarkedSection[]
  nameOf: (sectCd: string) => string
  current: string
  onOpen: (sectCd: string) => void
}) {
  const say = useTexts(sheetEditorTexts)
  const list = useRef<HTMLOListElement>(null)
  const go = (event: KeyboardEvent) => {
    const at = sections.findIndex(({ sectCd }) => sectCd === current)
    const step = steps[event.key]
    const next =
      event.key === 'Home' ? 0 : event.key === 'End' ? sections.length - 1 : step ? at + step : undefined
    const target = next === undefined ? undefined : sections[next]
    if (!target) return
    event.preventDefault()
    onOpen(target.sectCd)
    list.current?.querySelectorAll('button')[sections.indexOf(target)]?.focus()
  }
  return (
    <nav aria-label={say('sections')}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the buttons in it */}
      <ol className="sheet-list" ref={list} onKeyDown={go}>
        {sections.map(({ sectCd, marks }) => (
          <li key={sectCd}>
            <button
              type="button"
              aria-current={sectCd === current ? 'true' : undefined}
              tabIndex={sectCd === current ? 0 : -1}
              onClick={() => onOpen(sectCd)}
            >
              <span className="sheet-list-no">{Number(sectCd)}.</span>
              <span className="sheet-list-name">{nameOf(sectCd)}</span>
              {marks.length > 0 && (
                <span className="sheet-marks">
                  {marks.map((mark) => (
                    <span key={mark} className={`sheet-mark is-${mark}`}>
                      {say(mark)}
                    </span>
                  ))}
                </span>
              )}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
